// A run of the C interface: set options, feed a file in pieces, read the answers.
//
//   Run run(mt_check, nullptr, answers);
//   run.feed(bytes);
//   run.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/jobs/piece_run.hpp"
#include "movetext/capi/answers.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::capi {

// Writes the findings of a run as answers.
class Reports final : public archive::FindingListener {
 public:
  explicit Reports(Answers& answers) : answers_(answers) {}

  // Selects JSON objects, one per line, or text.
  void use_json(bool json) { json_ = json; }

  bool found(const archive::Place& place, const Diagnostic& diagnostic) override;
  bool verdict(const archive::Place& place, const archive::Verdict& verdict) override;
  // Writes the totals at the end of a run. `written`: the run wrote records.
  void sum_up(const archive::Counts& counts, bool written);

 private:
  Answers& answers_;
  bool json_ = false;
};

class Run {
 public:
  // `to` is the output format. With nullptr, each record is written in the canonical form of its own format.
  Run(mt_command command, const Format* to, Answers& answers);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() = default;

  // Sets an option. Returns false if the option or its value is unknown, or the run has already received
  // bytes.
  bool set(mt_option option, std::string_view value);
  // Returns the number of bytes that were taken: not all of them while too many answers are waiting.
  std::size_t feed(std::string_view bytes) { return begun().feed(bytes); }
  // Marks the end of the file. Returns false while too many answers are waiting; then it must be called
  // again.
  bool finish();

 private:
  bool set_format(std::string_view value);
  bool set_game(std::string_view value);
  bool set_notation(std::string_view value);
  archive::PieceRun& begun();
  // Receives the blocks of mt_read.
  void keep(const archive::OwnResults& results);

  Answers& answers_;
  Reports reports_;
  archive::Job asked_;
  std::string file_;
  std::optional<archive::PieceRun> run_;  // set when the first bytes arrive
  bool summed_up_ = false;
};

}  // namespace mt::capi
