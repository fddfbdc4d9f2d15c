// The common part of the readers of matches as text: events, players, match length, unexpected text, and the
// loop over the lines.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/record/text_reader.hpp"
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt {

class MatchBuilder : public TextReader {
 public:
  using TextReader::TextReader;

  // Returns the offset after the record.
  std::size_t end() const { return at_; }

 protected:
  static constexpr std::uint32_t no_length = UINT32_MAX;
  // How the players of a game compare with the players of the first game.
  enum class Players : std::uint8_t { same, turned, other };

  ~MatchBuilder() = default;

  // Reads all lines of one match. `reader` must have three functions:
  // - is_border(line) is called for every line in order and returns whether another match starts there;
  // - read_line(line) reads the line;
  // - end_lines() is called after the last line.
  template <class Reader>
  Found read_lines(Reader& reader);

  // Skips a byte order mark at the start of the next line.
  void skip_byte_order_mark();
  // Returns whether the record exceeds a limit.
  bool exceeds() const {
    const ReadLimits& limits = options_.limits;
    return at_ > limits.record_bytes || record_.tape.size() > limits.events ||
           record_.tags.size() > limits.tags;
  }
  std::string exceeded() const;
  // Asks the gate whether the match is wanted, as soon as the players are known. The lines of an unwanted
  // match are skipped.
  void ask_gate();
  // Marks the record as oversized: it exceeds a limit. Its moves are not read, but its end is known.
  Found give_up(const std::string& limit) { return TextReader::give_up(at_, limit); }
  // Ends the record; call it after the last line.
  Found finish();

  // Reports a fault as an error, whatever the policy is, because any guess would change the match.
  void report_error(Code code, std::size_t begin, std::size_t end, std::string message);
  void add(EventKind kind, std::size_t begin, std::size_t end, std::uint8_t arg = 0,
           std::uint32_t value = 0) {
    record_.tape.push_back({.kind = kind, .arg = arg, .text = span(begin, end), .value = value});
  }
  // Adds an event whose words differ from the original text [begin, end).
  void add_instead(EventKind kind, std::size_t begin, std::size_t end, std::string_view words,
                   std::uint32_t value);
  // Adds a turn with unreadable dice, which the replay reports. `play` uses the point numbers of the side
  // that moves.
  void add_unread(std::size_t begin, std::size_t end, std::string_view dice, std::string_view play,
                  std::uint32_t turn);
  void add_comment(std::size_t begin, std::size_t end, CommentStyle style = CommentStyle::line);
  // Reports the text and keeps it as a comment.
  void add_stray(std::size_t begin, std::size_t end);
  // Adds a tag. A second tag of the same name is reported and kept as a comment.
  void add_tag(Span name, Span value, std::size_t begin, std::size_t end);

  // Sets the match length from the text [begin, end). `no_length` means that the number exceeds the limit,
  // which is reported as an error.
  void set_length(std::uint32_t length, std::size_t begin, std::size_t end);
  // Compares the players of a game with the players of the first game, who are the players of the match.
  Players meet_players(Span first, Span second);
  void tell_other_players(std::size_t begin, std::size_t names_end, std::size_t end);

  // Returns Event::value of the next action of `side`. The value contains a move number: the number of the
  // line if the actions are written as a table with two columns.
  std::uint32_t next_turn(std::uint32_t side);
  // Returns the side whose turn is next if turns alternate.
  std::uint32_t other_side() const { return turns_ == 0 || second_filled_ ? 0 : 1; }
  void restart_turns() { turns_ = 0, second_filled_ = false; }

  // Remembers a resignation until the next event. The answer to a resignation must not be read as the answer
  // to a double.
  void resign(std::size_t begin, std::size_t end, std::uint32_t side);
  bool answers_resignation(CubeAction action, std::size_t begin, std::size_t end);
  bool has_resigned() const { return resigned_ != none; }
  void withdraw_resignation();
  void forget_resignation() { resigned_ = none; }

  std::size_t at_ = 0;  // offset of the next line
  bool begun_ = false;  // text was read that occurs only in matches
  bool has_length_ = false;
  Span first_name_;
  Span second_name_;

 private:
  static constexpr std::size_t none = SIZE_MAX;
  void push_players();

  bool asked_gate_ = false;
  bool refused_ = false;
  std::size_t resigned_ = none;  // index on the tape
  std::uint32_t turns_ = 0;      // line number within the game
  bool second_filled_ = false;   // whether the second column of line `turns_` is filled
};

template <class Reader>
Found MatchBuilder::read_lines(Reader& reader) {
  std::string limit;
  while (at_ < text_.size()) {
    text::Line line = text::line_at(text_, at_);
    line.begin = text::skip_mark(text_, at_);
    if (reader.is_border(line)) break;
    if (line.begin > at_) skip_byte_order_mark();
    if (limit.empty() && !refused_) reader.read_line(line);
    at_ = line.next;
    if (limit.empty() && exceeds()) limit = exceeded();
    if (!asked_gate_ && first_name_.end > 0) ask_gate();
  }
  if (!limit.empty()) return give_up(limit);
  if (refused_) return Found::refused;
  reader.end_lines();
  return finish();
}

}  // namespace mt
