// Writes moves with only numbers between them, without examining each byte. Most games consist mostly of such
// moves.
#include "movetext/formats/pgn/number_text.hpp"
#include "movetext/formats/pgn/visible_move.hpp"
#include "movetext/formats/pgn/writer.hpp"

#include <bit>
#include <cstring>

namespace mt::pgn {

// Writes plies from event `at` on. Returns the index of the first event that must be written in another way.
std::size_t Writer::write_plain_plies(const Record& record, std::size_t at, LineFiller& lines) {
  if (std::endian::native != std::endian::little) return at;
  if (number_wanted_ || in_comment_ || waiting_opens_ > 0 || !nags_.empty()) return at;
  constexpr std::size_t longest = VisibleMoves::longest;
  // bytes of a number and a move with their blanks, at most
  constexpr std::size_t widest = 2 * (longest + 1);
  constexpr std::uint32_t last_half_move = NumberText::last_half_move;
  std::uint32_t half_move = next_;
  if (half_move > last_half_move) return at;
  NumberText number(half_move / 2);
  const Event* const first = record.tape.data() + at;
  const Event* const tape_end = record.tape.data() + record.tape.size();
  const Event* event = first;
  const VisibleMoves moves(record);
  const auto write = [&](char* to, const char* end) {
    const char* const last_start = end - widest;
    for (; event != tape_end && to < last_start && half_move <= last_half_move; ++event) {
      std::uint64_t bytes = 0;
      const std::size_t size = moves.read(*event, bytes);
      if (size == 0) break;
      const std::uint32_t value = event->value;
      if (value != half_move && value != 0) {
        if (value > last_half_move) break;
        half_move = value;
        number = NumberText(value / 2);
      }
      if (half_move % 2 == 0) {
        to = number.put(to);
      } else {
        number.count();
      }
      ++half_move;
      *to = ' ';
      std::memcpy(to + 1, &bytes, longest);
      to += size + 1;
    }
    return to;
  };
  for (const Event* before = nullptr; before != event;) {
    before = event;
    lines.put_words(16 * widest, write);
  }
  if (event == first) return at;
  next_ = half_move;
  glyph_fits_ = true;
  broken_off_ = false;
  written_nags_.clear();
  return at + static_cast<std::size_t>(event - first);
}

}  // namespace mt::pgn
