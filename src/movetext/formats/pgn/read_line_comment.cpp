// Reads comments that end with their line, and finds the moves of the game that such a comment has taken.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/formats/pgn/swallowed_moves.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"

#include <algorithm>

namespace mt::pgn {

// Returns the place after comments that end with their lines.
std::size_t RecordReader::skip_line_comments(std::size_t at) const {
  constexpr int most = 64;
  at = skip_blanks(text_, at);
  for (int lines = 0; lines < most && at < text_.size() && text_[at] == ';'; ++lines)
    at = skip_blanks(text_, line_end(text_, at));
  return at;
}

// Returns whether the moves at `next`, which have no number, come after those of a comment that begins with
// `first`, whose half-move is `due`: the next number says so, or no number follows and the moves are others.
bool RecordReader::goes_on_later(std::size_t next, std::int64_t due, std::string_view first) const {
  constexpr int most_moves = 4;  // without a number
  const std::size_t first_end = shapes_->scan(text_, next).end;
  if (first_end == next || text_.substr(next, first_end - next) == first.substr(0, first_end - next))
    return false;
  for (int moves = 0; moves < most_moves; ++moves) {
    const std::size_t end = shapes_->scan(text_, next).end;
    if (end == next) return true;
    next = skip_blanks(text_, end);
    const std::int64_t number = first_half_move(grammar(), text_.substr(next, 16));
    if (number >= 0) return number > due + moves + 1;
  }
  return true;
}

// Returns whether the comment that ends at `end` has taken the moves that the game would go on with: their
// number is the next one, and the game does not go on with it after the comment.  `all`: the comment is
// nothing but these moves.
bool RecordReader::swallows(std::string_view moves, bool all, std::size_t end) const {
  if (moves.empty()) return false;
  const std::int64_t due = numbers_.due_half_move();
  const std::int64_t first = first_half_move(grammar(), moves);
  const std::size_t next = skip_line_comments(end);
  const std::int64_t number = first_half_move(grammar(), text_.substr(next, 16));
  const bool ends = next >= text_.size() || text_[next] == '[' || text_[next] == ')' ||
                    find_written_result(grammar(), text_, next);
  if (due < 0) {  // the game has no number yet
    if (first < 0 ? !all || !in_movetext_ : !all && in_movetext_) return false;
    return ends || (first >= 0 && number > first);
  }
  if (first < 0 ? !all : first != due) return false;
  if (number >= 0) return number > due;
  const std::size_t first_move =
      first < 0 ? 0 : std::min(moves.find_first_not_of("0123456789. "), moves.size());
  return ends || goes_on_later(next, due, moves.substr(first_move));
}

void RecordReader::read_line_comment(std::size_t sign) {
  const std::size_t end = line_end(text_, sign);
  if (text_[sign] == ';') {
    const std::string_view words = text::trim(text_.substr(sign + 1, end - sign - 1));
    const std::string_view moves = find_moves_at_end(grammar(), words);
    if (swallows(moves, moves.size() == words.size(), end))
      report(Code::moves_in_comment, sign, sign + 1,
             "this comment, which ends with its line, holds moves that the game may go on with: " +
                 text::excerpt(moves));
  }
  add_comment(sign + 1, end, CommentStyle::line);
  game_seen_ = true;
  at_ = last_end_ = end;
}

}  // namespace mt::pgn
