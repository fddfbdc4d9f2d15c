// A language that shows where texts come from: each text is in brackets, and so is each value in it.
//
// "It is your turn, {name}"   ->   "⟦It is your turn, ⟨fred⟩⟧"
//
// Text outside brackets, or in a value, is not from the table of texts.
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

  std::deque<std::string> texts_;  // the rows refer to them
  std::vector<words::TextRow> rows_;
  std::vector<words::TermRow> terms_;
  std::vector<words::SentenceRow> sentences_;
  words::Language language_;
};

// Returns, in small letters, the words of a text for players that are outside brackets or in a value and are
// not `known`: "said" for "⟦fred⟧ said". Names of games, help pages, verbs, options, fingerprints and
// addresses are known, and so is anything without three letters in a row, such as numbers, most moves and the
// squares of a board. Also reports a bracket that is not closed.
std::vector<std::string> words_of_no_text(std::string_view text, const std::set<std::string>& known);

}  // namespace mt::server::test
