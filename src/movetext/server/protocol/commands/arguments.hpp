// The words of one command while it is being parsed. If a function returns false, it has recorded the fault,
// which misread() returns.
#pragma once
#include "movetext/server/protocol/commands/line_words.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

class Arguments {
 public:
  Arguments(std::string& line, const ReadingRules& rules);

  // Returns the number of words that are still to be read. The index of the next word is 0.
  std::size_t left() const { return words_.size() - at_; }
  bool done() const { return at_ == words_.size(); }
  std::string_view word(std::size_t i = 0) const { return text_of(words_[at_ + i]); }
  std::string_view take() { return text_of(words_[at_++]); }
  void skip(std::size_t count) { at_ += count; }
  void drop_last() { words_.pop_back(); }
  // Shortens the last word to `length` bytes. If the result is only a comment mark, removes the whole word.
  void shorten_last(std::size_t length);
  std::string_view last() const { return text_of(words_.back()); }
  // Returns all remaining words, separated by single spaces.
  std::string rest() const;
  // Returns the same text as rest() and consumes the words.
  std::string take_rest();

  // Returns whether word `i` has the form "101" or "101#17".
  bool at_board(std::size_t i = 0) const;
  bool take_board(Command& command);
  // Takes the next word as the name of the user that the command is about.
  bool take_name(Command& command);
  // take_user() takes the next word as the name of the user who gives the command; take_password() takes it
  // as that user's password.
  void take_user(Command& command);
  void take_password(Command& command);
  // Overwrites the next word as if it were a password, but does not pass it to `hear_password`.
  void hide();
  // Overwrites the words that have the fault in misread().
  void hide_misread();
  bool is_account(std::string_view name) const { return rules_.is_account && rules_.is_account(name); }
  bool is_game(std::string_view name) const;
  bool in_reply() const { return rules_.in_reply; }
  const VerbTable& verbs() const { return rules_.verbs; }

  // Records that the next word has the fault. Returns false.
  bool fail(CommandFault fault, Phrase expected = {}, std::string suggestion = {});
  bool expect_end(Phrase hint);
  const CommandMisread& misread() const { return misread_; }

 private:
  std::string_view text_of(Word word) const {
    return std::string_view(line_).substr(word.begin, word.end - word.begin);
  }

  std::string& line_;
  const ReadingRules& rules_;
  std::vector<Word> words_;
  std::size_t at_ = 0;
  CommandMisread misread_;
};

// Parses "101" and "101#17". If `bare_ply` is set, also parses "#17", a position of the current board, which
// is returned with board 0.
std::optional<BoardRef> parse_board(std::string_view word, bool bare_ply = false);
// Returns whether the word can be a user name: two to twenty letters, digits, "_" and "-".
bool may_be_user(std::string_view word);
bool may_be_address(std::string_view word);

}  // namespace mt::server::protocol
