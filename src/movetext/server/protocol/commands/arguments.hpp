// The words of one command while it is being read.  Functions that give false have set the misread.
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

  // Words that are left, the first of them being number 0.
  std::size_t left() const { return words_.size() - at_; }
  bool done() const { return at_ == words_.size(); }
  std::string_view word(std::size_t i = 0) const { return text_of(words_[at_ + i]); }
  std::string_view take() { return text_of(words_[at_++]); }
  void skip(std::size_t count) { at_ += count; }
  void drop_last() { words_.pop_back(); }
  // From the last word its bytes from `length` on; the mark of a comment that is left is no word.
  void shorten_last(std::size_t length);
  std::string_view last() const { return text_of(words_.back()); }
  // All that is left, with single blanks.
  std::string rest() const;
  // The same; nothing is left then.
  std::string take_rest();

  // "101" or "101#17".
  bool at_board(std::size_t i = 0) const;
  bool take_board(Command& command);
  // The next word is user number 0 and the one behind it the password.
  void take_user(Command& command);
  void take_password(Command& command);
  // The next word is overwritten, and nobody hears it.
  void hide();
  // The same with the words that did not fit.
  void hide_misread();
  bool is_account(std::string_view name) const { return rules_.is_account && rules_.is_account(name); }
  bool is_game(std::string_view name) const;
  bool in_reply() const { return rules_.in_reply; }

  bool fail(CommandFault fault, std::string expected, std::string suggestion = {});  // at the next word
  bool expect_end(std::string_view hint);
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

// "101", "101#17", and with `bare_ply` "#17" for the board in question.
std::optional<BoardRef> parse_board(std::string_view word, bool bare_ply = false);
// "fred": letters, digits, "_" and "-", two to twenty.
bool may_be_user(std::string_view word);
bool may_be_address(std::string_view word);

}  // namespace mt::server::protocol
