#include "movetext/games/xiangqi/plain_step.hpp"

#include "movetext/games/xiangqi/match.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"
#include "movetext/games/xiangqi/play.hpp"
#include "movetext/games/xiangqi/write_move.hpp"

namespace mt::xiangqi {
namespace {

bool step(const Position& before, const MoveText& text, PlainMove& out, Position& after) {
  MoveList moves;
  match(before, text, moves);
  if (moves.size() != 1) return false;
  out = {moves.front(), false};
  after = before;
  make(after, out.move);
  return true;
}

}  // namespace

bool play_plain(RankBase base, const Position& before, std::string_view text, PlainMove& out,
                Position& after) {
  MoveText read;
  return !read_move_text(text, base, read) && step(before, read, out, after);
}

bool play_shaped(RankBase base, const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after) {
  MoveText read;
  if (!is_name(shape)) return read_points(text, base, read) && step(before, read, out, after);
  if (!read_name(text, read) || !step(before, read, out, after)) return false;
  out.canonical = is_wxf(before, out.move, text);
  return true;
}

}  // namespace mt::xiangqi
