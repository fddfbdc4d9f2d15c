// A language for mails: a table of texts, and everything else that a translation needs.
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

// The language's word for a term that the library supplies in English.
struct TermRow {
  std::string_view english;
  std::string_view word;
};

// A sentence that the library writes in English with values in it, such as a reason from the rules of a game,
// and its text in another language.
//
//   {"{move} is not legal: {reason}", "{move} is niet toegestaan: {reason}"}
//   {"there is no piece on {square}", "er staat geen stuk op {square}"}
//
// A value is itself translated as a term, so that each reason has one row, whatever it is part of.
struct SentenceRow {
  std::string_view english;  // with fields; there is text between any two of them
  std::string_view text;     // a template with the same fields (text_row.hpp)
};

// A help page, or the part of it that is the same for all games of a family.
struct HelpText {
  std::string_view name;
  std::string_view text;
};

struct Language {
  std::string_view name;          // "en"
  std::span<const TextRow> rows;  // in order of their keys
  // Returns which form of a {number|...} is used for that number, counted from 0.
  std::size_t (*plural_form)(std::int64_t number);
  std::span<const TermRow> terms;  // in order of the English words
  std::span<const HelpText> (*help_pages)();
  std::span<const SentenceRow> sentences{};  // for terms that contain values; the first match is used
};

const Language& english();
// Returns all languages, English first.
std::span<const Language* const> languages();

// Returns the text of the phrase.  Values that are texts of users are sanitized: control characters become
// spaces.  An empty phrase gives an empty text.  A text that the language does not have is written in
// English.
std::string say(const Language& language, const Phrase& phrase);
// Returns the template of the text, in English if the language does not have it.
std::string_view template_of(const Language& language, TextKey key);
// Returns the hint of a refusal; empty if it has none.
std::string hint_of(const Language& language, const Phrase& phrase);
// Returns the refusal in English, for operators and programs.
domain::Failure in_english(const domain::Refusal& refusal);
// Returns the language's word for the term.
std::string_view word_for(const Language& language, std::string_view english_term);

}  // namespace mt::server::words
