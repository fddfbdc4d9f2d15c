// Sentences that the library writes in English with values in them, such as reasons from the rules of a game,
// and their texts in another language.
//
//   {"{move} is not legal: {reason}", "{move} is niet toegestaan: {reason}"}
//   {"there is no piece on {square}", "er staat geen stuk op {square}"}
//
// A value is itself translated as a term, so that each reason has one row, whatever it is part of.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace mt::server::words {

struct SentenceRow {
  std::string_view english;  // with fields; there is text between any two of them
  std::string_view text;     // a template with the same fields (text_row.hpp)
};

struct ReadSentence {
  const SentenceRow* row;
  Phrase values;
};

// Finds the first row that matches the English sentence.  A field has at least one byte, and ends where the
// text after it first occurs.
std::optional<ReadSentence> read_sentence(std::span<const SentenceRow> rows, std::string_view sentence);

}  // namespace mt::server::words
