// Makes the report of "movetext analyse --report" from the games of an analysis.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/cli/engine/game_receiver.hpp"
#include "movetext/engine/statistics/match_row.hpp"
#include "movetext/engine/statistics/move_row.hpp"
#include "movetext/engine/statistics/statistics_report.hpp"
#include "movetext/engine/statistics/stored_sums.hpp"

#include <cstdint>
#include <deque>
#include <vector>

namespace mt::cli {

// The source of the values of a report.
enum class ValueSource : std::uint8_t {
  stored,  // the records
  engine,  // an engine
  best,    // the record, if it has values for at least half of its moves, else an engine
};

class StatisticsReceiver final : public GameReceiver {
 public:
  StatisticsReceiver(statistics::ReportForm form, ValueSource source, archive::Output& output)
      : report_(form), source_(source), output_(output) {}

  bool read(const GamePlace& place, const archive::PlayedRecord& seen, const engine::Course& course,
            const engine::PositionAfter& position) override;
  bool judged(const JudgedGame& judged) override;
  // Writes the end of the report. Returns false if the output has failed.
  bool finish();

  // Returns the number of games whose values came from their records.
  std::uint64_t stored() const { return stored_; }
  // Returns the number of games without any value.
  std::uint64_t without_values() const { return without_values_; }

 private:
  // A game that was read. Either `plays` or `moves` has its rows.
  struct Game {
    statistics::GameFacts facts;
    bool is_match = false;
    std::uint32_t length = 0;
    std::vector<GameOfMatch> games{};
    std::vector<statistics::MatchRow> plays{};
    std::vector<statistics::MoveRow> moves{};
    std::vector<statistics::StoredGame> stored{};  // of `games`, if the values are those of the record
    bool has_values() const;
  };

  statistics::StatisticsReport report_;
  ValueSource source_;
  archive::Output& output_;
  std::deque<Game> waiting_;  // games that were read, but not judged
  std::uint64_t stored_ = 0;
  std::uint64_t without_values_ = 0;
};

}  // namespace mt::cli
