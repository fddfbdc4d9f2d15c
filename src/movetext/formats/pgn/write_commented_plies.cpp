// Writes moves and comments that need no change, as in records with clock times. A number, a move and a
// comment are written in one step.
#include "movetext/formats/pgn/command_comment.hpp"
#include "movetext/formats/pgn/number_text.hpp"
#include "movetext/formats/pgn/visible_move.hpp"
#include "movetext/formats/pgn/writer.hpp"

#include <bit>
#include <cstring>

namespace mt::pgn {
namespace {

constexpr std::size_t block = 16;  // number of bytes that are copied at once

// Writes a comment without its closing brace. Returns false if the comment must be written in another way.
inline bool put_comment(const Record& record, const Event& event, std::size_t width,
                        LineFiller::Pieces& pieces) {
  std::size_t size = event.text.end - event.text.begin;
  const std::size_t readable = record.source.size() - event.text.begin;
  if ((event.flags & written_as_is) == 0 || size + 2 > width || size + block > readable) return false;
  const char* from = record.source.data() + event.text.begin;
  if (*from == ' ') {
    ++from;
    --size;
  }
  if (from[size - 1] == ' ') --size;
  pieces.begin();
  *pieces.at++ = '{';
  for (std::size_t i = 0; i < size; i += block) std::memcpy(pieces.at + i, from + i, block);
  pieces.at += size;
  return true;
}

}  // namespace

// Writes plies and comments from event `at` on. Returns the index of the first event that must be written in
// another way.
std::size_t Writer::write_commented_plies(const Record& record, std::size_t at, LineFiller& lines) {
  if (std::endian::native != std::endian::little) return at;
  if (waiting_opens_ > 0 || !nags_.empty() || next_ > NumberText::last_half_move) return at;
  const Event* const first = record.tape.data() + at;
  if (first->kind == EventKind::ply) end_comment(lines);  // every function that writes the ply needs this
  constexpr std::size_t widest =
      command_comment_look + 2 * block;  // bytes of a comment, or of a number and a move, at most
  const Event* const tape_end = record.tape.data() + record.tape.size();
  const Event* event = first;
  const VisibleMoves moves(record);
  NumberText number(next_ / 2);
  bool has_ply = false;
  const auto write = [&](LineFiller::Pieces& pieces) {
    const char* const last_start = pieces.end - widest;
    for (; event != tape_end && pieces.at < last_start; ++event) {
      if (event->kind == EventKind::comment) {
        if (in_comment_ || !put_comment(record, *event, options_.line_width, pieces)) return;
        in_comment_ = number_wanted_ = true;
        continue;
      }
      if (!number_wanted_) return;  // for a run of plies without comments, other functions are faster
      std::uint64_t bytes = 0;
      const std::size_t size = moves.read(*event, bytes);
      const std::uint32_t half_move = event->value != 0 ? event->value : next_;
      if (size == 0 || half_move > NumberText::last_half_move) return;
      if (half_move != next_) number = NumberText(half_move / 2);
      if (in_comment_) *pieces.at++ = '}';
      const bool second = half_move % 2 != 0;
      pieces.begin();
      pieces.at = number.put(pieces.at - 1, second);
      pieces.begin();
      std::memcpy(pieces.at, &bytes, VisibleMoves::longest);
      pieces.at += size;
      if (second) number.count();
      next_ = half_move + 1;
      in_comment_ = number_wanted_ = false;
      has_ply = true;
    }
  };
  for (const Event* before = nullptr; before != event;) {
    before = event;
    lines.put_pieces(4 * widest, write);
  }
  if (event == first) return at;
  glyph_fits_ = !in_comment_;
  broken_off_ = open_command_ = false;
  if (has_ply) written_nags_.clear();
  return at + static_cast<std::size_t>(event - first);
}

}  // namespace mt::pgn
