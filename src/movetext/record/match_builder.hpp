// What the readers of all text forms of a match do alike: events, players, length, what does not belong, and
// the loop over the lines.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt {

class MatchBuilder {
 public:
  MatchBuilder(const MatchBuilder&) = delete;
  MatchBuilder& operator=(const MatchBuilder&) = delete;

  // Behind the record, in the text.
  std::size_t end() const { return at_; }

 protected:
  static constexpr std::uint32_t no_length = UINT32_MAX;
  enum class Players : std::uint8_t { same, turned, other };  // than in the first game

  // `text` begins with the record and lives as long as it.
  MatchBuilder(std::string_view text, const ReadOptions& options, Record& record)
      : text_(text), options_(options), record_(record) {}
  ~MatchBuilder() = default;

  static constexpr Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  std::string_view between(std::size_t begin, std::size_t end) const {
    return text_.substr(begin, end - begin);
  }

  // All lines of one match.  `reader` has is_border(line): whether another match begins there, asked of every
  // line in order; read_line(line); and end_lines(), when there are no more.
  template <class Reader>
  Found read_lines(Reader& reader);

  // At the line that comes next.
  void skip_byte_order_mark();
  // Which of the limits the record is beyond; empty: none.
  std::string exceeded() const;
  // Makes the record one that is beyond a limit and is not read; its end has been found.
  Found give_up(const std::string& limit);
  // When all lines are read.
  Found finish();

  void report(Code code, std::size_t begin, std::size_t end, std::string message);
  // An error under every policy: what is read in its place would be another match.
  void report_error(Code code, std::size_t begin, std::size_t end, std::string message);
  void add(EventKind kind, std::size_t begin, std::size_t end, std::uint8_t arg = 0, std::uint32_t value = 0);
  // An event whose words are not those of the text; [begin, end) is where it comes from.
  void add_instead(EventKind kind, std::size_t begin, std::size_t end, std::string_view words,
                   std::uint32_t value);
  // A turn whose dice cannot be read, for the replay to report; `play` is in the numbers of its side.
  void add_unread(std::size_t begin, std::size_t end, std::string_view dice, std::string_view play,
                  std::uint32_t turn);
  void add_comment(std::size_t begin, std::size_t end, CommentStyle style = CommentStyle::line);
  // Told, and kept as a comment.
  void add_stray(std::size_t begin, std::size_t end);
  // A tag of the file; one that is there already stays, and the second is told and kept as a comment.
  void add_tag(Span name, Span value, std::size_t begin, std::size_t end);

  // [begin, end) says it; `no_length`: a number beyond the limits, an error.
  void set_length(std::uint32_t length, std::size_t begin, std::size_t end);
  // The players of a match are those of its first game.
  Players meet_players(Span first, Span second);
  void tell_other_players(std::size_t begin, std::size_t names_end, std::size_t end);

  // Event::value of what `side` does next, numbered as the lines of a table of two columns.
  std::uint32_t next_turn(std::uint32_t side);
  // The side whose turn it is if turns alternate.
  std::uint32_t other_side() const { return turns_ == 0 || second_filled_ ? 0 : 1; }
  void restart_turns() { turns_ = 0, second_filled_ = false; }

  // A resignation stands until something else is done; an answer to it is no answer to a double.
  void resign(std::size_t begin, std::size_t end, std::uint32_t side);
  bool answers_resignation(CubeAction action, std::size_t begin, std::size_t end);
  bool has_resigned() const { return resigned_ != none; }
  void withdraw_resignation();
  void forget_resignation() { resigned_ = none; }

  std::string_view text_;
  const ReadOptions& options_;
  Record& record_;
  std::size_t at_ = 0;  // the next line
  bool begun_ = false;  // something that only a match has was seen
  bool has_length_ = false;
  Span first_name_;
  Span second_name_;

 private:
  static constexpr std::size_t none = SIZE_MAX;
  std::size_t resigned_ = none;  // on the tape
  std::uint32_t turns_ = 0;      // number of the line of the game
  bool second_filled_ = false;   // its second column
};

template <class Reader>
Found MatchBuilder::read_lines(Reader& reader) {
  std::string limit;
  while (at_ < text_.size()) {
    text::Line line = text::line_at(text_, at_);
    line.begin = text::skip_mark(text_, at_);
    if (reader.is_border(line)) break;
    skip_byte_order_mark();
    if (limit.empty()) reader.read_line(line);
    at_ = line.next;
    if (limit.empty()) limit = exceeded();
  }
  if (!limit.empty()) return give_up(limit);
  reader.end_lines();
  return finish();
}

}  // namespace mt
