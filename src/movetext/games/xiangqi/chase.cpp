#include "movetext/games/xiangqi/chase.hpp"

#include "movetext/games/xiangqi/generate.hpp"
#include "movetext/games/xiangqi/generator.hpp"
#include "movetext/games/xiangqi/play.hpp"

#include <initializer_list>

namespace mt::xiangqi {
namespace {

bool is_one_of(Kind kind, std::initializer_list<Kind> kinds) {
  for (const Kind one : kinds)
    if (one == kind) return true;
  return false;
}

bool may_chase(Kind kind) {
  return kind != Kind::king && kind != Kind::pawn;
}

bool may_be_chased(const Position& position, int man) {
  const Kind kind = position.kind_at(man);
  if (kind == Kind::king) return false;
  return kind != Kind::pawn || is_across_river(man, position.side_at(man));
}

// Returns whether the capture wins material even if the captured man is protected.
bool wins_exchange(Kind by, Kind man) {
  if (is_one_of(by, {Kind::horse, Kind::cannon})) return man == Kind::rook;
  return is_one_of(by, {Kind::advisor, Kind::elephant}) &&
         is_one_of(man, {Kind::rook, Kind::horse, Kind::cannon});
}

Position after_capture(Position position, int by, int man) {
  position.to_move = position.side_at(by);
  move_man(position, by, man, position.kind_at(by), true);
  return position;
}

// Returns whether the other side can legally recapture on the point after the capture.
bool is_protected(const Position& position, int by, int man) {
  const Position after = after_capture(position, by, man);
  Points recaptures = 0;
  Generator(after, after.to_move).visit([&](Kind /*kind*/, int /*from*/, Points targets) {
    recaptures |= targets;
  });
  return has(recaptures, man);
}

bool chases(const Position& position, int by, int man) {
  const Kind own = position.kind_at(by);
  const Kind theirs = position.kind_at(man);
  if (!may_be_chased(position, man)) return false;
  // If two men of one kind attack each other, the attack is only an offer to exchange them.
  if (own == theirs && has(targets_of(position, man), by)) return false;
  return wins_exchange(own, theirs) || !is_protected(position, by, man);
}

}  // namespace

Attacks chases_of(const Position& position, Side side) {
  const Points enemy = position.of(other(side));
  Attacks chased{};
  Generator(position, side).visit([&](Kind kind, int by, Points targets) {
    if (!may_chase(kind)) return;
    for (Points men = targets & enemy; men != 0;)
      if (const int man = pop(men); chases(position, by, man))
        chased[static_cast<std::size_t>(by)] |= only(man);
  });
  return chased;
}

Points chased_men(const Position& position, Side side) {
  Points all = 0;
  for (const Points men : chases_of(position, side)) all |= men;
  return all;
}

Attacks attacks_of(const Position& position, Side side) {
  const Points enemy = position.of(other(side));
  Attacks attacked{};
  if (in_check(position, side)) {
    for (Points men = position.of(side); men != 0;) {
      const int by = pop(men);
      attacked[static_cast<std::size_t>(by)] = targets_of(position, by) & enemy;
    }
    return attacked;
  }
  Generator(position, side).visit([&](Kind /*kind*/, int by, Points targets) {
    attacked[static_cast<std::size_t>(by)] = targets & enemy;
  });
  return attacked;
}

Points chased_plainly(const Position& position, int by) {
  const Kind kind = position.kind_at(by);
  if (!may_chase(kind)) return 0;
  const Points enemy = position.of(other(position.side_at(by)));
  Points chased = 0;
  for (Points men = targets_of(position, by) & enemy; men != 0;) {
    const int man = pop(men);
    const Kind theirs = position.kind_at(man);
    if (kind == theirs || !may_be_chased(position, man)) continue;
    const Position after = after_capture(position, by, man);
    const Generator replies(after, after.to_move);
    if (wins_exchange(kind, theirs) || !has(replies.all_reached(), man)) chased |= only(man);
  }
  return chased;
}

bool threatens_mate(const Position& position, Side side) {
  Position own = position;
  own.to_move = side;
  MoveList moves;
  legal_moves(own, moves);
  for (const Move move : moves) {
    if (position.kind_at(move.to) == Kind::king && move.captures) return true;  // the side gives check now
    const Position after = play(own, move);
    if (in_check(after, after.to_move) && !has_move(after)) return true;
  }
  return false;
}

}  // namespace mt::xiangqi
