#include "movetext/archive/stages/truncate_records.hpp"

#include "movetext/record/ply_count.hpp"
#include "movetext/record/truncate.hpp"

namespace mt::archive {
namespace {

class TruncateRecords final : public Stage {
 public:
  explicit TruncateRecords(std::uint32_t plies) : plies_(plies) {}
  Next after(Passing& passing) override {
    Record& record = passing.record;
    if (truncate(record, plies_) && record.find_tag(TagName::ply_count) != nullptr) renew_ply_count(record);
    return Next::go_on;
  }

 private:
  std::uint32_t plies_;
};

}  // namespace

MakeStage truncate_records(std::uint32_t plies) {
  return [plies] { return std::make_unique<TruncateRecords>(plies); };
}

}  // namespace mt::archive
