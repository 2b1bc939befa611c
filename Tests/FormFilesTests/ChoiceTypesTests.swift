import Testing
@Suite("E6: kinds of choices in form files") struct ChoiceTypesTests {}
