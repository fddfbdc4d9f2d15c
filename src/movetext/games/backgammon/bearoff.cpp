#include "movetext/games/backgammon/bearoff.hpp"

#include "movetext/games/api/dice.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

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

// Returns the number of a position. The total numbers of checkers up to each point form a combination, and
// the result is the number of this combination.
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

double mean(const Bearoff::Distribution& d) {
  double sum = 0;
  for (std::size_t i = 0; i < d.size(); ++i) sum += static_cast<double>(i) * static_cast<double>(d[i]);
  return sum;
}

// Computes the table, in the order of pips. A roll is played one die at a time. Each play reduces the pips,
// so the best continuations after the first die are already known.
class Maker {
 public:
  explicit Maker(std::vector<Bearoff::Distribution>& table)
      : table_(table), homes_(position_count), means_(position_count), best_(position_count) {}

  void make() {
    table_.assign(position_count, {});
    table_[0][0] = 1;
    Home home{};
    list(home, home_points, max_checkers, 0);
    for (const auto& numbers : by_pips_)
      for (const Number number : numbers) make(number);
  }

 private:
  using Number = std::uint16_t;
  static_assert(position_count <= std::numeric_limits<Number>::max());
  static constexpr std::size_t faces = 6;
  static constexpr std::size_t most_plays = 4;  // the number of plays in a double
  // [number of plays][die - 1]: the best position after this number of plays (1 or more) with one die.
  using Best = std::array<std::array<Number, faces>, most_plays + 1>;
  // [first die - 1][second die - 1]: the best position after both dice.
  using Pairs = std::array<std::array<Number, faces>, faces>;

  // Lists all positions that have the checkers of `home` above `point` and at most `left` checkers on `point`
  // and below it.
  void list(Home& home, int point, int left, std::size_t pips) {
    if (point == 0) {
      const std::size_t number = number_of(home);
      homes_[number] = home;
      if (number > 0) by_pips_[pips].push_back(static_cast<Number>(number));
      return;
    }
    for (int checkers = 0; checkers <= left; ++checkers) {
      home[static_cast<std::size_t>(point)] = checkers;
      list(home, point - 1, left - checkers, pips + static_cast<std::size_t>(checkers * point));
    }
    home[static_cast<std::size_t>(point)] = 0;
  }
  // Computes the distribution of a position. All positions with fewer pips must already be computed.
  void make(Number number) {
    Pairs pairs{};
    for (std::size_t die = 0; die < faces; ++die) play(number, die, pairs);
    Bearoff::Distribution out{};
    for (const Dice dice : all_rolls) {
      const std::size_t first = dice.first - 1U;
      const std::size_t second = dice.second - 1U;
      const float weight = (dice.is_double() ? 1.0F : 2.0F) / 36;
      const Bearoff::Distribution& after =
          table_[dice.is_double() ? best_[number][most_plays][first]
                                  : better(pairs[first][second], pairs[second][first])];
      for (std::size_t i = 0; i + 1 < out.size(); ++i) out[i + 1] += weight * after[i];
    }
    table_[number] = out;
    means_[number] = mean(out);
  }
  // Plays a die with each checker that can use it, and keeps the best results.
  void play(Number number, std::size_t die, Pairs& pairs) {
    const Home& home = homes_[number];
    const int pips = static_cast<int>(die) + 1;
    const int high = highest_point(home);
    bool is_first = true;
    // If a die is larger than needed, it can bear off only a checker on the highest point.
    for (int from = std::min(pips, high); from <= high; ++from) {
      if (home[static_cast<std::size_t>(from)] == 0) continue;
      const auto after = static_cast<Number>(number_of(played(home, from, pips)));
      const auto take = [&](Number& best, Number found) {
        if (is_first || means_[found] < means_[best]) best = found;
      };
      take(best_[number][1][die], after);
      for (std::size_t plays = 2; plays <= most_plays; ++plays)
        take(best_[number][plays][die], best_[after][plays - 1][die]);
      for (std::size_t other = 0; other < faces; ++other) take(pairs[die][other], best_[after][1][other]);
      is_first = false;
    }
  }
  Number better(Number a, Number b) const { return means_[b] < means_[a] ? b : a; }

  std::vector<Bearoff::Distribution>& table_;
  std::vector<Home> homes_;
  std::vector<double> means_;
  std::vector<Best> best_;
  std::array<std::vector<Number>, std::size_t{max_checkers * home_points} + 1> by_pips_{};
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
  double later = 1;  // probability that the other side needs at least this number of rolls
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
