// Speed of the draughts rules: resolving and playing a given move, adjudicating, counting move paths.
#include "frisian_games.hpp"
#include "movetext/games/draughts/adjudicate.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/plain_step.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <random>
#include <sstream>
#include <string>

namespace {

using namespace mt;
using namespace mt::draughts;

struct Ply {
  Position<Set64> before;
  Move<Set64> move;
};

enum class Kind { all, quiet, capture };

// Returns plies of random games, made with a fixed seed.
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

// Returns the captures of the recorded Frisian games.
std::vector<Ply> played_captures() {
  const Variant<Set64> variant(rows::frisian);
  const PlainStepFunction<Set64> step = plain_step_function(variant);
  std::vector<Ply> plies;
  for (const std::string_view game : bench::frisian_games) {
    Position<Set64> position = start_position(variant);
    std::istringstream words{std::string(game)};
    int from = 0;
    int to = 0;
    for (char sign = 0; words >> from >> sign >> to;) {
      const PlainStep text{variant.names.by_number(static_cast<unsigned>(from)),
                           variant.names.by_number(static_cast<unsigned>(to)), sign == 'x'};
      Ply ply{position, {}};
      if (!step(ply.before, text, ply.move, position, variant)) std::abort();
      if (text.captures()) plies.push_back(ply);
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

// Resolves and plays each move, as a reader of records does.
void step(benchmark::State& state, const Rules& rules, const std::vector<Ply>& plies) {
  const Variant<Set64> variant(rules);
  const PlainStepFunction<Set64> function = plain_step_function(variant);
  Move<Set64> move;
  Position<Set64> next;
  for (auto _ : state) {
    for (const Ply& ply : plies) {
      const PlainStep text{ply.move.from, ply.move.to, ply.move.is_capture()};
      const bool done = function(ply.before, text, move, next, variant);
      benchmark::DoNotOptimize(done);
      benchmark::DoNotOptimize(next);
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(plies.size()));
}

void step_random(benchmark::State& state, const Rules& rules, Kind kind) {
  step(state, rules, random_plies(Variant<Set64>(rules), kind));
}
void step_played(benchmark::State& state) {
  step(state, rows::frisian, played_captures());
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
BENCHMARK_CAPTURE(step_random, international_capture, rows::international, Kind::capture);
BENCHMARK_CAPTURE(step_random, frisian_quiet, rows::frisian, Kind::quiet);
BENCHMARK_CAPTURE(step_random, frisian_capture, rows::frisian, Kind::capture);
BENCHMARK(step_played)->Name("step_played/frisian_capture");
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
