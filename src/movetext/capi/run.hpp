// A run of the C interface: options, then pieces of a file, then answers.
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

// Turns the findings of a run into answers.
class Reports final : public archive::FindingListener {
 public:
  explicit Reports(Answers& answers) : answers_(answers) {}

  // Selects whether to write JSON objects, one per line, or text.
  void use_json(bool json) { json_ = json; }

  bool found(const archive::Place& place, const Diagnostic& diagnostic) override;
  bool verdict(const archive::Place& place, const archive::Verdict& verdict) override;
  // Reports the end of a run; `written`: the run wrote records.
  void sum_up(const archive::Counts& counts, bool written);

 private:
  Answers& answers_;
  bool json_ = false;
};

class Run {
 public:
  // `to` is the output format, or nullptr for the canonical form of the file, for mt_export.
  Run(mt_command command, const Format* to, Answers& answers);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() = default;

  // Sets an option; returns false if the option or its value is unknown, or bytes have arrived.
  bool set(mt_option option, std::string_view value);
  // Returns how many bytes it has taken: fewer if many answers are waiting.
  std::size_t feed(std::string_view bytes) { return begun().feed(bytes); }
  // Marks the end of the file. Returns false if many answers are waiting; then it must be called again.
  bool finish();

 private:
  bool set_format(std::string_view value);
  bool set_game(std::string_view value);
  bool set_notation(std::string_view value);
  archive::PieceRun& begun();

  Answers& answers_;
  Reports reports_;
  archive::Job asked_;
  std::string file_;
  std::optional<archive::PieceRun> run_;  // from the first bytes on
  bool summed_up_ = false;
};

}  // namespace mt::capi
