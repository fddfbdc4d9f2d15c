// Sentences that the library says in English with values in them, as the rules of a game do, and what another
// language says in their place.
//
//   {"{move} is not legal: {reason}", "{move} is niet toegestaan: {reason}"}
//   {"there is no piece on {square}", "er staat geen stuk op {square}"}
//
// A value is a term in turn, so that each reason has one row, whatever it is a part of.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace mt::server::words {

struct SentenceRow {
  std::string_view english;  // with fields; text stands between any two of them
  std::string_view text;     // a template with the same fields (text_row.hpp)
};

struct ReadSentence {
  const SentenceRow* row;
  Phrase values;
};

// Finds the first row whose English the sentence is.  A field has at least one byte, and ends where the text
// after it is first found.
std::optional<ReadSentence> read_sentence(std::span<const SentenceRow> rows, std::string_view sentence);

}  // namespace mt::server::words
