// Analyses the games of an archive, and edits its records.
#pragma once
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/cli/engine/game_receiver.hpp"
#include "movetext/cli/line_positions.hpp"
#include "movetext/engine/analysis/analyst.hpp"

#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace mt::cli {

// Ignores the diagnostics of records, because they are reported when the records are written.
class SilentListener final : public archive::Listener {
 public:
  bool found(const archive::Place& /*place*/, const Diagnostic& /*diagnostic*/) override { return true; }
  bool verdict(const archive::Place& /*place*/, const archive::Verdict& /*verdict*/) override { return true; }
  void unreadable(std::string_view /*error*/) override {}
};

// First, study() passes all games to the analyst. Then edit() writes the findings into the records.
class Analysis {
 public:
  // `receiver` receives the games in the order of the input; it is nullptr if only edit() is used. `progress`
  // is called from time to time with the counts so far.
  Analysis(engine::Analyst& analyst, GameReceiver* receiver, const std::atomic<bool>& stop,
           std::function<void(const engine::AnalystCounts&)> progress);

  // Reads the files of the job without writing their records. Returns when the analysis is complete. If
  // `keeps_faulty`, records with an error are analysed as far as they can be played.
  archive::RunResult study(archive::Job job, bool keeps_faulty, archive::Listener& listener);
  // Returns the approximate number of positions that study() will look at. Reads the files of the job but
  // does not analyse anything.
  std::uint64_t count(archive::Job job, bool keeps_faulty);
  // Writes the findings into a record, whose positions must be in positions().
  void edit(Record& record, const archive::Editing& editing);
  LinePositions& positions() { return positions_; }

  std::uint64_t mistakes() const { return mistakes_; }
  // Returns the number of records whose format cannot store values.
  std::uint64_t without_place() const { return without_place_; }
  // Returns whether the receiver has ended the analysis.
  bool is_refused() const { return is_refused_; }

 private:
  struct Pending {
    // Number by which the analyst knows the game; nullopt if the game is not judged.
    std::optional<std::uint64_t> number;
    GamePlace place;
    std::shared_ptr<const engine::Course> course;
  };

  void prepare(archive::Job& job);
  bool see(const archive::PlayedRecord& seen, bool keeps_faulty);
  bool has_place(const archive::PlayedRecord& seen) const;
  void finish_games();
  bool wait_until(std::size_t waiting);
  std::shared_ptr<const AnyGame> shared(const AnyGame& game);
  engine::Course course_of(const Record& record, const AnyGame& game);

  engine::Analyst& analyst_;
  GameReceiver* receiver_;
  const std::atomic<bool>& stop_;
  std::function<void(const engine::AnalystCounts&)> progress_;
  LinePositions positions_;
  std::map<std::string, std::shared_ptr<const AnyGame>> games_;
  std::deque<Pending> pending_;
  GamePlace place_;
  const Format* to_ = nullptr;  // nullptr for the canonical format of each file
  std::uint64_t mistakes_ = 0;
  std::uint64_t without_place_ = 0;
  bool is_refused_ = false;
};

}  // namespace mt::cli
