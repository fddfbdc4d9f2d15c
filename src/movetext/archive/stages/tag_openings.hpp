// The stage that adds the tags of the opening, so that filters, orders and groups can use them.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/openings/tagger.hpp"
#include "movetext/record/grouping.hpp"

#include <memory>
#include <vector>

namespace mt::archive {

struct OpeningOptions {
  std::shared_ptr<const openings::BookCache> cache;  // if nullptr, no tags are added
  openings::Renew renew = openings::Renew::no;
  // Only add tags to records whose groups need them, and only after the selection.
  bool only_for_groups = false;
};

// `groups`: the groups of the run, for OpeningOptions::only_for_groups.
MakeStage tag_openings(OpeningOptions options, std::vector<GroupKey> groups);

}  // namespace mt::archive
