#include "movetext/games/xiangqi/explain.hpp"

#include "movetext/games/api/refusal.hpp"
#include "movetext/games/xiangqi/generate.hpp"
#include "movetext/games/xiangqi/match.hpp"
#include "movetext/games/xiangqi/obstacle.hpp"
#include "movetext/games/xiangqi/words.hpp"
#include "movetext/games/xiangqi/write_move.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/nearest.hpp"

#include <cstdlib>
#include <optional>
#include <utility>

namespace mt::xiangqi {
namespace {

Diagnostic refused(std::string_view written, Code code, std::string why) {
  return refusal_of(written, text::excerpt(written) + ' ' + std::move(why), code);
}

Points men_named(const MoveReading& reading, const Position& position, Side side) {
  Points named = 0;
  for (Points men = position.of(side); men != 0;) {
    const int from = pop(men);
    if (names_man(reading, position, from)) named |= bit<Points>(from);
  }
  return named;
}

// Returns how many ranks a man moves if it moves `across` files. Returns 0 if a man of this kind cannot move
// across so many files.
int steps_along(Kind kind, int across) {
  switch (kind) {
    case Kind::horse:
      return across == 1 ? 2 : across == 2 ? 1 : 0;
    case Kind::elephant:
      return across == 2 ? 2 : 0;
    default:
      return across == 1 ? 1 : 0;
  }
}

// Returns the point to which the text moves the man on `from`. Returns nullopt if men of its kind do not move
// like this, or if the man would leave the board.
std::optional<int> target_of(const MoveReading& reading, const Position& position, int from) {
  if (reading.by_points) return point_at(reading.to_file, reading.to_rank);
  const Side side = position.side_at(from);
  const Kind kind = position.kind_at(from);
  const int to_file = side == red ? file_count - reading.number : reading.number - 1;
  if (reading.course == Course::across && walks_straight(kind)) return point_at(to_file, rank_of(from));
  if (reading.course == Course::across) return std::nullopt;
  const bool counts = walks_straight(kind);
  const int steps = counts ? reading.number : steps_along(kind, std::abs(to_file - file_of(from)));
  const int file = counts ? file_of(from) : to_file;
  const bool up = (reading.course == Course::forward) == (side == red);
  const int rank = rank_of(from) + (up ? steps : -steps);
  if (steps == 0 || !on_board(file, rank)) return std::nullopt;
  return point_at(file, rank);
}

// Returns how the text describes the man: "cannon on file 2" or "man on h2".
std::string man_words(const MoveReading& reading) {
  std::string out = "man";
  for (std::size_t kind = 0; kind < kind_count; ++kind)
    if (reading.kinds == 1U << kind) out = name(static_cast<Kind>(kind));
  if (reading.by_points && reading.from_file >= 0 && reading.from_rank >= 0)
    return out + " on " + point_name(point_at(reading.from_file, reading.from_rank));
  if (!reading.by_points && reading.file >= 0) out += " on file " + std::to_string(reading.file);
  if (!reading.by_points && reading.order != Order::any) out += " at this place among several on a file";
  return out;
}

std::string why_not(const MoveReading& reading, const Position& position, Points men) {
  std::string why;
  while (men != 0) {
    const int from = pop(men);
    const std::optional<int> to = target_of(reading, position, from);
    if (to) return obstacle(position, from, *to);
    const Kind kind = position.kind_at(from);
    why = walks_straight(kind) ? "it leads off the board" : way_of(kind);
  }
  return why;
}

std::string nearest(const Position& position, std::string_view written) {
  MoveList legal;
  legal_moves(position, legal);
  std::vector<std::string> moves;
  for (const Move move : legal) write_wxf(position, move, moves.emplace_back());
  return text::nearest_moves(written, std::move(moves), 1);
}

}  // namespace

Diagnostic explain_misreading(std::string_view written, Misread fault) {
  switch (fault.reason) {
    case Misreading::no_file:
      return refused(written, Code::square_range, "is not a move: files are counted from 1 to 9");
    case Misreading::no_steps:
      return refused(written, Code::square_range, "is not a move: it goes nowhere");
    case Misreading::no_point:
      return refused(written, Code::square_range, "is not a move: the board has no such point");
    case Misreading::none:
    case Misreading::no_move:
      break;
  }
  return refused(written, Code::move_syntax, "is not a move: a move is written like C2.5 or h2e2");
}

Diagnostic explain(const Position& position, const MoveText& text, std::string_view written) {
  for (const MoveReading& reading : text.readings()) {
    const Points men = men_named(reading, position, position.to_move);
    if (men == 0) continue;
    Diagnostic out = refused(written, Code::illegal_move, "is not legal: " + why_not(reading, position, men));
    out.hint = nearest(position, written);
    return out;
  }
  const MoveReading& reading = text.reading[0];
  const Side side = position.to_move;
  const bool theirs =
      reading.from_file >= 0 && reading.from_rank >= 0 && men_named(reading, position, other(side)) != 0;
  if (theirs)
    return refused(written, Code::wrong_side,
                   "is a move of " + std::string(name(other(side))) + ", but " + std::string(name(side)) +
                       " is to move");
  Diagnostic out = refused(written, Code::illegal_move,
                           "is not legal: " + std::string(name(side)) + " has no " + man_words(reading));
  out.hint = nearest(position, written);
  return out;
}

Diagnostic explain_pass(std::string_view written) {
  return refused(written, Code::illegal_move, "is not legal: xiangqi has no passes");
}

Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveList& meant) {
  std::string moves;
  for (std::size_t i = 0; i < meant.size(); ++i) {
    moves += i == 0 ? "" : i + 1 < meant.size() ? ", " : " or ";
    write_wxf(position, meant[i], moves);
  }
  return refused(written, Code::ambiguous_move, "can be " + moves);
}

}  // namespace mt::xiangqi
