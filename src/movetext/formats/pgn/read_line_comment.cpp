// Reads comments that end with their line, and finds out whether such a comment contains moves of the game.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/formats/pgn/swallowed_moves.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"

#include <algorithm>
#include <string>

namespace mt::pgn {
namespace {

// at most this many bytes of a comment or variation are skipped
constexpr std::size_t longest_aside = std::size_t{4} << 10;

// Returns the index after the comment in braces at `at`, or `at` if it is longer than longest_aside.
std::size_t skip_brace(std::string_view text, std::size_t at) {
  const std::size_t close = text.substr(at, longest_aside).find('}');
  return close == std::string_view::npos ? at : at + close + 1;
}

// Returns the index after the variation at `at`, or `at` if it is longer than longest_aside.
std::size_t skip_variation(std::string_view text, std::size_t at) {
  const std::size_t limit = std::min(text.size(), at + longest_aside);
  int depth = 0;
  for (std::size_t i = at; i < limit; ++i) {
    if (text[i] == '{') {
      const std::size_t after = skip_brace(text, i);
      if (after == i) return at;
      i = after - 1;
    } else if (text[i] == '(') {
      ++depth;
    } else if (text[i] == ')' && --depth == 0) {
      return i + 1;
    }
  }
  return at;
}

// Returns the index after the glyph at `at` ("$1", "!?"), or `at` if there is none.
std::size_t skip_glyph(std::string_view text, std::size_t at) {
  const bool is_numbered = text[at] == '$';
  const std::size_t end =
      text.find_first_not_of(is_numbered ? "0123456789" : "!?", at + (is_numbered ? 1 : 0));
  return std::min(end, text.size());
}

// Returns the words without the comments in braces that they contain.
std::string without_braces(std::string_view words) {
  std::string out;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t brace = std::min(words.find('{', at), words.size());
    out.append(words, at, brace - at);
    if (brace == words.size()) break;
    const std::size_t after = skip_brace(words, brace);
    at = after == brace ? words.size() : after;
  }
  return std::string(text::trim(out));
}

}  // namespace

// Returns the index after the comments, glyphs and variations at `at`, which follow a move. Returns npos if
// there are too many of them.
std::size_t RecordReader::skip_asides(std::size_t at) const {
  constexpr int most = 64;
  at = skip_blanks(text_, at);
  for (int asides = 0; asides < most && at < text_.size(); ++asides) {
    const char sign = text_[at];
    const std::size_t after = sign == ';'                                 ? line_end(text_, at)
                              : sign == '{'                               ? skip_brace(text_, at)
                              : sign == '('                               ? skip_variation(text_, at)
                              : sign == '$' || sign == '!' || sign == '?' ? skip_glyph(text_, at)
                                                                          : at;
    if (after == at) return at;
    at = skip_blanks(text_, after);
  }
  return at < text_.size() ? std::string_view::npos : at;
}

// Returns whether the moves at `next`, which have no number, come later in the game than the moves of a
// comment. `first`: the moves of the comment; `due`: the half-move of the first of them. The moves at `next`
// do not come later if they begin with the same move as the comment. Otherwise the first number after them
// decides; if no number follows, they come later.
bool RecordReader::goes_on_later(std::size_t next, std::int64_t due, std::string_view first) const {
  constexpr int most_moves = 4;  // moves read while no number follows
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

// Returns whether the comment that ends at `end` contains the next moves of the game. If so, its moves have
// the next number, and the game does not continue with that number after the comment. `all`: the comment
// contains nothing but `moves`.
bool RecordReader::swallows(std::string_view moves, bool all, std::size_t end) const {
  if (moves.empty()) return false;
  const std::int64_t due = numbers_.due_half_move();
  const std::int64_t first = first_half_move(grammar(), moves);
  const std::size_t next = skip_asides(end);
  if (next == std::string_view::npos) return due >= 0 && first == due;
  const std::int64_t number = first_half_move(grammar(), text_.substr(next, 16));
  const bool ends = next >= text_.size() || text_[next] == '[' || text_[next] == ')' ||
                    find_written_result(grammar(), text_, next);
  if (due < 0) {  // the game has had no number so far
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
    const std::string_view written = text::trim(text_.substr(sign + 1, end - sign - 1));
    const bool has_braces = written.find('{') != std::string_view::npos;
    const std::string plain = has_braces ? without_braces(written) : std::string();
    const std::string_view words = has_braces ? std::string_view(plain) : written;
    const std::string_view moves = find_moves_at_end(grammar(), words);
    if (swallows(moves, moves.size() == words.size(), end))
      report(Code::moves_in_comment, sign, sign + 1,
             "this comment, which ends with its line, contains moves that may continue the game: " +
                 text::excerpt(moves));
  }
  add_comment(sign + 1, end, CommentStyle::line);
  game_seen_ = true;
  at_ = last_end_ = end;
}

}  // namespace mt::pgn
