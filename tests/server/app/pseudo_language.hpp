// A language that shows where a text comes from: each text is in brackets, and each value in a text is in
// other brackets.
//
// "It is your turn, {name}"   ->   "⟦It is your turn, ⟨fred⟩⟧"
//
// Text that is outside of brackets or in a value does not come from the table of texts.
#pragma once
#include "movetext/server/words/language.hpp"

#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::test {

class PseudoLanguage {
 public:
  PseudoLanguage();
  const words::Language& language() const { return language_; }

 private:
  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }
  void add_term(std::string_view english);

  std::deque<std::string> texts_;  // the texts that the rows refer to
  std::vector<words::TextRow> rows_;
  std::vector<words::TermRow> terms_;
  std::vector<words::SentenceRow> sentences_;
  words::Language language_;
};

// Returns the words of a text for players that do not come from the table of texts, in lowercase: "said" for
// "⟦fred⟧ said". Also reports a bracket that is not closed. The following words are not returned:
// - words in `known`;
// - names of games, help pages, verbs, options, fingerprints and addresses;
// - anything without three letters in sequence, such as numbers, most moves, and squares of a board.
std::vector<std::string> words_of_no_text(std::string_view text, const std::set<std::string>& known);

}  // namespace mt::server::test
