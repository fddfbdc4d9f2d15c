// The stage that lets only selected records pass.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/selection.hpp"

namespace mt::archive {

// When the tags of a record are those that the selection asks about.
enum class TagsKnown : std::uint8_t {
  as_read,  // once they are read: a record that is not wanted is given up there
  later,    // stages before this one change them
};

MakeStage select_records(Selection selection, TagsKnown tags = TagsKnown::as_read);

}  // namespace mt::archive
