// Speed of the backgammon rules: counting paths, listing plays, testing whether a roll can be played, and
// resolving the text of a play.
#include "movetext/games/backgammon/perft.hpp"
#include "movetext/games/backgammon/resolve_play.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/write_play.hpp"

#include <benchmark/benchmark.h>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace mt;
using namespace mt::backgammon;

struct Turn {
  Board board;
  Side side;
  Dice dice;
};

// Returns turns of random games, made with a fixed seed.
const std::vector<Turn>& random_turns() {
  static const std::vector<Turn> turns = [] {
    std::mt19937 random(1);
    std::vector<Turn> made;
    PlayList plays;
    while (made.size() < 4096) {
      Board board = start_board(rows::backgammon);
      Side side = Side::first;
      while (board.of(Side::first) != 0 && board.of(Side::second) != 0) {
        const Dice dice = {static_cast<std::uint8_t>(1 + random() % 6),
                           static_cast<std::uint8_t>(1 + random() % 6)};
        made.push_back({board, side, dice});
        legal_plays(board, side, dice, plays);
        if (!plays.empty()) board = Board(plays[random() % plays.size()].after);
        side = other(side);
      }
    }
    return made;
  }();
  return turns;
}

// Reports the number of boards that were counted after the last roll.
void count_paths(benchmark::State& state) {
  const Board start = start_board(rows::backgammon);
  std::int64_t leaves = 0;
  for (auto _ : state)
    leaves += static_cast<std::int64_t>(perft(start, Side::first, static_cast<int>(state.range(0))));
  state.SetItemsProcessed(leaves);
}

// Reports the number of listed plays.
void list_plays(benchmark::State& state) {
  static PlayList plays;
  std::int64_t listed = 0;
  for (auto _ : state) {
    for (const Turn& turn : random_turns()) {
      legal_plays(turn.board, turn.side, turn.dice, plays);
      listed += static_cast<std::int64_t>(plays.size());
      benchmark::DoNotOptimize(plays.begin());
    }
  }
  state.SetItemsProcessed(listed);
}

void ask_whether_playable(benchmark::State& state) {
  for (auto _ : state)
    for (const Turn& turn : random_turns())
      benchmark::DoNotOptimize(has_play(turn.board, turn.side, turn.dice));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(random_turns().size()));
}

// Returns the text of one play for each turn of random_turns().
const std::vector<std::string>& random_texts(PlayNotation notation) {
  static const auto made = [](PlayNotation wanted) {
    std::mt19937 random(2);
    PlayList plays;
    std::vector<std::string> texts;
    for (const Turn& turn : random_turns()) {
      legal_plays(turn.board, turn.side, turn.dice, plays);
      texts.push_back(plays.empty() ? "" : play_text(plays[random() % plays.size()], wanted));
    }
    return texts;
  };
  static const std::vector<std::string> canonical = made(PlayNotation::canonical);
  static const std::vector<std::string> expanded = made(PlayNotation::expanded);
  return notation == PlayNotation::canonical ? canonical : expanded;
}

// Reports the number of plays that were read and resolved.
void resolve_texts(benchmark::State& state, PlayNotation notation) {
  const std::vector<std::string>& texts = random_texts(notation);
  for (auto _ : state) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const Turn& turn = random_turns()[i];
      PlayText text;
      if (read_play_text(texts[i], text)) continue;
      benchmark::DoNotOptimize(resolve_play(turn.board, turn.side, turn.dice, text));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(texts.size()));
}

BENCHMARK(count_paths)->Arg(2)->Arg(3);
BENCHMARK(list_plays);
BENCHMARK(ask_whether_playable);
BENCHMARK_CAPTURE(resolve_texts, canonical, PlayNotation::canonical);
BENCHMARK_CAPTURE(resolve_texts, expanded, PlayNotation::expanded);

}  // namespace

BENCHMARK_MAIN();
