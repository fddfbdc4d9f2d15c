// Speed of the chess rules: playing the text of a move, adjudicating the position, writing the move, counting
// move paths.
#include "movetext/games/chess/game.hpp"

#include <benchmark/benchmark.h>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace mt;
using namespace mt::chess;

struct Ply {
  Position before;
  Move move;
  std::string text;
};

// Returns plies of random games, made with a fixed seed.
const std::vector<Ply>& random_plies() {
  static const std::vector<Ply> plies = [] {
    std::mt19937 random(1);
    std::vector<Ply> made;
    MoveList moves;
    while (made.size() < 4096) {
      Position position = start_position(518);
      for (int ply = 0; ply < 120; ++ply) {
        legal_moves(position, moves);
        if (moves.empty()) break;
        const Move move = moves[random() % moves.size()];
        made.push_back({position, move, move_text(rows::chess, position, move)});
        position = play(position, move);
      }
    }
    return made;
  }();
  return plies;
}

void count_plies(benchmark::State& state) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(random_plies().size()));
}

void plain_step(benchmark::State& state) {
  PlainMove out;
  Position after;
  for (auto _ : state) {
    for (const Ply& ply : random_plies()) {
      const bool taken = play_plain(ply.before, ply.text, out, after);
      benchmark::DoNotOptimize(taken);
      benchmark::DoNotOptimize(after);
    }
  }
  count_plies(state);
}

void read_and_match(benchmark::State& state) {
  MoveText text;
  MoveList moves;
  for (auto _ : state) {
    for (const Ply& ply : random_plies()) {
      if (read_move_text(ply.text, text)) continue;
      match(ply.before, text, moves);
      benchmark::DoNotOptimize(moves.begin());
    }
  }
  count_plies(state);
}

void play_move(benchmark::State& state) {
  Position after;
  for (auto _ : state) {
    for (const Ply& ply : random_plies()) {
      play(ply.before, ply.move, after);
      benchmark::DoNotOptimize(after);
    }
  }
  count_plies(state);
}

void list_moves(benchmark::State& state) {
  MoveList moves;
  for (auto _ : state) {
    for (const Ply& ply : random_plies()) {
      legal_moves(ply.before, moves);
      benchmark::DoNotOptimize(moves.begin());
    }
  }
  count_plies(state);
}

void write_san(benchmark::State& state) {
  std::string text;
  for (auto _ : state) {
    for (const Ply& ply : random_plies()) {
      text.clear();
      write_move(rows::chess, ply.before, ply.move, MoveNotation::san, text);
      benchmark::DoNotOptimize(text.data());
    }
  }
  count_plies(state);
}

void adjudicate(benchmark::State& state) {
  Adjudicator adjudicator;
  const Position start = start_position(518);
  for (auto _ : state) {
    for (const Ply& ply : random_plies()) {
      if (ply.before == start)
        adjudicator.reset(start);
      else
        adjudicator.add(ply.before);
    }
  }
  count_plies(state);
}

void count_paths(benchmark::State& state, const char* fen, int depth) {
  PositionNotes notes;
  const Position position = *parse_position(rows::chess, fen, notes);
  std::int64_t leaves = 0;
  for (auto _ : state) leaves += static_cast<std::int64_t>(perft(position, depth));
  state.SetItemsProcessed(leaves);
}

BENCHMARK(plain_step);
BENCHMARK(read_and_match);
BENCHMARK(play_move);
BENCHMARK(list_moves);
BENCHMARK(write_san);
BENCHMARK(adjudicate);
BENCHMARK_CAPTURE(count_paths, start, "startpos", 6);
BENCHMARK_CAPTURE(count_paths, kiwipete,
                  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5);

}  // namespace

BENCHMARK_MAIN();
