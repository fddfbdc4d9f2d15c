#include "movetext/archive/stages/tag_openings.hpp"

#include "movetext/replay/tag_words.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace mt::archive {
namespace {

class TagOpenings final : public Stage {
 public:
  TagOpenings(OpeningOptions options, std::vector<GroupKey> groups)
      : options_(std::move(options)), groups_(std::move(groups)), tagger_(*options_.cache, options_.renew) {}

  Wants wants() const override { return {.main_line = true}; }
  Next before(Passing& passing) override {
    if (is_wanted(passing.record)) passing.must_replay = true;
    return Next::go_on;
  }
  void begin_replay(const AnyGame& game, const Record& /*record*/) override { tagger_.begin(game); }
  void main_position(const AnyPosition& position) override { tagger_.visit(position); }
  Next after(Passing& passing) override {
    if (passing.played.game != nullptr) tagger_.tag(passing.record);
    return Next::go_on;
  }

 private:
  // Returns whether the opening of the record must be found by its moves.
  bool is_wanted(const Record& record) const {
    if (!options_.only_for_groups) return true;
    const auto is_unknown = [&](std::string_view name) { return replay::says_nothing(record.tag(name)); };
    return std::any_of(groups_.begin(), groups_.end(), [&](const GroupKey& key) {
      return (key.name == FilterName::opening && is_unknown("Opening")) ||
             (key.name == FilterName::eco && is_unknown(record.convention->code_tag));
    });
  }

  OpeningOptions options_;
  std::vector<GroupKey> groups_;
  openings::Tagger tagger_;
};

}  // namespace

MakeStage tag_openings(OpeningOptions options, std::vector<GroupKey> groups) {
  return [options = std::move(options), groups = std::move(groups)] {
    return std::make_unique<TagOpenings>(options, groups);
  };
}

}  // namespace mt::archive
