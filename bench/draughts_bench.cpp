// Speed of the draughts rules: resolving one given move, playing it, adjudicating it, counting paths.
#include "movetext/games/draughts/adjudicate.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <benchmark/benchmark.h>
#include <random>

namespace {

using namespace mt;
using namespace mt::draughts;

struct Ply {
  Position<Set64> before;
  Move<Set64> move;
};

enum class Kind { all, quiet, capture };

// The plies of random games of a fixed seed.
std::vector<Ply> random_plies(const Variant<Set64>& variant, Kind kind) {
  std::mt19937 random(1);
  std::vector<Ply> plies;
  MoveList<Set64> moves;
  while (plies.size() < 4096) {
    Position<Set64> position = start_position(variant);
    for (int ply = 0; ply < 120; ++ply) {
      if (!legal_moves(variant, position, moves) || moves.empty()) break;
      const Move<Set64> move = moves[random() % moves.size()];
      const bool wanted = kind == Kind::all || (kind == Kind::capture) == move.is_capture();
      if (wanted) plies.push_back({position, move});
      position = play(variant, position, move);
    }
  }
  return plies;
}

void resolve(benchmark::State& state, const Rules& rules, Kind kind) {
  const Variant<Set64> variant(rules);
  const std::vector<Ply> plies = random_plies(variant, kind);
  MoveList<Set64> moves;
  for (auto _ : state) {
    for (const Ply& ply : plies) {
      const bool done = legal_moves_between(variant, ply.before, ply.move.from, ply.move.to, moves);
      benchmark::DoNotOptimize(done);
      benchmark::DoNotOptimize(moves.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plies.size()));
}

void replay(benchmark::State& state, const Rules& rules) {
  const Variant<Set64> variant(rules);
  const std::vector<Ply> plies = random_plies(variant, Kind::all);
  MoveList<Set64> moves;
  for (auto _ : state) {
    for (const Ply& ply : plies) {
      if (!legal_moves_between(variant, ply.before, ply.move.from, ply.move.to, moves)) continue;
      const Position<Set64> next = play(variant, ply.before, moves[0]);
      benchmark::DoNotOptimize(next);
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plies.size()));
}

void adjudicate(benchmark::State& state, const Rules& rules) {
  const Variant<Set64> variant(rules);
  const std::vector<Ply> plies = random_plies(variant, Kind::all);
  Adjudicator<Set64> adjudicator;
  for (auto _ : state) {
    for (std::size_t i = 0; i + 1 < plies.size(); ++i) {
      if (plies[i].before == start_position(variant)) adjudicator.reset(variant, plies[i].before);
      adjudicator.add(plies[i].move, plies[i + 1].before);
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plies.size()));
}

template <class Set>
void count_with(benchmark::State& state, const Rules& rules, int depth) {
  const Variant<Set> variant(rules);
  std::int64_t leaves = 0;
  for (auto _ : state) leaves += static_cast<std::int64_t>(*perft(variant, start_position(variant), depth));
  state.SetItemsProcessed(leaves);
}

void count_paths(benchmark::State& state, const Rules& rules, int depth) {
  if (bits_needed(rules) <= 64) return count_with<Set64>(state, rules, depth);
  count_with<Set128>(state, rules, depth);
}

BENCHMARK_CAPTURE(resolve, international_quiet, rows::international, Kind::quiet);
BENCHMARK_CAPTURE(resolve, international_capture, rows::international, Kind::capture);
BENCHMARK_CAPTURE(resolve, english_quiet, rows::english, Kind::quiet);
BENCHMARK_CAPTURE(resolve, english_capture, rows::english, Kind::capture);
BENCHMARK_CAPTURE(resolve, russian_quiet, rows::russian, Kind::quiet);
BENCHMARK_CAPTURE(resolve, russian_capture, rows::russian, Kind::capture);
BENCHMARK_CAPTURE(resolve, frisian_quiet, rows::frisian, Kind::quiet);
BENCHMARK_CAPTURE(resolve, frisian_capture, rows::frisian, Kind::capture);
BENCHMARK_CAPTURE(replay, international, rows::international);
BENCHMARK_CAPTURE(replay, english, rows::english);
BENCHMARK_CAPTURE(adjudicate, international, rows::international);
BENCHMARK_CAPTURE(adjudicate, russian, rows::russian);
BENCHMARK_CAPTURE(count_paths, international, rows::international, 8);
BENCHMARK_CAPTURE(count_paths, killer, killer(rows::international), 8);
BENCHMARK_CAPTURE(count_paths, frisian, rows::frisian, 8);
BENCHMARK_CAPTURE(count_paths, english, rows::english, 9);
BENCHMARK_CAPTURE(count_paths, italian, rows::italian, 9);
BENCHMARK_CAPTURE(count_paths, spanish, rows::spanish, 9);
BENCHMARK_CAPTURE(count_paths, czech, rows::czech, 9);
BENCHMARK_CAPTURE(count_paths, russian, rows::russian, 9);
BENCHMARK_CAPTURE(count_paths, brazilian, rows::brazilian, 9);
BENCHMARK_CAPTURE(count_paths, pool, rows::pool, 9);
BENCHMARK_CAPTURE(count_paths, thai, rows::thai, 7);
BENCHMARK_CAPTURE(count_paths, spantsireti, rows::spantsireti, 8);
BENCHMARK_CAPTURE(count_paths, canadian, rows::canadian, 7);
BENCHMARK_CAPTURE(count_paths, turkish, rows::turkish, 6);

}  // namespace

BENCHMARK_MAIN();
