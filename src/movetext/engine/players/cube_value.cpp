#include "movetext/engine/players/cube_value.hpp"

#include <algorithm>

namespace mt::engine {
namespace {

// Returns the y at x of the straight line from (x1, y1) to (x2, y2).
double on_line(double x, double x1, double y1, double x2, double y2) {
  if (x2 - x1 < 1e-9) return y1;
  return y1 + (y2 - y1) * (x - x1) / (x2 - x1);
}

double share(double part, double whole) {
  return whole > 1e-9 ? std::clamp(part / whole, 0.0, 1.0) : 0;
}

}  // namespace

CubeValue::CubeValue(const Stakes& worth, const mt::Chances& chances, double efficiency)
    : worth_(worth),
      win_(chances.win),
      win_gammons_(share(chances.win_gammon, chances.win)),
      win_triples_(share(chances.win_triple, chances.win)),
      lose_gammons_(share(chances.lose_gammon, chances.lose())),
      lose_triples_(share(chances.lose_triple, chances.lose())),
      efficiency_(efficiency) {}

double CubeValue::points(bool own, int number) const {
  return own ? worth_.of(number) : worth_.total - worth_.of(-number);
}

double CubeValue::won(bool own, int cube, bool gammons_count) const {
  if (!gammons_count) return points(own, cube);
  const double gammons = own ? win_gammons_ : lose_gammons_;
  const double triples = own ? win_triples_ : lose_triples_;
  return (1 - gammons) * points(own, cube) + (gammons - triples) * points(own, 2 * cube) +
         triples * points(own, 3 * cube);
}

double CubeValue::lost(bool own, int cube, bool gammons_count) const {
  return worth_.total - won(!own, cube, gammons_count);
}

bool CubeValue::may_turn(bool own, int cube) const {
  return cube < (own ? worth_.own_limit : worth_.other_limit);
}

double CubeValue::take_point(bool own, int cube) const {
  const double passed = points(own, -cube);
  const double lose = lost(own, 2 * cube);
  if (!may_turn(own, 2 * cube)) {
    const double win = won(own, 2 * cube);
    return win - lose < 1e-9 ? 1 : std::clamp((passed - lose) / (win - lose), 0.0, 1.0);
  }
  const double cash_point = 1 - take_point(!own, 2 * cube);
  const double cash = points(own, 2 * cube);
  return cash - lose < 1e-9 ? 1 : std::clamp((passed - lose) / (cash - lose) * cash_point, 0.0, 1.0);
}

double CubeValue::dead(int cube, bool gammons_count) const {
  return win_ * won(true, cube, gammons_count) + (1 - win_) * lost(true, cube, gammons_count);
}

double CubeValue::live(int cube, Holder holder, bool gammons_count) const {
  const bool own_turns = holder != Holder::other && may_turn(true, cube);
  const bool other_turns = holder != Holder::own && may_turn(false, cube);
  // If this side's chance to win is below `low`, the other side ends the game by doubling. If the chance is
  // above `high`, this side ends the game by doubling.
  const double low = other_turns ? take_point(true, cube) : 0;
  const double high = own_turns ? 1 - take_point(false, cube) : 1;
  const double at_low = other_turns ? points(true, -cube) : lost(true, cube, gammons_count);
  const double at_high = own_turns ? points(true, cube) : won(true, cube, gammons_count);
  if (low >= high) return dead(cube, gammons_count);
  if (win_ < low) return on_line(win_, 0, lost(true, cube, gammons_count), low, at_low);
  if (win_ > high) return on_line(win_, high, at_high, 1, won(true, cube, gammons_count));
  return on_line(win_, low, at_low, high, at_high);
}

double CubeValue::at(int cube, Holder holder, bool gammons_count) const {
  return efficiency_ * live(cube, holder, gammons_count) + (1 - efficiency_) * dead(cube, gammons_count);
}

}  // namespace mt::engine
