// What a run finds, as answers.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/capi/answers.hpp"

namespace mt::capi {

class Reports final : public archive::FindingListener {
 public:
  explicit Reports(Answers& answers) : answers_(answers) {}

  // From now on as JSON objects, one a line, or as text.
  void use_json(bool json) { json_ = json; }

  bool found(const archive::Place& place, const Diagnostic& diagnostic) override;
  bool verdict(const archive::Place& place, const archive::Verdict& verdict) override;
  // The end of a run; `written`: that wrote records.
  void sum_up(const archive::Counts& counts, bool written);

 private:
  Answers& answers_;
  bool json_ = false;
};

}  // namespace mt::capi
