// A language that mails are written in: a table of texts, and what else a translation has.
//
//   say(english(), Phrase("turn.other"_text, {{"name", "fred"}, {"half-move", 17}}))
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/domain/phrase.hpp"
#include "movetext/server/domain/refusal.hpp"
#include "movetext/server/words/sentence.hpp"
#include "movetext/server/words/text_row.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::words {

// The word of the language for a term that the library supplies in English.
struct TermRow {
  std::string_view english;
  std::string_view word;
};

// A help page, or the part of it that all games of a family have in common.
struct HelpText {
  std::string_view name;
  std::string_view text;
};

struct Language {
  std::string_view name;          // "en"
  std::span<const TextRow> rows;  // in order of their keys
  // Which form of a {number|...} is for that number, from 0.
  std::size_t (*plural_form)(std::int64_t number);
  std::span<const TermRow> terms;  // in order of the English words
  std::span<const HelpText> (*help_pages)();
  std::span<const SentenceRow> sentences{};  // for terms that have values in them; the first that fits counts
};

const Language& english();
// All languages that are shipped, English first.
std::span<const Language* const> languages();

// Puts a text together.  Values that are texts of users are made harmless: control characters become blanks.
// An empty phrase says nothing.  A text that the language does not have is said in English.
std::string say(const Language& language, const Phrase& phrase);
// What a refusal says in its hint; empty: it has none.
std::string hint_of(const Language& language, const Phrase& phrase);
// The refusal as operators and programs read it.
domain::Failure in_english(const domain::Refusal& refusal);
// The language's word for the term.
std::string_view word_for(const Language& language, std::string_view english_term);

}  // namespace mt::server::words
