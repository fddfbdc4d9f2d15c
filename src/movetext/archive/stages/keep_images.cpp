#include "movetext/archive/stages/keep_images.hpp"

#include "movetext/archive/stages/copy_of.hpp"
#include "movetext/archive/stages/group_records.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/record/record_image.hpp"

#include <cstdint>
#include <memory>
#include <utility>

namespace mt::archive {
namespace {

class KeepImages final : public Stage {
 public:
  void prepare(Handling& handling) override { handling.writes_moves = true; }
  Next after(Passing& passing) override {
    auto copy = std::make_unique<Copy>();
    copy->context = context_of(passing.played, white_moves_first(passing));
    // A record has at most a few times as many bytes in its image as in its file.
    static_cast<void>(append_image(passing.record, SIZE_MAX / 2, copy->image));
    copy->offset = passing.extent.begin + original_offset(passing.record, start_of(passing.record));
    passing.chunk.key_bytes += copy->image.size();
    passing.item.copy = std::move(copy);
    passing.chunk.items.push_back(std::move(passing.item));
    return Next::go_on;
  }
};

}  // namespace

MakeStage keep_images() {
  return [] { return std::make_unique<KeepImages>(); };
}

}  // namespace mt::archive
