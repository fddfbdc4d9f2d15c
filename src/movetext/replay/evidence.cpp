#include "movetext/replay/evidence.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::replay {
namespace {

// A square as written in a text, by number or by letter.
struct SquareText {
  int number = 0;  // 0 if the square is given by letter
  int column = 0;  // 1 = a; 0 if the square is given by number
  int row = 0;
};

int digits(std::string_view text, std::size_t& at) {
  int value = 0;
  for (int n = 0; n < 3 && at < text.size() && text::is_digit(text[at]); ++n, ++at)
    value = value * 10 + (text[at] - '0');
  return value;
}

bool next_square(std::string_view text, std::size_t& at, SquareText& square) {
  for (; at < text.size(); ++at) {
    const char c = text::to_lower(text[at]);
    if (text::is_digit(c)) {
      square = {digits(text, at), 0, 0};
      return true;
    }
    const bool column = c >= 'a' && c <= 'n' && at + 1 < text.size() && text::is_digit(text[at + 1]);
    if (!column) continue;
    ++at;
    square = {0, c - 'a' + 1, digits(text, at)};
    return true;
  }
  return false;
}

void note(const SquareText& square, Evidence& evidence) {
  if (square.number != 0) {
    evidence.numbers = true;
    evidence.highest = std::max(evidence.highest, square.number);
  } else if (square.column != 0) {
    evidence.letters = true;
    evidence.widest = std::max(evidence.widest, square.column);
    evidence.longest = std::max(evidence.longest, square.row);
    if ((square.column + square.row) % 2 != 0) evidence.both_colours = true;  // a1 is (1, 1)
  }
}

// Collects evidence from a FEN. A capital K before a square means a king, and W or B a colour; they are not
// columns.
void gather_fen(std::string_view fen, Evidence& evidence) {
  const std::size_t turn = fen.find(':');
  if (turn == std::string_view::npos) return;
  std::size_t at = turn;
  SquareText square;
  while (at < fen.size()) {
    while (at < fen.size() && (fen[at] == 'K' || fen[at] == 'W' || fen[at] == 'B' || fen[at] == ':')) ++at;
    if (!next_square(fen, at, square)) return;
    const bool numbers = evidence.numbers;
    note(square, evidence);
    evidence.fen_numbers |= square.number != 0;
    evidence.numbers = numbers;
  }
}

// Returns whether the move has the form e45 or fe4x, which occurs only in diagonal notation.
bool follows_line(std::string_view move) {
  const bool captures = !move.empty() && text::to_lower(move.back()) == 'x';
  if (captures) move.remove_suffix(1);
  return move.size() == 3 && text::is_letter(move[0]) &&
         (text::is_digit(move[1]) || (captures && text::is_letter(move[1]))) && text::is_digit(move[2]);
}

bool gives_two_points(std::string_view result) {
  return result == "2-0" || result == "1-1" || result == "0-2";
}

}  // namespace

void gather(const Record& record, Evidence& evidence) {
  const std::string_view fen = record.tag(TagName::fen);
  gather_fen(fen, evidence);
  evidence.two_points |= gives_two_points(record_result(record));
  bool first = fen.empty() && !evidence.any();
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::setup) gather_fen(record.text(event), evidence);
    if (event.kind != EventKind::ply) continue;
    const std::string_view move = record.text(event);
    const bool has_two_files = move.size() == 3 && text::is_letter(move[0]) && text::is_letter(move[1]);
    if (has_two_files || (event.flags & two_readings) != 0 || follows_line(move)) {
      (follows_line(move) ? evidence.diagonal : evidence.short_form) = true;
      first = false;
      continue;
    }
    std::size_t at = 0;
    SquareText square;
    while (next_square(record.text(event), at, square)) {
      note(square, evidence);
      evidence.move_letters |= square.column != 0;
      if (first) evidence.first_from = square.number;
      first = false;
    }
  }
}

}  // namespace mt::replay
