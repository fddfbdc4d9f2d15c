// A language that shows where texts come from: each text stands in brackets, and in it each value of a field.
//
//   "It is your turn, {name}"   ->   "⟦It is your turn, ⟨fred⟩⟧"
//
// What stands outside of brackets, or in a value, did not come from the table of texts.
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

  std::deque<std::string> texts_;  // that the rows are of
  std::vector<words::TextRow> rows_;
  std::vector<words::TermRow> terms_;
  std::vector<words::SentenceRow> sentences_;
  words::Language language_;
};

// The words of a text that players can read which stand outside of brackets or in a value and are in no set
// of `known` words, in small letters: "said" of "⟦fred⟧ said".  Names of games, help pages, verbs, options,
// fingerprints and addresses are known, and so is what has no three letters in a row, as numbers, most moves
// and the squares of a board.  A bracket that is not closed is reported as well.
std::vector<std::string> words_of_no_text(std::string_view text, const std::set<std::string>& known);

}  // namespace mt::server::test
