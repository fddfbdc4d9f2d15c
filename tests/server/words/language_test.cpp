#include "movetext/server/words/language.hpp"

#include "server/words/template_fields.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::server {
namespace {

// Polish has three plural forms: 1 partia, 2 partie, 5 partii.
std::size_t polish_plural(std::int64_t number) {
  const std::int64_t last = number % 10;
  const bool is_teen = number % 100 / 10 == 1;
  return number == 1 ? 0 : last >= 2 && last <= 4 && !is_teen ? 1 : 2;
}

constexpr auto rows = std::to_array<words::TextRow>({
    {"braces", "{text}"},
    {"games", "{number} {number|partia|partie|partii}", "napisz {text}"},
    {"list.and", " i "},
    {"list.comma", ", "},
    {"names", "{names} {names|gra|grają}"},
    {"nested", "{side?gra {side}{number? po raz {number|pierwszy|drugi}}|koniec}"},
    {"outer", "{inner}; {inner?jest|nie ma}"},
});
static_assert(words::is_sound_table(rows));
constexpr auto sentences = std::to_array<words::SentenceRow>({
    {"{move} is not legal: {reason}", "{reason} ({move})"},
    {"there is no piece on {square}", "na {square} nie ma bierki"},
    {"the {piece} on {square} is pinned to its king by the {other} on {there}", "{square}, {there}"},
});
constexpr auto terms = std::to_array<words::TermRow>({{"Black", "Czarne"}, {"White", "Białe"}});

words::Language polish() {
  return {"pl", rows, polish_plural, terms, [] { return std::span<const words::HelpText>(); }, sentences};
}

std::string said(const Phrase& phrase) {
  return words::say(polish(), phrase);
}

TEST(Language, FormsFollowItsOwnPluralRule) {
  const auto games = [](int number) { return said({"games"_text, {{"number", number}}}); };
  EXPECT_EQ(games(1), "1 partia");
  EXPECT_EQ(games(2), "2 partie");
  EXPECT_EQ(games(5), "5 partii");
  EXPECT_EQ(games(12), "12 partii");
  EXPECT_EQ(games(23), "23 partie");
}

TEST(Language, PartsAreShownIfTheirFieldIsSet) {
  EXPECT_EQ(said({"nested"_text, {{"side", ""}, {"number", 1}}}), "koniec");
  EXPECT_EQ(said({"nested"_text, {{"side", Term("White")}, {"number", 0}}}), "gra Białe");
  // If the template has fewer forms than the language, its last form is used.
  EXPECT_EQ(said({"nested"_text, {{"side", Term("Black")}, {"number", 5}}}), "gra Czarne po raz drugi");
  EXPECT_EQ(said({"outer"_text, {{"inner", Phrase()}}}), "; nie ma");
  EXPECT_EQ(said({"outer"_text, {{"inner", Phrase("braces"_text, {{"text", "x"}})}}}), "x; jest");
}

TEST(Language, SentencesOfTheLibraryAreMatchedWithTheirValues) {
  const auto term = [](const char* english) { return said({"braces"_text, {{"text", Term(english)}}}); };
  EXPECT_EQ(term("there is no piece on 32"), "na 32 nie ma bierki");
  EXPECT_EQ(term("32-38 is not legal: there is no piece on 32"), "na 32 nie ma bierki (32-38)");
  EXPECT_EQ(term("Nd4 is not legal: the knight on f3 is pinned to its king by the bishop on h5"),
            "f3, h5 (Nd4)");
  EXPECT_EQ(term("32-38 is not legal: White"), "Białe (32-38)");
  // A term without a translation is not changed, neither alone nor inside a sentence.
  EXPECT_EQ(term("32-38 is not legal: {side}\n"), "{side}  (32-38)");
  for (const char* other :
       {"there is no piece on ", "there is no piece", " is not legal: x", "the x on y", "32-38"})
    EXPECT_EQ(term(other), other);
}

TEST(Language, ListsEndWithItsConjunction) {
  const std::vector<std::string> names{"fred", "barney", "wilma"};
  EXPECT_EQ(said({"names"_text, {{"names", listed(names)}}}), "fred, barney i wilma grają");
  EXPECT_EQ(said({"braces"_text, {{"text", joined(names)}}}), "fred, barney, wilma");
  EXPECT_EQ(said({"names"_text, {{"names", listed(std::vector<Term>{Term("White")})}}}), "Białe gra");
}

TEST(Language, UntranslatedTermsStayEnglish) {
  EXPECT_EQ(said({"braces"_text, {{"text", Term("White")}}}), "Białe");
  EXPECT_EQ(said({"braces"_text, {{"text", Term("stalemate")}}}), "stalemate");
}

TEST(Language, ValuesAreNotExpandedAsTemplates) {
  EXPECT_EQ(said({"braces"_text, {{"text", "{text?a|b}"}}}), "{text?a|b}");
  EXPECT_EQ(said({"braces"_text, {{"text", "a\r\nBcc: b\x1B"}}}), "a  Bcc: b ");
  EXPECT_EQ(said({"braces"_text, {{"text", Term("\x07}")}}}), " }");
}

TEST(Language, ARefusalHasAHint) {
  const Phrase phrase("games"_text, {{"number", 1}, {"text", "graj"}});
  EXPECT_EQ(words::hint_of(polish(), phrase), "napisz graj");
  EXPECT_EQ(words::hint_of(polish(), Phrase()), "");
  EXPECT_EQ(words::hint_of(polish(), {"braces"_text, {{"text", "x"}}}), "");
}

TEST(Language, UntranslatedTextsAreInEnglish) {
  EXPECT_EQ(said(Phrase("length.none"_text)), "no time");
  EXPECT_EQ(said(Phrase()), "");
}

TEST(Language, TemplatesAreWellFormed) {
  for (const char* text : {"", "a", "{a}", "{a?b}", "{a?b|c}", "{a|b|c}", "{a?{b}|{c?d}}"})
    EXPECT_TRUE(words::is_well_formed(text)) << text;
  for (const char* text : {"{", "}", "{a", "a}", "{}", "{?a}", "{|a}", "{{a}}", "{a?{}}", "{a}}"})
    EXPECT_FALSE(words::is_well_formed(text)) << text;
}

TEST(Language, EachTranslationHasAllTextsWithTheirFields) {
  const auto english = words::english().rows;
  for (const words::Language* language : words::languages()) {
    ASSERT_EQ(language->rows.size(), english.size()) << language->name;
    for (std::size_t i = 0; i < english.size(); ++i) {
      const words::TextRow& row = language->rows[i];
      ASSERT_EQ(row.key, english[i].key) << language->name;
      EXPECT_TRUE(words::is_well_formed(row.text) && words::is_well_formed(row.hint)) << row.key;
      EXPECT_EQ(test::fields_of(row.text), test::fields_of(english[i].text))
          << language->name << ' ' << row.key;
      EXPECT_EQ(test::fields_of(row.hint), test::fields_of(english[i].hint))
          << language->name << ' ' << row.key;
    }
    const auto help = language->help_pages();
    ASSERT_EQ(help.size(), words::english().help_pages().size()) << language->name;
  }
}

}  // namespace
}  // namespace mt::server
