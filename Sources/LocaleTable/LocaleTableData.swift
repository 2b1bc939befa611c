// Made by Tests/Locales/locale-table from Foundation's data of CLDR. Do not edit.

/// How numbers and dates are written, a locale a line.
enum LocaleTableData {
  static let text: StaticString = #"""
    scripts	Adlm	Arab	Aran	Beng	Cyrl	Deva	Guru	Hans	Hant	Latn	Mtei	Olck	Orya	Rjng	Rohg	Telu	Tfng	Vaii
    regions	0011	0021	0031	0051	0091	0111	0131	0141	0151	0171	0181	0191	0211	0291	0301	0341	0351	0391	0531	0541	0571	0611	1421	1431	1451	1501	1511	1541	1551	2021	4191	AC1	AD1	AE1	AF6	AG0	AI1	AL1	AM1	AO1	AQ1	AR1	AS0	AT1	AU1	AW1	AX1	AZ1	BA1	BB1	BD0	BE1	BF1	BG1	BH6	BI1	BJ1	BL1	BM1	BN1	BO1	BQ1	BR0	BS0	BT0	BV1	BW0	BY1	BZ0	CA0	CC1	CD1	CF1	CG1	CH1	CI1	CK1	CL1	CM1	CN0	CO0	CP1	CQ1	CR1	CU1	CV1	CW1	CX1	CY1	CZ1	DE1	DG1	DJ6	DK1	DM0	DO0	DZ1	EA1	EC1	EE1	EG6	EH1	ER1	ES1	ET0	EU1	EZ1	FI1	FJ1	FK1	FM1	FO1	FR1	GA1	GB1	GD1	GE1	GF1	GG1	GH1	GI1	GL1	GM1	GN1	GP1	GQ1	GR1	GS1	GT0	GU0	GW1	GY1	HK0	HM1	HN0	HR1	HT1	HU1	IC1	ID0	IE1	IL0	IM1	IN0	IO1	IQ6	IR6	IS1	IT1	JE1	JM0	JO0	JP0	KE0	KG1	KH0	KI1	KM1	KN1	KP1	KR0	KW6	KY1	KZ1	LA0	LB1	LC1	LI1	LK1	LR1	LS1	LT1	LU1	LV1	LY6	MA1	MC1	MD1	ME1	MF1	MG1	MH0	MK1	ML1	MM0	MN1	MO0	MP1	MQ1	MR1	MS1	MT0	MU1	MV5	MW1	MX0	MY1	MZ0	NA1	NC1	NE1	NF1	NG1	NI0	NL1	NO1	NP0	NR1	NU1	NZ1	OM6	PA0	PE0	PF1	PG1	PH0	PK0	PL1	PM1	PN1	PR0	PS1	PT0	PW1	PY0	QA6	QO1	RE1	RO1	RS1	RU1	RW1	SA0	SB1	SC1	SD6	SE1	SG0	SH1	SI1	SJ1	SK1	SL1	SM1	SN1	SO1	SR1	SS1	ST1	SV0	SX1	SY6	SZ1	TA1	TC1	TD1	TF1	TG1	TH0	TJ1	TK1	TL1	TM1	TN1	TO1	TR1	TT0	TV1	TW0	TZ1	UA1	UG1	UM0	UN1	US0	UY1	UZ1	VA1	VC1	VE0	VG1	VI0	VN1	VU1	WF1	WS0	XK1	YE0	YT1	ZA0	ZM1	ZW0
    af	en_US	d,	g 	oymd	s-	MJanuarie;Februarie;Maart;April;Mei;Junie;Julie;Augustus;September;Oktober;November;Desember	NJan.;Feb.;Mrt.;Apr.;Mei;Jun.;Jul.;Aug.;Sep.;Okt.;Nov.;Des.	WSondag;Maandag;Dinsdag;Woensdag;Donderdag;Vrydag;Saterdag	VSo.;Ma.;Di.;Wo.;Do.;Vr.;Sa.	$CAD;JPYJP¥;MXN;PHP;THB฿;USD;ZARR
    agq	en_US	d,	g 	C#¤;-#¤	odmy	Mndzɔ̀ŋɔ̀nùm;ndzɔ̀ŋɔ̀kƗ̀zùʔ;ndzɔ̀ŋɔ̀tƗ̀dʉ̀ghà;ndzɔ̀ŋɔ̀tǎafʉ̄ghā;ndzɔ̀ŋèsèe;ndzɔ̀ŋɔ̀nzùghò;ndzɔ̀ŋɔ̀dùmlo;ndzɔ̀ŋɔ̀kwîfɔ̀e;ndzɔ̀ŋɔ̀tƗ̀fʉ̀ghàdzughù;ndzɔ̀ŋɔ̀ghǔuwelɔ̀m;ndzɔ̀ŋɔ̀chwaʔàkaa wo;ndzɔ̀ŋèfwòo	Nnùm;kɨz;tɨd;taa;see;nzu;dum;fɔe;dzu;lɔm;kaa;fwo	Wtsuʔntsɨ;tsuʔukpà;tsuʔughɔe;tsuʔutɔ̀mlò;tsuʔumè;tsuʔughɨ̂m;tsuʔndzɨkɔʔɔ	Vnts;kpa;ghɔ;tɔm;ume;ghɨ;dzk	f1	$JPYJP¥;USDUS$
    ain	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    ak	en_US	oymd	MƆpɛpɔn;Ɔgyefoɔ;Ɔbɛnem;Oforisuo;Kɔtɔnimma;Ayɛwohomumu;Kutawonsa;Ɔsanaa;Ɛbɔ;Ahinime;Obubuo;Ɔpɛnimma	NƆpɛpɔn;Ɔgyefoɔ;Ɔbɛnem;Oforisuo;Kɔtɔnimma;Ayɛwohomumu;Kutawonsa;Ɔsanaa;Ɛbɔ;Ahinime;Obubuo;Ɔpɛnimma	WKwasiada;Dwoada;Benada;Wukuada;Yawoada;Fiada;Memeneda	VKwe;Dwo;Ben;Wuk;Yaw;Fia;Mem	f1	$GHSGH₵;IQDIrak dinaa;JPYJP¥;USDUS$;XOFAAS
    am	en_US	odmy	Mጃንዋሪ;ፌብሩዋሪ;ማርች;ኤፕሪል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክቶበር;ኖቬምበር;ዲሴምበር	Nጃን;ፌብ;ማርች;ኤፕሪ;ሜይ;ጁን;ጁላይ;ኦገስ;ሴፕቴ;ኦክቶ;ኖቬም;ዲሴም	Wእሑድ;ሰኞ;ማክሰኞ;ረቡዕ;ሐሙስ;ዓርብ;ቅዳሜ	Vእሑድ;ሰኞ;ማክሰ;ረቡዕ;ሐሙስ;ዓርብ;ቅዳሜ	$AUDAU$;ETBብር;JPYJP¥;PHP;THB฿;USDUS$
    apw	en_US	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥
    ar	en_US	C# ¤;-# ¤	odmy	Mيناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر	Nيناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر	Wالأحد;الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت	Vأحد;اثنين;ثلاثاء;أربعاء;خميس;جمعة;سبت	f6	$AEDد.إ.;AUDAU$;BHDد.ب.;DZDد.ج.;EGPج.م.;GBPUK£;IQDد.ع.;IRRر.إ.;JODد.أ.;JPYJP¥;KWDد.ك.;LBPل.ل.;LYDد.ل.;MADد.م.;MRUأ.م.;OMRر.ع.;PHP;QARر.ق.;SARر.س.;SDGج.س.;SYPل.س.;THB฿;TNDد.ت.;USDUS$;YERر.ي.
    arn	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    as	en_US	n3,2,1	z০	C¤ #;-¤ #	odmy	s-	Mজানুৱাৰী;ফেব্ৰুৱাৰী;মাৰ্চ;এপ্ৰিল;মে’;জুন;জুলাই;আগষ্ট;ছেপ্তেম্বৰ;অক্টোবৰ;নৱেম্বৰ;ডিচেম্বৰ	Nজানু;ফেব্ৰু;মাৰ্চ;এপ্ৰিল;মে’;জুন;জুলাই;আগ;ছেপ্তে;অক্টো;নৱে;ডিচে	Wদেওবাৰ;সোমবাৰ;মঙ্গলবাৰ;বুধবাৰ;বৃহস্পতিবাৰ;শুক্ৰবাৰ;শনিবাৰ	Vদেও;সোম;মঙ্গল;বুধ;বৃহ;শুক্ৰ;শনি	$JPYJP¥;PHP;USDUS$
    asa	en_US	C# ¤;-# ¤	odmy	MJanuari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Dec	WJumapili;Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi	VJpi;Jtt;Jnn;Jtn;Alh;Ijm;Jmo	f1	$JPYJP¥;TZSTSh;USDUS$
    ast	en_US	d,	g.	C# ¤;-# ¤	odmy	Mxineru;febreru;marzu;abril;mayu;xunu;xunetu;agostu;setiembre;ochobre;payares;avientu	NXin;Feb;Mar;Abr;May;Xun;Xnt;Ago;Set;Och;Pay;Avi	Wdomingu;llunes;martes;miércoles;xueves;vienres;sábadu	Vdom;llu;mar;mié;xue;vie;sáb	f1	$PHP;THB฿
    az	en_US	d,	g.	C# ¤;-# ¤	odmy	s.	Myanvar;fevral;mart;aprel;may;iyun;iyul;avqust;sentyabr;oktyabr;noyabr;dekabr	Nyan;fev;mar;apr;may;iyn;iyl;avq;sen;okt;noy;dek	Wbazar;bazar ertəsi;çərşənbə axşamı;çərşənbə;cümə axşamı;cümə;şənbə	VB.;B.E.;Ç.A.;Ç.;C.A.;C.;Ş.	f1	$AZN₼;JPYJP¥;PHP;THB฿;USDUS$
    az_Cyrl	az	MЈанвар;Феврал;Март;Апрел;Май;Ијун;Ијул;Август;Сентјабр;Октјабр;Нојабр;Декабр	Nјан;фев;мар;апр;май;ијн;ијл;авг;сен;окт;ној;дек	Wбазар;базар ертәси;чәршәнбә ахшамы;чәршәнбә;ҹүмә ахшамы;ҹүмә;шәнбә	VБ.;Б.Е.;Ч.А.;Ч.;Ҹ.А.;Ҹ.;Ш.	$PHP₱;THB
    az_Latn	az
    ba	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    bas	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	MKɔndɔŋ;Màcɛ̂l;Màtùmb;Màtop;M̀puyɛ;Hìlòndɛ̀;Njèbà;Hìkaŋ;Dìpɔ̀s;Bìòôm;Màyɛsèp;Lìbuy li ńyèe	Nkɔn;mac;mat;mto;mpu;hil;nje;hik;dip;bio;may;liɓ	Wŋgwà nɔ̂y;ŋgwà njaŋgumba;ŋgwà ûm;ŋgwà ŋgê;ŋgwà mbɔk;ŋgwà kɔɔ;ŋgwà jôn	Vnɔy;nja;uum;ŋge;mbɔ;kɔɔ;jon	f1	$JPYJP¥;USDUS$
    be	en_US	d,	g 	n3,3,2	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mстудзень;люты;сакавік;красавік;май;чэрвень;ліпень;жнівень;верасень;кастрычнік;лістапад;снежань	Nсту;лют;сак;кра;май;чэр;ліп;жні;вер;кас;ліс;сне	Wнядзеля;панядзелак;аўторак;серада;чацвер;пятніца;субота	Vнд;пн;аў;ср;чц;пт;сб	f1	$BRL;BYNBr;CAD;NZD;PHP;RUB₽
    bem	en_US	odmy	MJanuari;Februari;Machi;Epreo;Mei;Juni;Julai;Ogasti;Septemba;Oktoba;Novemba;Disemba	NJan;Feb;Mac;Epr;Mei;Jun;Jul;Oga;Sep;Okt;Nov;Dis	WPa Mulungu;Palichimo;Palichibuli;Palichitatu;Palichine;Palichisano;Pachibelushi	VPa Mulungu;Palichimo;Palichibuli;Palichitatu;Palichine;Palichisano;Pachibelushi	f1	$JPYJP¥;USDUS$;ZMWK
    ber	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    ber_Latn	ber
    ber_Tfng	ber
    bez	en_US	C#¤;-#¤	odmy	Mpa mwedzi gwa hutala;pa mwedzi gwa wuvili;pa mwedzi gwa wudatu;pa mwedzi gwa wutai;pa mwedzi gwa wuhanu;pa mwedzi gwa sita;pa mwedzi gwa saba;pa mwedzi gwa nane;pa mwedzi gwa tisa;pa mwedzi gwa kumi;pa mwedzi gwa kumi na moja;pa mwedzi gwa kumi na mbili	NHut;Vil;Dat;Tai;Han;Sit;Sab;Nan;Tis;Kum;Kmj;Kmb	Wpa mulungu;pa shahuviluha;pa hivili;pa hidatu;pa hitayi;pa hihanu;pa shahulembela	VMul;Vil;Hiv;Hid;Hit;Hih;Lem	f1	$JPYJP¥;TZSTSh;USDUS$
    bg	en_US	d,	g 	n3,3,2	C# ¤;-# ¤	odmy	s.	Mянуари;февруари;март;април;май;юни;юли;август;септември;октомври;ноември;декември	Nяну;фев;март;апр;май;юни;юли;авг;сеп;окт;ное;дек	Wнеделя;понеделник;вторник;сряда;четвъртък;петък;събота	Vнд;пн;вт;ср;чт;пт;сб	f1	$AUD;BGNлв.;BRL;CAD;CNY;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;TWD;USDщ.д.;VND;XCD
    bgc	en_US	z०	C¤ #;-¤ #	oymd	s-	Mजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवम्बर;दिसंबर	Nजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवम्बर;दिसंबर	Wऐतवार;सोमवार;मंगलवार;बुधवार;बृहस्पतवार;शुक्रवार;शनिवार	Vऐतवार;सोमवार;मंगलवार;बुधवार;बृहस्पतवार;शुक्रवार;शनिवार	$JPYJP¥;USDUS$
    bho	en_US	z०	oymd	s-	Mजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर	Nजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर	Wरबीबार;सोमबार;मंगलबार;बुधबार;बृहस्पतिबार;शुक्रबार;सनीचर	Vरबीबार;सोमबार;मंगलबार;बुधबार;बृहस्पतिबार;शुक्रबार;सनीचर	$JPYJP¥;USDUS$
    blo	en_US	d,	g 	P% #;% -#	C¤ #;¤ -#	Mɩjikawǝrka kaŋɔrɔ;ɩjikpaka kaŋɔrɔ;arɛ́cika kaŋɔrɔ;njɩbɔ nɖʊka kaŋɔrɔ;acafʊnɖuka kaŋɔrɔ;anɔɔɖuka kaŋɔrɔ;alàlaka kaŋɔrɔ;ɩjikǝuka kaŋɔrɔ;abofʊmka kaŋɔrɔ;ɩjicimka kaŋɔrɔ;acapomka kaŋɔrɔ;anɔɔbʊnka kaŋɔrɔ	Nkaw;kpa;ci;ɖʊ;ɖu5;ɖu6;la;kǝu;fʊm;cim;pom;bʊn	Walahaɖɩ;aɖɩtɛnɛɛ;atalaata;alaarba;alaamɩshɩ;arɩsǝma;asiibi	Valah;aɖɩt;atal;alar;alam;arɩs;asib	f1	$JPYJP¥;USDUS$
    bm	en_US	odmy	Mzanwuye;feburuye;marisi;awirili;mɛ;zuwɛn;zuluye;uti;sɛtanburu;ɔkutɔburu;nowanburu;desanburu	Nzan;feb;mar;awi;mɛ;zuw;zul;uti;sɛt;ɔku;now;des	Wkari;ntɛnɛ;tarata;araba;alamisa;juma;sibiri	Vkar;ntɛ;tar;ara;ala;jum;sib	f1	$JPYJP¥;USDUS$
    bn	en_US	n3,2,1	C#¤;-#¤	odmy	Mজানুয়ারী;ফেব্রুয়ারী;মার্চ;এপ্রিল;মে;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর	Nজানু;ফেব;মার্চ;এপ্রিল;মে;জুন;জুলাই;আগস্ট;সেপ্টেম্বর;অক্টোবর;নভেম্বর;ডিসেম্বর	Wরবিবার;সোমবার;মঙ্গলবার;বুধবার;বৃহস্পতিবার;শুক্রবার;শনিবার	Vরবি;সোম;মঙ্গল;বুধ;বৃহস্পতি;শুক্র;শনি	$BDT৳;JPYJP¥;PHP;THB฿;USDUS$
    bo	en_US	C¤ #;-¤ #	oymd	s-	Mཟླ་བ་དང་པོ་;ཟླ་བ་གཉིས་པ་;ཟླ་བ་གསུམ་པ་;ཟླ་བ་བཞི་པ་;ཟླ་བ་ལྔ་པ་;ཟླ་བ་དྲུག་པ་;ཟླ་བ་བདུན་པ་;ཟླ་བ་བརྒྱད་པ་;ཟླ་བ་དགུ་པ་;ཟླ་བ་བཅུ་པ་;ཟླ་བ་བཅུ་གཅིག་པ་;ཟླ་བ་བཅུ་གཉིས་པ་	Nཟླ་༡;ཟླ་༢;ཟླ་༣;ཟླ་༤;ཟླ་༥;ཟླ་༦;ཟླ་༧;ཟླ་༨;ཟླ་༩;ཟླ་༡༠;ཟླ་༡༡;ཟླ་༡༢	Wགཟའ་ཉི་མ་;གཟའ་ཟླ་བ་;གཟའ་མིག་དམར་;གཟའ་ལྷག་པ་;གཟའ་ཕུར་བུ་;གཟའ་པ་སངས་;གཟའ་སྤེན་པ་	Vཉི་མ་;ཟླ་བ་;མིག་དམར་;ལྷག་པ་;ཕུར་བུ་;པ་སངས་;སྤེན་པ་	$CNY¥;JPYJP¥;USDUS$
    br	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	MGenver;Cʼhwevrer;Meurzh;Ebrel;Mae;Mezheven;Gouere;Eost;Gwengolo;Here;Du;Kerzu	NGen.;Cʼhwe.;Meur.;Ebr.;Mae;Mezh.;Goue.;Eost;Gwen.;Here;Du;Kzu.	WSul;Lun;Meurzh;Mercʼher;Yaou;Gwener;Sadorn	VSul;Lun;Meu.;Mer.;Yaou;Gwe.;Sad.	f1	$AUD$A;BRL;CAD$CA;CNY;GBP£ RU;HKD$ HK;ILS;JPY;KRW;NZD$ ZN;PHP;TWD;USD$ SU;VND;XCD
    brx	en_US	n3,2,1	C¤ #;-¤ #	odmy	s-	Mजानुवारी;फेब्रूवारी;मार्च;एप्रिल;मे;जुन;जुलाई;आगष्ट;सेप्थेम्बर;अक्ट’बर;नवेम्बर;डिसेम्बर	Nजान;फेब;मार्च;एप्रि;मे;जुन;जुल;आग;सेप;अक्ट’;नवे;डिसे	Wरबिबार;समबार;मंगलबार;बुधबार;बिस्थिबार;सुुखुरबार;सनिबार	Vरबि;सम;मंगल;बुध;बिस्थि;सुखुर;सनि	$AEDए.इ.दि;ALLअल;AMDए.एम.दि;ANGए.एन.जि;AOAए.अ.ए;ARSए.आर.एस;AWGए.दब्ल्यु.जि;AZNए.जेत.एन;BAMबि.ए.एम;BBDबि.बि.दि;BGNबि.जि.एन;BHDबि.ऐत्स.दि;BIFबि.आइ.एफ;BMDबि.एम.डि;BOBबि.अ.बि;BSDबि.एस.दि;BWPबि.दब्ल्यु.पि;BYNबि.वाई.एन;BZDबि.जेद.डि;CADसि.ए $;CDFसि.दि.एफ;CHFसि.ऐत्स.एफ;CLPसि.एल.पि;CNYसिएन¥;COPसि.अ.पि;CRCसि.आर.सि;CUCसि.इउ.सि;CUPसि.इउ.पि;CVEसि.भि.इ;CZKसि.जेद.के;DJFदि.जे.एफ;DKKदि.के.के;DOPडि.अ.पि;DZDदि.जेत.दि;EGPई.जि.पि;ERNइ.आर.एन;ETBइ.ति.बि;FKPएफ.के.पि;GELजि.इ.एल;GHSजि.ऐत्स.एस;GIPजि.आइ.पि;GMDजि.एम.दि;GNFजि.एन.एफ;GTQजि.ति.किउ;GYDजि.वाई.दि;HKDऐत्स.के$;HNLऐत्स.एन.एल;HRKऐत्स.आर.के;HTGऐत्स.ति.जि;HUFऐत्स.इउ.एफ;IQDआइ.किउ.दि;ISKआई.एस.के;JMDजे.एम.दि;JODजे.अ.दि;JPYJP¥;KESके.इ.एस;KGSके.जि.एस;KMFके.एम.एफ;KPWके.पि.दब्ल्यु;KWDके.दब्ल्यु.दि;KYDके.वाई.दि;KZTके.जेत.ति;LBPएल.बि.पि;LRDएल.आर.दि;LSLएल.एस.एल;LYDएल.वाई.दि;MADएम.ए.दि;MDLएम.डि.एल;MGAएम.जि.ए;MKDएम.के.दि;MNTएम.एन.ति;MOPएम.अ.पि;MRUएम.आर.इउ;MURएम.इउ.आर;MWKएम.दब्ल्यु.के;MXNएम.एक्स $;MZNएम.जेत.एन;NADएन.ए.दि;NGNएन.जि.एन;NIOएन.आई.अ;NOKएन.अ.के;OMRअ.एम.आर;PABपि.ए.बि;PENपि.इ.एन;PLNपि.एल.एन;PYGपि.आई.जि;QARकिउ.ए.आर;RONआर.अ.एन;RSDआर.एस.दि;RUBरूब;SARएस.ए.आर;SCRएस.सि.आर;SDGएस.दि.जि;SEKएस.इ.के;SHPएस.ऐत्स.पि;SLEएस.एल.इ;SLLएस.एल.एल;SOSएस.अ.एस;SRDएस.आर.डि;SSPएस.एस.पि;STNएस.ति.एन;SYPएस.वाई.पि;SZLएस.जेत.एल;TJSति.जे.एस;TMTति.एम.ति;TNDति.एन.दि;TRYति.आर.वाई;TTDति.ति.डि;TWDएन.ति$;TZSति.जेत.एस;UAHइउ.ए.ऐत्स;UGXइउ.जि.एक्स;UYUइउ.वाई.इउ;UZSइउ.जेत.एस;VESभि.इ.एस;XCDइ.सि $;YERवाई.इ.आर;ZARजेत.ए.आर
    bs	en_US	d,	g.	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;mart;april;maj;juni;juli;august;septembar;oktobar;novembar;decembar	Njan;feb;mar;apr;maj;jun;jul;aug;sep;okt;nov;dec	Wnedjelja;ponedjeljak;utorak;srijeda;četvrtak;petak;subota	Vned;pon;uto;sri;čet;pet;sub	f1	$AUD;BAMKM;BRL;CAD;CNY;GBP;HKD;HRKkn;ILS;MXN;NZD;PHP;RSDdin.;THB฿;USD;XCD;XPF
    bs_Cyrl	en_US	d,	g.	C# ¤;-# ¤	odmy	s.	Mјануар;фебруар;март;април;мај;јуни;јули;аугуст;септембар;октобар;новембар;децембар	Nјан;феб;мар;апр;мај;јун;јул;ауг;сеп;окт;нов;дец	Wнедјеља;понедјељак;уторак;сриједа;четвртак;петак;субота	Vнед;пон;уто;сри;чет;пет;суб	f1	$BAMКМ;CZKКч;PLNзл;RSDдин.;TRYТл;USDUS$
    bs_Latn	bs
    byn	en_US	odmy	Mልደትሪ;ካብኽብቲ;ክብላ;ፋጅኺሪ;ክቢቅሪ;ምኪኤል ትጟኒሪ;ኰርኩ;ማርያም ትሪ;ያኸኒ መሳቅለሪ;መተሉ;ምኪኤል መሽወሪ;ተሕሳስሪ	Nልደት;ካብኽ;ክብላ;ፋጅኺ;ክቢቅ;ም/ት;ኰር;ማርያ;ያኸኒ;መተሉ;ም/ም;ተሕሳ	Wሰንበር ቅዳዅ;ሰኑ;ሰሊጝ;ለጓ ወሪ ለብዋ;ኣምድ;ኣርብ;ሰንበር ሽጓዅ	Vሰ/ቅ;ሰኑ;ሰሊጝ;ለጓ;ኣምድ;ኣርብ;ሰ/ሽ	f1	$ERNNfk;JPYJP¥;USDUS$
    ca	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	Mgener;febrer;març;abril;maig;juny;juliol;agost;setembre;octubre;novembre;desembre	Ngen.;febr.;març;abr.;maig;juny;jul.;ag.;set.;oct.;nov.;des.	Wdiumenge;dilluns;dimarts;dimecres;dijous;divendres;dissabte	Vdg;dl;dt;dc;dj;dv;ds	f1	$AUDAU$;BRL;CAD;CNY;MXN;PHP;THB฿;USD;XCD
    ccp	en_US	n3,2,1	z𑄶	C#¤;-#¤	odmy	M𑄎𑄚𑄪𑄠𑄢𑄨;𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨;𑄟𑄢𑄴𑄌𑄧;𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴;𑄟𑄬;𑄎𑄪𑄚𑄴;𑄎𑄪𑄣𑄭;𑄃𑄉𑄧𑄌𑄴𑄑𑄴;𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴;𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴	N𑄎𑄚𑄪𑄠𑄢𑄨;𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨;𑄟𑄢𑄴𑄌𑄧;𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴;𑄟𑄬;𑄎𑄪𑄚𑄴;𑄎𑄪𑄣𑄭;𑄃𑄉𑄧𑄌𑄴𑄑𑄴;𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴;𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴	W𑄢𑄧𑄝𑄨𑄝𑄢𑄴;𑄥𑄧𑄟𑄴𑄝𑄢𑄴;𑄟𑄧𑄁𑄉𑄧𑄣𑄴𑄝𑄢𑄴;𑄝𑄪𑄖𑄴𑄝𑄢𑄴;𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴𑄝𑄢𑄴;𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴𑄝𑄢𑄴;𑄥𑄧𑄚𑄨𑄝𑄢𑄴	V𑄢𑄧𑄝𑄨;𑄥𑄧𑄟𑄴;𑄟𑄧𑄁𑄉𑄧𑄣𑄴;𑄝𑄪𑄖𑄴;𑄝𑄳𑄢𑄨𑄥𑄪𑄛𑄴;𑄥𑄪𑄇𑄴𑄇𑄮𑄢𑄴;𑄥𑄧𑄚𑄨	$BDT৳;JPYJP¥;PHP;THB฿;USDUS$
    ce	en_US	P# %;-# %	C# ¤;-# ¤	oymd	s-	Mянварь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь	Nянв;фев;мар;апр;май;июн;июл;авг;сен;окт;ноя;дек	WкӀира;оршот;шинара;кхаара;еара;пӀераска;шуот	VкӀи;ор;ши;кха;еа;пӀе;шуо	f1	$JPYJP¥;PHP;RUB₽;USDUS$
    ceb	en_US	MEnero;Pebrero;Marso;Abril;Mayo;Hunyo;Hulyo;Agosto;Septyembre;Oktubre;Nobyembre;Disyembre	NEne;Peb;Mar;Abr;May;Hun;Hul;Ago;Sep;Okt;Nob;Dis	WDomingo;Lunes;Martes;Miyerkules;Huwebes;Biyernes;Sabado	VDom;Lun;Mar;Miy;Huw;Biy;Sab	$JPYJP¥;USDUS $
    cgg	en_US	odmy	MOkwokubanza;Okwakabiri;Okwakashatu;Okwakana;Okwakataana;Okwamukaaga;Okwamushanju;Okwamunaana;Okwamwenda;Okwaikumi;Okwaikumi na kumwe;Okwaikumi na ibiri	NKBZ;KBR;KST;KKN;KTN;KMK;KMS;KMN;KMW;KKM;KNK;KNB	WSande;Orwokubanza;Orwakabiri;Orwakashatu;Orwakana;Orwakataano;Orwamukaaga	VSAN;ORK;OKB;OKS;OKN;OKT;OMK	f1	$JPYJP¥;UGXUSh;USDUS$
    cho	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    chr	en_US	MᎤᏃᎸᏔᏅ;ᎧᎦᎵ;ᎠᏅᏱ;ᎧᏬᏂ;ᎠᏂᏍᎬᏘ;ᏕᎭᎷᏱ;ᎫᏰᏉᏂ;ᎦᎶᏂ;ᏚᎵᏍᏗ;ᏚᏂᏅᏗ;ᏅᏓᏕᏆ;ᎥᏍᎩᏱ	NᎤᏃ;ᎧᎦ;ᎠᏅ;ᎧᏬ;ᎠᏂ;ᏕᎭ;ᎫᏰ;ᎦᎶ;ᏚᎵ;ᏚᏂ;ᏅᏓ;ᎥᏍ	WᎤᎾᏙᏓᏆᏍᎬ;ᎤᎾᏙᏓᏉᏅᎯ;ᏔᎵᏁᎢᎦ;ᏦᎢᏁᎢᎦ;ᏅᎩᏁᎢᎦ;ᏧᎾᎩᎶᏍᏗ;ᎤᎾᏙᏓᏈᏕᎾ	VᏆᏍᎬ;ᏉᏅᎯ;ᏔᎵᏁ;ᏦᎢᏁ;ᏅᎩᏁ;ᏧᎾᎩ;ᏈᏕᎾ	$JPYJP¥;PHP
    cic	en_US	C¤ #;-¤ #	oymd	s-	MHashiʼ Ammoʼnaʼ;Hashiʼ Atokloʼ;Hashiʼ Atochchíʼnaʼ;Iiplal;Mih;Choon;Choola;Akaas;Siptimpaʼ;Aaktopaʼ;Nofimpaʼ;Tiisimpaʼ	NHashiʼ Ammoʼnaʼ;Hashiʼ Atokloʼ;Hashiʼ Atochchíʼnaʼ;Iiplal;Mih;Choon;Choola;Akaas;Siptimpaʼ;Aaktopaʼ;Nofimpaʼ;Tiisimpaʼ	WNittak Holloʼ;Mantiʼ;Chostiʼ;Winstiʼ;Soistiʼ;Nannalhchifaʼ Nittak;Nittak Holloʼ Nakfish	VNittak Holloʼ;Mantiʼ;Chostiʼ;Winstiʼ;Soistiʼ;Nannalhchifaʼ Nittak;Nittak Holloʼ Nakfish	$JPYJP¥
    ckb	en_US	d٫.	g٬,	p٪	z٠	P# %;-# %	C# ¤;-# ¤	oymd	s-	Mکانوونی دووەم;شوبات;ئازار;نیسان;ئایار;حوزەیران;تەمووز;ئاب;ئەیلوول;تشرینی یەکەم;تشرینی دووەم;کانونی یەکەم	Nکانوونی دووەم;شوبات;ئازار;نیسان;ئایار;حوزەیران;تەمووز;ئاب;ئەیلوول;تشرینی یەکەم;تشرینی دووەم;کانونی یەکەم	Wیەکشەممە;دووشەممە;سێشەممە;چوارشەممە;پێنجشەممە;ھەینی;شەممە	Vیەکشەممە;دووشەممە;سێشەممە;چوارشەممە;پێنجشەممە;ھەینی;شەممە	f6	$IQDد.ع.;JPYJP¥;USDUS$
    co	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    cs	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mleden;únor;březen;duben;květen;červen;červenec;srpen;září;říjen;listopad;prosinec	Nled;úno;bře;dub;kvě;čvn;čvc;srp;zář;říj;lis;pro	Wneděle;pondělí;úterý;středa;čtvrtek;pátek;sobota	Vne;po;út;st;čt;pá;so	f1	$AUDAU$;CZKKč;ILS;INR;JPYJP¥;PHP;USDUS$;VND
    csw	en_US	C¤ #;-¤ #	oymd	s-	Mᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ;ᐸᐚᐦᒐᑭᓇᓰᐢ;ᒥᑭᓯᐏᐲᓯᒼ;ᓂᐢᑭᐲᓯᒼ;ᐊᓃᑭᐲᓯᒼ;ᐚᐏᐲᓯᒼ;ᐹᐢᑲᐦᐋᐏᐲᓯᒼ;ᐅᐸᐦᐅᐏᐲᓯᒼ;ᓄᒌᑐᐏᐲᓯᒼ;ᐱᓈᐢᑯᐏᐲᓯᒼ;ᐋᕽᐘᑎᓄᐏᐲᓯᒼ;ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ	Nᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ;ᐸᐚᐦᒐᑭᓇᓰᐢ;ᒥᑭᓯᐏᐲᓯᒼ;ᓂᐢᑭᐲᓯᒼ;ᐊᓃᑭᐲᓯᒼ;ᐚᐏᐲᓯᒼ;ᐹᐢᑲᐦᐋᐏᐲᓯᒼ;ᐅᐸᐦᐅᐏᐲᓯᒼ;ᓄᒌᑐᐏᐲᓯᒼ;ᐱᓈᐢᑯᐏᐲᓯᒼ;ᐋᕽᐘᑎᓄᐏᐲᓯᒼ;ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ	Wᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᐴᓂ ᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᓃᓱᑮᓯᑳᐤ;ᐋᐱᐦᑕᐘᐣ;ᐴᓂᐋᐱᐦᑕᐘᐣ;ᑫᑳᐨ ᒫᑎᓇᐍᑮᓯᑳᐤ;ᒫᑎᓇᐍᑮᓯᑳᐤ	Vᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᐴᓂ ᐊᔭᒥᐦᐁᑮᓯᑳᐤ;ᓃᓱᑮᓯᑳᐤ;ᐋᐱᐦᑕᐘᐣ;ᐴᓂᐋᐱᐦᑕᐘᐣ;ᑫᑳᐨ ᒫᑎᓇᐍᑮᓯᑳᐤ;ᒫᑎᓇᐍᑮᓯᑳᐤ	$JPYJP¥;USDUS$
    cv	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mкӑрлач;нарӑс;пуш;ака;ҫу;ҫӗртме;утӑ;ҫурла;авӑн;юпа;чӳк;раштав	Nкӑр.;нар.;пуш;ака;ҫу;ҫӗр.;утӑ;ҫур.;авӑн;юпа;чӳк;раш.	Wвырсарникун;тунтикун;ытларикун;юнкун;кӗҫнерникун;эрнекун;шӑматкун	Vвыр.;тун.;ытл.;юн.;кӗҫ.;эр.;шӑм.	f1	$JPYJP¥;RUB₽
    cy	en_US	odmy	MIonawr;Chwefror;Mawrth;Ebrill;Mai;Mehefin;Gorffennaf;Awst;Medi;Hydref;Tachwedd;Rhagfyr	NIon;Chw;Maw;Ebr;Mai;Meh;Gor;Awst;Medi;Hyd;Tach;Rhag	WDydd Sul;Dydd Llun;Dydd Mawrth;Dydd Mercher;Dydd Iau;Dydd Gwener;Dydd Sadwrn	VSul;Llun;Maw;Mer;Iau;Gwe;Sad	f1	$JPYJP¥;KRW;PHP;THB฿;USDUS$
    da	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;marts;april;maj;juni;juli;august;september;oktober;november;december	Njan;feb;mar;apr;maj;jun;jul;aug;sep;okt;nov;dec	Wsøndag;mandag;tirsdag;onsdag;torsdag;fredag;lørdag	Vsøn.;man.;tirs.;ons.;tors.;fre.;lør.	f1	$AUDAU$;DKKkr.;JPYJP¥;PHP;THB฿;USDUS$
    dav	en_US	odmy	MMori ghwa imbiri;Mori ghwa kawi;Mori ghwa kadadu;Mori ghwa kana;Mori ghwa kasanu;Mori ghwa karandadu;Mori ghwa mfungade;Mori ghwa wunyanya;Mori ghwa ikenda;Mori ghwa ikumi;Mori ghwa ikumi na imweri;Mori ghwa ikumi na iwi	NImb;Kaw;Kad;Kan;Kas;Kar;Mfu;Wun;Ike;Iku;Imw;Iwi	WItuku ja jumwa;Kuramuka jimweri;Kuramuka kawi;Kuramuka kadadu;Kuramuka kana;Kuramuka kasanu;Kifula nguwo	VJum;Jim;Kaw;Kad;Kan;Kas;Ngu	$JPYJP¥;KESKsh;USDUS$
    de	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	MJanuar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember	NJan;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez	WSonntag;Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag	VSo;Mo;Di;Mi;Do;Fr;Sa	f1	$AUDAU$;PHP;THB฿
    dje	en_US	g 	C#¤;-#¤	odmy	MŽanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur	NŽan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee	WAlhadi;Atinni;Atalaata;Alarba;Alhamisi;Alzuma;Asibti	VAlh;Ati;Ata;Ala;Alm;Alz;Asi	f1	$JPYJP¥;USDUS$
    doi	en_US	odmy	Mजनवरी;फरवरी;मार्च;अप्रैल;मेई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर	Nजन.;फर.;मार्च;अप्रैल;मेई;जून;जुलाई;अग.;सित.;अक्तू.;नव.;दिस.	Wऐतबार;सोमबार;मंगलबार;बुधबार;बीरबार;शुक्रबार;शनिबार	Vऐत;सोम;मंगल;बुध;बीर;शुक्र;शनि
    dsb	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;měrc;apryl;maj;junij;julij;awgust;september;oktober;nowember;december	Njan;feb;měr;apr;maj;jun;jul;awg;sep;okt;now;dec	Wnjeźela;pónjeźele;wałtora;srjoda;stwórtk;pětk;sobota	Vnje;pón;wał;srj;stw;pět;sob	f1	$AUD;PLNzł;THB฿
    dua	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	Mdimɔ́di;ŋgɔndɛ;sɔŋɛ;diɓáɓá;emiasele;esɔpɛsɔpɛ;madiɓɛ́díɓɛ́;diŋgindi;nyɛtɛki;mayésɛ́;tiníní;eláŋgɛ́	Ndi;ŋgɔn;sɔŋ;diɓ;emi;esɔ;mad;diŋ;nyɛt;may;tin;elá	Wéti;mɔ́sú;kwasú;mukɔ́sú;ŋgisú;ɗónɛsú;esaɓasú	Vét;mɔ́s;kwa;muk;ŋgi;ɗón;esa	f1	$JPYJP¥;USDUS$
    dv	en_US	C¤ #;-¤ #	odmy	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f5	$JPYJP¥;MVRރ.;USDUS$
    dyo	en_US	d,	g 	C# ¤;-# ¤	odmy	MSanvie;Fébirie;Mars;Aburil;Mee;Sueŋ;Súuyee;Ut;Settembar;Oktobar;Novembar;Disambar	NSa;Fe;Ma;Ab;Me;Su;Sú;Ut;Se;Ok;No;De	WDimas;Teneŋ;Talata;Alarbay;Aramisay;Arjuma;Sibiti	VDim;Ten;Tal;Ala;Ara;Arj;Sib	f1	$JPYJP¥;USDUS$
    dz	en_US	n3,2,1	z༠	P# %;-# %	oymd	s-	Mསྤྱི་ཟླ་དངཔ་;སྤྱི་ཟླ་གཉིས་པ་;སྤྱི་ཟླ་གསུམ་པ་;སྤྱི་ཟླ་བཞི་པ;སྤྱི་ཟླ་ལྔ་པ་;སྤྱི་ཟླ་དྲུག་པ;སྤྱི་ཟླ་བདུན་པ་;སྤྱི་ཟླ་བརྒྱད་པ་;སྤྱི་ཟླ་དགུ་པ་;སྤྱི་ཟླ་བཅུ་པ་;སྤྱི་ཟླ་བཅུ་གཅིག་པ་;སྤྱི་ཟླ་བཅུ་གཉིས་པ་	Nཟླ་༡;ཟླ་༢;ཟླ་༣;ཟླ་༤;ཟླ་༥;ཟླ་༦;ཟླ་༧;ཟླ་༨;ཟླ་༩;ཟླ་༡༠;ཟླ་༡༡;ཟླ་༡༢	Wགཟའ་ཟླ་བ་;གཟའ་མིག་དམར་;གཟའ་ལྷག་པ་;གཟའ་ཕུར་བུ་;གཟའ་པ་སངས་;གཟའ་སྤེན་པ་;གཟའ་ཉི་མ་	Vཟླ་;མིར་;ལྷག་;ཕུར་;སངས་;སྤེན་;ཉི་	$AUDAU$;BTNNu.;ILS;JPYJP¥;KRWKR₩;THBTH฿;USDUS$;XAF
    ebu	en_US	odmy	MMweri wa mbere;Mweri wa kaĩri;Mweri wa kathatũ;Mweri wa kana;Mweri wa gatano;Mweri wa gatantatũ;Mweri wa mũgwanja;Mweri wa kanana;Mweri wa kenda;Mweri wa ikũmi;Mweri wa ikũmi na ũmwe;Mweri wa ikũmi na Kaĩrĩ	NMbe;Kai;Kat;Kan;Gat;Gan;Mug;Knn;Ken;Iku;Imw;Igi	WKiumia;Njumatatu;Njumaine;Njumatano;Aramithi;Njumaa;NJumamothii	VKma;Tat;Ine;Tan;Arm;Maa;NMM	$JPYJP¥;KESKsh;USDUS$
    ee	en_US	n3,3,3	Mdzove;dzodze;tedoxe;afɔfĩe;dame;masa;siamlɔm;deasiamime;anyɔnyɔ;kele;adeɛmekpɔxe;dzome	Ndzv;dzd;ted;afɔ;dam;mas;sia;dea;any;kel;ade;dzm	Wkɔsiɖa;dzoɖa;blaɖa;kuɖa;yawoɖa;fiɖa;memleɖa	Vkɔs;dzo;bla;kuɖ;yaw;fiɖ;mem	f1	$AUDAU$;GHSGH₵;JPYJP¥;THB฿;USDUS$
    el	en_US	d,	g.	C# ¤;-# ¤	odmy	MΙανουάριος;Φεβρουάριος;Μάρτιος;Απρίλιος;Μάιος;Ιούνιος;Ιούλιος;Αύγουστος;Σεπτέμβριος;Οκτώβριος;Νοέμβριος;Δεκέμβριος	NΙαν;Φεβ;Μάρ;Απρ;Μάι;Ιούν;Ιούλ;Αύγ;Σεπ;Οκτ;Νοέ;Δεκ	WΚυριακή;Δευτέρα;Τρίτη;Τετάρτη;Πέμπτη;Παρασκευή;Σάββατο	VΚυρ;Δευ;Τρί;Τετ;Πέμ;Παρ;Σάβ	f1	$JPYJP¥;PHP;THB฿
    en	en_US
    eo	en_US	d,	g 	C# ¤;-# ¤	oymd	s-	MJanuaro;Februaro;Marto;Aprilo;Majo;Junio;Julio;Aŭgusto;Septembro;Oktobro;Novembro;Decembro	NJan;Feb;Mar;Apr;Maj;Jun;Jul;Aŭg;Sep;Okt;Nov;Dec	Wdimanĉo;lundo;mardo;merkredo;ĵaŭdo;vendredo;sabato	Vdi;lu;ma;me;ĵa;ve;sa	f1	$JPYJP¥;USDUS$
    es	en_US	d,	g.	n3,3,2	P# %;-# %	C# ¤;-# ¤	odmy	Menero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre	Nene;feb;mar;abr;may;jun;jul;ago;sept;oct;nov;dic	Wdomingo;lunes;martes;miércoles;jueves;viernes;sábado	Vdom;lun;mar;mié;jue;vie;sáb	f1	$AUD;BRL;CAD;CNY;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;THB฿;TWD;USDUS$;XAF;XCD;XOF
    et	en_US	d,	g 	n3,3,2	m−	C# ¤;-# ¤	odmy	s.	Mjaanuar;veebruar;märts;aprill;mai;juuni;juuli;august;september;oktoober;november;detsember	Njaan;veebr;märts;apr;mai;juuni;juuli;aug;sept;okt;nov;dets	Wpühapäev;esmaspäev;teisipäev;kolmapäev;neljapäev;reede;laupäev	VP;E;T;K;N;R;L	f1	$AUDAU$;PHP;THB฿
    eu	en_US	d,	g.	m−	P% #;-% #	C# ¤;-# ¤	oymd	Murtarrila;otsaila;martxoa;apirila;maiatza;ekaina;uztaila;abuztua;iraila;urria;azaroa;abendua	Nurt.;ots.;mar.;api.;mai.;eka.;uzt.;abu.;ira.;urr.;aza.;abe.	Wigandea;astelehena;asteartea;asteazkena;osteguna;ostirala;larunbata	Vig.;al.;ar.;az.;og.;or.;lr.	f1	$JPYJP¥;PHP;THB฿;USDUS$
    ewo	en_US	d,	g 	C# ¤;-# ¤	odmy	Mngɔn osú;ngɔn bɛ̌;ngɔn lála;ngɔn nyina;ngɔn tána;ngɔn saməna;ngɔn zamgbála;ngɔn mwom;ngɔn ebulú;ngɔn awóm;ngɔn awóm ai dziá;ngɔn awóm ai bɛ̌	Nngo;ngb;ngl;ngn;ngt;ngs;ngz;ngm;nge;nga;ngad;ngab	Wsɔ́ndɔ;mɔ́ndi;sɔ́ndɔ məlú mə́bɛ̌;sɔ́ndɔ məlú mə́lɛ́;sɔ́ndɔ məlú mə́nyi;fúladé;séradé	Vsɔ́n;mɔ́n;smb;sml;smn;fúl;sér	f1	$JPYJP¥;USDUS$
    fa	en_US	d٫.	g٬,	m−	p٪	z۰	oymd	Mژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر	Nژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر	Wیکشنبه;دوشنبه;سه‌شنبه;چهارشنبه;پنجشنبه;جمعه;شنبه	Vیکشنبه;دوشنبه;سه‌شنبه;چهارشنبه;پنجشنبه;جمعه;شنبه	f6	$AFN؋;CAD$CA;CNY¥CN;HKD$HK;IRRریال;MXN$MX;NZD$NZ;PHP;THB฿;XCD$EC;XOFفرانک CFA
    ff	en_US	d,	g 	C# ¤;-# ¤	oymd	s-	Msiilo;colte;mbooy;seeɗto;duujal;korse;morso;juko;siilto;yarkomaa;jolal;bowte	Nsii;col;mbo;see;duu;kor;mor;juk;slt;yar;jol;bow	Wdewo;aaɓnde;mawbaare;njeslaare;naasaande;mawnde;hoore-biir	Vdew;aaɓ;maw;nje;naa;mwd;hbi	f1	$JPYJP¥;USDUS$
    ff_Adlm	ff	d.	g⹁	z𞥐	C¤ #;-¤ #	odmy	M𞤅𞤭𞥅𞤤𞤮;𞤕𞤮𞤤𞤼𞤮;𞤐𞤦𞤮𞥅𞤴𞤮;𞤅𞤫𞥅𞤼𞤮;𞤁𞤵𞥅𞤶𞤮;𞤑𞤮𞤪𞤧𞤮;𞤃𞤮𞤪𞤧𞤮;𞤔𞤵𞤳𞤮;𞤅𞤭𞤤𞤼𞤮;𞤒𞤢𞤪𞤳𞤮;𞤔𞤮𞤤𞤮;𞤄𞤮𞤱𞤼𞤮	N𞤅𞤭𞥅𞤤;𞤕𞤮𞤤;𞤐𞤦𞤮𞥅𞤴;𞤅𞤫𞥅𞤼;𞤁𞤵𞥅𞤶;𞤑𞤮𞤪;𞤃𞤮𞤪;𞤔𞤵𞤳;𞤅𞤭𞤤;𞤒𞤢𞤪;𞤔𞤮𞤤;𞤄𞤮𞤱	W𞤈𞤫𞤬𞤦𞤭𞤪𞥆𞤫;𞤀𞥄𞤩𞤵𞤲𞥋𞤣𞤫;𞤃𞤢𞤱𞤦𞤢𞥄𞤪𞤫;𞤐𞤶𞤫𞤧𞤤𞤢𞥄𞤪𞤫;𞤐𞤢𞥄𞤧𞤢𞥄𞤲𞤣𞤫;𞤃𞤢𞤱𞤲𞤣𞤫;𞤖𞤮𞤪𞤦𞤭𞤪𞥆𞤫	V𞤈𞤫𞤬;𞤀𞥄𞤩𞤵;𞤃𞤢𞤦;𞤔𞤫𞤧;𞤐𞤢𞥄𞤧;𞤃𞤢𞤣;𞤖𞤮𞤪	$GNFFG;NGN𞤐𞤐𞤘;PGK𞤑𞤆𞤘;PHP𞤆𞤆𞤖;XAF𞤊𞤅𞤊𞤀;XOF𞤅𞤊𞤀
    ff_Latn	ff
    fi	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mtammikuu;helmikuu;maaliskuu;huhtikuu;toukokuu;kesäkuu;heinäkuu;elokuu;syyskuu;lokakuu;marraskuu;joulukuu	Ntammi;helmi;maalis;huhti;touko;kesä;heinä;elo;syys;loka;marras;joulu	Wsunnuntai;maanantai;tiistai;keskiviikko;torstai;perjantai;lauantai	Vsu;ma;ti;ke;to;pe;la	f1	$AUD;BRL;CAD;CNY;HKD;ILS;INR;KRW;MXN;NZD;PHP;TWD;VND;XCD;XPF
    fil	en_US	MEnero;Pebrero;Marso;Abril;Mayo;Hunyo;Hulyo;Agosto;Setyembre;Oktubre;Nobyembre;Disyembre	NEne;Peb;Mar;Abr;May;Hun;Hul;Ago;Set;Okt;Nob;Dis	WLinggo;Lunes;Martes;Miyerkules;Huwebes;Biyernes;Sabado	VLin;Lun;Mar;Miy;Huw;Biy;Sab	$THB฿
    fo	en_US	d,	g.	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;mars;apríl;mai;juni;juli;august;september;oktober;november;desember	Njan;feb;mar;apr;mai;jun;jul;aug;sep;okt;nov;des	Wsunnudagur;mánadagur;týsdagur;mikudagur;hósdagur;fríggjadagur;leygardagur	Vsun;mán;týs;mik;hós;frí;ley	f1	$DKKkr;JPYJP¥;PHP;USDUS$
    fr	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	Mjanvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre	Njanv.;févr.;mars;avr.;mai;juin;juil.;août;sept.;oct.;nov.;déc.	Wdimanche;lundi;mardi;mercredi;jeudi;vendredi;samedi	Vdim.;lun.;mar.;mer.;jeu.;ven.;sam.	f1	$ARS$AR;AUD$AU;BMD$BM;BND$BN;BZD$BZ;CAD$CA;CLP$CL;CNY;COP$CO;FJD$FJ;FKP£FK;GBP£GB;GIP£GI;HKD;JPY;LBP£LB;MXN$MX;NAD$NA;NZD$NZ;PHP;SBD$SB;SGD$SG;SRD$SR;TTD$TT;TWD;USD$US;UYU$UY;WST$WS;XCD;XPFFCFP
    fur	en_US	d,	g.	C¤ #;-¤ #	odmy	MZenâr;Fevrâr;Març;Avrîl;Mai;Jugn;Lui;Avost;Setembar;Otubar;Novembar;Dicembar	NZen;Fev;Mar;Avr;Mai;Jug;Lui;Avo;Set;Otu;Nov;Dic	Wdomenie;lunis;martars;miercus;joibe;vinars;sabide	Vdom;lun;mar;mie;joi;vin;sab	f1	$JPYJP¥;USDUS$
    fy	en_US	d,	g.	C¤ #;¤ #-	odmy	s-	MJannewaris;Febrewaris;Maart;April;Maaie;Juny;July;Augustus;Septimber;Oktober;Novimber;Desimber	NJan;Feb;Mrt;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Des	Wsnein;moandei;tiisdei;woansdei;tongersdei;freed;sneon	Vsi;mo;ti;wo;to;fr;so	f1	$AUDAU$;CADC$;FJDFJ$;JPYJP¥;SBDSI$;THB฿;USDUS$;XPF
    ga	en_US	odmy	MEanáir;Feabhra;Márta;Aibreán;Bealtaine;Meitheamh;Iúil;Lúnasa;Meán Fómhair;Deireadh Fómhair;Samhain;Nollaig	NEan;Feabh;Márta;Aib;Beal;Meith;Iúil;Lún;MFómh;DFómh;Samh;Noll	WDé Domhnaigh;Dé Luain;Dé Máirt;Dé Céadaoin;Déardaoin;Dé hAoine;Dé Sathairn	VDomh;Luan;Máirt;Céad;Déar;Aoine;Sath	f1	$THB฿
    gaa	en_US	C¤ #;-¤ #	MAharabata;Oflɔ;Otsokrikri;Abeibe;Agbiɛnaa;Otukwajan;Maawɛ;Manyawale;Gbo;Antɔŋ;Alemle;Afuabe	NAha;Ofl;Ots;Abe;Agb;Otu;Maa;Man;Gbo;Ant;Ale;Afu	WHɔgbaa;Ju;Jufɔ;Shɔ;Soo;Sohaa;Hɔɔ	VHɔg;Ju;Juf;Shɔ;Soo;Soh;Hɔɔ	f1	$CADKA$;CDFKDF;CHFSZF;COPKOP;CRCKRK;CUCKUK;CUPKUP;CZKTSK;GTQGTK;JPYJP¥;MXNMZ$;SCRSSR;UGXUGS;XCDKB$;XOFSFA
    gd	en_US	odmy	MAm Faoilleach;An Gearran;Am Màrt;An Giblean;An Cèitean;An t-Ògmhios;An t-Iuchar;An Lùnastal;An t-Sultain;An Dàmhair;An t-Samhain;An Dùbhlachd	NFaoi;Gearr;Màrt;Gibl;Cèit;Ògmh;Iuch;Lùna;Sult;Dàmh;Samh;Dùbh	WDiDòmhnaich;DiLuain;DiMàirt;DiCiadain;DiarDaoin;DihAoine;DiSathairne	VDiD;DiL;DiM;DiC;Dia;Dih;DiS	f1	$JPYJP¥;PHP;THB฿
    gez	en_US	gወ	C¤ #;-¤ #	odmy	Mጠሐረ;ከተተ;መገበ;አኀዘ;ግንባት;ሠንየ;ሐመለ;ነሐሰ;ከረመ;ጠቀመ;ኀደረ;ኀሠሠ	Nጠሐረ;ከተተ;መገበ;አኀዘ;ግንባት;ሠንየ;ሐመለ;ነሐሰ;ከረመ;ጠቀመ;ኀደረ;ኀሠሠ	Wእኁድ;ሰኑይ;ሠሉስ;ራብዕ;ሐሙስ;ዓርበ;ቀዳሚት	Vእኁድ;ሰኑይ;ሠሉስ;ራብዕ;ሐሙስ;ዓርበ;ቀዳሚት	$JPYJP¥;USDUS$
    gl	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	Mxaneiro;febreiro;marzo;abril;maio;xuño;xullo;agosto;setembro;outubro;novembro;decembro	Nxan.;feb.;mar.;abr.;maio;xuño;xul.;ago.;set.;out.;nov.;dec.	Wdomingo;luns;martes;mércores;xoves;venres;sábado	Vdom.;luns;mar.;mér.;xov.;ven.;sáb.	f1	$JPYJP¥;MXN$MX;PHP;THB฿;XCD
    gn	en_US	C¤ #;-¤ #	oymd	s-	MJasyteĩ;Jasykõi;Jasyapy;Jasyrundy;Jasypo;Jasypoteĩ;Jasypokõi;Jasypoapy;Jasyporundy;Jasypa;Jasypateĩ;Jasypakõi	NJasyteĩ;Jasykõi;Jasyapy;Jasyrundy;Jasypo;Jasypoteĩ;Jasypokõi;Jasypoapy;Jasyporundy;Jasypa;Jasypateĩ;Jasypakõi	WArateĩ;Arakõi;Araapy;Ararundy;Arapo;Arapoteĩ;Arapokõi	VArateĩ;Arakõi;Araapy;Ararundy;Arapo;Arapoteĩ;Arapokõi	$JPYJP¥;PYG₲;USDUS$
    gsw	en_US	g’'	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	MJanuar;Februar;März;April;Mai;Juni;Juli;Auguscht;Septämber;Oktoober;Novämber;Dezämber	NJan;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez	WSunntig;Määntig;Ziischtig;Mittwuch;Dunschtig;Friitig;Samschtig	VSu.;Mä.;Zi.;Mi.;Du.;Fr.;Sa.	f1
    gu	en_US	n3,2,1	odmy	Mજાન્યુઆરી;ફેબ્રુઆરી;માર્ચ;એપ્રિલ;મે;જૂન;જુલાઈ;ઑગસ્ટ;સપ્ટેમ્બર;ઑક્ટોબર;નવેમ્બર;ડિસેમ્બર	Nજાન૰;ફેબ૰;માર્ચ;એપ્રિલ;મે;જૂન;જુલાઈ;ઑગ૰;સપ્ટ૰;ઑક્ટ૰;નવ૰;ડિસ૰	Wરવિવાર;સોમવાર;મંગળવાર;બુધવાર;ગુરુવાર;શુક્રવાર;શનિવાર	Vરવિ;સોમ;મંગળ;બુધ;ગુરુ;શુક્ર;શનિ	$JPYJP¥;PHP;THB฿;USDUS$
    guz	en_US	odmy	MChanuari;Feburari;Machi;Apiriri;Mei;Juni;Chulai;Agosti;Septemba;Okitoba;Nobemba;Disemba	NCan;Feb;Mac;Apr;Mei;Jun;Cul;Agt;Sep;Okt;Nob;Dis	WChumapiri;Chumatato;Chumaine;Chumatano;Aramisi;Ichuma;Esabato	VCpr;Ctt;Cmn;Cmt;Ars;Icm;Est	$JPYJP¥;KESKsh;USDUS$
    gv	en_US	oymd	s-	MJerrey-geuree;Toshiaght-arree;Mayrnt;Averil;Boaldyn;Mean-souree;Jerrey-souree;Luanistyn;Mean-fouyir;Jerrey-fouyir;Mee Houney;Mee ny Nollick	NJ-guer;T-arree;Mayrnt;Avrril;Boaldyn;M-souree;J-souree;Luanistyn;M-fouyir;J-fouyir;M-Houney;M-Nollick	WJedoonee;Jelhein;Jemayrt;Jercean;Jerdein;Jeheiney;Jesarn	VJed;Jel;Jem;Jerc;Jerd;Jeh;Jes	f1	$JPYJP¥;USDUS$
    ha	en_US	C¤ #;-¤ #	oymd	s-	MJanairu;Faburairu;Maris;Afirilu;Mayu;Yuni;Yuli;Agusta;Satumba;Oktoba;Nuwamba;Disamba	NJan;Fab;Mar;Afi;May;Yun;Yul;Agu;Sat;Okt;Nuw;Dis	WLahadi;Litinin;Talata;Laraba;Alhamis;Jummaʼa;Asabar	VLah;Lit;Tal;Lar;Alh;Jum;Asa	f1	$NGN₦
    haw	en_US	odmy	MIanuali;Pepeluali;Malaki;ʻApelila;Mei;Iune;Iulai;ʻAukake;Kepakemapa;ʻOkakopa;Nowemapa;Kekemapa	NIan.;Pep.;Mal.;ʻAp.;Mei;Iun.;Iul.;ʻAu.;Kep.;ʻOk.;Now.;Kek.	WLāpule;Poʻakahi;Poʻalua;Poʻakolu;Poʻahā;Poʻalima;Poʻaono	VLP;P1;P2;P3;P4;P5;P6	$JPYJP¥
    he	en_US	C# ¤;-# ¤	odmy	s.	Mינואר;פברואר;מרץ;אפריל;מאי;יוני;יולי;אוגוסט;ספטמבר;אוקטובר;נובמבר;דצמבר	Nינו׳;פבר׳;מרץ;אפר׳;מאי;יוני;יולי;אוג׳;ספט׳;אוק׳;נוב׳;דצמ׳	Wיום ראשון;יום שני;יום שלישי;יום רביעי;יום חמישי;יום שישי;יום שבת	Vיום א׳;יום ב׳;יום ג׳;יום ד׳;יום ה׳;יום ו׳;שבת	$PHP;THB฿
    hi	en_US	n3,2,1	odmy	Mजनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर	Nजन॰;फ़र॰;मार्च;अप्रैल;मई;जून;जुल॰;अग॰;सित॰;अक्तू॰;नव॰;दिस॰	Wरविवार;सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार	Vरवि;सोम;मंगल;बुध;गुरु;शुक्र;शनि	$JPYJP¥;PHP;THB฿
    hi_Latn	en_US	n3,2,1	odmy	WRaviwaar;Somwaar;Mangalwaar;Budhwaar;Guruwaar;Shukrawaar;Shaniwaar	VRavi;Som;Mangal;Budh;Guru;Shukra;Shani	$JPYJP¥
    hmn	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    hr	en_US	d,	g.	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Msiječanj;veljača;ožujak;travanj;svibanj;lipanj;srpanj;kolovoz;rujan;listopad;studeni;prosinac	Nsij;velj;ožu;tra;svi;lip;srp;kol;ruj;lis;stu;pro	Wnedjelja;ponedjeljak;utorak;srijeda;četvrtak;petak;subota	Vned;pon;uto;sri;čet;pet;sub	f1	$AUD;BRL;CAD;CNY;GBP;HKD;HRKkn;ILS;INR;JPY;KRW;MXN;NZD;PHP;TWD;USD;VND;XCD;XPF
    hsb	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;měrc;apryl;meja;junij;julij;awgust;september;oktober;nowember;december	Njan;feb;měr;apr;mej;jun;jul;awg;sep;okt;now;dec	Wnjedźela;póndźela;wutora;srjeda;štwórtk;pjatk;sobota	Vnje;pón;wut;srj;štw;pja;sob	f1	$AUD;PLNzł;THB฿
    hu	en_US	d,	g 	n3,3,2	C# ¤;-# ¤	oymd	s.	Mjanuár;február;március;április;május;június;július;augusztus;szeptember;október;november;december	Njan.;febr.;márc.;ápr.;máj.;jún.;júl.;aug.;szept.;okt.;nov.;dec.	Wvasárnap;hétfő;kedd;szerda;csütörtök;péntek;szombat	VV;H;K;Sze;Cs;P;Szo	f1	$AUD;BRL;CAD;CNY;EUR;GBP;HKD;HUFFt;ILS;INR;KRW;MXN;NZD;PHP;TWD;USD;VND;XCD
    hy	en_US	d,	g 	C# ¤;-# ¤	odmy	s.	Mհունվար;փետրվար;մարտ;ապրիլ;մայիս;հունիս;հուլիս;օգոստոս;սեպտեմբեր;հոկտեմբեր;նոյեմբեր;դեկտեմբեր	Nհնվ;փտվ;մրտ;ապր;մյս;հնս;հլս;օգս;սեպ;հոկ;նոյ;դեկ	Wկիրակի;երկուշաբթի;երեքշաբթի;չորեքշաբթի;հինգշաբթի;ուրբաթ;շաբաթ	Vկիր;երկ;երք;չրք;հնգ;ուր;շբթ	f1	$AMD֏;JPYJP¥;PHP;THB฿
    ia	en_US	d,	g.	n3,3,2	C¤ #;-¤ #	odmy	s-	Mjanuario;februario;martio;april;maio;junio;julio;augusto;septembre;octobre;novembre;decembre	Njan;feb;mar;apr;mai;jun;jul;aug;sep;oct;nov;dec	Wdominica;lunedi;martedi;mercuridi;jovedi;venerdi;sabbato	Vdom;lun;mar;mer;jov;ven;sab	f1	$JPYJP¥;RUB₽;USDUS$
    id	en_US	d,	g.	odmy	MJanuari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember	NJan;Feb;Mar;Apr;Mei;Jun;Jul;Agu;Sep;Okt;Nov;Des	WMinggu;Senin;Selasa;Rabu;Kamis;Jumat;Sabtu	VMin;Sen;Sel;Rab;Kam;Jum;Sab	$AUDAU$;IDRRp;INRRs;JPYJP¥;PHP;THB฿;USDUS$
    ie	en_US	d,	g 	n3,3,2	C¤ #;¤ -#	odmy	s.	Mjanuar;februar;marte;april;may;junio;julí;august;septembre;octobre;novembre;decembre	Njan.;febr.;mar.;apr.;may;jun.;julí;aug.;sept.;oct.;nov.;dec.	Wsoledí;lunedí;mardí;mercurdí;jovedí;venerdí;saturdí	Vsol.;lun.;mar.;mer.;jov.;ven.;sat.	f1	$JPYJP¥;USDUS$
    ig	en_US	odmy	MJenụwarị;Febrụwarị;Maachị;Epreel;Mee;Jun;Julaị;Ọgọọst;Septemba;Ọktoba;Novemba;Disemba	NJen;Feb;Maa;Epr;Mee;Juu;Jul;Ọgọ;Sep;Ọkt;Nov;Dis	WSọndee;Mọnde;Tiuzdee;Wenezdee;Tọọzdee;Fraịdee;Satọdee	VSọn;Mọn;Tiu;Wen;Tọọ;Fraị;Sat	f1	$NGN₦
    ii	en_US	C¤ #;-¤ #	oymd	s-	Mꋍꆪ;ꑍꆪ;ꌕꆪ;ꇖꆪ;ꉬꆪ;ꃘꆪ;ꏃꆪ;ꉆꆪ;ꈬꆪ;ꊰꆪ;ꊯꊪꆪ;ꊰꑋꆪ	Nꋍꆪ;ꑍꆪ;ꌕꆪ;ꇖꆪ;ꉬꆪ;ꃘꆪ;ꏃꆪ;ꉆꆪ;ꈬꆪ;ꊰꆪ;ꊯꊪꆪ;ꊰꑋꆪ	Wꑬꆏꑍ;ꆏꊂꋍ;ꆏꊂꑍ;ꆏꊂꌕ;ꆏꊂꇖ;ꆏꊂꉬ;ꆏꊂꃘ	Vꑬꆏ;ꆏꋍ;ꆏꑍ;ꆏꌕ;ꆏꇖ;ꆏꉬ;ꆏꃘ	$CNY¥;JPYJP¥;USDUS$
    inh	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    io	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    is	en_US	d,	g.	C# ¤;-# ¤	odmy	s.	Mjanúar;febrúar;mars;apríl;maí;júní;júlí;ágúst;september;október;nóvember;desember	Njan.;feb.;mar.;apr.;maí;jún.;júl.;ágú.;sep.;okt.;nóv.;des.	Wsunnudagur;mánudagur;þriðjudagur;miðvikudagur;fimmtudagur;föstudagur;laugardagur	Vsun.;mán.;þri.;mið.;fim.;fös.;lau.	f1	$AUD;BRL;CAD;EUR;GBP;INR;ISKkr.;JPYJP¥;KRW;MXN;NZD;PHP;TWD;USD;VND
    it	en_US	d,	g.	n3,3,2	C# ¤;-# ¤	odmy	Mgennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;settembre;ottobre;novembre;dicembre	Ngen;feb;mar;apr;mag;giu;lug;ago;set;ott;nov;dic	Wdomenica;lunedì;martedì;mercoledì;giovedì;venerdì;sabato	Vdom;lun;mar;mer;gio;ven;sab	f1	$BRL;HKD;INR;JPY;KRW;MXN;THB฿;TWD;USD;VND
    iu	en_US	C¤ #;-¤ #	Mᔭᓐᓄᐊᓕ;ᕕᕝᕗᐊᓕ;ᒫᑦᓯ;ᐊᐃᑉᐳᓗ;ᒪᐃ;ᔫᓂ;ᔪᓚᐃ;ᐊᐅᒡᒍᓯ;ᓯᑎᐱᕆ;ᐆᑦᑑᕝᕙ;ᓄᕕᐱᕆ;ᑎᓯᐱᕆ	Nᔭᓐᓄᐊᓕ;ᕕᕝᕗᐊᓕ;ᒫᑦᓯ;ᐊᐃᑉᐳᓗ;ᒪᐃ;ᔫᓂ;ᔪᓚᐃ;ᐊᐅᒡᒍᓯ;ᓯᑎᐱᕆ;ᐆᑦᑑᕝᕙ;ᓄᕕᐱᕆ;ᑎᓯᐱᕆ	Wᓈᑦᑏᖑᔭᖅ;ᓇᒡᒐᔾᔭᐅ;ᓇᒡᒐᔾᔭᐅᓕᖅᑭ;ᐱᖓᑦᓯᖅ;ᓯᑕᒻᒥᖅ;ᑕᓪᓕᒻᒥᐅᑦ;ᓈᑦᓰᖑᔭᓛᕐᓂᐊᖅ	Vᓈᑦᑏᖑᔭᖅ;ᓇᒡᒐᔾᔭᐅ;ᓇᒡᒐᔾᔭᐅᓕᖅᑭ;ᐱᖓᑦᓯᖅ;ᓯᑕᒻᒥᖅ;ᑕᓪᓕᒻᒥᐅᑦ;ᓈᑦᓰᖑᔭᓛᕐᓂᐊᖅ	$JPYJP¥;USDUS$
    ja	en_US	oymd	M1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月	N1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月	W日曜日;月曜日;火曜日;水曜日;木曜日;金曜日;土曜日	V日;月;火;水;木;金;土	$CNY元;PHP
    jbo	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    jgo	en_US	d,	g.	C¤ #;-¤ #	oymd	s-	MNduŋmbi Saŋ;Pɛsaŋ Pɛ́pá;Pɛsaŋ Pɛ́tát;Pɛsaŋ Pɛ́nɛ́kwa;Pɛsaŋ Pataa;Pɛsaŋ Pɛ́nɛ́ntúkú;Pɛsaŋ Saambá;Pɛsaŋ Pɛ́nɛ́fɔm;Pɛsaŋ Pɛ́nɛ́pfúꞋú;Pɛsaŋ Nɛgɛ́m;Pɛsaŋ Ntsɔ̌pmɔ́;Pɛsaŋ Ntsɔ̌ppá	NNduŋmbi Saŋ;Pɛsaŋ Pɛ́pá;Pɛsaŋ Pɛ́tát;Pɛsaŋ Pɛ́nɛ́kwa;Pɛsaŋ Pataa;Pɛsaŋ Pɛ́nɛ́ntúkú;Pɛsaŋ Saambá;Pɛsaŋ Pɛ́nɛ́fɔm;Pɛsaŋ Pɛ́nɛ́pfúꞋú;Pɛsaŋ Nɛgɛ́m;Pɛsaŋ Ntsɔ̌pmɔ́;Pɛsaŋ Ntsɔ̌ppá	WSɔ́ndi;Mɔ́ndi;Ápta Mɔ́ndi;Wɛ́nɛsɛdɛ;Tɔ́sɛdɛ;Fɛlâyɛdɛ;Sásidɛ	VSɔ́ndi;Mɔ́ndi;Ápta Mɔ́ndi;Wɛ́nɛsɛdɛ;Tɔ́sɛdɛ;Fɛlâyɛdɛ;Sásidɛ	f1	$JPYJP¥;USDUS$
    jmc	en_US	odmy	MJanuari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WJumapilyi;Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi	VJpi;Jtt;Jnn;Jtn;Alh;Iju;Jmo	f1	$JPYJP¥;TZSTSh;USDUS$
    jv	en_US	d,	g.	C¤ #;-¤ #	odmy	s-	MJanuari;Februari;Maret;April;Mei;Juni;Juli;Agustus;September;Oktober;November;Desember	NJan;Feb;Mar;Apr;Mei;Jun;Jul;Agt;Sep;Okt;Nov;Des	WAhad;Senin;Selasa;Rabu;Kamis;Jumat;Sabtu	VAhad;Sen;Sel;Rab;Kam;Jum;Sab	$IDRRp;JPYJP¥;USDUS$
    ka	en_US	d,	g 	n3,3,2	C# ¤;-# ¤	odmy	s.	Mიანვარი;თებერვალი;მარტი;აპრილი;მაისი;ივნისი;ივლისი;აგვისტო;სექტემბერი;ოქტომბერი;ნოემბერი;დეკემბერი	Nიან;თებ;მარ;აპრ;მაი;ივნ;ივლ;აგვ;სექ;ოქტ;ნოე;დეკ	Wკვირა;ორშაბათი;სამშაბათი;ოთხშაბათი;ხუთშაბათი;პარასკევი;შაბათი	Vკვი;ორშ;სამ;ოთხ;ხუთ;პარ;შაბ	f1	$AUD;CNY;GEL₾;HKD;ILS;INR;JPY;KRW;NZD;PHP;USDUS$;VND
    kab	en_US	d,	g 	C#¤;-#¤	oymd	s-	MYennayer;Fuṛar;Meɣres;Yebrir;Mayyu;Yunyu;Yulyu;Ɣuct;Ctembeṛ;Tubeṛ;Nunembeṛ;Duǧembeṛ	NYen;Fur;Meɣ;Yeb;May;Yun;Yul;Ɣuc;Cte;Tub;Nun;Duǧ	WYanass;Sanass;Kraḍass;Kuẓass;Samass;Sḍisass;Sayass	VYan;San;Kraḍ;Kuẓ;Sam;Sḍis;Say	f1	$DZDDA;JPYJP¥;USDUS$
    kaj	en_US	C¤ #;-¤ #	oymd	MHywan A̱yrnig;Hywan A̱hwa;Hywan A̱tat;Hywan A̱naai;Hywan A̱pfwon;Hywan A̱kitat;Hywan A̱tyirin;Hywan A̱ninai;Hywan A̱kumviriyin;Hywan Swak;Hywan Swak B’a̱yrnig;Hywan Swak B’a̱hwa	NA̱yr;A̱hw;A̱ta;A̱na;A̱pf;A̱ki;A̱ty;A̱ni;A̱ku;Swa;Sby;Sbh	WLadi;Lintani;Talata;Larba;Lamit;Juma;Asabar	VLad;Lin;Tal;Lar;Lam;Jum;Asa	f1	$JPYJP¥;NGN₦;USDUS$
    kam	en_US	odmy	MMwai wa mbee;Mwai wa kelĩ;Mwai wa katatũ;Mwai wa kana;Mwai wa katano;Mwai wa thanthatũ;Mwai wa muonza;Mwai wa nyaanya;Mwai wa kenda;Mwai wa ĩkumi;Mwai wa ĩkumi na ĩmwe;Mwai wa ĩkumi na ilĩ	NMbe;Kel;Ktũ;Kan;Ktn;Tha;Moo;Nya;Knd;Ĩku;Ĩkm;Ĩkl	WWa kyumwa;Wa kwambĩlĩlya;Wa kelĩ;Wa katatũ;Wa kana;Wa katano;Wa thanthatũ	VWky;Wkw;Wkl;Wtũ;Wkn;Wtn;Wth	$JPYJP¥;KESKsh;USDUS$
    kcg	en_US	C¤ #;-¤ #	oymd	MZwat Juwung;Zwat Swiyang;Zwat Tsat;Zwat Nyai;Zwat Tswon;Zwat Ataah;Zwat Anatat;Zwat Arinai;Zwat Akubunyung;Zwat Swag;Zwat Mangjuwang;Zwat Swag-Ma-Suyang	NJuw;Swi;Tsa;Nya;Tsw;Ata;Ana;Ari;Aku;Swa;Man;Mas	WLadi;Tanii;Talata;Larba;Lamit;Juma;Asabat	VLad;Tan;Tal;Lar;Lam;Jum;Asa	f1	$JPYJP¥;NGN₦;USDUS$
    kde	en_US	odmy	MMwedi Ntandi;Mwedi wa Pili;Mwedi wa Tatu;Mwedi wa Nchechi;Mwedi wa Nnyano;Mwedi wa Nnyano na Umo;Mwedi wa Nnyano na Mivili;Mwedi wa Nnyano na Mitatu;Mwedi wa Nnyano na Nchechi;Mwedi wa Nnyano na Nnyano;Mwedi wa Nnyano na Nnyano na U;Mwedi wa Nnyano na Nnyano na M	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WLiduva lyapili;Liduva lyatatu;Liduva lyanchechi;Liduva lyannyano;Liduva lyannyano na linji;Liduva lyannyano na mavili;Liduva litandi	VLl2;Ll3;Ll4;Ll5;Ll6;Ll7;Ll1	f1	$JPYJP¥;TZSTSh;USDUS$
    kea	en_US	d,	g 	C# ¤;-# ¤	odmy	MJaneru;Febreru;Marsu;Abril;Maiu;Junhu;Julhu;Agostu;Setenbru;Otubru;Nuvenbru;Dizenbru	NJan;Feb;Mar;Abr;Mai;Jun;Jul;Ago;Set;Otu;Nuv;Diz	Wdumingu;sigunda-fera;tersa-fera;kuarta-fera;kinta-fera;sesta-fera;sábadu	Vdum;sig;ter;kua;kin;ses;sab	f1	$AUDAU$;JPYJP¥;THB฿;USDUS$
    kgp	en_US	d,	g.	C¤ #;-¤ #	odmy	M1-Kysã;2-Kysã;3-Kysã;4-Kysã;5-Kysã;6-Kysã;7-Kysã;8-Kysã;9-Kysã;10-Kysã;11-Kysã;12-Kysã	N1Ky.;2Ky.;3Ky.;4Ky.;5Ky.;6Ky.;7Ky.;8Ky.;9Ky.;10Ky.;11Ky.;12Ky.	Wnumĩggu;pir-kurã-há;régre-kurã-há;tẽgtũ-kurã-há;vẽnhkãgra-kurã-há;pénkar-kurã-há;savnu	Vnum.;pir.;rég.;tẽg.;vẽn.;pén.;sav.	$AUDAU$;FJDFJC;JPYJP¥;PHP;THB฿;USDUS$;XOFCFA
    khq	en_US	g 	C#¤;-#¤	oymd	s-	MŽanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur	NŽan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee	WAlhadi;Atini;Atalata;Alarba;Alhamiisa;Aljuma;Assabdu	VAlh;Ati;Ata;Ala;Alm;Alj;Ass	f1	$JPYJP¥;USDUS$
    ki	en_US	odmy	MNjenuarĩ;Mwere wa kerĩ;Mwere wa gatatũ;Mwere wa kana;Mwere wa gatano;Mwere wa gatandatũ;Mwere wa mũgwanja;Mwere wa kanana;Mwere wa kenda;Mwere wa ikũmi;Mwere wa ikũmi na ũmwe;Ndithemba	NJEN;WKR;WGT;WKN;WTN;WTD;WMJ;WNN;WKD;WIK;WMW;DIT	WKiumia;Njumatatũ;Njumaine;Njumatana;Aramithi;Njumaa;Njumamothi	VKMA;NTT;NMN;NMT;ART;NMA;NMM	$JPYJP¥;KESKsh;USDUS$
    kk	en_US	d,	g 	C# ¤;-# ¤	odmy	s.	MҚаңтар;Ақпан;Наурыз;Сәуір;Мамыр;Маусым;Шілде;Тамыз;Қыркүйек;Қазан;Қараша;Желтоқсан	Nқаң.;ақп.;нау.;сәу.;мам.;мау.;шіл.;там.;қыр.;қаз.;қар.;жел.	Wжексенбі;дүйсенбі;сейсенбі;сәрсенбі;бейсенбі;жұма;сенбі	Vжс;дс;сс;ср;бс;жм;сб	f1	$JPYJP¥;KZT₸;LSLЛСЛ;PHP;RUB₽;THB฿
    kk_Cyrl	kk
    kkj	en_US	d,	g.	C¤ #;-¤ #	odmy	Mpamba;wanja;mbiyɔ mɛndoŋgɔ;Nyɔlɔmbɔŋgɔ;Mɔnɔ ŋgbanja;Nyaŋgwɛ ŋgbanja;kuŋgwɛ;fɛ;njapi;nyukul;M11;ɓulɓusɛ	Npamba;wanja;mbiyɔ mɛndoŋgɔ;Nyɔlɔmbɔŋgɔ;Mɔnɔ ŋgbanja;Nyaŋgwɛ ŋgbanja;kuŋgwɛ;fɛ;njapi;nyukul;M11;ɓulɓusɛ	Wsɔndi;lundi;mardi;mɛrkɛrɛdi;yedi;vaŋdɛrɛdi;mɔnɔ sɔndi	Vsɔndi;lundi;mardi;mɛrkɛrɛdi;yedi;vaŋdɛrɛdi;mɔnɔ sɔndi	f1	$JPYJP¥;USDUS$
    kl	en_US	d,	g.	P# %;-# %	C¤#;¤-#	oymd	s-	Mjanuaari;februaari;marsi;apriili;maaji;juuni;juuli;aggusti;septembari;oktobari;novembari;decembari	Njan;febr;mar;apr;maj;jun;jul;aug;sept;okt;nov;dec	Wsapaat;ataasinngorneq;marlunngorneq;pingasunngorneq;sisamanngorneq;tallimanngorneq;arfininngorneq	Vsap;ata;mar;pin;sis;tal;arf	f1	$DKKkr.;JPYJP¥;USDUS$
    kln	en_US	odmy	MMulgul;Ng’atyaato;Kiptaamo;Iwootkuut;Mamuut;Paagi;Ng’eiyeet;Rooptui;Bureet;Epeeso;Kipsuunde ne taai;Kipsuunde nebo aeng’	NMul;Ngat;Taa;Iwo;Mam;Paa;Nge;Roo;Bur;Epe;Kpt;Kpa	WKotisap;Kotaai;Koaeng’;Kosomok;Koang’wan;Komuut;Kolo	VKts;Kot;Koo;Kos;Koa;Kom;Kol	$JPYJP¥;KESKsh;USDUS$
    km	en_US	C#¤;-#¤	odmy	Mមករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ	Nមករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ	Wអាទិត្យ;ចន្ទ;អង្គារ;ពុធ;ព្រហស្បតិ៍;សុក្រ;សៅរ៍	Vអាទិត្យ;ចន្ទ;អង្គារ;ពុធ;ព្រហ;សុក្រ;សៅរ៍	$JPYJP¥;KHR៛;LSLឡូទី;PHP;THB฿
    kn	en_US	n3,2,1	odmy	Mಜನವರಿ;ಫೆಬ್ರವರಿ;ಮಾರ್ಚ್;ಏಪ್ರಿಲ್;ಮೇ;ಜೂನ್;ಜುಲೈ;ಆಗಸ್ಟ್;ಸೆಪ್ಟೆಂಬರ್;ಅಕ್ಟೋಬರ್;ನವೆಂಬರ್;ಡಿಸೆಂಬರ್	Nಜನ;ಫೆಬ್ರ;ಮಾರ್ಚ್;ಏಪ್ರಿ;ಮೇ;ಜೂನ್;ಜುಲೈ;ಆಗ;ಸೆಪ್ಟೆಂ;ಅಕ್ಟೋ;ನವೆಂ;ಡಿಸೆಂ	Wಭಾನುವಾರ;ಸೋಮವಾರ;ಮಂಗಳವಾರ;ಬುಧವಾರ;ಗುರುವಾರ;ಶುಕ್ರವಾರ;ಶನಿವಾರ	Vಭಾನು;ಸೋಮ;ಮಂಗಳ;ಬುಧ;ಗುರು;ಶುಕ್ರ;ಶನಿ	$JPYJP¥;PHP;THB฿
    ko	en_US	oymd	s.	M1월;2월;3월;4월;5월;6월;7월;8월;9월;10월;11월;12월	N1월;2월;3월;4월;5월;6월;7월;8월;9월;10월;11월;12월	W일요일;월요일;화요일;수요일;목요일;금요일;토요일	V일;월;화;수;목;금;토	$AUDAU$;JPYJP¥;PHP;USDUS$
    kok	en_US	C¤ #;-¤ #	odmy	s-	Mजानेवारी;फेब्रुवारी;मार्च;एप्रील;मे;जून;जुलय;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर	Nजाने;फेब्रु;मार्च;एप्री;मे;जून;जुल;ऑग;सप्टें;ऑक्टो;नो;डिसे	Wआयतार;सोमार;मंगळार;बुधवार;बिरेस्तार;शुक्रार;शेनवार	Vआयतार;सोमार;मंगळार;बुधवार;बिरेस्तार;शुक्रार;शेनवार	$JPYJP¥;PHP;RONरॉन;USDUS$
    kok_Deva	kok
    kok_Latn	kok	n3,2,1	C¤#;-¤#	MJaner;Febrer;Mars;Abril;Mai;Jun;Julai;Agost;Setembr;Otubr;Novembr;Dezembr	NJan;Feb;Mar;Abr;Mai;Jun;Jul;Ago;Set;Otu;Nov;Dez	WAitar;Somar;Mongllar;Budhvar;Birestar;Sukrar;Sonvar	VAit;Som;Mon;Bud;Bre;Suk;Son	$PHP₱;RON
    kpe	en_US	C¤ #;-¤ #	odmy	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;LRD$;USDUS$
    ks	en_US	d٫.	g٬،	p٪	z۰	Mجنؤری;فرؤری;مارٕچ;اپریل;مئی;جوٗن;جوٗلایی;اگست;ستمبر;اکتوٗبر;نومبر;دسمبر	Nجنؤری;فرؤری;مارٕچ;اپریل;مئی;جوٗن;جوٗلایی;اگست;ستمبر;اکتوٗبر;نومبر;دسمبر	Wاَتھوار;ژٔندرٕروار;بۆموار;بودوار;برؠسوار;جُمہ;بٹوار	Vآتھوار;ژٔندٕروار;بۆموار;بودوار;برؠسوار;جُمہ;بٹوار
    ks_Arab	ks
    ks_Aran	ks
    ks_Deva	en_US	C¤ #;-¤ #	Mजनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सतुंबर;अकतुम्बर;नवूमबर;दसूमबर	Nजनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सतुंबर;अकतुम्बर;नवूमबर;दसमबर	Wआथवार;चंदिरवार;बुवार;बोदवार;ब्रेसवार;जुम्मा;बटवार	Vआथवार;चंदिरवार;बुवार;बोदवार;ब्रेसवार;जुम्मा;बटवार	$JPYJP¥
    ksb	en_US	C#¤;-#¤	odmy	MJanuali;Febluali;Machi;Aplili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WJumaapii;Jumaatatu;Jumaane;Jumaatano;Alhamisi;Ijumaa;Jumaamosi	VJpi;Jtt;Jmn;Jtn;Alh;Iju;Jmo	f1	$JPYJP¥;TZSTSh;USDUS$
    ksf	en_US	d,	g 	C# ¤;-# ¤	odmy	Mŋwíí a ntɔ́ntɔ;ŋwíí akǝ bɛ́ɛ;ŋwíí akǝ ráá;ŋwíí akǝ nin;ŋwíí akǝ táan;ŋwíí akǝ táafɔk;ŋwíí akǝ táabɛɛ;ŋwíí akǝ táaraa;ŋwíí akǝ táanin;ŋwíí akǝ ntɛk;ŋwíí akǝ ntɛk di bɔ́k;ŋwíí akǝ ntɛk di bɛ́ɛ	Nŋ1;ŋ2;ŋ3;ŋ4;ŋ5;ŋ6;ŋ7;ŋ8;ŋ9;ŋ10;ŋ11;ŋ12	Wsɔ́ndǝ;lǝndí;maadí;mɛkrɛdí;jǝǝdí;júmbá;samdí	Vsɔ́n;lǝn;maa;mɛk;jǝǝ;júm;sam	f1	$JPYJP¥;USDUS$
    ksh	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	oymd	s-	MJannewa;Fäbrowa;Määz;Aprell;Mai;Juuni;Juuli;Oujoß;Septämber;Oktohber;Novämber;Dezämber	NJan.;Fäb.;Mäz.;Apr.;Mai;Jun.;Jul.;Ouj.;Säp.;Okt.;Nov.;Dez.	WSunndaach;Mohndaach;Dinnsdaach;Metwoch;Dunnersdaach;Friidaach;Samsdaach	VSu.;Mo.;Di.;Me.;Du.;Fr.;Sa.	f1	$JPYJP¥;USDUS$
    ku	en_US	d,	g.	P%#;-%#	C# ¤;-# ¤	odmy	s.	Mrêbendan;sibat;adar;nîsan;gulan;hezîran;tîrmeh;tebax;îlon;cotmeh;mijdar;berfanbar	Nrbn;sbt;adr;nsn;gln;hzr;trm;tbx;îln;cot;mjd;brf	Wyekşem;duşem;sêşem;çarşem;pêncşem;înî;şemî	Vyşm;dşm;sşm;çşm;pşm;înî;şem	f1	$JPYJP¥;TRY₺
    kw	en_US	oymd	s-	Mmis Genver;mis Hwevrer;mis Meurth;mis Ebrel;mis Me;mis Metheven;mis Gortheren;mis Est;mis Gwynngala;mis Hedra;mis Du;mis Kevardhu	NGen;Hwe;Meu;Ebr;Me;Met;Gor;Est;Gwn;Hed;Du;Kev	Wdy Sul;dy Lun;dy Meurth;dy Merher;dy Yow;dy Gwener;dy Sadorn	VSul;Lun;Mth;Mhr;Yow;Gwe;Sad	f1	$JPYJP¥;USDUS$
    kxv	en_US	n3,2,1	odmy	Mpusu lenju;maha lenju;pagu lenju;hire lenju;bese lenju;jaṭṭa lenju;aasaḍi lenju;srabĩ lenju;bado lenju;dasara lenju;divi lenju;pande lenju	Npusu;maha;pagu;hire;bese;jaṭṭa;aasaḍi;srabĩ;bado;dasara;divi;pande	Waadi vara;smbara;mangaḍa;pudara;laki vara;sukru vara;sani vara	Vaadi;smba;manga;puda;laki;sukru;sani	$JPYJP¥;USDUS$
    kxv_Deva	kxv	Mपुसु लेञ्जु;माहाका लेञ्जु;पागुणी लेञ्जु;हिरे लेञ्जु;बेसे लेञ्जु;जाटा लेञ्जु;आसाड़ी लेञ्जु;स्राबाँ लेञ्जु;बोदो लेञ्जु;दसारा लेञ्जु;दिवी लेञ्जु;पान्डे लेञ्जु	Nपुसु;माहा;पागु;हिर्रे;बेसे;जाट्टा;आसाड़ी;स्राबाँ;बाॅदो;दासारा;दिवी;पान्डे	Wआदि वारा;साॅम्वारा;मंगाड़ा;पुद्दारा;लाक्कि वारा;सुकुरु वारा;सान्नि वारा	Vआदि;साॅम्मा;मान्गा;पूदा;लाक्की;सुकुरु;सान्नि
    kxv_Latn	kxv
    kxv_Orya	kxv	Mପୁସୁ ଲେଞ୍ଜୁ;ମାହାକା ଲେଞ୍ଜୁ;ପାଗୁଣି ଲେଞ୍ଜୁ;ହିରେ ଲେଞ୍ଜୁ;ବେସେ ଲେଞ୍ଜୁ;ଜାଟା ଲେଞ୍ଜୁ;ଆସାଡ଼ି ଲେଞ୍ଜୁ;ସ୍ରାବାଁ ଲେଞ୍ଜୁ;ବଦ ଲେଞ୍ଜୁ;ଦାସାରା ଲେଞ୍ଜୁ;ଦିୱିଡ଼ି ଲେଞ୍ଜୁ;ପାଣ୍ଡେ ଲେଞ୍ଜୁ	Nପୁସୁ;ମାହା;ପାଗୁ;ହିରେ;ବେସେ;ଜାଟା;ଆସାଡ଼ି;ସ୍ରାବାଁ;ବଦ;ଦାସାରା;ଦିୱି;ପାଣ୍ଡେ	Wଆଦି ୱାରା;ସମ୍ବାରା;ମାଙ୍ଗାଡ଼ା;ପୁଦାରା;ଲାକି ୱାରା;ସୁକ୍ରୁ ୱାରା;ସାନି ୱାରା	Vଆଦି;ସମ୍ବା;ମାଙ୍ଗା;ପୁଦା;ଲାକି;ସୁକ୍ରୁ;ସାନି
    kxv_Telu	kxv	Mమాగ;గుండు;హిరెఇ;బెసెకి;లండి;రాత;బాన్దపాణా;బార్సి;అస్ర;దివెడి;పాండు;పుసు	Nమాగ;గుండు;హిరెఇ;బెసెకి;లండి;రాత;బాన్దపాణా;బార్సి;అస్ర;దివెడి;పాండు;పుసు	Wవారమి;నమారా;మాంగాడా;వుదారా;లాకివరా;నుక్ వరా;సానివరా	Vవారమి;నమారా;మాంగాడా;వుదారా;లాకివరా;నుక్ వరా;సానివరా
    ky	en_US	d,	g 	C# ¤;-# ¤	oydm	s-	MЯнварь;Февраль;Март;Апрель;Май;Июнь;Июль;Август;Сентябрь;Октябрь;Ноябрь;Декабрь	NЯнв;Фев;Мар;Апр;Май;Июн;Июл;Авг;Сен;Окт;Ноя;Дек	Wжекшемби;дүйшөмбү;шейшемби;шаршемби;бейшемби;жума;ишемби	Vжек.;дүй.;шейш.;шарш.;бейш.;жума;ишм.	f1	$AUD;BRL;CAD;GBP;HKD;ILS;INR;JPYJP¥;KGSсом;KRW;MXN;NZD;PHP;THB฿;TWD;USD;XCD
    lag	en_US	C¤ #;-¤ #	odmy	MKʉfúngatɨ;Kʉnaanɨ;Kʉkeenda;Kwiikumi;Kwiinyambála;Kwiidwaata;Kʉmʉʉnchɨ;Kʉvɨɨrɨ;Kʉsaatʉ;Kwiinyi;Kʉsaano;Kʉsasatʉ	NFúngatɨ;Naanɨ;Keenda;Ikúmi;Inyambala;Idwaata;Mʉʉnchɨ;Vɨɨrɨ;Saatʉ;Inyi;Saano;Sasatʉ	WJumapíiri;Jumatátu;Jumaíne;Jumatáano;Alamíisi;Ijumáa;Jumamóosi	VPíili;Táatu;Íne;Táano;Alh;Ijm;Móosi	f1	$JPYJP¥;TZSTSh;USDUS$
    lb	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	MJanuar;Februar;Mäerz;Abrëll;Mee;Juni;Juli;August;September;Oktober;November;Dezember	NJan;Feb;Mäe;Abr;Mee;Jun;Jul;Aug;Sep;Okt;Nov;Dez	WSonndeg;Méindeg;Dënschdeg;Mëttwoch;Donneschdeg;Freideg;Samschdeg	VSon;Méi;Dën;Mët;Don;Fre;Sam	f1	$AUDAU$;PHP;THB฿
    lg	en_US	C#¤;-#¤	odmy	MJanwaliyo;Febwaliyo;Marisi;Apuli;Maayi;Juuni;Julaayi;Agusito;Sebuttemba;Okitobba;Novemba;Desemba	NJan;Feb;Mar;Apu;Maa;Juu;Jul;Agu;Seb;Oki;Nov;Des	WSabbiiti;Balaza;Lwakubiri;Lwakusatu;Lwakuna;Lwakutaano;Lwamukaaga	VSab;Bal;Lw2;Lw3;Lw4;Lw5;Lw6	f1	$JPYJP¥;UGXUSh;USDUS$
    lij	en_US	d,	g.	C# ¤;-# ¤	oymd	s-	Mde zenâ;de frevâ;de marso;d’arvî;de mazzo;de zugno;de luggio;d’agosto;de settembre;d’ottobre;de novembre;de dexembre	Nde zenâ;de frevâ;de marso;d’arvî;de mazzo;de zugno;de luggio;d’agosto;de settembre;d’ottobre;de novembre;de dexembre	Wdomenega;lunesdì;mätesdì;mäcordì;zeuggia;venardì;sabbo	Vdomenega;lunesdì;mätesdì;mäcordì;zeuggia;venardì;sabbo	f1	$JPYJP¥;USDUS$
    lkt	en_US	C¤ #;-¤ #	oymd	s-	MWiótheȟika Wí;Thiyóȟeyuŋka Wí;Ištáwičhayazaŋ Wí;Pȟežítȟo Wí;Čhaŋwápetȟo Wí;Wípazukȟa-wašté Wí;Čhaŋpȟásapa Wí;Wasútȟuŋ Wí;Čhaŋwápeǧi Wí;Čhaŋwápe-kasná Wí;Waníyetu Wí;Tȟahékapšuŋ Wí	NWiótheȟika Wí;Thiyóȟeyuŋka Wí;Ištáwičhayazaŋ Wí;Pȟežítȟo Wí;Čhaŋwápetȟo Wí;Wípazukȟa-wašté Wí;Čhaŋpȟásapa Wí;Wasútȟuŋ Wí;Čhaŋwápeǧi Wí;Čhaŋwápe-kasná Wí;Waníyetu Wí;Tȟahékapšuŋ Wí	WAŋpétuwakȟaŋ;Aŋpétuwaŋži;Aŋpétunuŋpa;Aŋpétuyamni;Aŋpétutopa;Aŋpétuzaptaŋ;Owáŋgyužažapi	VAŋpétuwakȟaŋ;Aŋpétuwaŋži;Aŋpétunuŋpa;Aŋpétuyamni;Aŋpétutopa;Aŋpétuzaptaŋ;Owáŋgyužažapi	$JPYJP¥
    lmo	en_US	d,	g’'	C¤ #;-¤ #	oymd	s-	Msginer;fevrer;marz;avril;masg;sgiugn;luj;avost;setember;otover;november;dicember	Nsginer;fevrer;marz;avril;masg;sgiugn;luj;avost;setember;otover;november;dicember	Wdomenega;lundì;mardì;mercoldì;sgiovedì;venerdì;sabet	Vdomenega;lundì;mardì;mercoldì;sgiovedì;venerdì;sabet	f1	$JPYJP¥;USDUS$
    ln	en_US	d,	g.	C# ¤;-# ¤	odmy	Msánzá ya yambo;sánzá ya míbalé;sánzá ya mísáto;sánzá ya mínei;sánzá ya mítáno;sánzá ya motóbá;sánzá ya nsambo;sánzá ya mwambe;sánzá ya libwa;sánzá ya zómi;sánzá ya zómi na mɔ̌kɔ́;sánzá ya zómi na míbalé	Nyan;fbl;msi;apl;mai;yun;yul;agt;stb;ɔtb;nvb;dsb	Weyenga;mokɔlɔ mwa yambo;mokɔlɔ mwa míbalé;mokɔlɔ mwa mísáto;mokɔlɔ ya mínéi;mokɔlɔ ya mítáno;mpɔ́sɔ	Veye;ybo;mbl;mst;min;mtn;mps	f1	$CDFFC;JPYJP¥;USDUS$
    lo	en_US	d,	g.	C¤#;¤-#	odmy	Mມັງກອນ;ກຸມພາ;ມີນາ;ເມສາ;ພຶດສະພາ;ມິຖຸນາ;ກໍລະກົດ;ສິງຫາ;ກັນຍາ;ຕຸລາ;ພະຈິກ;ທັນວາ	Nມ.ກ.;ກ.ພ.;ມ.ນ.;ມ.ສ.;ພ.ພ.;ມິ.ຖ.;ກ.ລ.;ສ.ຫ.;ກ.ຍ.;ຕ.ລ.;ພ.ຈ.;ທ.ວ.	Wວັນອາທິດ;ວັນຈັນ;ວັນອັງຄານ;ວັນພຸດ;ວັນພະຫັດ;ວັນສຸກ;ວັນເສົາ	Vອາທິດ;ຈັນ;ອັງຄານ;ພຸດ;ພະຫັດ;ສຸກ;ເສົາ	$JPYJP¥;LAK₭;PHP;THB฿;USDUS$
    lrc	en_US	d٫.	g٬,	p٪	z۰	C¤ #;-¤ #	oymd	s-	Mجانڤیە;فئڤریە;مارس;آڤریل;مئی;جوٙأن;جوٙلا;آگوست;سئپتامر;ئوکتوڤر;نوڤامر;دئسامر	Nجانڤیە;فئڤریە;مارس;آڤریل;مئی;جوٙأن;جوٙلا;آگوست;سئپتامر;ئوکتوڤر;نوڤامر;دئسامر	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f6	$IQDد.ع.;JPYJP¥;USDUS$
    lt	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	oymd	s-	Msausis;vasaris;kovas;balandis;gegužė;birželis;liepa;rugpjūtis;rugsėjis;spalis;lapkritis;gruodis	Nsaus.;vas.;kov.;bal.;geg.;birž.;liep.;rugp.;rugs.;spal.;lapkr.;gruod.	Wsekmadienis;pirmadienis;antradienis;trečiadienis;ketvirtadienis;penktadienis;šeštadienis	Vsk;pr;an;tr;kt;pn;št	f1	$AUD;BRL;CAD;CNY;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;TWD;USD;VND;XAF;XCD;XOF;XPF
    lu	en_US	d,	g.	C#¤;-#¤	odmy	MCiongo;Lùishi;Lusòlo;Mùuyà;Lumùngùlù;Lufuimi;Kabàlàshìpù;Lùshìkà;Lutongolo;Lungùdi;Kaswèkèsè;Ciswà	NCio;Lui;Lus;Muu;Lum;Luf;Kab;Lush;Lut;Lun;Kas;Cis	WLumingu;Nkodya;Ndàayà;Ndangù;Njòwa;Ngòvya;Lubingu	VLum;Nko;Ndy;Ndg;Njw;Ngv;Lub	f1	$CDFFC;JPYJP¥;USDUS$
    luo	en_US	C#¤;-#¤	odmy	MDwe mar Achiel;Dwe mar Ariyo;Dwe mar Adek;Dwe mar Ang’wen;Dwe mar Abich;Dwe mar Auchiel;Dwe mar Abiriyo;Dwe mar Aboro;Dwe mar Ochiko;Dwe mar Apar;Dwe mar gi achiel;Dwe mar Apar gi ariyo	NDAC;DAR;DAD;DAN;DAH;DAU;DAO;DAB;DOC;DAP;DGI;DAG	WJumapil;Wuok Tich;Tich Ariyo;Tich Adek;Tich Ang’wen;Tich Abich;Ngeso	VJMP;WUT;TAR;TAD;TAN;TAB;NGS	$JPYJP¥;KESKsh;USDUS$
    lut	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    luy	en_US	C¤#;¤- #	odmy	MJanuari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mar;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WJumapiri;Jumatatu;Jumanne;Jumatano;Murwa wa Kanne;Murwa wa Katano;Jumamosi	VJ2;J3;J4;J5;Al;Ij;J1	$JPYJP¥;KESKsh;USDUS$
    lv	en_US	d,	g 	n3,3,2	C# ¤;-# ¤	odmy	s.	Mjanvāris;februāris;marts;aprīlis;maijs;jūnijs;jūlijs;augusts;septembris;oktobris;novembris;decembris	Njanv.;febr.;marts;apr.;maijs;jūn.;jūl.;aug.;sept.;okt.;nov.;dec.	WSvētdiena;Pirmdiena;Otrdiena;Trešdiena;Ceturtdiena;Piektdiena;Sestdiena	VSvētd.;Pirmd.;Otrd.;Trešd.;Ceturtd.;Piektd.;Sestd.	f1	$AUDAU$;PHP;THB฿
    mai	en_US	C¤ #;-¤ #	odmy	Mजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्टूबर;नवंबर;दिसंबर	Nजन॰;फर॰;मार्च;अप्रैल;मई;जून;जुल॰;अग॰;सित॰;अक्तू॰;नव॰;दिस॰	Wरवि दिन;सोम दिन;मंगल दिन;बुध दिन;बृहस्पति दिन;शुक्र दिन;शनि दिन	Vरवि;सोम;मंगल;बुध;गुरु;शुक्र;शनि	$JPYJP¥
    mas	en_US	odmy	MOladalʉ́;Arát;Ɔɛnɨ́ɔɨŋɔk;Olodoyíóríê inkókúâ;Oloilépūnyīē inkókúâ;Kújúɔrɔk;Mórusásin;Ɔlɔ́ɨ́bɔ́rárɛ;Kúshîn;Olgísan;Pʉshʉ́ka;Ntʉ́ŋʉ́s	NDal;Ará;Ɔɛn;Doy;Lép;Rok;Sás;Bɔ́r;Kús;Gís;Shʉ́;Ntʉ́	WJumapílí;Jumatátu;Jumane;Jumatánɔ;Alaámisi;Jumáa;Jumamósi	VJpi;Jtt;Jnn;Jtn;Alh;Iju;Jmo	$JPYJP¥;KESKsh;USDUS$
    mer	en_US	odmy	MJanuarĩ;Feburuarĩ;Machi;Ĩpurũ;Mĩĩ;Njuni;Njuraĩ;Agasti;Septemba;Oktũba;Novemba;Dicemba	NJAN;FEB;MAC;ĨPU;MĨĨ;NJU;NJR;AGA;SPT;OKT;NOV;DEC	WKiumia;Muramuko;Wairi;Wethatu;Wena;Wetano;Jumamosi	VKIU;MRA;WAI;WET;WEN;WTN;JUM	$JPYJP¥;KESKsh;USDUS$
    mfe	en_US	g 	C¤ #;-¤ #	oymd	s-	Mzanvie;fevriye;mars;avril;me;zin;zilye;out;septam;oktob;novam;desam	Nzan;fev;mar;avr;me;zin;zil;out;sep;okt;nov;des	Wdimans;lindi;mardi;merkredi;zedi;vandredi;samdi	Vdim;lin;mar;mer;ze;van;sam	f1	$JPYJP¥;MURRs;USDUS$
    mg	en_US	C¤ #;-¤ #	oymd	s-	MJanoary;Febroary;Martsa;Aprily;Mey;Jona;Jolay;Aogositra;Septambra;Oktobra;Novambra;Desambra	NJan;Feb;Mar;Apr;Mey;Jon;Jol;Aog;Sep;Okt;Nov;Des	WAlahady;Alatsinainy;Talata;Alarobia;Alakamisy;Zoma;Asabotsy	VAlah;Alats;Tal;Alar;Alak;Zom;Asab	f1	$JPYJP¥;MGAAr;USDUS$
    mgh	en_US	d,	g.	C¤ #;-¤ #	odmy	MMweri wo kwanza;Mweri wo unayeli;Mweri wo uneraru;Mweri wo unecheshe;Mweri wo unethanu;Mweri wo thanu na mocha;Mweri wo saba;Mweri wo nane;Mweri wo tisa;Mweri wo kumi;Mweri wo kumi na moja;Mweri wo kumi na yel’li	NKwa;Una;Rar;Che;Tha;Moc;Sab;Nan;Tis;Kum;Moj;Yel	WSabato;Jumatatu;Jumanne;Jumatano;Arahamisi;Ijumaa;Jumamosi	VSab;Jtt;Jnn;Jtn;Ara;Iju;Jmo	$JPYJP¥;MZNMTn;USDUS$
    mgo	en_US	C¤ #;-¤ #	oymd	s-	Miməg mbegtug;imeg àbùbì;imeg mbəŋchubi;iməg ngwə̀t;iməg fog;iməg ichiibɔd;iməg àdùmbə̀ŋ;iməg ichika;iməg kud;iməg tèsiʼe;iməg zò;iməg krizmed	Nmbegtug;imeg àbùbì;imeg mbəŋchubi;iməg ngwə̀t;iməg fog;iməg ichiibɔd;iməg àdùmbə̀ŋ;iməg ichika;iməg kud;iməg tèsiʼe;iməg zò;iməg krizmed	WAneg 1;Aneg 2;Aneg 3;Aneg 4;Aneg 5;Aneg 6;Aneg 7	VAneg 1;Aneg 2;Aneg 3;Aneg 4;Aneg 5;Aneg 6;Aneg 7	f1	$JPYJP¥;USDUS$
    mi	en_US	C¤ #;-¤ #	odmy	s-	MHānuere;Pēpuere;Māehe;Āperira;Mei;Hune;Hūrae;Ākuhata;Hepetema;Oketopa;Noema;Tīhema	NHān;Pēp;Māe;Āpe;Mei;Hun;Hūr;Āku;Hep;Oke;Noe;Tīh	WRātapu;Mane;Tūrei;Wenerei;Tāite;Paraire;Rāhoroi	VRāt;Man;Tūr;Wen;Tāi;Par;Rāh	f1	$NZD$;USDUS$
    mic	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    mid	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f6	$JPYJP¥;USDUS$
    mk	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mјануари;февруари;март;април;мај;јуни;јули;август;септември;октомври;ноември;декември	Nјан.;фев.;мар.;апр.;мај;јун.;јул.;авг.;сеп.;окт.;ное.;дек.	Wнедела;понеделник;вторник;среда;четврток;петок;сабота	Vнед.;пон.;вто.;сре.;чет.;пет.;саб.	f1	$AUD;CNY;GBP;HKD;ILS;INR;JPY;KRW;MKDден.;NZD;PHP;TWD;USDUS$;VND
    ml	en_US	n3,2,1	odmy	Mജനുവരി;ഫെബ്രുവരി;മാർച്ച്;ഏപ്രിൽ;മേയ്;ജൂൺ;ജൂലൈ;ഓഗസ്റ്റ്;സെപ്റ്റംബർ;ഒക്‌ടോബർ;നവംബർ;ഡിസംബർ	Nജനു;ഫെബ്രു;മാർ;ഏപ്രി;മേയ്;ജൂൺ;ജൂലൈ;ഓഗ;സെപ്റ്റം;ഒക്ടോ;നവം;ഡിസം	Wഞായറാഴ്‌ച;തിങ്കളാഴ്‌ച;ചൊവ്വാഴ്‌ച;ബുധനാഴ്‌ച;വ്യാഴാഴ്‌ച;വെള്ളിയാഴ്‌ച;ശനിയാഴ്‌ച	Vഞായർ;തിങ്കൾ;ചൊവ്വ;ബുധൻ;വ്യാഴം;വെള്ളി;ശനി	$PHP;THB฿
    mn	en_US	C¤ #;-¤ #	oymd	s.	MНэгдүгээр сар;Хоёрдугаар сар;Гуравдугаар сар;Дөрөвдүгээр сар;Тавдугаар сар;Зургаадугаар сар;Долоодугаар сар;Наймдугаар сар;Есдүгээр сар;Аравдугаар сар;Арван нэгдүгээр сар;Арван хоёрдугаар сар	N1-р сар;2-р сар;3-р сар;4-р сар;5-р сар;6-р сар;7-р сар;8-р сар;9-р сар;10-р сар;11-р сар;12-р сар	WНям;Даваа;Мягмар;Лхагва;Пүрэв;Баасан;Бямба	VНя;Да;Мя;Лх;Пү;Ба;Бя	f1	$JPYJP¥;MNT₮;PHP;THB฿
    mni	en_US	z০	C¤ #;-¤ #	odmy	Mজানুৱারি;ফেব্রুৱারি;মার্চ;এপ্রিল;মে;জুন;জুলাই;ওগষ্ট;সেপ্টেম্বর;ওক্টোবর;নবেম্বর;ডিসেম্বর	Nজানু;ফেব্রু;মার;এপ্রি;মে;জুন;জুলা;আগ;সেপ্ট;ওক্টো;নভে;ডিসে	Wনোংমাইজিং;নিংথৌকাবা;লৈবাকপোকপা;য়ুমশকৈশা;শগোলশেন;ইরাই;থাংজ	Vনোংমাইজিং;নিংথৌকাবা;লৈবাকপোকপা;য়ুমশকৈশা;শগোলশেন;ইরাই;থাংজ	$JPYJP¥
    mni_Beng	mni
    mni_Mtei	en_US	z꯰	C¤ #;-¤ #	odmy	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    moh	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    mr	en_US	n3,2,1	odmy	Mजानेवारी;फेब्रुवारी;मार्च;एप्रिल;मे;जून;जुलै;ऑगस्ट;सप्टेंबर;ऑक्टोबर;नोव्हेंबर;डिसेंबर	Nजाने;फेब्रु;मार्च;एप्रि;मे;जून;जुलै;ऑग;सप्टें;ऑक्टो;नोव्हें;डिसें	Wरविवार;सोमवार;मंगळवार;बुधवार;गुरुवार;शुक्रवार;शनिवार	Vरवि;सोम;मंगळ;बुध;गुरु;शुक्र;शनि	$JPYJP¥;PHP;THB฿
    ms	en_US	odmy	MJanuari;Februari;Mac;April;Mei;Jun;Julai;Ogos;September;Oktober;November;Disember	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ogo;Sep;Okt;Nov;Dis	WAhad;Isnin;Selasa;Rabu;Khamis;Jumaat;Sabtu	VAhd;Isn;Sel;Rab;Kha;Jum;Sab	f1	$CAD;JPYJP¥;MXN;MYRRM;PHP;USD
    ms_Arab	ms	Mجانواري;فيبواري;مچ;اڤريل;مي;جون;جولاي;ݢوس;سيڤتيمبر;اوکتوبر;نوۏيمبر;ديسيمبر	Nجانواري;فيبواري;مچ;اڤريل;مي;جون;جولاي;ݢوس;سيڤتيمبر;اوکتوبر;نوۏيمبر;ديسيمبر	Wاحد;اثنين;ثلاث;رابو;خميس;جمعة;سبتو	Vاحد;اثنين;ثلاث;رابو;خميس;جمعة;سبتو	$CADCA$;MXNMX$;PHP₱;USDUS$
    mt	en_US	odmy	MJannar;Frar;Marzu;April;Mejju;Ġunju;Lulju;Awwissu;Settembru;Ottubru;Novembru;Diċembru	NJan;Fra;Mar;Apr;Mej;Ġun;Lul;Aww;Set;Ott;Nov;Diċ	WIl-Ħadd;It-Tnejn;It-Tlieta;L-Erbgħa;Il-Ħamis;Il-Ġimgħa;Is-Sibt	VĦad;Tne;Tli;Erb;Ħam;Ġim;Sib	$JPYJP¥;PHP;USDUS$
    mua	en_US	d,	g.	odmy	MFĩi Loo;Cokcwaklaŋne;Cokcwaklii;Fĩi Marfoo;Madǝǝuutǝbijaŋ;Mamǝŋgwãafahbii;Mamǝŋgwãalii;Madǝmbii;Fĩi Dǝɓlii;Fĩi Mundaŋ;Fĩi Gwahlle;Fĩi Yuru	NFLO;CLA;CKI;FMF;MAD;MBI;MLI;MAM;FDE;FMU;FGW;FYU	WCom’yakke;Comlaaɗii;Comzyiiɗii;Comkolle;Comkaldǝɓlii;Comgaisuu;Comzyeɓsuu	VCya;Cla;Czi;Cko;Cka;Cga;Cze	f1	$JPYJP¥;USDUS$
    mus	en_US	C¤ #;-¤ #	oymd	s-	MRvfo Cuse;Hotvle Hvse;Tasahcuce;Tasahce Rakko;Ke Hvse;Kvco Hvse;Hiyuce;Hiyo Rakko;Otowoskuce;Otowoskv Rakko;Ehole;Rvfo Rakko	NRvfo Cuse;Hotvle Hvse;Tasahcuce;Tasahce Rakko;Ke Hvse;Kvco Hvse;Hiyuce;Hiyo Rakko;Otowoskuce;Otowoskv Rakko;Ehole;Rvfo Rakko	WNettvʼcako;Enhvteceskv;Enhvteceskv Enhvyvtke;Ennvrkvpv;Ennvrkvpv Enhvyvtke;Nak Okkoskv Nettv;Nettv Cakʼcuse	VNettvʼcako;Enhvteceskv;Enhvteceskv Enhvyvtke;Ennvrkvpv;Ennvrkvpv Enhvyvtke;Nak Okkoskv Nettv;Nettv Cakʼcuse	$JPYJP¥
    my	en_US	z၀	C# ¤;-# ¤	odmy	Mဇန်နဝါရီ;ဖေဖော်ဝါရီ;မတ်;ဧပြီ;မေ;ဇွန်;ဇူလိုင်;ဩဂုတ်;စက်တင်ဘာ;အောက်တိုဘာ;နိုဝင်ဘာ;ဒီဇင်ဘာ	Nဇန်;ဖေ;မတ်;ဧ;မေ;ဇွန်;ဇူ;ဩ;စက်;အောက်;နို;ဒီ	Wတနင်္ဂနွေ;တနင်္လာ;အင်္ဂါ;ဗုဒ္ဓဟူး;ကြာသပတေး;သောကြာ;စနေ	Vတနင်္ဂနွေ;တနင်္လာ;အင်္ဂါ;ဗုဒ္ဓဟူး;ကြာသပတေး;သောကြာ;စနေ	$ANGNAf;AWGAfl;HTGG;JPYJP¥;MMKK;PABB/.;THB฿;TTDTT$;USDUS$
    myv	en_US	C¤ #;-¤ #	oymd	s-	Mякшамков;даволков;эйзюрков;чадыков;панжиков;аштемков;медьков;умарьков;таштамков;ожоков;сундерьков;ацамков	Nякш;дав;эйз;чад;пан;ашт;мед;ума;таш;ожо;сун;аца	Wтаргочи;атяньчи;вастаньчи;куншкачи;калоньчи;сюконьчи;шлямочи	Vтар;атя;вас;кун;кал;сюк;шля	f1	$JPYJP¥;USDUS$
    mzn	en_US	d٫.	g٬,	p٪	z۰	C¤ #;-¤ #	oymd	s-	Mژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر	Nژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f6	$JPYJP¥;PHP
    naq	en_US	odmy	MǃKhanni;ǃKhanǀgôab;ǀKhuuǁkhâb;ǃHôaǂkhaib;ǃKhaitsâb;Gamaǀaeb;ǂKhoesaob;Aoǁkhuumûǁkhâb;Taraǀkhuumûǁkhâb;ǂNûǁnâiseb;ǀHooǂgaeb;Hôasoreǁkhâb	WSontaxtsees;Mantaxtsees;Denstaxtsees;Wunstaxtsees;Dondertaxtsees;Fraitaxtsees;Satertaxtsees	VSon;Ma;De;Wu;Do;Fr;Sat	f1	$JPYJP¥;NAD$;USDUS$
    nb	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember	Njan;feb;mar;apr;mai;jun;jul;aug;sep;okt;nov;des	Wsøndag;mandag;tirsdag;onsdag;torsdag;fredag;lørdag	Vsøn.;man.;tir.;ons.;tor.;fre.;lør.	f1	$AUD;BRL;CAD;CNY;HKD;ILS;INR;JPY;KRW;MXN;NOKkr;NZD;PHP;TWD;USD;VND;XAF;XCD;XPF
    nd	en_US	odmy	MZibandlela;Nhlolanja;Mbimbitho;Mabasa;Nkwenkwezi;Nhlangula;Ntulikazi;Ncwabakazi;Mpandula;Mfumfu;Lwezi;Mpalakazi	NZib;Nhlo;Mbi;Mab;Nkw;Nhla;Ntu;Ncw;Mpan;Mfu;Lwe;Mpal	WSonto;Mvulo;Sibili;Sithathu;Sine;Sihlanu;Mgqibelo	VSon;Mvu;Sib;Sit;Sin;Sih;Mgq	$JPYJP¥;USDUS$
    nds	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	oymd	s-	MJanuaar;Februaar;März;April;Mai;Juni;Juli;August;September;Oktover;November;Dezember	NJanuaar;Februaar;März;April;Mai;Juni;Juli;August;September;Oktover;November;Dezember	WSünndag;Maandag;Dingsdag;Middeweken;Dunnersdag;Freedag;Sünnavend	VSünndag;Maandag;Dingsdag;Middeweken;Dunnersdag;Freedag;Sünnavend	f1	$JPYJP¥;USDUS$
    ne	en_US	n3,2,1	z०	C¤ #;-¤ #	oymd	s-	Mजनवरी;फेब्रुअरी;मार्च;अप्रिल;मे;जुन;जुलाई;अगस्ट;सेप्टेम्बर;अक्टोबर;नोभेम्बर;डिसेम्बर	Nजनवरी;फेब्रुअरी;मार्च;अप्रिल;मे;जुन;जुलाई;अगस्ट;सेप्टेम्बर;अक्टोबर;नोभेम्बर;डिसेम्बर	Wआइतबार;सोमबार;मङ्गलबार;बुधबार;बिहिबार;शुक्रबार;शनिबार	Vआइत;सोम;मङ्गल;बुध;बिहि;शुक्र;शनि	$JPYJP¥;NPRनेरू;PHP;THB฿;USDUS$
    nl	en_US	d,	g.	C¤ #;¤ -#	odmy	s-	Mjanuari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december	Njan;feb;mrt;apr;mei;jun;jul;aug;sep;okt;nov;dec	Wzondag;maandag;dinsdag;woensdag;donderdag;vrijdag;zaterdag	Vzo;ma;di;wo;do;vr;za	f1	$AUDAU$;CADC$;FJDFJ$;JPYJP¥;PHP;SBDSI$;THB฿;USDUS$;XPF
    nmg	en_US	d,	g 	C# ¤;-# ¤	odmy	Mngwɛn matáhra;ngwɛn ńmba;ngwɛn ńlal;ngwɛn ńna;ngwɛn ńtan;ngwɛn ńtuó;ngwɛn hɛmbuɛrí;ngwɛn lɔmbi;ngwɛn rɛbvuâ;ngwɛn wum;ngwɛn wum navǔr;krísimin	Nng1;ng2;ng3;ng4;ng5;ng6;ng7;ng8;ng9;ng10;ng11;kris	Wsɔ́ndɔ;mɔ́ndɔ;sɔ́ndɔ mafú mába;sɔ́ndɔ mafú málal;sɔ́ndɔ mafú mána;mabágá má sukul;sásadi	Vsɔ́n;mɔ́n;smb;sml;smn;mbs;sas	f1	$JPYJP¥;USDUS$
    nn	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember	Njan;feb;mar;apr;mai;jun;jul;aug;sep;okt;nov;des	Wsøndag;måndag;tysdag;onsdag;torsdag;fredag;laurdag	Vsøn;mån;tys;ons;tor;fre;lau	f1	$AUD;BRL;CAD;CNY;GBP;HKD;ILS;INR;JPY;KRW;MXN;NOKkr;NZD;PHP;TWD;USD;VND;XAF;XCD;XPF
    nnh	en_US	d,	g.	C¤ #;-¤ #	odmy	Msaŋ tsetsɛ̀ɛ lùm;saŋ kàg ngwóŋ;saŋ lepyè shúm;saŋ cÿó;saŋ tsɛ̀ɛ cÿó;saŋ njÿoláʼ;saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ;saŋ mbʉ̀ŋ;saŋ ngwɔ̀ʼ mbÿɛ;saŋ tàŋa tsetsáʼ;saŋ mejwoŋó;saŋ lùm	Nsaŋ tsetsɛ̀ɛ lùm;saŋ kàg ngwóŋ;saŋ lepyè shúm;saŋ cÿó;saŋ tsɛ̀ɛ cÿó;saŋ njÿoláʼ;saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ;saŋ mbʉ̀ŋ;saŋ ngwɔ̀ʼ mbÿɛ;saŋ tàŋa tsetsáʼ;saŋ mejwoŋó;saŋ lùm	Wlyɛʼɛ́ sẅíŋtè;mvfò lyɛ̌ʼ;mbɔ́ɔntè mvfò lyɛ̌ʼ;tsètsɛ̀ɛ lyɛ̌ʼ;mbɔ́ɔntè tsetsɛ̀ɛ lyɛ̌ʼ;mvfò màga lyɛ̌ʼ;màga lyɛ̌ʼ	Vlyɛʼɛ́ sẅíŋtè;mvfò lyɛ̌ʼ;mbɔ́ɔntè mvfò lyɛ̌ʼ;tsètsɛ̀ɛ lyɛ̌ʼ;mbɔ́ɔntè tsetsɛ̀ɛ lyɛ̌ʼ;mvfò màga lyɛ̌ʼ;màga lyɛ̌ʼ	f1	$JPYJP¥;USDUS$
    nnp	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    no	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember	Njan;feb;mar;apr;mai;jun;jul;aug;sep;okt;nov;des	Wsøndag;mandag;tirsdag;onsdag;torsdag;fredag;lørdag	Vsøn.;man.;tir.;ons.;tor.;fre.;lør.	f1	$AUD;BRL;CAD;CNY;HKD;ILS;INR;JPY;KRW;MXN;NOKkr;NZD;PHP;TWD;USD;VND;XAF;XCD;XPF
    nqo	en_US	g،	z߀	C¤ #;-¤ #	oymd	s-	Mߓߌ߲ߠߊߥߎߟߋ߲;ߞߏ߲ߞߏߜߍ;ߕߙߊߓߊ;ߞߏ߲ߞߏߘߌ߬ߓߌ;ߘߓߊ߬ߕߊ;ߥߊ߬ߛߌ߬ߥߙߊ;ߞߊ߬ߙߌߝߐ߭;ߘߓߊ߬ߓߌߟߊ;ߕߎߟߊߝߌ߲;ߞߏ߲ߓߌߕߌ߮;ߣߍߣߍߓߊ;ߞߏߟߌ߲ߞߏߟߌ߲	Nߓߌ߲ߠ;ߞߏ߲ߞ;ߕߙߊ;ߞߏ߲ߘ;ߘߓߊ߬ߕ;ߥߊ߬ߛ;ߞߊ߬ߙ;ߘߓߊ߬ߓ;ߕߎߟߊߝߌ߲;ߞߏ߲ߓ;ߣߍߣ;ߞߏߟ	Wߞߊ߯ߙߌߟߏ߲;ߞߐ߬ߓߊ߬ߟߏ߲;ߞߐ߬ߟߏ߲;ߞߎߣߎ߲ߟߏ߲;ߓߌߟߏ߲;ߛߌ߬ߣߌ߲߬ߟߏ߲;ߞߍ߲ߘߍߟߏ߲	Vߞߊ߯ߙ;ߞߐ߬ߓ;ߞߐ߬ߟ;ߞߎߣ;ߓߌߟ;ߛߌ߬ߣ;ߞߍ߲ߘ	f1	$AEDߊߐߘ;AFNߊߝߊ;ALLߊߟߟ;AMDߊߡߘ;ANGߊ߲ߕߝ;AOAߊ߲ߜ߭ߎ;ARSߊߖ߭ߔ;AUD$ߐ;AWGߊߥߖ߭;AZNߊߖߣ;BAMߓߍߡ;BBDߓߓߘ;BDTߓߘߕ;BGNߓߜ߭ߟ;BHDߓߤߘ;BIFߓߙߝ;BMDߓߡߘ;BNDߓߣߘ;BOBߓߏߓ;BSDߓߛߘ;BTNߓߕߒ;BWPߓߥߔ;BYNߓߌߙ;CDFߞߝ;CHFߛߥߝ;CLPߛߟߔ;CNYߛߣߦ;COPߞߐߔ;CRCߞߙߞ;CUCߞߎ߳ߞ;CUPߞߎ߳ߔ;CVEߍߛߞ;CZKߗߞߞ;DJFߖߓߝ;DKKߘߞߞ;DOPߘߏߔ;DZDߊߟߘ;EGPߡߛߔ;ERNߋߙߝ;ETBߋߗߓ;FJD$ ߝߖ;FKPߝߞߔ;GELߖ߭ߐߟ;GHSߜ߭ߛߘ;GIPߖ߭ߓߔ£;GMDߜ߭ߓߘ;GNF߿;GTQߜ߭ߕߞ;GYDߜ߭ߎ߳ߘ;HKDߤߞߘ;HNLߤߘߟ;HRKߞߛߞ;HTGߤߕߜ߭;HUFߤߜ߭ߝ;IDRߍ߲ߘߙ;IQDߌߞߘ;IRRߌߙߙ;ISKߌߛߞ;JMDߖߡߘ;JODߖߐߘ;JPYߗ߭ߔߦ;KESߞߋߛ;KGSߞߜ߭ߛ;KHRߞߓߙ;KMFߞߡߝ;KPWߞߞߥ;KWDߞߥߘ;KYDߞߌߘ;KZTߞߗ߭ߕ;LAKߟߊߞ;LBPߟߓ£;LKRߟߞߙ;LRDߟ߾;LSLߟߛߟ;LYDߟߓߘ;MADߡߘߤ;MDLߡߘߟ;MGAߡߘߙ;MKDߡߞߘ;MMKߡߡߞ;MNTߡߣߕ;MOPߡߏߔ;MRUߡߎߜ߭;MURߡߙߔ;MVRߡߝ߭ߙ;MWKߡߟߞ;MXNߡߞ$;MYRߡߦߙ;MZNߡߖ߭ߡ;NADߣߡߘ;NGNߖߣ;NIOߣߌߏ;NOKߣߐߞ;NPRߣߔߙ;NZD$ߣߖ߭;OMRߏߡߙ;PABߔߊߓ;PENߔߋߛ;PGKߔߖߞ;PKRߔߞߙ;PLNߔߟߗ߭;PYGߔߙߜ߭;QARߞߊߙ;RONߙߎߟ;RSDߙߛߘ;RUBߌߎߙ;RWFߙߥߝ;SARߛߊߙ;SBDߛߓߘ;SCRߛߛߥ;SDGߛߘߜ߭;SEKߛߥߞ;SGDߛߜ߭ߘ;SHPߛߤߔ;SLEߛߙߔ;SLLߛߟߟ;SOSߛߡߛ;SRDߛߎߘ;SSPߛߛߔ;STNߛߔߘ;SYPߛߌߔ;SZLߛߖ߭ߟ;THBߕߘߓ;TJSߕߖߛ;TMTߕߡߕ;TNDߕߣߘ;TOPߕߏߔ;TRYߕߎߟ;TTDߕߕߘ;TWDߕߥߘ;TZSߕߖ߭ߛ;UAHߌߞߤ;UGXߎߜ߭ߛ;USDߊߞߘ$;UYUߎ߳ߔ;UZSߎߗ߭ߛ;VESߝ߭ߋߓ;VUVߝ߭ߕߝ߭;WST$ߥߛ;XAFߝߛߝ;XCDߛߟߘ;XOF߾;XPF߾ ߝߛߝ;YERߦߡߙ;ZARߥߝߙ;ZMWߖ߭ߓߥ
    nr	en_US	d,	g 	oymd	s-	MJanabari;uFeberbari;uMatjhi;u-Apreli;Meyi;Juni;Julayi;Arhostosi;Septemba;Oktoba;Usinyikhaba;Disemba	NJan;Feb;Mat;Apr;Mey;Jun;Jul;Arh;Sep;Okt;Usi;Dis	WuSonto;uMvulo;uLesibili;Lesithathu;uLesine;ngoLesihlanu;umGqibelo	VSon;Mvu;Bil;Tha;Ne;Hla;Gqi	$JPYJP¥;USDUS$;ZARR
    nso	en_US	g 	C¤ #;-¤ #	oymd	s-	MJaneware;Febereware;Matšhe;Aporele;Mei;June;Julae;Agosetose;Setemere;Oktobore;Nofemere;Disemere	NPhere;Dibo;Hlak;Mora;Mei;June;Mose;Agosetose;Lewe;Dipha;Diba;Manth	WLamorena;Mošupologo;Labobedi;Laboraro;Labone;Labohlano;Mokibelo	VLam;Mos;Bed;Rar;Ne;Hla;Mok	$JPYJP¥;USDUS$;ZARR
    nus	en_US	odmy	MTiop thar pɛt;Pɛt;Duɔ̱ɔ̱ŋ;Guak;Duät;Kornyoot;Pay yie̱tni;Tho̱o̱r;Tɛɛr;Laath;Kur;Tio̱p in di̱i̱t	NTiop;Pɛt;Duɔ̱ɔ̱;Guak;Duä;Kor;Pay;Thoo;Tɛɛ;Laa;Kur;Tid	WCäŋ kuɔth;Jiec la̱t;Rɛw lätni;Diɔ̱k lätni;Ŋuaan lätni;Dhieec lätni;Bäkɛl lätni	VCäŋ;Jiec;Rɛw;Diɔ̱k;Ŋuaan;Dhieec;Bäkɛl	f1	$GBPGB£;JPYJP¥;SSP£;USDUS$
    nv	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    ny	en_US	C¤ #;-¤ #	odmy	MJanuwale;Febuluwale;Malichi;Epulo;Mei;Juni;Julai;Ogasiti;Seputemba;Okutoba;Novemba;Disemba	NJan;Feb;Mal;Epu;Mei;Jun;Jul;Oga;Sep;Oku;Nov;Dis	WLamulungu;Lolemba;Lachiwiri;Lachitatu;Lachinayi;Lachisanu;Loweruka	VMul;Lem;Wir;Tat;Nai;San;Wer	f1	$JPYJP¥;USDUS$
    nyn	en_US	odmy	MOkwokubanza;Okwakabiri;Okwakashatu;Okwakana;Okwakataana;Okwamukaaga;Okwamushanju;Okwamunaana;Okwamwenda;Okwaikumi;Okwaikumi na kumwe;Okwaikumi na ibiri	NKBZ;KBR;KST;KKN;KTN;KMK;KMS;KMN;KMW;KKM;KNK;KNB	WSande;Orwokubanza;Orwakabiri;Orwakashatu;Orwakana;Orwakataano;Orwamukaaga	VSAN;ORK;OKB;OKS;OKN;OKT;OMK	f1	$JPYJP¥;UGXUSh;USDUS$
    oc	en_US	d,	g 	P# %;-# %	C#¤;-#¤	oymd	s-	Mde genièr;de febrièr;de març;d’abril;de mai;de junh;de julhet;d’agost;de setembre;d’octòbre;de novembre;de decembre	Nde genièr;de febrièr;de març;d’abril;de mai;de junh;de julhet;d’agost;de setembre;d’octòbre;de novembre;de decembre	Wdimenge;diluns;dimars;dimècres;dijòus;divendres;dissabte	Vdimenge;diluns;dimars;dimècres;dijòus;divendres;dissabte	f1	$JPYJP¥;USDUS$
    om	en_US	MAmajjii;Guraandhala;Bitootessa;Eebila;Caamsaa;Waxabajjii;Adoolessa;Hagayya;Fulbaana;Onkoloolessa;Sadaasa;Mudde	NAma;Gur;Bitootessa;Elb;Cam;Wax;Ado;Hag;Ful;Onk;Sadaasa;Mud	WDilbata;Wiixata;Kibxata;Roobii;Kamisa;Jimaata;Sanbata	VDil;Wix;Kib;Rob;Kam;Jim;San	$ETBBr;JPYJP¥;USDUS$
    or	en_US	n3,2,1	Mଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର	Nଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର	Wରବିବାର;ସୋମବାର;ମଙ୍ଗଳବାର;ବୁଧବାର;ଗୁରୁବାର;ଶୁକ୍ରବାର;ଶନିବାର	Vରବି;ସୋମ;ମଙ୍ଗଳ;ବୁଧ;ଗୁରୁ;ଶୁକ୍ର;ଶନି	$PHP
    os	en_US	d,	g 	C¤ #;-¤ #	odmy	s.	MЯнварь;Февраль;Мартъи;Апрель;Май;Июнь;Июль;Август;Сентябрь;Октябрь;Ноябрь;Декабрь	NЯнв.;Февр.;Март.;Апр.;Май;Июнь;Июль;Авг.;Сент.;Окт.;Нояб.;Дек.	WХуыцаубон;Къуырисӕр;Дыццӕг;Ӕртыццӕг;Цыппӕрӕм;Майрӕмбон;Сабат	VХцб;Крс;Дцг;Ӕрт;Цпр;Мрб;Сбт	f1	$GEL₾;JPYJP¥
    osa	en_US	C¤ #;-¤ #	oymd	s-	M𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓮𐓘𐓰𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓯𐓘𐓬𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒼𐓣𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘	N𐓄𐓘𐓡𐓛͘𐓧𐓟;𐓵𐓪͘𐓬𐓘;𐓵𐓘𐓜𐓣;𐓰𐓪𐓬𐓘;𐓮𐓘𐓰𐓘;𐓯𐓘𐓬𐓟;𐓄𐓟𐓵𐓪͘𐓬𐓘;𐒼𐓣𐓟𐓰𐓪𐓬𐓘;𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟;𐒿𐓟𐓜𐓛;𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣;𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘	W𐒹𐓘͘𐓬𐓘 𐓏𐓘𐓤𐓘͘𐓰𐓘𐓤𐓣;𐒹𐓘͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓈𐓘 𐓵𐓘𐓲𐓘 𐓻𐓣͘;𐒹𐓘͘𐓬𐓘 𐓂𐓤𐓘𐓸𐓟 𐓣͘𐓤𐓟	V𐒹𐓘͘𐓬𐓘 𐓏𐓘𐓤𐓘͘𐓰𐓘𐓤𐓣;𐒹𐓘͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣;𐒹𐓘͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘;𐒹𐓘͘𐓬𐓘 𐓈𐓘 𐓵𐓘𐓲𐓘 𐓻𐓣͘;𐒹𐓘͘𐓬𐓘 𐓂𐓤𐓘𐓸𐓟 𐓣͘𐓤𐓟	$JPYJP¥
    pa	en_US	n3,2,1	odmy	Mਜਨਵਰੀ;ਫ਼ਰਵਰੀ;ਮਾਰਚ;ਅਪ੍ਰੈਲ;ਮਈ;ਜੂਨ;ਜੁਲਾਈ;ਅਗਸਤ;ਸਤੰਬਰ;ਅਕਤੂਬਰ;ਨਵੰਬਰ;ਦਸੰਬਰ	Nਜਨ;ਫ਼ਰ;ਮਾਰਚ;ਅਪ੍ਰੈ;ਮਈ;ਜੂਨ;ਜੁਲਾ;ਅਗ;ਸਤੰ;ਅਕਤੂ;ਨਵੰ;ਦਸੰ	Wਐਤਵਾਰ;ਸੋਮਵਾਰ;ਮੰਗਲਵਾਰ;ਬੁੱਧਵਾਰ;ਵੀਰਵਾਰ;ਸ਼ੁੱਕਰਵਾਰ;ਸ਼ਨਿੱਚਰਵਾਰ	Vਐਤ;ਸੋਮ;ਮੰਗਲ;ਬੁੱਧ;ਵੀਰ;ਸ਼ੁੱਕਰ;ਸ਼ਨਿੱਚਰ	$JPYJP¥;PHP;THB฿;USDUS$
    pa_Arab	pa	d٫.	g٬,	n3,3,1	p٪	z۰	C¤ #;-¤ #	Mجنوری;فروری;مارچ;اپریل;مئ;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر	Nجنوری;فروری;مارچ;اپریل;مئ;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر	Wاتوار;پیر;منگل;بُدھ;جمعرات;جمعہ;ہفتہ	Vاتوار;پیر;منگل;بُدھ;جمعرات;جمعہ;ہفتہ	$PHP₱;PKRر;THB
    pa_Aran	pa_Arab
    pa_Guru	pa
    pcm	en_US	odmy	MJénúári;Fẹ́búári;Mach;Éprel;Mee;Jun;Julai;Ọgọst;Sẹptẹ́mba;Ọktóba;Nọvẹ́mba;Disẹ́mba	NJén;Fẹ́b;Mach;Épr;Mee;Jun;Jul;Ọ́gọ;Sẹp;Ọkt;Nọv;Dis	WSọ́ndè;Mọ́ndè;Tiúzdè;Wẹ́nẹ́zdè;Tọ́zdè;Fraídè;Sátọdè	VSọ́n;Mọ́n;Tiú;Wẹ́n;Tọ́z;Fraí;Sát	f1	$CADKA$;JPYJP¥;NGN₦;PHP;USDUS$
    pl	en_US	d,	g 	n3,3,2	C# ¤;-# ¤	odmy	s.	Mstyczeń;luty;marzec;kwiecień;maj;czerwiec;lipiec;sierpień;wrzesień;październik;listopad;grudzień	Nsty;lut;mar;kwi;maj;cze;lip;sie;wrz;paź;lis;gru	Wniedziela;poniedziałek;wtorek;środa;czwartek;piątek;sobota	Vniedz.;pon.;wt.;śr.;czw.;pt.;sob.	f1	$AUD;CAD;CNY;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;PLNzł;TWD;USD;VND
    pqm	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    prg	en_US	d,	g 	C# ¤;-# ¤	oymd	s-	Mrags;wassarins;pūlis;sakkis;zallaws;sīmenis;līpa;daggis;sillins;spallins;lapkrūtis;sallaws	Nrags;wassarins;pūlis;sakkis;zallaws;sīmenis;līpa;daggis;sillins;spallins;lapkrūtis;sallaws	Wnadīli;panadīli;wisasīdis;pussisawaiti;ketwirtiks;pēntniks;sabattika	Vnadīli;panadīli;wisasīdis;pussisawaiti;ketwirtiks;pēntniks;sabattika	f1	$JPYJP¥;USDUS$
    ps	en_US	d٫,	g٬.	p٪	z۰	C¤ #;-¤ #	oymd	s-	Mجنوري;فېبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سپتمبر;اکتوبر;نومبر;دسمبر	Nجنوري;فبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سپتمبر;اکتوبر;نومبر;دسمبر	Wيونۍ;دونۍ;درېنۍ;څلرنۍ;پينځنۍ;جمعه;اونۍ	Vيونۍ;دونۍ;درېنۍ;څلرنۍ;پينځنۍ;جمعه;اونۍ	f6	$AFN؋;JPYJP¥
    pt	en_US	d,	g.	C¤ #;-¤ #	odmy	Mjaneiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro	Njan.;fev.;mar.;abr.;mai.;jun.;jul.;ago.;set.;out.;nov.;dez.	Wdomingo;segunda-feira;terça-feira;quarta-feira;quinta-feira;sexta-feira;sábado	Vdom.;seg.;ter.;qua.;qui.;sex.;sáb.	$AUDAU$;JPYJP¥;PHP;THB฿;USDUS$
    qu	en_US	P# %;-# %	C¤ #;-¤ #	odmy	s-	MEnero;Febrero;Marzo;Abril;Mayo;Junio;Julio;Agosto;Setiembre;Octubre;Noviembre;Diciembre	NEne;Feb;Mar;Abr;May;Jun;Jul;Ago;Set;Oct;Nov;Dic	WDomingo;Lunes;Martes;Miércoles;Jueves;Viernes;Sábado	VDom;Lun;Mar;Mié;Jue;Vie;Sab	$BBDBBG;BMDDBM;BZDDBZ;CAD$CA;JPYJP¥;PENS/;PHP;USD$US
    raj	en_US	z०	C¤ #;-¤ #	oymd	s-	Mजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर	Nजनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर	Wरविवार;सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार	Vरविवार;सोमवार;मंगलवार;बुधवार;गुरुवार;शुक्रवार;शनिवार	$JPYJP¥;USDUS$
    rej	en_US	C¤ #;-¤ #	odmy	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    rej_Rjng	rej	oymd	s-
    rhg	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    rhg_Rohg	rhg
    rm	en_US	g’'	m−	P# %;-# %	C# ¤;-# ¤	odmy	s-	Mschaner;favrer;mars;avrigl;matg;zercladur;fanadur;avust;settember;october;november;december	Nschan.;favr.;mars;avr.;matg;zercl.;fan.;avust;sett.;oct.;nov.;dec.	Wdumengia;glindesdi;mardi;mesemna;gievgia;venderdi;sonda	Vdu;gli;ma;me;gie;ve;so	f1	$JPYJP¥
    rn	en_US	d,	g.	P# %;-# %	C#¤;-#¤	odmy	MNzero;Ruhuhuma;Ntwarante;Ndamukiza;Rusama;Ruheshi;Mukakaro;Nyandagaro;Nyakanga;Gitugutu;Munyonyo;Kigarama	NMut.;Gas.;Wer.;Mat.;Gic.;Kam.;Nya.;Kan.;Nze.;Ukw.;Ugu.;Uku.	WKu w’indwi;Ku wa mbere;Ku wa kabiri;Ku wa gatatu;Ku wa kane;Ku wa gatanu;Ku wa gatandatu	Vcu.;mbe.;kab.;gtu.;kan.;gnu.;gnd.	f1	$BIFFBu;JPYJP¥;USDUS$
    ro	en_US	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mianuarie;februarie;martie;aprilie;mai;iunie;iulie;august;septembrie;octombrie;noiembrie;decembrie	Nian.;feb.;mar.;apr.;mai;iun.;iul.;aug.;sept.;oct.;nov.;dec.	Wduminică;luni;marți;miercuri;joi;vineri;sâmbătă	Vdum.;lun.;mar.;mie.;joi;vin.;sâm.	f1	$AUD;BRL;CAD;CNY;EUR;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;TWD;USD;VND;XCD
    rof	en_US	odmy	MMweri wa kwanza;Mweri wa kaili;Mweri wa katatu;Mweri wa kaana;Mweri wa tanu;Mweri wa sita;Mweri wa saba;Mweri wa nane;Mweri wa tisa;Mweri wa ikumi;Mweri wa ikumi na moja;Mweri wa ikumi na mbili	NM1;M2;M3;M4;M5;M6;M7;M8;M9;M10;M11;M12	WIjumapili;Ijumatatu;Ijumanne;Ijumatano;Alhamisi;Ijumaa;Ijumamosi	VIjp;Ijt;Ijn;Ijtn;Alh;Iju;Ijm	f1	$JPYJP¥;TZSTSh;USDUS$
    ru	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mянварь;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь	Nянв.;февр.;март;апр.;май;июнь;июль;авг.;сент.;окт.;нояб.;дек.	Wвоскресенье;понедельник;вторник;среда;четверг;пятница;суббота	VВс;Пн;Вт;Ср;Чт;Пт;Сб	f1	$PHP;RUB₽;THB฿;TMTТМТ;UAH₴
    rw	en_US	d,	g.	C¤ #;-¤ #	oymd	s-	MMutarama;Gashyantare;Werurwe;Mata;Gicurasi;Kamena;Nyakanga;Kanama;Nzeri;Ukwakira;Ugushyingo;Ukuboza	Nmut.;gas.;wer.;mat.;gic.;kam.;nya.;kan.;nze.;ukw.;ugu.;uku.	WKu cyumweru;Kuwa mbere;Kuwa kabiri;Kuwa gatatu;Kuwa kane;Kuwa gatanu;Kuwa gatandatu	Vcyu.;mbe.;kab.;gtu.;kan.;gnu.;gnd.	f1	$JPYJP¥;RWFRF;USDUS$
    rwk	en_US	C#¤;-#¤	odmy	MJanuari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WJumapilyi;Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi	VJpi;Jtt;Jnn;Jtn;Alh;Iju;Jmo	f1	$JPYJP¥;TZSTSh;USDUS$
    sa	en_US	n3,2,1	z०	odmy	Mजनवरीमासः;फरवरीमासः;मार्चमासः;अप्रैलमासः;मईमासः;जूनमासः;जुलाईमासः;अगस्तमासः;सितंबरमासः;अक्तूबरमासः;नवंबरमासः;दिसंबरमासः	Nजनवरी:;फरवरी:;मार्च:;अप्रैल:;मई;जून:;जुलाई:;अगस्त:;सितंबर:;अक्तूबर:;नवंबर:;दिसंबर:	Wरविवासरः;सोमवासरः;मंगलवासरः;बुधवासरः;गुरुवासर:;शुक्रवासरः;शनिवासरः	Vरवि;सोम;मंगल;बुध;गुरु;शुक्र;शनि	$JPYJP¥;USDUS$
    sah	en_US	d,	g 	C# ¤;-# ¤	oymd	s-	Mтохсунньу;олунньу;кулун тутар;муус устар;ыам ыйа;бэс ыйа;от ыйа;атырдьых ыйа;балаҕан ыйа;алтынньы;сэтинньи;ахсынньы	NТохс;Олун;Клн;Мсу;Ыам;Бэс;Отй;Атр;Блҕ;Алт;Сэт;Ахс	Wбаскыһыанньа;бэнидиэнньик;оптуорунньук;сэрэдэ;чэппиэр;Бээтиҥсэ;субуота	Vбс;бн;оп;сэ;чп;бэ;сб	f1	$JPYJP¥;RUB₽;USDUS$
    saq	en_US	odmy	MLapa le obo;Lapa le waare;Lapa le okuni;Lapa le ong’wan;Lapa le imet;Lapa le ile;Lapa le sapa;Lapa le isiet;Lapa le saal;Lapa le tomon;Lapa le tomon obo;Lapa le tomon waare	NObo;Waa;Oku;Ong;Ime;Ile;Sap;Isi;Saa;Tom;Tob;Tow	WMderot ee are;Mderot ee kuni;Mderot ee ong’wan;Mderot ee inet;Mderot ee ile;Mderot ee sapa;Mderot ee kwe	VAre;Kun;Ong;Ine;Ile;Sap;Kwe	$JPYJP¥;KESKsh;USDUS$
    sat	en_US	z᱐	C¤ #;-¤ #	oymd	s-	Mᱡᱟᱱᱣᱟᱨᱤ;ᱯᱷᱟᱨᱣᱟᱨᱤ;ᱢᱟᱨᱪ;ᱟᱯᱨᱮᱞ;ᱢᱮ;ᱡᱩᱱ;ᱡᱩᱞᱟᱭ;ᱟᱜᱟᱥᱛ;ᱥᱮᱯᱴᱮᱢᱵᱟᱨ;ᱚᱠᱴᱚᱵᱟᱨ;ᱱᱟᱣᱟᱢᱵᱟᱨ;ᱫᱤᱥᱟᱢᱵᱟᱨ	Nᱡᱟᱱ;ᱯᱷᱟ;ᱢᱟᱨ;ᱟᱯᱨ;ᱢᱮ;ᱡᱩᱱ;ᱡᱩᱞ;ᱟᱜᱟ;ᱥᱮᱯ;ᱚᱠᱴ;ᱱᱟᱣ;ᱫᱤᱥ	Wᱥᱤᱸᱜᱮ;ᱚᱛᱮ;ᱵᱟᱞᱮ;ᱥᱟᱹᱜᱩᱱ;ᱥᱟᱹᱨᱫᱤ;ᱡᱟᱹᱨᱩᱢ;ᱧᱩᱦᱩᱢ	Vᱥᱤᱸ;ᱚᱛ;ᱵᱟ;ᱥᱟᱹ;ᱥᱟᱹᱨ;ᱡᱟᱹ;ᱧᱩ	$JPYJP¥;USDUS$
    sat_Deva	sat	z०	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	VSun;Mon;Tue;Wed;Thu;Fri;Sat
    sat_Olck	sat
    sbp	en_US	C#¤;-#¤	odmy	MMupalangulwa;Mwitope;Mushende;Munyi;Mushende Magali;Mujimbi;Mushipepo;Mupuguto;Munyense;Mokhu;Musongandembwe;Muhaano	NMup;Mwi;Msh;Mun;Mag;Muj;Msp;Mpg;Mye;Mok;Mus;Muh	WMulungu;Jumatatu;Jumanne;Jumatano;Alahamisi;Ijumaa;Jumamosi	VMul;Jtt;Jnn;Jtn;Alh;Iju;Jmo	f1	$JPYJP¥;TZSTSh;USDUS$
    sc	en_US	d,	g.	C# ¤;-# ¤	odmy	Mghennàrgiu;freàrgiu;martzu;abrile;maju;làmpadas;trìulas;austu;cabudanni;santugaine;santandria;nadale	Nghe;fre;mar;abr;maj;làm;trì;aus;cab;stG;stA;nad	Wdomìniga;lunis;martis;mèrcuris;giòbia;chenàbura;sàbadu	Vdom;lun;mar;mèr;giò;che;sàb	f1	$JPYJP¥;USDUS$
    scn	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    sd	en_US	g٬,	p٪	z٠	C# ¤;-# ¤	oymd	s-	Mجنوري;فيبروري;مارچ;اپريل;مئي;جون;جولاءِ;آگسٽ;سيپٽمبر;آڪٽوبر;نومبر;ڊسمبر	Nجنوري;فيبروري;مارچ;اپريل;مئي;جون;جولاءِ;آگسٽ;سيپٽمبر;آڪٽوبر;نومبر;ڊسمبر	Wآچر;سومر;اڱارو;اربع;خميس;جمعو;ڇنڇر	Vآچر;سومر;اڱارو;اربع;خميس;جمعو;ڇنڇر	$JPYJP¥;PHP;PKRRs;USDUS$
    sd_Arab	sd
    sd_Deva	en_US	C¤ #;-¤ #	Mजनवरी;फेबरवरी;मार्चु;अप्रेल;मई;जून;जुलाई;आगस्ट;सप्टेंबर;ऑक्टोबर;नवंबर;डिसंबर	Nजन;फर;मार्च;अप्रै;मई;जून;जुला;अग;सप्टे;ऑक्टो;नवं;डिसं	Wआर्त;सू;मं;बु॒ध;विस;जुम;छंछ	Vआ;सू;मं;बुध;विस;जु;छंछ
    se	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	oymd	s-	Mođđajagemánnu;guovvamánnu;njukčamánnu;cuoŋománnu;miessemánnu;geassemánnu;suoidnemánnu;borgemánnu;čakčamánnu;golggotmánnu;skábmamánnu;juovlamánnu	Nođđj;guov;njuk;cuo;mies;geas;suoi;borg;čakč;golg;skáb;juov	Wsotnabeaivi;vuossárga;maŋŋebárga;gaskavahkku;duorasdat;bearjadat;lávvardat	Vsotn;vuos;maŋ;gask;duor;bear;láv	f1	$DKKDkr;JPYJP¥;NOKkr;SEKSkr;THB฿;USDUS$
    seh	en_US	d,	g.	C#¤;-#¤	oymd	s-	MJaneiro;Fevreiro;Marco;Abril;Maio;Junho;Julho;Augusto;Setembro;Otubro;Novembro;Decembro	NJan;Fev;Mar;Abr;Mai;Jun;Jul;Aug;Set;Otu;Nov;Dec	WDimingu;Chiposi;Chipiri;Chitatu;Chinai;Chishanu;Sabudu	VDim;Pos;Pir;Tat;Nai;Sha;Sab	$JPYJP¥;MZNMTn;USDUS$
    ses	en_US	g 	C#¤;-#¤	oymd	s-	MŽanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur	NŽan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee	WAlhadi;Atinni;Atalaata;Alarba;Alhamiisa;Alzuma;Asibti	VAlh;Ati;Ata;Ala;Alm;Alz;Asi	f1	$JPYJP¥;USDUS$
    sg	en_US	d,	g.	C¤#;¤-#	oymd	s-	MNyenye;Fulundïgi;Mbängü;Ngubùe;Bêläwü;Föndo;Lengua;Kükürü;Mvuka;Ngberere;Nabändüru;Kakauka	NNye;Ful;Mbä;Ngu;Bêl;Fön;Len;Kük;Mvu;Ngb;Nab;Kak	WBikua-ôko;Bïkua-ûse;Bïkua-ptâ;Bïkua-usïö;Bïkua-okü;Lâpôsö;Lâyenga	VBk1;Bk2;Bk3;Bk4;Bk5;Lâp;Lây	f1	$JPYJP¥;USDUS$
    shi	en_US	d,	g 	C#¤;-#¤	oymd	s-	Mⵉⵏⵏⴰⵢⵔ;ⴱⵕⴰⵢⵕ;ⵎⴰⵕⵚ;ⵉⴱⵔⵉⵔ;ⵎⴰⵢⵢⵓ;ⵢⵓⵏⵢⵓ;ⵢⵓⵍⵢⵓⵣ;ⵖⵓⵛⵜ;ⵛⵓⵜⴰⵏⴱⵉⵔ;ⴽⵜⵓⴱⵔ;ⵏⵓⵡⴰⵏⴱⵉⵔ;ⴷⵓⵊⴰⵏⴱⵉⵔ	Nⵉⵏⵏ;ⴱⵕⴰ;ⵎⴰⵕ;ⵉⴱⵔ;ⵎⴰⵢ;ⵢⵓⵏ;ⵢⵓⵍ;ⵖⵓⵛ;ⵛⵓⵜ;ⴽⵜⵓ;ⵏⵓⵡ;ⴷⵓⵊ	Wⴰⵙⴰⵎⴰⵙ;ⴰⵢⵏⴰⵙ;ⴰⵙⵉⵏⴰⵙ;ⴰⴽⵕⴰⵙ;ⴰⴽⵡⴰⵙ;ⵙⵉⵎⵡⴰⵙ;ⴰⵙⵉⴹⵢⴰⵙ	Vⴰⵙⴰ;ⴰⵢⵏ;ⴰⵙⵉ;ⴰⴽⵕ;ⴰⴽⵡ;ⴰⵙⵉⵎ;ⴰⵙⵉⴹ	f1	$JPYJP¥;USDUS$
    shi_Latn	shi	Minnayr;bṛayṛ;maṛṣ;ibrir;mayyu;yunyu;yulyuz;ɣuct;cutanbir;ktubr;nuwanbir;dujanbir	Ninn;bṛa;maṛ;ibr;may;yun;yul;ɣuc;cut;ktu;nuw;duj	Wasamas;aynas;asinas;akṛas;akwas;asimwas;asiḍyas	Vasa;ayn;asi;akṛ;akw;asim;asiḍ
    shi_Tfng	shi
    si	en_US	oymd	s-	Mජනවාරි;පෙබරවාරි;මාර්තු;අප්‍රේල්;මැයි;ජූනි;ජූලි;අගෝස්තු;සැප්තැම්බර්;ඔක්තෝබර්;නොවැම්බර්;දෙසැම්බර්	Nජන;පෙබ;මාර්;අප්‍රේල්;මැයි;ජූනි;ජූලි;අගෝ;සැප්;ඔක්;නොවැ;දෙසැ	Wඉරිදා;සඳුදා;අඟහරුවාදා;බදාදා;බ්‍රහස්පතින්දා;සිකුරාදා;සෙනසුරාදා	Vඉරිදා;සඳුදා;අඟහ;බදාදා;බ්‍රහස්;සිකු;සෙන	f1	$JPYJP¥;LKRරු.;PHP;THB฿;USDUS$;XOFසිෆ්එ
    sjd	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    sje	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    sju	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    sk	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuár;február;marec;apríl;máj;jún;júl;august;september;október;november;december	Njan;feb;mar;apr;máj;jún;júl;aug;sep;okt;nov;dec	Wnedeľa;pondelok;utorok;streda;štvrtok;piatok;sobota	Vne;po;ut;st;št;pi;so	f1	$AUD;BRL;CAD;CNY;GBP;HKD;ILSNIS;INR;JPY;KRW;NZD;PHP;TWD;USD;VND
    sl	en_US	d,	g.	n3,3,2	m−	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mjanuar;februar;marec;april;maj;junij;julij;avgust;september;oktober;november;december	Njan.;feb.;mar.;apr.;maj;jun.;jul.;avg.;sep.;okt.;nov.;dec.	Wnedelja;ponedeljek;torek;sreda;četrtek;petek;sobota	Vned.;pon.;tor.;sre.;čet.;pet.;sob.	f1	$AUD;BRL;CAD;GBP;MXN;NZD;PHP;TWD;XCD
    sm	en_US	C¤ #;-¤ #	odmy	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	$JPYJP¥;USDUS$
    smn	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	Muđđâivemáánu;kuovâmáánu;njuhčâmáánu;cuáŋuimáánu;vyesimáánu;kesimáánu;syeinimáánu;porgemáánu;čohčâmáánu;roovvâdmáánu;skammâmáánu;juovlâmáánu	Nuđiv;kuovâ;njuhčâ;cuáŋui;vyesi;kesi;syeini;porge;čohčâ;roovvâd;skammâ;juovlâ	Wpasepeivi;vuossargâ;majebargâ;koskokko;tuorâstâh;vástuppeivi;lávurdâh	Vpas;vuo;maj;kos;tuo;vás;láv	f1	$JPYJP¥;USDUS$
    sn	en_US	oymd	s-	MNdira;Kukadzi;Kurume;Kubvumbi;Chivabvu;Chikumi;Chikunguru;Nyamavhuvhu;Gunyana;Gumiguru;Mbudzi;Zvita	NNdi;Kuk;Kur;Kub;Chv;Chk;Chg;Nya;Gun;Gum;Mbu;Zvi	WSvondo;Muvhuro;Chipiri;Chitatu;China;Chishanu;Mugovera	VSvo;Muv;Chp;Cht;Chn;Chs;Mug	$JPYJP¥;USDUS$
    so	en_US	odmy	MJannaayo;Febraayo;Maarso;Abriil;Maayo;Juun;Luulyo;Ogosto;Sebteembar;Oktoobar;Noofeembar;Diseembar	NJan;Feb;Mar;Abr;May;Jun;Lul;Ogs;Seb;Okt;Nof;Dis	WAxad;Isniin;Talaado;Arbaco;Khamiis;Jimco;Sabti	VAxd;Isn;Tldo;Arbc;Khms;Jmc;Sbti	f1	$BBDDBB;JPYJP¥;SOSS;USDUS$
    sq	en_US	d,	g 	n3,3,2	C# ¤;-# ¤	odmy	s.	Mjanar;shkurt;mars;prill;maj;qershor;korrik;gusht;shtator;tetor;nëntor;dhjetor	Njan;shk;mar;pri;maj;qer;korr;gush;sht;tet;nën;dhj	We diel;e hënë;e martë;e mërkurë;e enjte;e premte;e shtunë	Vdie;hën;mar;mër;enj;pre;sht	f1	$ALLLekë;BRL;JPYJP¥;PHP;THB฿;USDUS$
    sr	en_US	d,	g.	C# ¤;-# ¤	odmy	s.	Mјануар;фебруар;март;април;мај;јун;јул;август;септембар;октобар;новембар;децембар	Nјан;феб;мар;апр;мај;јун;јул;авг;сеп;окт;нов;дец	Wнедеља;понедељак;уторак;среда;четвртак;петак;субота	Vнед;пон;уто;сре;чет;пет;суб	f1	$AUD;BAMКМ;KRW;NZD;PHP;USDUS$;VND
    sr_Cyrl	sr
    sr_Latn	sr	Mjanuar;februar;mart;april;maj;jun;jul;avgust;septembar;oktobar;novembar;decembar	Njan;feb;mar;apr;maj;jun;jul;avg;sep;okt;nov;dec	Wnedelja;ponedeljak;utorak;sreda;četvrtak;petak;subota	Vned;pon;uto;sre;čet;pet;sub	$BAMKM
    ss	en_US	d,	g 	oymd	s-	MBhimbidvwane;iNdlovana;iNdlovu-lenkhulu;Mabasa;iNkhwekhweti;iNhlaba;Kholwane;iNgci;iNyoni;iMphala;Lweti;iNgongoni	NBhi;Van;Vol;Mab;Nkh;Nhl;Kho;Ngc;Nyo;Mph;Lwe;Ngo	WLisontfo;uMsombuluko;Lesibili;Lesitsatfu;Lesine;Lesihlanu;uMgcibelo	VSon;Mso;Bil;Tsa;Ne;Hla;Mgc	$JPYJP¥;SZLE;USDUS$;ZARR
    st	en_US	oymd	s-	MPherekgong;Hlakola;Hlakubele;Mmesa;Motsheanong;Phupjane;Phupu;Phato;Lwetse;Mphalane;Pudungwana;Tshitwe	NPhe;Kol;Ube;Mme;Mot;Jan;Upu;Pha;Leo;Mph;Pun;Tsh	WSontaha;Mantaha;Labobedi;Laboraro;Labone;Labohlano;Moqebelo	VSon;Mma;Bed;Rar;Ne;Hla;Moq	$JPYJP¥;USDUS$;ZARR
    su	en_US	d,	g.	odmy	MJanuari;Pébruari;Maret;April;Méi;Juni;Juli;Agustus;Séptémber;Oktober;Nopémber;Désémber	NJan;Péb;Mar;Apr;Méi;Jun;Jul;Ags;Sép;Okt;Nop;Dés	WMinggu;Senén;Salasa;Rebo;Kemis;Jumaah;Saptu	VMng;Sen;Sal;Reb;Kem;Jum;Sap	$IDRRp
    su_Latn	su
    sv	en_US	d,	g 	m−	P# %;-# %	C# ¤;-# ¤	oymd	s-	Mjanuari;februari;mars;april;maj;juni;juli;augusti;september;oktober;november;december	Njan.;feb.;mars;apr.;maj;juni;juli;aug.;sep.;okt.;nov.;dec.	Wsöndag;måndag;tisdag;onsdag;torsdag;fredag;lördag	Vsön;mån;tis;ons;tors;fre;lör	f1	$AUD;BBDBds$;BMDBM$;BRLBR$;BSDBS$;BZDBZ$;CNY;DKKDkr;DOPRD$;EGPEG£;GBP;HKD;INR;ISKIkr;JMDJM$;JPY;KRW;NOKNkr;NZD;PHP;SEKkr;TWD;USDUS$;VND
    sw	en_US	C¤ #;-¤ #	odmy	MJanuari;Februari;Machi;Aprili;Mei;Juni;Julai;Agosti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WJumapili;Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi	VJumapili;Jumatatu;Jumanne;Jumatano;Alhamisi;Ijumaa;Jumamosi	f1	$JPYJP¥;KESKsh;PHP;THB฿;TZSTSh;USDUS$
    syr	en_US	C¤ #;-¤ #	odmy	s-	Mܟܢܘܢ ܐܚܪܝܐ;ܫܒܛ;ܐܕܪ;ܢܝܣܢ;ܐܝܪ;ܚܙܝܪܢ;ܬܡܘܙ;ܐܒ;ܐܝܠܘܠ;ܬܫܪܝܢ ܩܕܡܝܐ;ܬܫܪܝܢ ܐܚܪܝܐ;ܟܢܘܢ ܩܕܡܝܐ	Nܟܢܘܢ ܒ;ܫܒܛ;ܐܕܪ;ܢܝܣܢ;ܐܝܪ;ܚܙܝܪܢ;ܬܡܘܙ;ܐܒ;ܐܝܠܘܠ;ܬܫܪܝܢ ܐ;ܬܫܪܝܢ ܒ;ܟܢܘܢ ܐ	Wܚܕܒܫܒܐ;ܬܪܝܢܒܫܒܐ;ܬܠܬܒܫܒܐ;ܐܪܒܥܒܫܒܐ;ܚܡܫܒܫܒܐ;ܥܪܘܒܬܐ;ܫܒܬܐ	Vܚܕ;ܬܪܝܢ;ܬܠܬ;ܐܪܒܥ;ܚܡܫ;ܥܪܘ;ܫܒܬܐ	f6	$JPYJP¥;SYPل.س.;USDUS$
    szl	en_US	d,	g 	C# ¤;-# ¤	oymd	s-	Mstycznia;lutego;marca;kwietnia;moja;czyrwca;lipca;siyrpnia;września;października;listopada;grudnia	Nstycznia;lutego;marca;kwietnia;moja;czyrwca;lipca;siyrpnia;września;października;listopada;grudnia	Wniydziela;pyńdziałek;wtorek;strzoda;sztwortek;piōntek;sobota	Vniydziela;pyńdziałek;wtorek;strzoda;sztwortek;piōntek;sobota	f1	$JPYJP¥;PLNzł;USDUS$
    ta	en_US	n3,2,1	odmy	Mஜனவரி;பிப்ரவரி;மார்ச்;ஏப்ரல்;மே;ஜூன்;ஜூலை;ஆகஸ்ட்;செப்டம்பர்;அக்டோபர்;நவம்பர்;டிசம்பர்	Nஜன.;பிப்.;மார்.;ஏப்.;மே;ஜூன்;ஜூலை;ஆக.;செப்.;அக்.;நவ.;டிச.	Wஞாயிறு;திங்கள்;செவ்வாய்;புதன்;வியாழன்;வெள்ளி;சனி	Vஞாயி.;திங்.;செவ்.;புத.;வியா.;வெள்.;சனி	$PHP;THB฿
    te	en_US	n3,2,1	odmy	s-	Mజనవరి;ఫిబ్రవరి;మార్చి;ఏప్రిల్;మే;జూన్;జులై;ఆగస్టు;సెప్టెంబర్;అక్టోబర్;నవంబర్;డిసెంబర్	Nజన;ఫిబ్ర;మార్చి;ఏప్రి;మే;జూన్;జులై;ఆగ;సెప్టెం;అక్టో;నవం;డిసెం	Wఆదివారం;సోమవారం;మంగళవారం;బుధవారం;గురువారం;శుక్రవారం;శనివారం	Vఆది;సోమ;మంగళ;బుధ;గురు;శుక్ర;శని	$JPYJP¥;PHP;THB฿
    teo	en_US	odmy	MOrara;Omuk;Okwamg’;Odung’el;Omaruk;Omodok’king’ol;Ojola;Opedel;Osokosokoma;Otibar;Olabor;Opoo	NRar;Muk;Kwa;Dun;Mar;Mod;Jol;Ped;Sok;Tib;Lab;Poo	WNakaejuma;Nakaebarasa;Nakaare;Nakauni;Nakaung’on;Nakakany;Nakasabiti	VJum;Bar;Aar;Uni;Ung;Kan;Sab	f1	$JPYJP¥;UGXUSh;USDUS$
    tg	en_US	d,	g 	C# ¤;-# ¤	odmy	MЯнвар;Феврал;Март;Апрел;Май;Июн;Июл;Август;Сентябр;Октябр;Ноябр;Декабр	NЯнв;Фев;Мар;Апр;Май;Июн;Июл;Авг;Сен;Окт;Ноя;Дек	WЯкшанбе;Душанбе;Сешанбе;Чоршанбе;Панҷшанбе;Ҷумъа;Шанбе	VЯшб;Дшб;Сшб;Чшб;Пшб;Ҷмъ;Шнб	f1	$JPYJP¥;TJSсом.
    th	en_US	odmy	Mมกราคม;กุมภาพันธ์;มีนาคม;เมษายน;พฤษภาคม;มิถุนายน;กรกฎาคม;สิงหาคม;กันยายน;ตุลาคม;พฤศจิกายน;ธันวาคม	Nม.ค.;ก.พ.;มี.ค.;เม.ย.;พ.ค.;มิ.ย.;ก.ค.;ส.ค.;ก.ย.;ต.ค.;พ.ย.;ธ.ค.	Wวันอาทิตย์;วันจันทร์;วันอังคาร;วันพุธ;วันพฤหัสบดี;วันศุกร์;วันเสาร์	Vอา.;จ.;อ.;พ.;พฤ.;ศ.;ส.	$AUDAU$;PHP;THB฿;USDUS$
    ti	en_US	Mጥሪ;ለካቲት;መጋቢት;ሚያዝያ;ጉንበት;ሰነ;ሓምለ;ነሓሰ;መስከረም;ጥቅምቲ;ሕዳር;ታሕሳስ	Nጥሪ;ለካ;መጋ;ሚያ;ግን;ሰነ;ሓም;ነሓ;መስ;ጥቅ;ሕዳ;ታሕ	Wሰንበት;ሰኑይ;ሰሉስ;ረቡዕ;ሓሙስ;ዓርቢ;ቀዳም	Vሰን;ሰኑ;ሰሉ;ረቡ;ሓሙ;ዓር;ቀዳ	$CNY;ETBBr;JPY;USDUS$
    tig	en_US	odmy	Mጃንዩወሪ;ፌብሩወሪ;ማርች;ኤፕረል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክተውበር;ኖቬምበር;ዲሴምበር	Nጃንዩ;ፌብሩ;ማርች;ኤፕረ;ሜይ;ጁን;ጁላይ;ኦገስ;ሴፕቴ;ኦክተ;ኖቬም;ዲሴም	Wሰንበት ዓባይ;ሰኖ;ታላሸኖ;ኣረርባዓ;ከሚሽ;ጅምዓት;ሰንበት ንኢሽ	Vሰ/ዓ;ሰኖ;ታላሸ;ኣረር;ከሚሽ;ጅምዓ;ሰ/ን	f1	$ERNNfk;JPYJP¥;USDUS$
    tk	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	MÝanwar;Fewral;Mart;Aprel;Maý;Iýun;Iýul;Awgust;Sentýabr;Oktýabr;Noýabr;Dekabr	NÝan;Few;Mar;Apr;Maý;Iýun;Iýul;Awg;Sen;Okt;Noý;Dek	WÝekşenbe;Duşenbe;Sişenbe;Çarşenbe;Penşenbe;Anna;Şenbe	VÝek;Duş;Siş;Çar;Pen;Ann;Şen	f1	$EUR;GBP;JPYJP¥;PHP;USDUS$
    tn	en_US	g’'	oymd	s-	MFerikgong;Tlhakole;Mopitlo;Moranang;Motsheganang;Seetebosigo;Phukwi;Phatwe;Lwetse;Diphalane;Ngwanatsele;Sedimonthole	NFer;Tlh;Mop;Mor;Mot;See;Phu;Pha;Lwe;Dip;Ngw;Sed	WTshipi;Mosupologo;Labobedi;Laboraro;Labone;Labotlhano;Matlhatso	VTsh;Mos;Labb;Labr;Labn;Labt;Mat	$JPYJP¥;USDUS$;ZARR
    to	en_US	C¤ #;-¤ #	odmy	MSānuali;Fēpueli;Maʻasi;ʻEpeleli;Mē;Sune;Siulai;ʻAokosi;Sepitema;ʻOkatopa;Nōvema;Tīsema	NSān;Fēp;Maʻa;ʻEpe;Mē;Sun;Siu;ʻAok;Sēp;ʻOka;Nōv;Tīs	WSāpate;Mōnite;Tūsite;Pulelulu;Tuʻapulelulu;Falaite;Tokonaki	VSāp;Mōn;Tūs;Pul;Tuʻa;Fal;Tok	f1	$AUDAUD$;JPYJP¥;NZDNZD$;TOPT$;USDUS$
    tok	en_US	d,	g 	n2,2,1	P%#;-%#	oymd	s-	Mmun #1;mun #2;mun #3;mun #4;mun #5;mun #6;mun #7;mun #8;mun #9;mun #10;mun #11;mun #12	Nmun #1;mun #2;mun #3;mun #4;mun #5;mun #6;mun #7;mun #8;mun #9;mun #10;mun #11;mun #12	Wsuno esun #7;suno esun #1;suno esun #2;suno esun #3;suno esun #4;suno esun #5;suno esun #6	Vsuno esun #7;suno esun #1;suno esun #2;suno esun #3;suno esun #4;suno esun #5;suno esun #6	f1	$JPYJP¥;USDUS$
    tr	en_US	d,	g.	P%#;-%#	odmy	s.	MOcak;Şubat;Mart;Nisan;Mayıs;Haziran;Temmuz;Ağustos;Eylül;Ekim;Kasım;Aralık	NOca;Şub;Mar;Nis;May;Haz;Tem;Ağu;Eyl;Eki;Kas;Ara	WPazar;Pazartesi;Salı;Çarşamba;Perşembe;Cuma;Cumartesi	VPaz;Pzt;Sal;Çar;Per;Cum;Cmt	f1	$AUDAU$;PHP;THB฿;TRY₺
    trv	en_US	C¤ #;-¤ #	oymd	s-	MKingal idas;Dha idas;Tru idas;Spat idas;Rima idas;Mataru idas;Empitu idas;Maspat idas;Mngari idas;Maxal idas;Maxal kingal idas;Maxal dha idas	NKii;Dhi;Tri;Spi;Rii;Mti;Emi;Mai;Mni;Mxi;Mxk;Mxd	WJiyax sngayan;tgKingal jiyax iyax sngayan;tgDha jiyax iyax sngayan;tgTru jiyax iyax sngayan;tgSpac jiyax iyax sngayan;tgRima jiyax iyax sngayan;tgMataru jiyax iyax sngayan	VEmp;Kin;Dha;Tru;Spa;Rim;Mat	$JPYJP¥;USDUS$
    ts	en_US	d,	g 	C¤ #;-¤ #	oymd	s-	MSunguti;Nyenyenyani;Nyenyankulu;Dzivamisoko;Mudyaxihi;Khotavuxika;Mawuwani;Mhawuri;Ndzhati;Nhlangula;Hukuri;N’wendzamhala	NSun;Yan;Kul;Dzi;Mud;Kho;Maw;Mha;Ndz;Nhl;Huk;N’w	WSonta;Musumbhunuku;Ravumbirhi;Ravunharhu;Ravumune;Ravuntlhanu;Mugqivela	VSon;Mus;Bir;Har;Ne;Tlh;Mug	$JPYJP¥;USDUS$;ZARR
    tt	en_US	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	Mгыйнвар;февраль;март;апрель;май;июнь;июль;август;сентябрь;октябрь;ноябрь;декабрь	Nгыйн.;фев.;мар.;апр.;май;июнь;июль;авг.;сент.;окт.;нояб.;дек.	Wякшәмбе;дүшәмбе;сишәмбе;чәршәмбе;пәнҗешәмбе;җомга;шимбә	Vякш.;дүш.;сиш.;чәр.;пәнҗ.;җом.;шим.	f1	$JPYJP¥;RUB₽
    twq	en_US	g 	C#¤;-#¤	odmy	MŽanwiye;Feewiriye;Marsi;Awiril;Me;Žuweŋ;Žuyye;Ut;Sektanbur;Oktoobur;Noowanbur;Deesanbur	NŽan;Fee;Mar;Awi;Me;Žuw;Žuy;Ut;Sek;Okt;Noo;Dee	WAlhadi;Atinni;Atalaata;Alarba;Alhamiisa;Alzuma;Asibti	VAlh;Ati;Ata;Ala;Alm;Alz;Asi	f1	$JPYJP¥;USDUS$
    tzm	en_US	d,	g 	C# ¤;-# ¤	odmy	MYennayer;Yebrayer;Mars;Ibrir;Mayyu;Yunyu;Yulyuz;Ɣuct;Cutanbir;Kṭuber;Nwanbir;Dujanbir	NYen;Yeb;Mar;Ibr;May;Yun;Yul;Ɣuc;Cut;Kṭu;Nwa;Duj	WAsamas;Aynas;Asinas;Akras;Akwas;Asimwas;Asiḍyas	VAsa;Ayn;Asn;Akr;Akw;Asm;Asḍ	f1	$JPYJP¥;USDUS$
    ug	en_US	oymd	s-	Mيانۋار;فېۋرال;مارت;ئاپرېل;ماي;ئىيۇن;ئىيۇل;ئاۋغۇست;سېنتەبىر;ئۆكتەبىر;نويابىر;دېكابىر	Nيانۋار;فېۋرال;مارت;ئاپرېل;ماي;ئىيۇن;ئىيۇل;ئاۋغۇست;سېنتەبىر;ئۆكتەبىر;نويابىر;دېكابىر	Wيەكشەنبە;دۈشەنبە;سەيشەنبە;چارشەنبە;پەيشەنبە;جۈمە;شەنبە	Vيە;دۈ;سە;چا;پە;جۈ;شە	$CNY￥;JPYJP¥
    uk	en_US	d,	g 	C# ¤;-# ¤	odmy	s.	Mсічень;лютий;березень;квітень;травень;червень;липень;серпень;вересень;жовтень;листопад;грудень	Nсіч.;лют.;бер.;квіт.;трав.;черв.;лип.;серп.;вер.;жовт.;лист.;груд.	Wнеділя;понеділок;вівторок;середа;четвер;пʼятниця;субота	Vнд;пн;вт;ср;чт;пт;сб	f1	$AUD;BRL;CAD;CNY;EUR;GBP;HKD;ILS;INR;KRW;MXN;NZD;PHP;TWD;UAH₴;USD;VND;XCD
    ur	en_US	n3,2,1	odmy	Mجنوری;فروری;مارچ;اپریل;مئی;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر	Nجنو;فرو;مار;اپر;مئی;جون;جول;اگس;ستم;اکت;نوم;دسم	Wاتوار;پیر;منگل;بدھ;جمعرات;جمعہ;ہفتہ	Vاتوار;پیر;منگل;بدھ;جمعرات;جمعہ;ہفتہ	$JPYJP¥;PHP;PKRRs;THB฿
    ur_Arab	ur
    ur_Aran	ur
    uz	en_US	d,	g 	C# ¤;-# ¤	odmy	MYanvar;Fevral;Mart;Aprel;May;Iyun;Iyul;Avgust;Sentabr;Oktabr;Noyabr;Dekabr	NYan;Fev;Mar;Apr;May;Iyn;Iyl;Avg;Sen;Okt;Noy;Dek	Wyakshanba;dushanba;seshanba;chorshanba;payshanba;juma;shanba	VYak;Dush;Sesh;Chor;Pay;Jum;Shan	f1	$JPYJP¥;PHP;USDUS$;UZSsoʻm
    uz_Arab	uz	d٫,	g٬.	p٪	z۰	C¤ #;-¤ #	oymd	s-	Mجنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر	Nجنو;فبر;مار;اپر;می;جون;جول;اگس;سپت;اکت;نوم;دسم	Wیکشنبه;دوشنبه;سه‌شنبه;چهارشنبه;پنجشنبه;جمعه;شنبه	Vی.;د.;س.;چ.;پ.;ج.;ش.	f6	$AFN؋;PHP₱;UZS
    uz_Cyrl	uz	Mянвар;феврал;март;апрел;май;июн;июл;август;сентябр;октябр;ноябр;декабр	Nянв;фев;мар;апр;май;июн;июл;авг;сен;окт;ноя;дек	Wякшанба;душанба;сешанба;чоршанба;пайшанба;жума;шанба	Vякш;душ;сеш;чор;пай;жум;шан	$PHP₱;THB฿;UZSсўм
    uz_Latn	uz
    vai	en_US	odmy	Mꖨꖕ ꕪꕴ ꔞꔀꕮꕊ;ꕒꕡꖝꖕ;ꕾꖺ;ꖢꖕ;ꖑꕱ;ꖱꘋ;ꖱꕞꔤ;ꗛꔕ;ꕢꕌ;ꕭꖃ;ꔞꘋꕔꕿ ꕸꖃꗏ;ꖨꖕ ꕪꕴ ꗏꖺꕮꕊ	Nꖨꖕꔞ;ꕒꕡ;ꕾꖺ;ꖢꖕ;ꖑꕱ;ꖱꘋ;ꖱꕞ;ꗛꔕ;ꕢꕌ;ꕭꖃ;ꔞꘋ;ꖨꖕꗏ	Wꕞꕌꔵ;ꗳꗡꘉ;ꕚꕞꕚ;ꕉꕞꕒ;ꕉꔤꕆꕢ;ꕉꔤꕀꕮ;ꔻꔬꔳ	Vꕞꕌꔵ;ꗳꗡꘉ;ꕚꕞꕚ;ꕉꕞꕒ;ꕉꔤꕆꕢ;ꕉꔤꕀꕮ;ꔻꔬꔳ	f1	$JPYJP¥;LRD$;USDUS$
    vai_Latn	vai	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	Wlahadi;tɛɛnɛɛ;talata;alaba;aimisa;aijima;siɓiti	Vlahadi;tɛɛnɛɛ;talata;alaba;aimisa;aijima;siɓiti
    vai_Vaii	vai
    ve	en_US	d,	g 	oymd	s-	MPhando;Luhuhi;Ṱhafamuhwe;Lambamai;Shundunthule;Fulwi;Fulwana;Ṱhangule;Khubvumedzi;Tshimedzi;Ḽara;Nyendavhusiku	NPha;Luh;Ṱhf;Lam;Shu;Lwi;Lwa;Ṱha;Khu;Tsh;Ḽar;Nye	WSwondaha;Musumbuluwo;Ḽavhuvhili;Ḽavhuraru;Ḽavhuṋa;Ḽavhuṱanu;Mugivhela	VSwo;Mus;Vhi;Rar;Ṋa;Ṱan;Mug	$JPYJP¥;USDUS$;ZARR
    vec	en_US	d,	g 	C# ¤;-# ¤	odmy	Mjenaro;febraro;marso;aprile;majo;jugno;lujo;agosto;setenbre;otobre;novenbre;dezenbre	Njen;feb;mar;apr;maj;jug;luj;ago;set;oto;nov;dez	Wdoménega;luni;marti;mèrcore;zoba;vènare;sabo	Vdom;lun;mar;mer;zob;vèn;sab	f1	$AUD;BRL;CAD;CNY;EUR;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;TWD;USD;VND;XAF;XCD;XOF;XPF
    vi	en_US	d,	g.	C# ¤;-# ¤	odmy	MTháng 1;Tháng 2;Tháng 3;Tháng 4;Tháng 5;Tháng 6;Tháng 7;Tháng 8;Tháng 9;Tháng 10;Tháng 11;Tháng 12	NTháng 1;Tháng 2;Tháng 3;Tháng 4;Tháng 5;Tháng 6;Tháng 7;Tháng 8;Tháng 9;Tháng 10;Tháng 11;Tháng 12	WChủ Nhật;Thứ Hai;Thứ Ba;Thứ Tư;Thứ Năm;Thứ Sáu;Thứ Bảy	VCN;Th 2;Th 3;Th 4;Th 5;Th 6;Th 7	f1	$AUDAU$;PHP;THB฿;USDUS$
    vmw	en_US	d,	g.	C# ¤;-# ¤	oymd	s-	Mjaneiru;fevereiru;marsu;abril;maiu;junyu;julyu;agostu;setembru;outubru;novembru;dezembru	Njaneiru;fevereiru;marsu;abril;maiu;junyu;julyu;agostu;setembru;outubru;novembru;dezembru	Wettiminku;nihiku noolempwa;namaanli;namararu;namaxexe;namathanu;esaabadu	Vettiminku;nihiku noolempwa;namaanli;namararu;namaxexe;namathanu;esaabadu	$JPYJP¥;USDUS$
    vun	en_US	odmy	MJanuari;Februari;Machi;Aprilyi;Mei;Junyi;Julyai;Agusti;Septemba;Oktoba;Novemba;Desemba	NJan;Feb;Mac;Apr;Mei;Jun;Jul;Ago;Sep;Okt;Nov;Des	WJumapilyi;Jumatatuu;Jumanne;Jumatanu;Alhamisi;Ijumaa;Jumamosi	VJpi;Jtt;Jnn;Jtn;Alh;Iju;Jmo	f1	$JPYJP¥;TZSTSh;USDUS$
    wa	en_US	C¤ #;-¤ #	oymd	s-	MM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	NM01;M02;M03;M04;M05;M06;M07;M08;M09;M10;M11;M12	WSun;Mon;Tue;Wed;Thu;Fri;Sat	f1	$JPYJP¥;USDUS$
    wae	en_US	d,	g’'	C¤ #;-¤ #	oymd	s-	MJenner;Hornig;Märze;Abrille;Meije;Bráčet;Heiwet;Öigšte;Herbštmánet;Wímánet;Wintermánet;Chrištmánet	NJen;Hor;Mär;Abr;Mei;Brá;Hei;Öig;Her;Wím;Win;Chr	WSunntag;Mäntag;Zištag;Mittwuč;Fróntag;Fritag;Samštag	VSun;Män;Ziš;Mit;Fró;Fri;Sam	f1
    wal	en_US	g’'	odmy	Mጃንዩወሪ;ፌብሩወሪ;ማርች;ኤፕረል;ሜይ;ጁን;ጁላይ;ኦገስት;ሴፕቴምበር;ኦክተውበር;ኖቬምበር;ዲሴምበር	Nጃንዩ;ፌብሩ;ማርች;ኤፕረ;ሜይ;ጁን;ጁላይ;ኦገስ;ሴፕቴ;ኦክተ;ኖቬም;ዲሴም	Wወጋ;ሳይኖ;ማቆሳኛ;አሩዋ;ሃሙሳ;አርባ;ቄራ	Vወጋ;ሳይኖ;ማቆሳኛ;አሩዋ;ሃሙሳ;አርባ;ቄራ	$ETBBr;JPYJP¥;USDUS$
    wo	en_US	d,	g.	C¤ #;-¤ #	odmy	s-	MSamwiyee;Fewriyee;Mars;Awril;Mee;Suwe;Sulet;Ut;Sàttumbar;Oktoobar;Nowàmbar;Desàmbar	NSam;Few;Mar;Awr;Mee;Suw;Sul;Ut;Sàt;Okt;Now;Des	WDibéer;Altine;Talaata;Àlarba;Alxamis;Àjjuma;Aseer	VDib;Alt;Tal;Àla;Alx;Àjj;Ase	f1	$EGPEGPP;GHSGHS.;GIPGIIP;GTQGT Q;HRKHRKS;JPYJP¥;MDLVote MDL;NGNNGN.
    xh	en_US	g 	MJanyuwari;Februwari;Matshi;Epreli;Meyi;Juni;Julayi;Agasti;Septemba;Okthoba;Novemba;Disemba	NJan;Feb;Mat;Epr;Mey;Jun;Jul;Aga;Sep;Okt;Nov;Dis	WCawe;Mvulo;Lwesibini;Lwesithathu;Lwesine;Lwesihlanu;Mgqibelo	VCaw;Mvu;Bin;Tha;Sin;Hla;Mgq	$ZARR
    xnr	en_US	n3,2,1	odmy	Mजनवरी;फ़रवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितंबर;अक्तूबर;नवंबर;दिसंबर	Nजन॰;फ़र॰;मार्च;अप्रैल;मई;जून;जुल॰;अग॰;सित॰;अक्तू॰;नव॰;दिस॰	Wतोआर;सोआर;मंगलवार;बुधवार;वीरवार;शुक्करवार;शनिच्चरवार	Vतोआर;सोआर;मंगल;बुध;वीर;शुक्कर;शनि	$JPYJP¥;USDUS$
    xog	en_US	C# ¤;-# ¤	odmy	MJanwaliyo;Febwaliyo;Marisi;Apuli;Maayi;Juuni;Julaayi;Agusito;Sebuttemba;Okitobba;Novemba;Desemba	NJan;Feb;Mar;Apu;Maa;Juu;Jul;Agu;Seb;Oki;Nov;Des	WSabiiti;Balaza;Owokubili;Owokusatu;Olokuna;Olokutaanu;Olomukaaga	VSabi;Bala;Kubi;Kusa;Kuna;Kuta;Muka	f1	$JPYJP¥;UGXUSh;USDUS$
    yav	en_US	d,	g 	C# ¤;-# ¤	odmy	Mpikítíkítie, oólí ú kutúan;siɛyɛ́, oóli ú kándíɛ;ɔnsúmbɔl, oóli ú kátátúɛ;mesiŋ, oóli ú kénie;ensil, oóli ú kátánuɛ;ɔsɔn;efute;pisuyú;imɛŋ i puɔs;imɛŋ i putúk,oóli ú kátíɛ;makandikɛ;pilɔndɔ́	No.1;o.2;o.3;o.4;o.5;o.6;o.7;o.8;o.9;o.10;o.11;o.12	Wsɔ́ndiɛ;móndie;muányáŋmóndie;metúkpíápɛ;kúpélimetúkpiapɛ;feléte;séselé	Vsd;md;mw;et;kl;fl;ss	f1	$JPYJP¥;USDUS$
    yi	en_US	C¤ #;-¤ #	odmy	Mיאַנואַר;פֿעברואַר;מערץ;אַפּריל;מיי;יוני;יולי;אויגוסט;סעפּטעמבער;אקטאבער;נאוועמבער;דעצעמבער	Nיאַנ;פֿעב;מערץ;אַפּר;מיי;יוני;יולי;אויג;סעפּ;אקט;נאוו;דעצ	Wזונטיק;מאָנטיק;דינסטיק;מיטוואך;דאנערשטיק;פֿרײַטיק;שבת	Vזונטיק;מאָנטיק;דינסטיק;מיטוואך;דאנערשטיק;פֿרײַטיק;שבת	f1	$JPYJP¥;USDUS$
    yo	en_US	odmy	s-	MOṣù Ṣẹ́rẹ́;Oṣù Èrèlè;Oṣù Ẹrẹ̀nà;Oṣù Ìgbé;Oṣù Ẹ̀bibi;Oṣù Òkúdu;Oṣù Agẹmọ;Oṣù Ògún;Oṣù Owewe;Oṣù Ọ̀wàrà;Oṣù Bélú;Oṣù Ọ̀pẹ̀	NOṣù Ṣẹ́rẹ́;Oṣù Èrèlè;Oṣù Ẹrẹ̀nà;Oṣù Ìgbé;Oṣù Ẹ̀bibi;Oṣù Òkúdu;Oṣù Agẹmọ;Oṣù Ògún;Oṣù Owewe;Oṣù Ọ̀wàrà;Oṣù Bélú;Oṣù Ọ̀pẹ̀	WÀìkú;Ajé;Ìsẹ́gun;Ọjọ́rú;Ọjọ́bọ;Ẹtì;Àbámẹ́ta	VÀìkú;Ajé;Ìsẹ́gun;Ọjọ́rú;Ọjọ́bọ;Ẹtì;Àbámẹ́ta	f1	$JPYJP¥;NGN₦;RUB₽
    yrl	en_US	d,	g.	C¤ #;-¤ #	odmy	Myepé;mukũi;musapíri;irũdí;pú;pú-yepé;pú-mukũi;pú-musapíri;pú-irũdí;yepé-putimaã;yepé-yepé;yepé-mukũi	Nye;mk;ms;id;pu;py;pm;ps;pi;yp;yy;ym	Wmituú;murakipí;murakí-mukũi;murakí-musapíri;supapá;yukuakú;saurú	Vmit;mur;mmk;mms;sup;yuk;sau	$AUDAU$;BOBBUB;COP$;JPYJP¥;PHP;SCRSCRu;THB฿;USDUS$;VESBs.S;XAFFCF;XOFCFA;XPFCFP
    yue	en_US	oymd	M1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月	N1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月	W星期日;星期一;星期二;星期三;星期四;星期五;星期六	V星期日;星期一;星期二;星期三;星期四;星期五;星期六	$AUDAU$;KRW￦;PHP;USDUS$
    yue_Hans	yue	M一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月	V周日;周一;周二;周三;周四;周五;周六	$CNY¥;JPYJP¥
    yue_Hant	yue
    za	en_US	C¤ #;-¤ #	oymd	s-	Mndwenit;ndwenngeih;ndwensam;ndwenseiq;ndwenngux;ndwenloeg;ndwencaet;ndwenbet;ndwengouj;ndwencib;ndwencib’it;ndwencibngeih	Nndwenit;ndwenngeih;ndwensam;ndwenseiq;ndwenngux;ndwenloeg;ndwencaet;ndwenbet;ndwengouj;ndwencib;ndwencib’it;ndwencibngeih	Wngoenzsinghgiz;singhgizit;singhgizngeih;singhgizsam;singhgizseiq;singhgizhaj;singhgizroek	Vngoenzsinghgiz;singhgizit;singhgizngeih;singhgizsam;singhgizseiq;singhgizhaj;singhgizroek	$JPYJP¥;USDUS$
    zgh	en_US	d,	g 	P# %;-# %	C#¤;-#¤	oymd	s-	Mⵉⵏⵏⴰⵢⵔ;ⴱⵕⴰⵢⵕ;ⵎⴰⵕⵚ;ⵉⴱⵔⵉⵔ;ⵎⴰⵢⵢⵓ;ⵢⵓⵏⵢⵓ;ⵢⵓⵍⵢⵓⵣ;ⵖⵓⵛⵜ;ⵛⵓⵜⴰⵏⴱⵉⵔ;ⴽⵜⵓⴱⵔ;ⵏⵓⵡⴰⵏⴱⵉⵔ;ⴷⵓⵊⴰⵏⴱⵉⵔ	Nⵉⵏⵏ;ⴱⵕⴰ;ⵎⴰⵕ;ⵉⴱⵔ;ⵎⴰⵢ;ⵢⵓⵏ;ⵢⵓⵍ;ⵖⵓⵛ;ⵛⵓⵜ;ⴽⵜⵓ;ⵏⵓⵡ;ⴷⵓⵊ	Wⴰⵙⴰⵎⴰⵙ;ⴰⵢⵏⴰⵙ;ⴰⵙⵉⵏⴰⵙ;ⴰⴽⵕⴰⵙ;ⴰⴽⵡⴰⵙ;ⴰⵙⵉⵎⵡⴰⵙ;ⴰⵙⵉⴹⵢⴰⵙ	Vⴰⵙⴰ;ⴰⵢⵏ;ⴰⵙⵉ;ⴰⴽⵕ;ⴰⴽⵡ;ⴰⵙⵉⵎ;ⴰⵙⵉⴹ	f1	$JPYJP¥;USDUS$
    zh	en_US	oymd	M一月;二月;三月;四月;五月;六月;七月;八月;九月;十月;十一月;十二月	N1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月	W星期日;星期一;星期二;星期三;星期四;星期五;星期六	V周日;周一;周二;周三;周四;周五;周六	$AUDAU$;CNY¥;JPYJP¥;PHP;USDUS$
    zh_Hans	zh
    zh_Hant	zh	M1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月	V週日;週一;週二;週三;週四;週五;週六	$CNYCN¥;JPY¥;KRW￦;TWD$
    zu	en_US	oymd	s-	MJanuwari;Februwari;Mashi;Ephreli;Meyi;Juni;Julayi;Agasti;Septhemba;Okthoba;Novemba;Disemba	NJan;Feb;Mas;Eph;Mey;Jun;Jul;Aga;Sep;Okt;Nov;Dis	WISonto;UMsombuluko;ULwesibili;ULwesithathu;ULwesine;ULwesihlanu;UMgqibelo	VSon;Mso;Bil;Tha;Sin;Hla;Mgq	$JPYJP¥;PHP;THB฿;ZARR
    af_NA	af	f1	$NAD$
    af_ZA	af
    agq_CM	agq
    ain_JP	ain
    ak_GH	ak
    am_ET	am
    apw_US	apw
    ar_001	ar	f1
    ar_AE	ar	f1
    ar_BH	ar	d٫.	g٬,	p٪	z٠
    ar_DJ	ar	d٫.	g٬,	p٪	z٠	$DJFFdj
    ar_DZ	ar	d,	g.	Mجانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر	Nجانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر	f1
    ar_EG	ar	d٫.	g٬,	p٪	z٠
    ar_EH	ar	f1
    ar_ER	ar	d٫.	g٬,	p٪	z٠	f1	$ERNNfk
    ar_IL	ar	d٫.	g٬,	p٪	z٠	f0
    ar_IQ	ar	d٫.	g٬,	p٪	z٠	Mكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول	Nكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول
    ar_JO	ar	d٫.	g٬,	p٪	z٠	Mكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول	Nكانون ٢;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين ١;تشرين ٢;كانون ١	f0
    ar_KM	ar	d٫.	g٬,	p٪	z٠	f1	$KMFCF
    ar_KW	ar	d٫.	g٬,	p٪	z٠
    ar_LB	ar	d٫.	g٬,	p٪	z٠	Mكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول	Nكانون ٢;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين ١;تشرين ٢;كانون ١	f1
    ar_LY	ar	d,	g.
    ar_MA	ar	d,	g.	Mيناير;فبراير;مارس;أبريل;ماي;يونيو;يوليوز;غشت;شتنبر;أكتوبر;نونبر;دجنبر	Nيناير;فبراير;مارس;أبريل;ماي;يونيو;يوليوز;غشت;شتنبر;أكتوبر;نونبر;دجنبر	f1
    ar_MR	ar	d٫,	g٬.	p٪	z٠	Mيناير;فبراير;مارس;إبريل;مايو;يونيو;يوليو;أغشت;شتمبر;أكتوبر;نوفمبر;دجمبر	Nيناير;فبراير;مارس;إبريل;مايو;يونيو;يوليو;أغشت;شتمبر;أكتوبر;نوفمبر;دجمبر	f1
    ar_OM	ar	d٫.	g٬,	p٪	z٠
    ar_PS	ar	d٫.	g٬,	p٪	z٠	Mكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول	Nكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول	f1
    ar_QA	ar	d٫.	g٬,	p٪	z٠
    ar_SA	ar	d٫.	g٬,	p٪	z٠	f0
    ar_SD	ar	d٫.	g٬,	p٪	z٠
    ar_SO	ar	d٫.	g٬,	p٪	z٠	f1	$SOSS
    ar_SS	ar	d٫.	g٬,	p٪	z٠	f1	$GBPGB£;SSP£
    ar_SY	ar	d٫.	g٬,	p٪	z٠	Mكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول	Nكانون الثاني;شباط;آذار;نيسان;أيار;حزيران;تموز;آب;أيلول;تشرين الأول;تشرين الثاني;كانون الأول
    ar_TD	ar	d٫.	g٬,	p٪	z٠	f1
    ar_TN	ar	d,	g.	Mجانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر	Nجانفي;فيفري;مارس;أفريل;ماي;جوان;جويلية;أوت;سبتمبر;أكتوبر;نوفمبر;ديسمبر	f1
    ar_YE	ar	d٫.	g٬,	p٪	z٠	f0
    arn_CL	arn
    as_IN	as
    asa_TZ	asa
    ast_ES	ast
    az_AZ	az
    az_Cyrl_AZ	az_Cyrl
    az_Latn_AZ	az
    ba_RU	ba
    bas_CM	bas
    be_BY	be
    bem_ZM	bem
    ber_Latn_MA	ber
    ber_MA	ber	d,	g.	$AUDAU$;GBPUK£;THB฿
    ber_Tfng_MA	ber
    bez_TZ	bez
    bg_BG	bg
    bgc_IN	bgc
    bho_IN	bho
    blo_BJ	blo
    bm_ML	bm
    bn_BD	bn
    bn_IN	bn	C¤#;-¤#	Nজানু;ফেব;মার্চ;এপ্রিল;মে;জুন;জুলাই;আগস্ট;সেপ্টেঃ;অক্টোঃ;নভেঃ;ডিসেঃ	$USD$
    bo_CN	bo
    bo_IN	bo	$CNYCN¥
    br_FR	br
    brx_IN	brx
    bs_BA	bs
    bs_Cyrl_BA	bs_Cyrl
    bs_Latn_BA	bs
    byn_ER	byn
    ca_AD	ca
    ca_ES	ca
    ca_FR	ca
    ca_IT	ca
    ccp_BD	ccp
    ccp_IN	ccp
    ce_RU	ce
    ceb_PH	ceb
    cgg_UG	cgg
    cho_US	cho
    chr_US	chr
    cic_US	cic
    ckb_IQ	ckb
    ckb_IR	ckb
    co_FR	co
    cs_CZ	cs
    csw_CA	csw
    cv_RU	cv
    cy_GB	cy
    da_DK	da
    da_GL	da
    dav_KE	dav
    de_AT	de	C¤ #;-¤ #	MJänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember	NJän;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez
    de_BE	de
    de_CH	de	d.	g’'	P#%;-#%	C¤ #;¤-#	$EUR
    de_DE	de
    de_IT	de	MJänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember	NJän;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez
    de_LI	de	d.	g’'	P#%;-#%	C¤ #;-¤ #	$EUR
    de_LU	de
    dje_NE	dje
    doi_IN	doi
    dsb_DE	dsb
    dua_CM	dua
    dv_MV	dv
    dyo_SN	dyo
    dz_BT	dz
    ebu_KE	ebu
    ee_GH	ee
    ee_TG	ee
    el_CY	el
    el_GR	el
    en_001	en	odmy	f1	$JPYJP¥;USDUS$
    en_150	en	C# ¤;-# ¤	odmy	f1	$JPYJP¥;USDUS$
    en_AE	en	odmy	f1
    en_AG	en	odmy	$JPYJP¥;USDUS$;XCD$
    en_AI	en	odmy	f1	$JPYJP¥;USDUS$;XCD$
    en_AL	en	d,	g 	odmy	f1	$JPYJP¥;USDUS$
    en_AR	en	d,	g.	P# %;-# %	C¤ #;-¤ #	odmy	f1	$ARS$;JPYJP¥;USDUS$
    en_AS	en
    en_AT	en	d,	g.	P# %;-# %	C¤ #;¤ -#	odmy	s.	f1	$JPYJP¥;USDUS$
    en_AU	en	odmy	f1	$AUD$;BRL;CAD;CNY;EUR;GBP;HKD;ILS;INR;JPY;KRW;MXN;NZD;PHP;SCRRs;TWD;USD;VND;XAF;XCD;XOF;XPFCFP
    en_BB	en	odmy	f1	$BBD$;JPYJP¥;USDUS$
    en_BD	en	n3,2,1	C#¤;-#¤	odmy	$BDT৳;JPYJP¥;USDUS$
    en_BE	en	d,	g.	C¤ #;¤ -#	odmy	f1	$JPYJP¥;USDUS$
    en_BG	en	d,	g 	C# ¤;-# ¤	odmy	s.	f1	$JPYJP¥;USDUS$
    en_BI	en	f1	$BIFFBu
    en_BM	en	odmy	f1	$BMD$;JPYJP¥;USDUS$
    en_BN	en	odmy	f1	$BND$;JPYJP¥;USDUS$
    en_BR	en	d,	g.	C¤ #;-¤ #	odmy	$JPYJP¥;USDUS$
    en_BS	en	odmy	$BSD$;JPYJP¥;USDUS$
    en_BW	en	odmy	$BWPP;JPYJP¥;USDUS$
    en_BZ	en	odmy	$BZD$;JPYJP¥;USDUS$
    en_CA	en	oymd	s-	$CAD$;JPYJP¥;USDUS$
    en_CC	en	odmy	f1	$AUD$;JPYJP¥;USDUS$
    en_CH	en	g'’	C¤ #;¤-#	odmy	s.	f1	$JPYJP¥;USDUS$
    en_CK	en	odmy	f1	$JPYJP¥;NZD$;USDUS$
    en_CL	en	d,	g.	P# %;-# %	C¤#;¤-#	odmy	s-	f1	$CLP$;USDUS$
    en_CM	en	odmy	f1	$JPYJP¥;USDUS$
    en_CN	en	oymd	$CNY¥;JPYJP¥;KRW￦;USDUS$
    en_CO	en	d,	g.	P# %;-# %	C¤ #;-¤ #	odmy	$COP$;USDUS$
    en_CV	en	d,	g 	C¤ #;-¤ #	odmy	f1	$JPYJP¥;USDUS$
    en_CX	en	odmy	f1	$AUD$;JPYJP¥;USDUS$
    en_CY	en	odmy	f1	$JPYJP¥;USDUS$
    en_CZ	en	d,	g 	P# %;-# %	odmy	s.	f1	$JPYJP¥;USDUS$
    en_DE	en	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	s.	f1	$JPYJP¥;USDUS$
    en_DG	en	odmy	f1	$JPYJP¥;USDUS$
    en_DK	en	d,	g.	P# %;-# %	C# ¤;-# ¤	odmy	f1	$DKKkr.;JPYJP¥;USDUS$
    en_DM	en	odmy	$JPYJP¥;USDUS$;XCD$
    en_EE	en	d,	g 	odmy	s.	f1	$JPYJP¥;USDUS$
    en_ER	en	odmy	f1	$ERNNfk;JPYJP¥;USDUS$
    en_FI	en	d,	g 	P# %;-# %	C# ¤;-# ¤	odmy	s.	f1	$JPYJP¥;USDUS$
    en_FJ	en	odmy	f1	$FJD$;JPYJP¥;USDUS$
    en_FK	en	odmy	f1	$FKP£;GBPGB£;JPYJP¥;USDUS$
    en_FM	en	odmy	f1	$JPYJP¥;USDUS$
    en_FR	en	d,	g 	P# %;-# %	odmy	f1	$JPYJP¥;USDUS$
    en_GB	en	odmy	f1	$JPYJP¥;USDUS$
    en_GD	en	odmy	f1	$JPYJP¥;USDUS$;XCD$
    en_GG	en	odmy	f1	$JPYJP¥;USDUS$
    en_GH	en	odmy	f1	$GHSGH₵;JPYJP¥;USDUS$
    en_GI	en	odmy	f1	$GBPGB£;GIP£;JPYJP¥;USDUS$
    en_GM	en	odmy	f1	$GMDD;JPYJP¥;USDUS$
    en_GR	en	d,	g.	C# ¤;-# ¤	odmy	f1	$JPYJP¥;USDUS$
    en_GU	en
    en_GY	en	odmy	f1	$GYD$;JPYJP¥;USDUS$
    en_HK	en	odmy	$JPYJP¥;USDUS$
    en_HU	en	d,	g 	oymd	s.	f1	$JPYJP¥;USDUS$
    en_ID	en	d,	g.	odmy	$IDRRp;JPYJP¥;USDUS$
    en_IE	en	odmy	f1	$JPYJP¥;USDUS$
    en_IL	en	odmy	$JPYJP¥;USDUS$
    en_IM	en	odmy	f1	$JPYJP¥;USDUS$
    en_IN	en	n3,2,1	odmy	$JPYJP¥
    en_IO	en	odmy	f1	$JPYJP¥;USDUS$
    en_JE	en	odmy	f1	$JPYJP¥;USDUS$
    en_JM	en	odmy	$JMD$;JPYJP¥;USDUS$
    en_JP	en	oymd
    en_KE	en	odmy	$JPYJP¥;KESKsh;USDUS$
    en_KI	en	odmy	f1	$AUD$;JPYJP¥;USDUS$
    en_KN	en	odmy	f1	$JPYJP¥;USDUS$;XCD$
    en_KR	en
    en_KY	en	odmy	f1	$JPYJP¥;KYD$;USDUS$
    en_LC	en	odmy	f1	$JPYJP¥;USDUS$;XCD$
    en_LR	en	odmy	f1	$JPYJP¥;LRD$;USDUS$
    en_LS	en	odmy	f1	$JPYJP¥;USDUS$;ZARR
    en_LT	en	d,	g 	P# %;-# %	odmy	f1	$JPYJP¥;USDUS$
    en_LV	en	d,	g 	odmy	f1	$JPYJP¥;USDUS$
    en_MG	en	odmy	f1	$JPYJP¥;MGAAr;USDUS$
    en_MH	en
    en_MM	en	C# ¤;-# ¤	odmy	$JPYJP¥;USDUS$
    en_MO	en	odmy	$JPYJP¥;MOPMOP$;USDUS$
    en_MP	en	f1
    en_MS	en	odmy	f1	$JPYJP¥;USDUS$;XCD$
    en_MT	en	odmy	$GBPGB£;JPYJP¥;USDUS$
    en_MU	en	odmy	f1	$JPYJP¥;MURRs;USDUS$
    en_MV	en	C¤ #;-¤ #	odmy	s-	f5	$JPYJP¥;MVRRf;USDUS$
    en_MW	en	odmy	f1	$JPYJP¥;MWKMK;USDUS$
    en_MX	en	odmy	$MXN$;USDUS$
    en_MY	en	odmy	f1	$JPYJP¥;MYRRM;USDUS$
    en_NA	en	odmy	f1	$JPYJP¥;NAD$;USDUS$
    en_NF	en	odmy	f1	$AUD$;JPYJP¥;USDUS$
    en_NG	en	odmy	f1	$JPYJP¥;NGN₦;USDUS$
    en_NL	en	d,	g.	C¤ #;¤ -#	odmy	f1	$JPYJP¥;USDUS$
    en_NO	en	d,	g 	P# %;-# %	odmy	f1	$JPYJP¥;USDUS$
    en_NR	en	odmy	f1	$AUD$;JPYJP¥;USDUS$
    en_NU	en	odmy	f1	$JPYJP¥;NZD$;USDUS$
    en_NZ	en	odmy	f1	$JPYJP¥;NZD$;USDUS$
    en_PG	en	odmy	f1	$JPYJP¥;PGKK;USDUS$
    en_PH	en	$JPYJP¥;USDUS$
    en_PK	en	odmy	$JPYJP¥;PKRRs;USDUS$
    en_PL	en	d,	g 	odmy	f1	$JPYJP¥;USDUS$
    en_PN	en	odmy	f1	$JPYJP¥;NZD$;USDUS$
    en_PR	en
    en_PT	en	d,	g 	odmy	$JPYJP¥;USDUS$
    en_PW	en	odmy	f1	$JPYJP¥;USDUS$
    en_RU	en	d,	g 	P# %;-# %	odmy	s.	f1	$JPYJP¥;USDUS$
    en_RW	en	odmy	f1	$JPYJP¥;RWFRF;USDUS$
    en_SA	en	odmy
    en_SB	en	odmy	f1	$JPYJP¥;SBD$;USDUS$
    en_SC	en	odmy	f1	$JPYJP¥;SCRSR;USDUS$
    en_SD	en	odmy	f6	$JPYJP¥;USDUS$
    en_SE	en	d,	g 	P# %;-# %	oymd	s-	f1	$JPYJP¥;SEKkr;USDUS$
    en_SG	en	odmy	$JPYJP¥;SGD$;USDUS$
    en_SH	en	odmy	f1	$GBPGB£;JPYJP¥;SHP£;USDUS$
    en_SI	en	d,	g.	C# ¤;-# ¤	odmy	s.	f1	$JPYJP¥;USDUS$
    en_SK	en	d,	g 	P# %;-# %	odmy	f1	$JPYJP¥;USDUS$
    en_SL	en	odmy	f1	$JPYJP¥;SLELe;USDUS$
    en_SS	en	odmy	f1	$GBPGB£;JPYJP¥;SSP£;USDUS$
    en_SX	en	odmy	f1	$ANGNAf.;JPYJP¥;USDUS$
    en_SZ	en	odmy	f1	$JPYJP¥;SZLE;USDUS$
    en_TC	en	odmy	f1	$JPYJP¥;USDUS$
    en_TH	en	odmy	$JPYJP¥;USDUS$
    en_TK	en	odmy	f1	$JPYJP¥;NZD$;USDUS$
    en_TO	en	odmy	f1	$JPYJP¥;TOPT$;USDUS$
    en_TR	en	d,	g.	P%#;-%#	odmy	s.	f1	$TRY₺
    en_TT	en	odmy	$JPYJP¥;TTD$;USDUS$
    en_TV	en	odmy	f1	$AUD$;JPYJP¥;USDUS$
    en_TW	en	$KRW￦;TWD$;USDUS$
    en_TZ	en	odmy	f1	$JPYJP¥;TZSTSh;USDUS$
    en_UA	en	d,	g 	odmy	s.	f1	$JPYJP¥;USDUS$
    en_UG	en	odmy	f1	$JPYJP¥;UGXUSh;USDUS$
    en_UM	en
    en_VC	en	odmy	f1	$JPYJP¥;USDUS$;XCD$
    en_VG	en	odmy	f1	$JPYJP¥;USDUS$
    en_VI	en
    en_VU	en	odmy	f1	$JPYJP¥;USDUS$;VUVVT
    en_WS	en	odmy	$JPYJP¥;USDUS$;WSTWS$
    en_ZA	en	d,	g 	oymd	$JPYJP¥;USDUS$;ZARR
    en_ZM	en	odmy	f1	$JPYJP¥;USDUS$;ZMWK
    en_ZW	en	odmy	$JPYJP¥;USDUS$
    eo_001	eo
    es_003	es
    es_419	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_AG	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;THB;USD;VND
    es_AR	es	n3,3,1	P#%;-#%	C¤ #;-¤ #	$ARS$;EUR;THB;VND
    es_BB	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_BM	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_BO	es	n3,3,1	P#%;-#%	C¤ #;¤ -#	$BOBBs;EUR;THB;USD;VND
    es_BQ	es	n3,3,1	P#%;-#%	C¤ #;¤ -#	$EUR;THB;USD;VND
    es_BR	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$BRLR$;EUR;THB;USD;VND
    es_BS	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;THB;USD;VND
    es_BZ	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$BZD$;EUR;THB;USD;VND
    es_CA	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$CAD$;EUR;THB;USD;VND
    es_CL	es	n3,3,1	P#%;-#%	C¤#;¤-#	s-	Nene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sept.;oct.;nov.;dic.	$CLP$;EUR;THB;VND
    es_CO	es	n3,3,1	P#%;-#%	C¤ #;-¤ #	Nene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sept.;oct.;nov.;dic.	f0	$COP$;EUR;THB;VND
    es_CR	es	n3,3,1	P#%;-#%	C¤#;-¤#	$CRC₡;EUR;THB;USD;VND
    es_CU	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$CUP$;EUR;THB;VND
    es_CW	es	n3,3,1	P#%;-#%	C¤ #;¤ -#	$EUR;THB;USD;VND
    es_DM	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;THB;USD;VND
    es_DO	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$DOPRD$;EUR;THB;VND
    es_EA	es
    es_EC	es	n3,3,1	P#%;-#%	C¤#;¤-#	$EUR;THB;USD$;VND
    es_ES	es
    es_GD	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_GQ	es	C¤#;-¤#	$XAFFCFA
    es_GT	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;GTQQ;THB;USD;VND
    es_GY	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_HN	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;HNLL;THB;USD;VND
    es_HT	es	g 	n3,3,1	P#%;-#%	$EUR;THB;USD;VND
    es_IC	es
    es_KN	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_KY	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_LC	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_MX	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	Nene;feb;mar;abr;may;jun;jul;ago;sep;oct;nov;dic	f0	$EUR;MRUUM;MXN$;THB;USD;VND
    es_NI	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;NIOC$;THB;USD;VND
    es_PA	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	omdy	f0	$EUR;PABB/.;THB;USD;VND
    es_PE	es	d.	g,	n3,3,1	P#%;-#%	C¤ #;-¤ #	MEnero;Febrero;Marzo;Abril;Mayo;Junio;Julio;Agosto;Setiembre;Octubre;Noviembre;Diciembre	NEne.;Feb.;Mar.;Abr.;May.;Jun.;Jul.;Ago.;Set.;Oct.;Nov.;Dic.	f0	$EUR;PENS/;THB;USD;VND
    es_PH	es	f0	$PHP₱
    es_PR	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	omdy	f0	$EUR;THB;USD$;VND
    es_PY	es	n3,3,1	P#%;-#%	C¤ #;¤ -#	Nene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sept.;oct.;nov.;dic.	f0	$EUR;PYGGs.;THB;USD;VND
    es_SV	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;THB;USD$;VND
    es_TC	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_TT	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;THB;USD;VND
    es_US	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	omdy	f0	$CADCA$;GBP£;JPY¥;THB;USD$;VND
    es_UY	es	n3,3,1	P#%;-#%	C¤ #;-¤ #	MEnero;Febrero;Marzo;Abril;Mayo;Junio;Julio;Agosto;Setiembre;Octubre;Noviembre;Diciembre	NEne.;Feb.;Mar.;Abr.;May.;Jun.;Jul.;Ago.;Set.;Oct.;Nov.;Dic.	$EUR;THB;UYU$;VND
    es_VC	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_VE	es	n3,3,1	P#%;-#%	C¤#;¤-#	Nene.;feb.;mar.;abr.;may.;jun.;jul.;ago.;sept.;oct.;nov.;dic.	f0	$EUR;THB;USD;VEFBs.;VESBs.S;VND
    es_VG	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	$EUR;THB;USD;VND
    es_VI	es	d.	g,	n3,3,1	P#%;-#%	C¤#;-¤#	f0	$EUR;THB;USD;VND
    et_EE	et
    eu_ES	eu
    ewo_CM	ewo
    fa_AF	fa	C¤ #;-¤ #	omdy	Mجنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر	Nجنوری;فبروری;مارچ;اپریل;می;جون;جولای;اگست;سپتمبر;اکتوبر;نومبر;دسمبر
    fa_IR	fa
    ff_Adlm_BF	ff_Adlm	$GNF
    ff_Adlm_CM	ff_Adlm	$GNF
    ff_Adlm_GH	ff_Adlm	$GHSGH₵;GNF
    ff_Adlm_GM	ff_Adlm	$GMDD;GNF
    ff_Adlm_GN	ff_Adlm
    ff_Adlm_GW	ff_Adlm	$GNF
    ff_Adlm_LR	ff_Adlm	$GNF;LRD$
    ff_Adlm_MR	ff_Adlm	$GNF;MRUUM
    ff_Adlm_NE	ff_Adlm	$GNF
    ff_Adlm_NG	ff_Adlm	$GNF;NGN₦
    ff_Adlm_SL	ff_Adlm	$GNF;SLELe
    ff_Adlm_SN	ff_Adlm	$GNF
    ff_BF	ff	odmy	s/	$ARS$AR;AUD$AU;BMD$BM;BND$BN;BZD$BZ;CAD$CA;CLP$CL;COP$CO;FJD$FJ;FKP£FK;GBP£GB;GIP£GI;LBP£LB;MXN$MX;NAD$NA;NZD$NZ;SBD$SB;SGD$SG;SRD$SR;TTD$TT;USD$US;UYU$UY;WST$WS;XPFFCFP
    ff_CM	ff
    ff_GH	ff	d.	g,	s/	$GHSGH₵;IQDIrak dinaa;XOFAAS
    ff_GM	ff	d.	g,	odmy	s/	$GMDD
    ff_GN	ff	$GNFFG
    ff_GW	ff	odmy	s/	$AUDAU$;THB฿
    ff_LR	ff	d.	g,	odmy	s/	$LRD$
    ff_Latn_BF	ff
    ff_Latn_CM	ff
    ff_Latn_GH	ff	$GHSGH₵
    ff_Latn_GM	ff	$GMDD
    ff_Latn_GN	ff	$GNFFG
    ff_Latn_GW	ff
    ff_Latn_LR	ff	$LRD$
    ff_Latn_MR	ff	$MRUUM
    ff_Latn_NE	ff
    ff_Latn_NG	ff	$NGN₦
    ff_Latn_SL	ff	$SLELe
    ff_Latn_SN	ff
    ff_MR	ff	$MRUUM
    ff_NE	ff	d.	g,	$JPY¥;NGN₦;USD$
    ff_NG	ff	d.	g,	odmy	s/	$NGN₦
    ff_SL	ff	d.	g,	odmy	s/	$SLELe
    ff_SN	ff
    fi_FI	fi
    fil_PH	fil
    fo_DK	fo	$DKKkr.
    fo_FO	fo
    fr_BE	fr
    fr_BF	fr
    fr_BI	fr	$BIFFBu
    fr_BJ	fr
    fr_BL	fr
    fr_CA	fr	oymd	s-	Njanv.;févr.;mars;avr.;mai;juin;juill.;août;sept.;oct.;nov.;déc.	f0	$ARS;AUD$ AU;BMD;BND;BZD;CAD$;CLP;CNYCN¥;COP;FJD;FKP;GBP£;GIP;HKD$ HK;ILS;INR;JPY¥;KRW;LBP;MXN;NAD;NZD$ NZ;SBD;SGD$ SG;SRD;TTD;USD$ US;UYU;VND;WST;XAF;XOF;XPF
    fr_CD	fr	$CDFFC
    fr_CF	fr
    fr_CG	fr
    fr_CH	fr	P#%;-#%	C¤ #;¤ -#	s.
    fr_CI	fr
    fr_CM	fr
    fr_DJ	fr	f6	$DJFFdj
    fr_DZ	fr	$DZDDA
    fr_FR	fr
    fr_GA	fr
    fr_GF	fr
    fr_GN	fr	$GNFFG
    fr_GP	fr
    fr_GQ	fr
    fr_HT	fr	$HTGG
    fr_KM	fr	$KMFCF
    fr_LU	fr	g.
    fr_MA	fr	g.	Njan.;fév.;mar.;avr.;mai;jui.;juil.;août;sept.;oct.;nov.;déc.
    fr_MC	fr
    fr_MF	fr
    fr_MG	fr	$MGAAr
    fr_ML	fr
    fr_MQ	fr
    fr_MR	fr	$MRUUM
    fr_MU	fr	$MURRs
    fr_NC	fr
    fr_NE	fr
    fr_PF	fr
    fr_PM	fr
    fr_RE	fr
    fr_RW	fr	$RWFRF
    fr_SC	fr	$SCRSR
    fr_SN	fr
    fr_SY	fr	f6	$SYPLS
    fr_TD	fr
    fr_TG	fr
    fr_TN	fr	$TNDDT
    fr_VU	fr	$VUVVT
    fr_WF	fr
    fr_YT	fr
    fur_IT	fur
    fy_NL	fy
    ga_GB	ga
    ga_IE	ga
    gaa_GH	gaa
    gd_GB	gd
    gez_ER	gez	f1	$ERNNfk
    gez_ET	gez
    gl_ES	gl
    gn_PY	gn
    gsw_CH	gsw
    gsw_FR	gsw
    gsw_LI	gsw
    gu_IN	gu
    guz_KE	guz
    gv_IM	gv
    ha_GH	ha	$GHSGH₵
    ha_NE	ha
    ha_NG	ha
    haw_US	haw
    he_IL	he
    hi_IN	hi
    hi_Latn_IN	hi_Latn
    hmn_CN	hmn
    hr_BA	hr	$BAMKM
    hr_HR	hr
    hsb_DE	hsb
    hu_HU	hu
    hy_AM	hy
    ia_001	ia
    id_ID	id
    ie_EE	ie
    ig_NG	ig
    ii_CN	ii
    io_001	io
    is_IS	is
    it_CH	it	d.	g’'	C¤ #;¤-#	s.
    it_IT	it
    it_SM	it
    it_VA	it
    iu_CA	iu
    ja_JP	ja
    jbo_001	jbo
    jgo_CM	jgo
    jmc_TZ	jmc
    jv_ID	jv
    ka_GE	ka
    kab_DZ	kab
    kaj_NG	kaj
    kam_KE	kam
    kcg_NG	kcg
    kde_TZ	kde
    kea_CV	kea
    kgp_BR	kgp
    khq_ML	khq
    ki_KE	ki
    kk_Cyrl_KZ	kk
    kk_KZ	kk
    kkj_CM	kkj
    kl_GL	kl
    kln_KE	kln
    km_KH	km
    kn_IN	kn
    ko_CN	ko
    ko_KP	ko	f1
    ko_KR	ko
    kok_Deva_IN	kok
    kok_IN	kok	n3,2,1	s/	$THB฿;USD$
    kok_Latn_IN	kok_Latn
    kpe_GN	kpe	$GNFFG;LRD
    kpe_LR	kpe
    ks_Arab_IN	ks
    ks_Aran_IN	ks
    ks_Deva_IN	ks_Deva
    ks_IN	ks
    ksb_TZ	ksb
    ksf_CM	ksf
    ksh_DE	ksh
    ku_TR	ku
    kw_GB	kw
    kxv_Deva_IN	kxv_Deva
    kxv_IN	kxv
    kxv_Latn_IN	kxv
    kxv_Orya_IN	kxv_Orya
    kxv_Telu_IN	kxv_Telu
    ky_KG	ky
    lag_TZ	lag
    lb_LU	lb
    lg_UG	lg
    lij_IT	lij
    lkt_US	lkt
    lmo_IT	lmo
    ln_AO	ln	$AOAKz
    ln_CD	ln
    ln_CF	ln
    ln_CG	ln
    lo_LA	lo
    lrc_IQ	lrc
    lrc_IR	lrc
    lt_LT	lt
    lu_CD	lu
    luo_KE	luo
    luy_KE	luy
    lv_LV	lv
    mai_IN	mai
    mas_KE	mas
    mas_TZ	mas	f1	$TZSTSh
    mer_KE	mer
    mfe_MU	mfe
    mg_MG	mg
    mgh_MZ	mgh
    mgo_CM	mgo
    mi_NZ	mi
    mic_CA	mic
    mid_IQ	mid
    mk_MK	mk
    ml_IN	ml
    mn_MN	mn
    mni_Beng_IN	mni
    mni_IN	mni
    mni_Mtei_IN	mni_Mtei
    moh_CA	moh
    mr_IN	mr
    ms_Arab_BN	ms_Arab	d,	g.	C¤ #;-¤ #	$BND$
    ms_Arab_MY	ms_Arab
    ms_BN	ms	d,	g.	C¤ #;-¤ #	$BND$
    ms_ID	ms	d,	g.	f0	$IDRRp
    ms_MY	ms
    ms_SG	ms	f0	$SGD$
    mt_MT	mt
    mua_CM	mua
    mus_US	mus
    my_MM	my
    myv_RU	myv
    mzn_IR	mzn
    naq_NA	naq
    nb_NO	nb
    nb_SJ	nb
    nd_ZW	nd
    nds_DE	nds
    nds_NL	nds
    ne_IN	ne
    ne_NP	ne
    nl_AW	nl	$AWGAfl.
    nl_BE	nl	s/
    nl_BQ	nl	$USD$
    nl_CW	nl	$ANGNAf.
    nl_NL	nl
    nl_SR	nl	$SRD$
    nl_SX	nl	$ANGNAf.
    nmg_CM	nmg
    nn_NO	nn
    nnh_CM	nnh
    nnp_IN	nnp
    no_NO	no
    nqo_GN	nqo
    nr_ZA	nr
    nso_ZA	nso
    nus_SS	nus
    nv_US	nv
    ny_MW	ny
    nyn_UG	nyn
    oc_ES	oc
    oc_FR	oc
    om_ET	om
    om_KE	om	$KESKsh
    or_IN	or
    os_GE	os
    os_RU	os	$GEL;RUB₽
    osa_US	osa
    pa_Arab_PK	pa_Arab
    pa_Aran_PK	pa_Arab
    pa_Guru_IN	pa
    pa_IN	pa
    pa_PK	pa_Arab
    pcm_NG	pcm
    pl_PL	pl
    pqm_CA	pqm
    prg_PL	prg
    ps_AF	ps
    ps_PK	ps	f0	$PKRRs
    pt_AO	pt	g 	C# ¤;-# ¤	f1	$AOAKz
    pt_BR	pt
    pt_CH	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    pt_CV	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    pt_FR	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    pt_GQ	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    pt_GW	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    pt_LU	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    pt_MO	pt	g 	n3,3,2	C# ¤;-# ¤	$MOPMOP$
    pt_MZ	pt	g 	n3,3,2	C# ¤;-# ¤	$MZNMTn
    pt_PT	pt	g 	n3,3,2	C# ¤;-# ¤
    pt_ST	pt	g 	n3,3,2	C# ¤;-# ¤	f1	$STNDb
    pt_TL	pt	g 	n3,3,2	C# ¤;-# ¤	f1
    qu_BO	qu	d,	g.	f1	$BOBBs;PEN
    qu_EC	qu	f1	$PEN;USD$
    qu_PE	qu
    raj_IN	raj
    rej_ID	rej
    rej_Rjng_ID	rej_Rjng
    rhg_BD	rhg	n3,2,1	$BDT৳;THB฿
    rhg_MM	rhg	$ANGNAf;AWGAfl;HTGG;MMKK;PABB/.;THB฿;TTDTT$
    rhg_Rohg_BD	rhg
    rhg_Rohg_MM	rhg
    rm_CH	rm
    rn_BI	rn
    ro_MD	ro	VDum;Lun;Mar;Mie;Joi;Vin;Sâm	$MDLL
    ro_RO	ro
    rof_TZ	rof
    ru_BY	ru	$BYNBr
    ru_KG	ru	$KGSсом
    ru_KZ	ru	$KZT₸
    ru_MD	ru	$MDLL
    ru_RU	ru
    ru_UA	ru	n3,3,2
    rw_RW	rw
    rwk_TZ	rwk
    sa_IN	sa
    sah_RU	sah
    saq_KE	saq
    sat_Deva_IN	sat_Deva
    sat_IN	sat
    sat_Olck_IN	sat
    sbp_TZ	sbp
    sc_IT	sc
    scn_IT	scn
    sd_Arab_PK	sd
    sd_Deva_IN	sd_Deva
    sd_IN	sd_Deva
    sd_PK	sd
    se_FI	se	odmy	s.	Nođđj;guov;njuk;cuoŋ;mies;geas;suoi;borg;čakč;golg;skáb;juov	Wsotnabeaivi;mánnodat;disdat;gaskavahkku;duorastat;bearjadat;lávvordat	Vso;má;di;ga;du;be;lá
    se_NO	se
    se_SE	se	$NOKNkr;SEKkr
    seh_MZ	seh
    ses_ML	ses
    sg_CF	sg
    shi_Latn_MA	shi_Latn
    shi_MA	shi
    shi_Tfng_MA	shi
    si_LK	si
    sk_SK	sk
    sl_SI	sl
    sm_AS	sm
    sm_WS	sm
    smn_FI	smn
    sn_ZW	sn
    so_DJ	so	f6	$DJFFdj
    so_ET	so	f0	$ETBBr
    so_KE	so	f0	$KESKsh
    so_SO	so
    sq_AL	sq
    sq_MK	sq	$MKDden
    sq_XK	sq
    sr_BA	sr	Wнедјеља;понедјељак;уторак;сриједа;четвртак;петак;субота	Vнед;пон;уто;сри;чет;пет;суб
    sr_Cyrl_BA	sr	Wнедјеља;понедјељак;уторак;сриједа;четвртак;петак;субота	Vнед;пон;уто;сри;чет;пет;суб
    sr_Cyrl_ME	sr	Nјан;феб;март;апр;мај;јун;јул;авг;септ;окт;нов;дец	Wнедјеља;понедељак;уторак;сриједа;четвртак;петак;субота	$BAMKM
    sr_Cyrl_RS	sr
    sr_Cyrl_XK	sr	Nјан;феб;март;апр;мај;јун;јул;авг;септ;окт;нов;дец
    sr_Latn_BA	sr_Latn	Wnedjelja;ponedjeljak;utorak;srijeda;četvrtak;petak;subota	Vned;pon;uto;sri;čet;pet;sub
    sr_Latn_ME	sr_Latn	Njan;feb;mart;apr;maj;jun;jul;avg;sept;okt;nov;dec	Wnedjelja;ponedeljak;utorak;srijeda;četvrtak;petak;subota
    sr_Latn_RS	sr_Latn
    sr_Latn_XK	sr_Latn	Njan;feb;mart;apr;maj;jun;jul;avg;sept;okt;nov;dec
    sr_ME	sr_Latn	Njan;feb;mart;apr;maj;jun;jul;avg;sept;okt;nov;dec	Wnedjelja;ponedeljak;utorak;srijeda;četvrtak;petak;subota
    sr_RS	sr
    sr_XK	sr	Nјан;феб;март;апр;мај;јун;јул;авг;септ;окт;нов;дец
    ss_SZ	ss	odmy	s/	f1
    ss_ZA	ss
    st_LS	st	odmy	s/	f1	$LSLM
    st_ZA	st
    su_ID	su
    su_Latn_ID	su
    sv_AX	sv
    sv_FI	sv
    sv_SE	sv
    sw_CD	sw	d,	g.	$CDFFC
    sw_KE	sw	f0	$USD$
    sw_TZ	sw
    sw_UG	sw	$UGXUSh
    syr_IQ	syr
    syr_SY	syr
    szl_PL	szl
    ta_IN	ta
    ta_LK	ta	f1	$LKRRs.
    ta_MY	ta	n3,3,1	C¤ #;-¤ #	f1	$MYRRM;SGDS$
    ta_SG	ta	n3,3,1	C¤ #;-¤ #	$MYRRM;SGD$;USDUS$
    te_IN	te
    teo_KE	teo	f0	$KESKsh
    teo_UG	teo
    tg_TJ	tg
    th_TH	th
    ti_ER	ti	f1	$ERNNfk
    ti_ET	ti
    tig_ER	tig
    tk_TM	tk
    tn_BW	tn	$BWPP
    tn_ZA	tn
    to_TO	to
    tok_001	tok
    tr_CY	tr
    tr_TR	tr
    trv_TW	trv
    ts_ZA	ts
    tt_RU	tt
    twq_NE	twq
    tzm_MA	tzm
    ug_CN	ug
    uk_UA	uk
    ur_Arab_IN	ur	$PKR
    ur_Arab_PK	ur
    ur_Aran_IN	ur	$PKR
    ur_Aran_PK	ur
    ur_IN	ur	$PKR
    ur_PK	ur
    uz_AF	uz_Arab
    uz_Arab_AF	uz_Arab
    uz_Cyrl_UZ	uz_Cyrl
    uz_Latn_UZ	uz
    uz_UZ	uz
    vai_LR	vai
    vai_Latn_LR	vai_Latn
    vai_Vaii_LR	vai
    ve_ZA	ve
    vec_IT	vec
    vi_VN	vi
    vmw_MZ	vmw
    vun_TZ	vun
    wa_BE	wa
    wae_CH	wae
    wal_ET	wal
    wo_SN	wo
    xh_ZA	xh
    xnr_IN	xnr
    xog_UG	xog
    yav_CM	yav
    yi_UA	yi
    yo_BJ	yo	MOshù Shɛ́rɛ́;Oshù Èrèlè;Oshù Ɛrɛ̀nà;Oshù Ìgbé;Oshù Ɛ̀bibi;Oshù Òkúdu;Oshù Agɛmɔ;Oshù Ògún;Oshù Owewe;Oshù Ɔ̀wàrà;Oshù Bélú;Oshù Ɔ̀pɛ̀	NOshù Shɛ́rɛ́;Oshù Èrèlè;Oshù Ɛrɛ̀nà;Oshù Ìgbé;Oshù Ɛ̀bibi;Oshù Òkúdu;Oshù Agɛmɔ;Oshù Ògún;Oshù Owewe;Oshù Ɔ̀wàrà;Oshù Bélú;Oshù Ɔ̀pɛ̀	WÀìkú;Ajé;Ìsɛ́gun;Ɔjɔ́rú;Ɔjɔ́bɔ;Ɛtì;Àbámɛ́ta	VÀìkú;Ajé;Ìsɛ́gun;Ɔjɔ́rú;Ɔjɔ́bɔ;Ɛtì;Àbámɛ́ta
    yo_NG	yo
    yrl_BR	yrl
    yrl_CO	yrl
    yrl_VE	yrl
    yue_CN	yue_Hans
    yue_HK	yue
    yue_Hans_CN	yue_Hans
    yue_Hant_CN	yue
    yue_Hant_HK	yue
    za_CN	za
    zgh_MA	zgh
    zh_CN	zh
    zh_HK	zh_Hant	odmy	$KRW₩;TWDNT$
    zh_Hans_CN	zh
    zh_Hans_HK	zh	odmy	$CNYCN¥
    zh_Hans_JP	zh	$CNYCN¥
    zh_Hans_MO	zh	s-	$CNYCN¥;MOPMOP$
    zh_Hans_MY	zh	f1
    zh_Hans_SG	zh	s-	$CNYCN¥;SGD$
    zh_Hant_CN	zh_Hant	$CNY¥;JPYJP¥;TWDNT$
    zh_Hant_HK	zh_Hant	odmy	$KRW₩;TWDNT$
    zh_Hant_JP	zh_Hant
    zh_Hant_MO	zh_Hant	odmy	$KRW₩;MOPMOP$;TWDNT$
    zh_Hant_MY	zh_Hant	f1
    zh_Hant_TW	zh_Hant
    zh_JP	zh	$CNYCN¥
    zh_MO	zh_Hant	odmy	$KRW₩;MOPMOP$;TWDNT$
    zh_MY	zh	odmy	f1	$AUDA$;CNYCN¥;MYRRM
    zh_SG	zh	s-	$CNYCN¥;SGD$
    zh_TW	zh_Hant
    zu_ZA	zu
    """#
}
