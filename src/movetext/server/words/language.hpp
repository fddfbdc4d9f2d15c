// A language for mails: a table of texts, and what else a translation needs.
//
//   say(english(), Phrase("turn.other"_text, {{"name", "fred"}, {"half-move", 17}}))
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/domain/phrase.hpp"
#include "movetext/server/domain/refusal.hpp"
#include "movetext/server/words/text_row.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::words {

// A term that the library supplies in English, and its translation.
struct TermRow {
  std::string_view english;
  std::string_view word;
};

// A sentence that the library writes in English with values in it, such as a reason from the rules of a game,
// and its translation.
//
//   {"{move} is not legal: {reason}", "{move} is niet toegestaan: {reason}"}
//   {"there is no piece on {square}", "er staat geen stuk op {square}"}
//
// A value is itself translated as a term. Therefore each reason needs only one row, even if it occurs inside
// several sentences.
struct SentenceRow {
  std::string_view english;  // with fields; two fields must have text between them
  std::string_view text;     // the translation: a template with the same fields (text_row.hpp)
};

// A help page, or the part of a help page that is common to all games of a family.
struct HelpText {
  std::string_view name;
  std::string_view text;
};

struct Language {
  std::string_view name;          // "en"
  std::span<const TextRow> rows;  // sorted by key
  // Returns the index, from 0, of the form that {number|...} uses for this number.
  std::size_t (*plural_form)(std::int64_t number);
  std::span<const TermRow> terms;  // sorted by the English words
  std::span<const HelpText> (*help_pages)();
  // For terms that contain values; the first row that matches is used.
  std::span<const SentenceRow> sentences{};
};

const Language& english();
// Returns all languages, English first.
std::span<const Language* const> languages();

// Returns the text of the phrase. Values that are texts of users are sanitized: control characters become
// spaces. An empty phrase gives an empty text. If the language does not have the text, it is written in
// English.
std::string say(const Language& language, const Phrase& phrase);
// Returns the template of the text. If the language does not have it, returns the English template.
std::string_view template_of(const Language& language, TextKey key);
// Returns the hint of a refusal, or an empty text if it has none.
std::string hint_of(const Language& language, const Phrase& phrase);
// Returns the refusal in English, for operators and programs.
domain::Failure in_english(const domain::Refusal& refusal);
// Returns the translation of the term.
std::string_view word_for(const Language& language, std::string_view english_term);

}  // namespace mt::server::words
