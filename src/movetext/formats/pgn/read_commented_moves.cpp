// Reads moves that are each followed by a comment with commands, as in records with clock times.
#include "movetext/formats/pgn/command_comment.hpp"
#include "movetext/formats/pgn/number_text.hpp"
#include "movetext/formats/pgn/plain_move.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <bit>

namespace mt::pgn {
namespace {

// The number of bytes, from a move number on, that are read without checking for the end of the text. A
// number, a move and a comment fit into them.
constexpr std::size_t farthest_commented_look = 64 + command_comment_look;

// Returns the index of the move after the expected number, "12. " or "12... ", or 0 if the text at `at` is
// different.
inline std::size_t after_number(const char* base, std::size_t at, const NumberText& number, bool second) {
  const std::size_t size = number.size_at(base + at);
  if (size == 0) return 0;
  at += size;
  if (second) {
    if (base[at] != '.' || base[at + 1] != '.') return 0;
    at += 2;
  }
  return text::is_blank(base[at]) ? at + 1 : at;
}

}  // namespace

// Reads moves as long as each has the expected number, a frequent shape, and a comment with commands after
// it. The comment before the first number has already been read.
void RecordReader::read_commented_moves() {
  if (std::endian::native != std::endian::little) return;
  if (shapes_->common == nullptr || odd_result_may_be_move()) return;
  const std::size_t end = text_.size() - std::min(text_.size(), farthest_commented_look);
  const char* const base = text_.data();
  std::size_t at = at_;
  if (at >= end || !text::is_digit(base[at + 1])) return;
  std::int64_t half_move = numbers_.next_half_move();
  if (half_move < 2 || half_move / 2 >= NumberText::most) return;
  NumberText number(static_cast<std::uint32_t>(half_move / 2));
  std::vector<Event>& tape = record_.tape;
  const std::size_t first = tape.size();
  std::size_t plies = 0;
  for (std::size_t room = this->room(); room >= 2 && at < end && number.number() < NumberText::most;
       room -= 2, ++half_move) {
    const bool second = half_move % 2 != 0;
    const std::size_t begin = text::is_blank(base[at]) ? after_number(base, at + 1, number, second) : 0;
    text::PlainMove move;
    if (begin == 0) break;
    const std::size_t move_end = read_move(*shapes_, base, begin, move);
    if (move_end == begin) break;
    tape.push_back({.arg = move.shape, .flags = move.flags, .text = span(begin, move_end)});
    ++plies;
    at = move_end_ = move_end;
    if (!text::is_blank(base[at]) || base[at + 1] != '{') break;
    const std::size_t comment_end = end_of_command_comment(base, at + 1);
    if (comment_end == 0) break;
    tape.push_back(
        {.kind = EventKind::comment, .flags = written_as_is, .text = span(at + 2, comment_end - 1)});
    at = comment_end;
    if (second) number.count();
  }
  if (plies == 0) return;
  record_.shapes = shapes_;
  numbers_.plies(static_cast<std::int64_t>(plies), first + 2 * (plies - 1));
  note_move();
  at_ = last_end_ = at;
}

}  // namespace mt::pgn
