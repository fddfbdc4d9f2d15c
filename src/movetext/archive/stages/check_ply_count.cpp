#include "movetext/archive/stages/check_ply_count.hpp"

#include "movetext/record/ply_count.hpp"
#include "movetext/record/tape.hpp"

#include <string>

namespace mt::archive {
namespace {

class CheckPlyCount final : public Stage {
 public:
  CheckPlyCount(PlyCounts counts, Policy policy) : counts_(counts), policy_(policy) {}

  Wants wants() const override { return {.turn = Turn::report}; }
  Next after(Passing& passing) override {
    Record& record = passing.record;
    if (record.convention->is_match || !passing.played.replayed.complete) return Next::go_on;
    const bool renews = counts_ == PlyCounts::renew;
    if (const Tag* const tag = wrong_ply_count(record)) {
      record.report(Code::ply_count, severity(Code::ply_count, policy_), tag->value,
                    "PlyCount is " + std::string(record.text(tag->value)) + ", but the game has " +
                        std::to_string(count_plies(record)) + " plies" + (renews ? "; repaired" : ""));
    }
    if (renews) renew_ply_count(record);
    return Next::go_on;
  }

 private:
  PlyCounts counts_;
  Policy policy_;
};

}  // namespace

MakeStage check_ply_count(PlyCounts counts, Policy policy) {
  return [counts, policy] { return std::make_unique<CheckPlyCount>(counts, policy); };
}

}  // namespace mt::archive
