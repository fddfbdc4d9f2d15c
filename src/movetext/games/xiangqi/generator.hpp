// Finds the legal moves of a side. The moves of each man are a set of points.
//
// Most moves cannot expose the king. A move can expose it only if the man hides the king from an attack, or
// if the man arrives on a point where it is the screen of a cannon. These men and targets are found once for
// each position. Only moves of these men or to these targets are tried.
#pragma once
#include "movetext/games/xiangqi/attacks.hpp"
#include "movetext/games/xiangqi/generate.hpp"

namespace mt::xiangqi {

class Generator {
 public:
  Generator(const Position& position, Side side)
      : position_(position),
        side_(side),
        own_(position.of(side)),
        enemy_(position.of(other(side))),
        occupied_(own_ | enemy_),
        king_(position.king(side)),
        attackers_(attackers_of(position, other(side))) {
    find_dangers();
  }

  // Calls visit(kind, from, targets) for each man. `targets` are the points that the man may move to; the set
  // may be empty.
  template <class Visit>
  [[gnu::always_inline]] void visit(Visit&& visit) const {
    visit_men<Kind::pawn>(visit);
    visit_men<Kind::rook>(visit);
    visit_men<Kind::cannon>(visit);
    visit_men<Kind::horse>(visit);
    visit_men<Kind::elephant>(visit);
    visit_men<Kind::advisor>(visit);
    visit(Kind::king, king_, safe_steps(reach_of<Kind::king>(king_)));
    for (Points men = hiding_; men != 0;) {
      const int from = pop(men);
      const Kind kind = position_.kind_at(from);
      visit(kind, from, safe_targets(from, reach_of(kind, from)));
    }
  }

  // Returns whether the man of this kind on `from`, a man of the side, may move to `to`.
  bool may_go(Kind kind, int from, int to) const {
    const Points target = reach_of(kind, from) & only(to);
    if (target == 0) return false;
    if (kind == Kind::king) return safe_steps(target) != 0;
    return has(hiding_, from) ? safe_targets(from, target) != 0 : (target & exposing_) == 0;
  }

  // Returns the points that the men of the side could move to if the safety of its king did not matter.
  Points all_reached() const {
    Points all = 0;
    for (Points men = own_; men != 0;) {
      const int from = pop(men);
      all |= reach_of(position_.kind_at(from), from);
    }
    return all;
  }

 private:
  template <Kind kind>
  [[gnu::always_inline]] Points reach_of(int from) const {
    const auto at = static_cast<std::size_t>(from);
    if constexpr (kind == Kind::king) return geometry.king[at] & ~own_;
    if constexpr (kind == Kind::advisor) return geometry.advisor[at] & ~own_;
    if constexpr (kind == Kind::elephant) return leaps(geometry.elephant[at], occupied_) & ~own_;
    if constexpr (kind == Kind::horse) return leaps(geometry.horse[at], occupied_) & ~own_;
    if constexpr (kind == Kind::rook) return reach(from, occupied_) & ~own_;
    if constexpr (kind == Kind::pawn) return geometry.pawn[index(side_)][at] & ~own_;
    if constexpr (kind == Kind::cannon) {
      const Sight seen = sight(from, occupied_);
      return (seen.reach & ~occupied_) | (seen.second & enemy_);
    }
  }
  [[gnu::noinline]] Points reach_of(Kind kind, int from) const {
    switch (kind) {
      case Kind::king:
        return reach_of<Kind::king>(from);
      case Kind::advisor:
        return reach_of<Kind::advisor>(from);
      case Kind::elephant:
        return reach_of<Kind::elephant>(from);
      case Kind::horse:
        return reach_of<Kind::horse>(from);
      case Kind::rook:
        return reach_of<Kind::rook>(from);
      case Kind::cannon:
        return reach_of<Kind::cannon>(from);
      case Kind::pawn:
        return reach_of<Kind::pawn>(from);
    }
    return 0;
  }

  template <Kind kind, class Visit>
  [[gnu::always_inline]] void visit_men(Visit& visit) const {
    for (Points men = own_ & position_.kinds[index(kind)] & ~hiding_; men != 0;) {
      const int from = pop(men);
      visit(kind, from, reach_of<kind>(from) & ~exposing_);
    }
  }

  // Returns the targets to which the man on `from` can move without exposing its king. Tries each target. The
  // man must not be the king.
  [[gnu::noinline]] Points safe_targets(int from, Points targets) const {
    Points safe = 0;
    while (targets != 0) {
      const int to = pop(targets);
      if (!is_attacked(king_, other(side_), attackers_.after(from, to))) safe |= only(to);
    }
    return safe;
  }
  Points safe_steps(Points targets) const {
    Points safe = 0;
    while (targets != 0) {
      const int to = pop(targets);
      if (!is_attacked(to, other(side_), attackers_.after(king_, to))) safe |= only(to);
    }
    return safe;
  }

  void find_dangers() {
    bool check =
        (geometry.pawn_from[index(other(side_))][static_cast<std::size_t>(king_)] & attackers_.pawns) != 0;
    for (const Leap& step : geometry.horse_from[static_cast<std::size_t>(king_)]) {
      if ((step.targets & attackers_.horses) == 0) continue;
      hiding_ |= step.leg & own_;
      check = check || (step.leg & occupied_) == 0;
    }
    for (const Way way : ways) check = look_along(way) || check;
    if (check) hiding_ = own_;
    hiding_ &= ~only(king_);
  }

  // Finds dangers among the first three men in one direction from the king. Returns whether one of these men
  // attacks the king.
  bool look_along(Way way) {
    const Points line = ray(king_, way);
    const Points lurking = line & (attackers_.rooks | attackers_.cannons);
    if (lurking == 0) return false;
    const Points men = line & occupied_;
    const int first = nearest(men, way);
    const Points at_first = only(first);
    if ((at_first & attackers_.rooks) != 0) return true;
    const Points behind = ray(first, way);
    if ((at_first & attackers_.cannons) != 0) exposing_ |= line & ~behind & ~at_first;
    if ((behind & lurking) == 0) return false;
    const int second = nearest(behind & men, way);
    const Points at_second = only(second);
    if ((at_second & attackers_.cannons) != 0) return true;
    if ((at_second & attackers_.rooks) != 0) hiding_ |= at_first & own_;
    const Points far = ray(second, way) & men;
    if (far != 0 && (attackers_.cannons & only(nearest(far, way))) != 0)
      hiding_ |= (at_first | at_second) & own_;
    return false;
  }

  const Position& position_;
  Side side_;
  Points own_;
  Points enemy_;
  Points occupied_;
  int king_;
  Attackers attackers_;
  Points hiding_ = 0;    // men whose moves may expose the king; all men if it is attacked
  Points exposing_ = 0;  // points where a man would become the screen of a cannon
};

}  // namespace mt::xiangqi
