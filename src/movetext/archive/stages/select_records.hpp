// The stage that passes on only the selected records.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/selection.hpp"

namespace mt::archive {

// When the record has the tags that the selection tests.
enum class TagsKnown : std::uint8_t {
  as_read,  // when they are read: unwanted records are abandoned at that point
  later,    // later, because stages before this one change them
};

MakeStage select_records(Selection selection, TagsKnown tags = TagsKnown::as_read);

}  // namespace mt::archive
