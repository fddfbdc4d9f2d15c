#include "movetext/formats/transcript/line_reader.hpp"

#include "movetext/formats/transcript/board_lines.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <utility>

namespace mt::transcript {

Found LineReader::run() {
  while (end_ < text_.size()) {
    const text::Line line = text::line_at(text_, end_);
    const std::size_t begin = std::min(text::skip_mark(text_, line.begin), line.end);
    end_ = line.next;
    if (is_empty(text_, line)) continue;
    if (end_ > options_.limits.record_bytes) return give_up(end_, most_bytes());
    if (read_drawing(begin) && goes_on()) continue;
    const std::size_t moves = begin + read_position(begin, line.end);
    if (moves == line.end && moves > begin && goes_on()) continue;
    if (!read_moves(moves, line.end)) return give_up(end_, std::to_string(options_.limits.events) + " moves");
    record_.push_tag(record_.keep("GameType"), record_.keep("50"));
    return Found::record;
  }
  return Found::none;
}

// Keeps as a tag the position that is drawn before the moves, on the lines that start at `begin`. Returns
// false if no position is drawn.
bool LineReader::read_drawing(std::size_t begin) {
  const DrawnPosition drawn = read_drawn_position(text_, begin);
  if (drawn.end == 0) return false;
  record_.push_tag(record_.keep("FEN"), record_.keep(drawn.fen));
  if (!drawn.names_side)
    report(
        Code::odd_position, begin, drawn.end,
        std::string("the position does not name the side to move; according to the number of discs it is ") +
            (drawn.fen.back() == 'X' ? "Black" : "White"));
  end_ = drawn.end;
  return true;
}

// Keeps the position at the start of the line as a tag. Returns its size in bytes, or 0 if there is no
// position.
std::size_t LineReader::read_position(std::size_t begin, std::size_t end) {
  const std::size_t size = position_end(text_.substr(begin, end - begin));
  if (size == 0) return 0;
  const std::size_t squares = text_.find_first_not_of(" \t", begin);
  record_.push_tag(record_.keep("FEN"),
                   {static_cast<std::uint32_t>(squares), static_cast<std::uint32_t>(begin + size)});
  return size;
}

// Returns whether moves follow on a later line.
bool LineReader::goes_on() const {
  for (std::size_t at = end_; at < text_.size();) {
    const text::Line line = text::line_at(text_, at);
    at = line.next;
    if (is_empty(text_, line)) continue;
    const std::string_view words = text_.substr(line.begin, line.end - line.begin);
    return position_end(words) == 0 && board_part(words, 0) == BoardPart::none;
  }
  return false;
}

// Reads the moves of a line. Returns false if there are too many moves.
bool LineReader::read_moves(std::size_t begin, std::size_t end) {
  const std::string_view line = text_.substr(0, end);
  for (Token token = next_token(line, begin); token.kind != TokenKind::end;
       token = next_token(line, token.end)) {
    if (record_.tape.size() >= options_.limits.events) return false;
    if (token.kind == TokenKind::number) {
      read_number(token.begin, token.end);
      continue;
    }
    // A word that is not a move is kept as a ply; the replay reports it.
    record_.tape.push_back(
        {.kind = token.kind == TokenKind::pass ? EventKind::null_ply : EventKind::ply,
         .text = {static_cast<std::uint32_t>(token.begin), static_cast<std::uint32_t>(token.end)}});
  }
  return true;
}

// Reports a number that is not higher than the previous one. The numbers may count moves or pairs of moves.
void LineReader::read_number(std::size_t begin, std::size_t end) {
  const std::string_view digits = text_.substr(begin, end - begin);
  const std::int64_t number = text::parse_number(digits.substr(0, digits.find('.')));
  if (number <= last_number_)
    report(Code::move_number, begin, end, "the move number must be higher than the previous one");
  last_number_ = number;
}

}  // namespace mt::transcript
