#include "movetext/games/backgammon/bearoff.hpp"

#include "movetext/games/api/dice.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

using Home = std::array<int, home_points + 1>;  // checkers by point; [0] is not used

constexpr std::size_t row_size = max_checkers + home_points;

// Pascal's triangle.
constexpr auto choices = [] {
  std::array<std::array<std::size_t, row_size + 1>, row_size + 1> out{};
  for (std::size_t n = 0; n <= row_size; ++n) {
    out[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) out[n][k] = out[n - 1][k - 1] + (k < n ? out[n - 1][k] : 0);
  }
  return out;
}();
constexpr std::size_t position_count = choices[row_size][home_points];

// Numbers the positions: the sums of the checkers up to each point are a combination, and these have numbers.
std::size_t number_of(const Home& home) {
  std::size_t number = 0;
  int checkers = 0;
  for (int point = 1; point <= home_points; ++point) {
    checkers += home[static_cast<std::size_t>(point)];
    const auto above = static_cast<std::size_t>(checkers + point - 1);
    number += choices[above][static_cast<std::size_t>(point)];
  }
  return number;
}

int highest_point(const Home& home) {
  int point = home_points;
  while (point > 0 && home[static_cast<std::size_t>(point)] == 0) --point;
  return point;
}

Home played(Home home, int from, int die) {
  --home[static_cast<std::size_t>(from)];
  if (from > die) ++home[static_cast<std::size_t>(from - die)];
  return home;
}

// Calls use(home) for each position that the dice lead to.  `limit`: no checker is taken from a point above
// it, for the checkers of a double may be played from the highest down.
template <class Use>
void each_result(const Home& home, int first, int second, int left, int limit, Use&& use) {
  const int high = highest_point(home);
  if (left == 0 || high == 0) return use(home);
  for (int from = 1; from <= std::min(high, limit); ++from) {
    if (home[static_cast<std::size_t>(from)] == 0) continue;
    // A checker is borne off by a larger number only from the highest point.
    if (from < first && from != high) continue;
    each_result(played(home, from, first), second, first, left - 1, first == second ? from : home_points,
                use);
  }
}

double mean(const Bearoff::Distribution& d) {
  double sum = 0;
  for (std::size_t i = 0; i < d.size(); ++i) sum += static_cast<double>(i) * static_cast<double>(d[i]);
  return sum;
}

// Makes the table from the lowest number on.
class Maker {
 public:
  explicit Maker(std::vector<Bearoff::Distribution>& table) : table_(table), means_(position_count) {}

  void make() {
    table_.assign(position_count, {});
    table_[0][0] = 1;
    Home home{};
    each(home, home_points, max_checkers);
  }

 private:
  // Positions in any order need those after a roll first, so that they are made by recursion.
  void each(Home& home, int point, int left) {
    if (point == 0) return need(home);
    for (int checkers = 0; checkers <= left; ++checkers) {
      home[static_cast<std::size_t>(point)] = checkers;
      each(home, point - 1, left - checkers);
    }
    home[static_cast<std::size_t>(point)] = 0;
  }
  void need(const Home& home) {
    const std::size_t number = number_of(home);
    if (number == 0 || means_[number] > 0) return;
    Bearoff::Distribution out{};
    for (const Dice dice : all_rolls) {
      const float weight = (dice.is_double() ? 1.0F : 2.0F) / 36;
      const Bearoff::Distribution& after = table_[best_after(home, dice)];
      for (std::size_t i = 0; i + 1 < out.size(); ++i) out[i + 1] += weight * after[i];
    }
    table_[number] = out;
    means_[number] = mean(out);
  }
  std::size_t best_after(const Home& home, Dice dice) {
    std::size_t best = 0;
    double least = 1e9;
    const auto look = [&](const Home& after) {
      need(after);
      const std::size_t number = number_of(after);
      if (means_[number] >= least) return;
      least = means_[number];
      best = number;
    };
    const int plays = dice.is_double() ? 4 : 2;
    each_result(home, dice.first, dice.second, plays, home_points, look);
    if (plays == 2) each_result(home, dice.second, dice.first, plays, home_points, look);
    return best;
  }

  std::vector<Bearoff::Distribution>& table_;
  std::vector<double> means_;
};

}  // namespace

Bearoff::Bearoff() {
  Maker(table_).make();
}

std::size_t Bearoff::index_of(Counters own) {
  Home home{};
  for (int point = 1; point <= home_points; ++point)
    home[static_cast<std::size_t>(point)] = static_cast<int>(own >> (4 * point) & 15U);
  return number_of(home);
}

double Bearoff::chance_to_win(Counters own, Counters other) const {
  const Distribution& mine = of(own);
  const Distribution& theirs = of(other);
  double chance = 0;
  double later = 1;  // the other side needs so many rolls or more
  for (std::size_t rolls = 0; rolls <= most_rolls; ++rolls) {
    chance += static_cast<double>(mine[rolls]) * later;
    later -= static_cast<double>(theirs[rolls]);
  }
  return std::clamp(chance, 0.0, 1.0);
}

const Bearoff& bearoff() {
  static const Bearoff table;
  return table;
}

}  // namespace mt::backgammon
