// Time for reading, matching and writing the moves of random games.
//
//   cmake --preset bench && cmake --build --preset bench --target draughts_text_bench
//   build/bench/bin/draughts_text_bench
#include "movetext/games/draughts/match.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/rows.hpp"
#include "movetext/games/draughts/write_move.hpp"

#include <benchmark/benchmark.h>
#include <string>
#include <vector>

namespace mt::draughts {
namespace {

using board::Notation;

struct Ply {
  Position<Set64> position;
  Move<Set64> move;
  std::string text;
};

// Returns the plies of 40 random games of at most 80 plies.
std::vector<Ply> plies_of(const Variant<Set64>& variant, Notation notation) {
  std::vector<Ply> plies;
  std::uint64_t seed = 88172645463325252U;
  MoveList<Set64> moves;
  for (int game = 0; game < 40; ++game) {
    Position<Set64> position = start_position(variant);
    for (int ply = 0; ply < 80 && legal_moves(variant, position, moves) && !moves.empty(); ++ply) {
      seed = seed * 6364136223846793005U + 1442695040888963407U;
      const Move<Set64> move = moves[(seed >> 33) % moves.size()];
      plies.push_back({position, move, move_text(variant, position, move, notation)});
      position = play(variant, position, move);
    }
  }
  return plies;
}

const Variant<Set64>& variant_of(std::int64_t index) {
  static const Variant<Set64> variants[] = {Variant<Set64>(rows::international),
                                            Variant<Set64>(rows::english), Variant<Set64>(rows::russian)};
  return variants[index];
}

void count_plies(benchmark::State& state, const std::vector<Ply>& plies) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plies.size()));
}

void read_text(benchmark::State& state) {
  const Variant<Set64>& variant = variant_of(state.range(0));
  const auto notation = static_cast<Notation>(state.range(1));
  const std::vector<Ply> plies = plies_of(variant, notation);
  MoveText text;
  for (auto _ : state)
    for (const Ply& ply : plies) {
      benchmark::DoNotOptimize(read_move_text(variant.names, ply.text, text, notation).reason);
      benchmark::DoNotOptimize(text);
    }
  count_plies(state, plies);
}

void match_text(benchmark::State& state) {
  const Variant<Set64>& variant = variant_of(state.range(0));
  const std::vector<Ply> plies = plies_of(variant, variant.rules.notation);
  MoveText text;
  MoveList<Set64> moves;
  for (auto _ : state)
    for (const Ply& ply : plies) {
      if (read_move_text(variant.names, ply.text, text)) continue;
      benchmark::DoNotOptimize(match(variant, ply.position, text, moves));
    }
  count_plies(state, plies);
}

void write_text(benchmark::State& state) {
  const Variant<Set64>& variant = variant_of(state.range(0));
  const auto notation = static_cast<Notation>(state.range(1));
  const std::vector<Ply> plies = plies_of(variant, notation);
  MoveList<Set64> scratch;
  std::string out;
  for (auto _ : state)
    for (const Ply& ply : plies) {
      out.clear();
      write_move(variant, ply.position, ply.move, notation, out, scratch);
      benchmark::DoNotOptimize(out.data());
    }
  count_plies(state, plies);
}

void read_position(benchmark::State& state) {
  const Variant<Set64>& variant = variant_of(0);
  std::string fen;
  write_fen(variant, start_position(variant), {}, fen);
  PositionNotes notes;
  for (auto _ : state) benchmark::DoNotOptimize(parse_position(variant, fen, notes));
}

void in_every_notation(benchmark::internal::Benchmark* bench) {
  for (int variant = 0; variant < 3; ++variant)
    for (int notation = 0; notation < board::notation_count; ++notation) bench->Args({variant, notation});
}

BENCHMARK(read_text)->Apply(in_every_notation);
BENCHMARK(match_text)->Arg(0)->Arg(1)->Arg(2);
BENCHMARK(write_text)->Apply(in_every_notation);
BENCHMARK(read_position);

}  // namespace
}  // namespace mt::draughts

BENCHMARK_MAIN();
