#include "support/rulebook.hpp"

namespace mt::backgammon::test {
namespace {

bool all_home(const SlowBoard& board) {
  for (int point = 7; point <= 25; ++point)
    if (board.own[static_cast<std::size_t>(point)] > 0) return false;
  return true;
}

// Plays one die from one point. Returns false if the rules forbid it.
bool step(SlowBoard& board, int from, int die) {
  const auto at = [](int point) { return static_cast<std::size_t>(point); };
  if (board.own[at(from)] == 0) return false;
  if (board.own[25] > 0 && from != 25) return false;
  const int to = from - die;
  if (to <= 0) {
    if (!all_home(board)) return false;
    for (int higher = from + 1; higher <= 6 && to < 0; ++higher)
      if (board.own[at(higher)] > 0) return false;
    --board.own[at(from)];
    ++board.own[0];
    return true;
  }
  int& opposed = board.other[at(25 - to)];
  if (opposed > 1) return false;
  if (opposed == 1) {
    opposed = 0;
    ++board.other[25];
  }
  --board.own[at(from)];
  ++board.own[at(to)];
  return true;
}

struct End {
  SlowBoard board;
  std::vector<int> played;
};

// Adds every way to play some or all of the dice in this order.
void play_on(const End& begun, const std::vector<int>& dice, std::vector<End>& ends) {
  ends.push_back(begun);
  if (begun.played.size() == dice.size()) return;
  const int die = dice[begun.played.size()];
  for (int from = 1; from <= 25; ++from) {
    End next = begun;
    if (!step(next.board, from, die)) continue;
    next.played.push_back(die);
    play_on(next, dice, ends);
  }
}

}  // namespace

std::set<SlowBoard> boards_after(const SlowBoard& board, int first, int second) {
  std::vector<End> ends;
  if (first == second) {
    play_on({board, {}}, {first, first, first, first}, ends);
  } else {
    play_on({board, {}}, {first, second}, ends);
    play_on({board, {}}, {second, first}, ends);
  }
  std::size_t most = 0;
  for (const End& end : ends) most = end.played.size() > most ? end.played.size() : most;
  int larger = 0;
  for (const End& end : ends)
    if (most == 1 && end.played.size() == 1 && end.played[0] > larger) larger = end.played[0];
  std::set<SlowBoard> boards;
  for (const End& end : ends) {
    if (end.played.size() != most) continue;
    if (most == 1 && end.played[0] != larger) continue;
    boards.insert(end.board);
  }
  return boards;
}

}  // namespace mt::backgammon::test
