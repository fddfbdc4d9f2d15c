// Turns the findings of a run into answers.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/capi/answers.hpp"

namespace mt::capi {

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

}  // namespace mt::capi
