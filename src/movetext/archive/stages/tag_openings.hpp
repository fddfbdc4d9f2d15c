// The stage that adds the tags which name the opening, so that filters, orders and groups see them.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/openings/tagger.hpp"
#include "movetext/record/grouping.hpp"

#include <memory>
#include <vector>

namespace mt::archive {

struct OpeningOptions {
  std::shared_ptr<const openings::Shelf> shelf;  // nullptr: no tags are added
  openings::Renew renew = openings::Renew::no;
  bool only_for_groups = false;  // for records of which the groups need the opening, and after the selection
};

// `groups`: those of OpeningOptions::only_for_groups.
MakeStage tag_openings(OpeningOptions options, std::vector<GroupKey> groups);

}  // namespace mt::archive
