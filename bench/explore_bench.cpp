// Measures the answers of the explorer in one process.
//
//   explore_bench games.mtdb chess 1000        # database, game, number of positions
//
// The positions are those of games that are chosen at random: common ones are in the tables, rare ones are
// found by signatures. Prints the median, the 99th percentile and the largest time of each kind of question
// in milliseconds, and the time of one question about all games of a player.
#include "movetext/archive/core/stage.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/stored_games.hpp"
#include "movetext/database/positions/explore.hpp"
#include "movetext/database/positions/select_games.hpp"
#include "movetext/database/positions/stored_traces.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace mt;
using namespace mt::database;

// Keeps the positions of the main line of a record.
class KeepPositions final : public archive::Stage {
 public:
  explicit KeepPositions(std::vector<AnyPosition>& positions) : positions_(positions) {}
  archive::Wants wants() const override { return {.turn = archive::Turn::use_or_drop, .main_line = true}; }
  void begin_replay(const AnyGame& /*game*/, const Record& /*record*/) override { positions_.clear(); }
  void main_position(const AnyPosition& position) override { positions_.push_back(position); }

 private:
  std::vector<AnyPosition>& positions_;
};

// Returns the processor time of the process in milliseconds. Unlike the time of the day it depends little on
// other processes.
double processor_time() {
  timespec now{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Times {
 public:
  template <class Ask>
  void measure(const std::string& name, const Ask& ask) {
    const double begin = processor_time();
    ask();
    times_[name].push_back(processor_time() - begin);
  }
  void print() {
    for (auto& [name, all] : times_) {
      std::sort(all.begin(), all.end());
      std::printf("%-44s %7zu %10.3f %10.3f %10.3f\n", name.c_str(), all.size(), all[all.size() / 2],
                  all[all.size() * 99 / 100], all.back());
    }
  }

 private:
  std::map<std::string, std::vector<double>> times_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  const std::unique_ptr<sqlite::Database> database = open_to_read(argv[1]);
  database->execute("begin");
  const auto game = make_game(*parse_game(argv[2]));
  const long number = std::atol(argv[3]);
  const std::unique_ptr<GameTraces> traces = make_stored_traces(*database);
  Explorer explorer(*database, *traces);
  std::vector<AnyPosition> positions;
  StoredGames games(*database, {[&] { return std::make_unique<KeepPositions>(positions); }});
  const std::int64_t last = database->number("select max(id) from game");
  std::mt19937_64 random(1);
  Times times;
  const ExploreFilter years{.first_year = 2000, .last_year = 2014};
  for (long i = 0; i < number; ++i) {
    const auto id = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(last)) + 1;
    if (!games.play(id) || positions.empty()) continue;
    const AnyPosition position = positions[random() % positions.size()];
    Explored found;
    const auto ask = [&] { found = explorer.explore(*game, position, {}); };
    ask();
    const std::string kind = found.found_by == FoundBy::table ? "in the table" : "rare";
    times.measure(kind, ask);
    times.measure(kind + ", years of bands", [&] { explorer.explore(*game, position, years); });
    times.measure(kind + ", 50 games", [&] {
      int listed = 0;
      explorer.games_with(*game, position, {}, [&](GameId) { return ++listed < 50; });
    });
    sqlite::Query name = database->query(
        "select player.name from game join player on player.id = game.white where game.id = ?");
    name.bind(1, id);
    if (i % 10 != 0 || !name.step()) continue;
    const GameChoice choice{.player = std::string(name.text(0))};
    times.measure(kind + ", a player",
                  [&] { explorer.explore(*game, position, {.only = select_games(*database, choice)}); });
  }
  times.measure("start position, won by White", [&] {
    explorer.explore(*game, game->start(), {.only = select_games(*database, {.result = "1-0"})});
  });
  const ExploreFilter odd{.first_year = 2003, .last_year = 2011};
  times.measure("start position, years across bands", [&] { explorer.explore(*game, game->start(), odd); });
  std::printf("%-44s %7s %10s %10s %10s\n", "milliseconds", "times", "median", "99 %", "most");
  times.print();
  return 0;
}
