// A gift card is bought. What is printed in the end says what was ordered, and nothing of the card
// beyond its brand and last digits. `checkout de_DE` sells as in Germany.
import Formwork
import FormworkFormats

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  let locale = Arguments.locale() ?? .current
  var options = RunOptions()
  options.session.environment.locale = locale
  options.idleLimit = RunOptions.idleLimitOfShell
  guard let order = try Order.checkout(locale).runAndWait(options) else { exit(130) }
  print("Thank you, \(order.name). The receipt goes to \(order.email).")
  print("Sent to: \(order.street), \(order[order.country].city)")
  print(
    "Charged: \(order.total.formatted(.currency(locale.currency), in: locale))"
      + " to \(CardEntry().disguised(order.cardNumber))")
} catch {
  let words = "checkout: \(error)\n"
  write(2, words, words.utf8.count)
  exit(2)
}
