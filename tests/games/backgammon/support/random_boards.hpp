// Makes boards of many kinds: from random games, and with randomly scattered checkers.
#pragma once
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "support/dice.hpp"
#include "support/rulebook.hpp"

namespace mt::backgammon::test {

inline Dice random_dice(mt::test::Dice& random) {
  return {static_cast<std::uint8_t>(1 + random.below(6)), static_cast<std::uint8_t>(1 + random.below(6))};
}

// Returns a board with checkers anywhere on the points 1..`highest` and a few on the bar. No point has
// checkers of both sides.
inline Board random_board(mt::test::Dice& random, int checkers, int highest) {
  Board board;
  for (const Side side : {Side::first, Side::second}) {
    const int most = 1 + static_cast<int>(random.below(static_cast<std::size_t>(checkers)));
    for (int i = 0; i < most; ++i) {
      const bool waits = highest == point_count && random.below(24) == 0;
      const int point = waits ? bar : 1 + static_cast<int>(random.below(static_cast<std::size_t>(highest)));
      if (waits || board.count(other(side), across(point)) == 0) board.put(side, point);
    }
  }
  return board;
}

// Returns a board with one or two checkers of a side on the bar against a nearly closed home. All other
// checkers are anywhere.
inline Board random_bar_board(mt::test::Dice& random, Side waiting) {
  Board board;
  for (int point = 1; point <= home_points; ++point)
    if (random.below(5) != 0) board.put(other(waiting), point, 2);
  board.put(waiting, bar, 1 + static_cast<int>(random.below(2)));
  for (int i = 0; i < 8; ++i) {
    const int point = 1 + static_cast<int>(random.below(point_count));
    if (board.count(other(waiting), across(point)) == 0) board.put(waiting, point);
  }
  return board;
}

// Calls visit(board, side, dice) for boards from games of random plays of every variant, and for boards with
// scattered checkers.
template <class Visit>
void for_random_boards(int games, int scattered, Visit&& visit) {
  mt::test::Dice random(0x9E37'79B9'7F4A'7C15U);
  PlayList plays;
  for (int game = 0; game < games; ++game) {
    for (const Rules* rules : rows::all) {
      Board board = start_board(*rules);
      Side side = Side::first;
      for (int ply = 0; ply < 300 && board.of(Side::first) != 0 && board.of(Side::second) != 0; ++ply) {
        const Dice dice = random_dice(random);
        visit(board, side, dice);
        legal_plays(board, side, dice, plays);
        if (!plays.empty()) board = Board(plays[random.below(plays.size())].after);
        side = other(side);
      }
    }
  }
  for (int i = 0; i < scattered; ++i) {
    const Side side = random.below(2) == 0 ? Side::first : Side::second;
    const int highest = i % 4 == 0 ? point_count : i % 4 == 1 ? 6 + static_cast<int>(random.below(4)) : 6;
    const Board board = i % 4 == 3
                            ? random_bar_board(random, side)
                            : random_board(random, 1 + static_cast<int>(random.below(max_checkers)), highest);
    visit(board, side, random_dice(random));
  }
}

inline SlowBoard slow_board(const Board& board, Side side) {
  SlowBoard slow;
  for (int point = 1; point <= bar; ++point) {
    slow.own[static_cast<std::size_t>(point)] = board.count(side, point);
    slow.other[static_cast<std::size_t>(point)] = board.count(other(side), point);
  }
  return slow;
}

inline std::string describe(const Board& board, Side side, Dice dice) {
  std::string text = side == Side::first ? "W " : "B ";
  text += std::to_string(dice.first) + std::to_string(dice.second);
  for (const Side whose : {side, other(side)}) {
    text += whose == side ? " own" : " other";
    for (int point = bar; point >= 1; --point)
      if (const int checkers = board.count(whose, point); checkers > 0)
        text += ' ' + std::to_string(point) + ':' + std::to_string(checkers);
  }
  return text;
}

}  // namespace mt::backgammon::test
