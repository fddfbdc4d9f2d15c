// The stage that passes on only the selected records.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/selection.hpp"

namespace mt::archive {

// When the tags that the selection tests have their final values.
enum class TagsKnown : std::uint8_t {
  as_read,  // when the tags of the record are read; unwanted records are abandoned at that point
  later,    // later, because stages before the selection change the tags
};

// Whether the stages after the selection need the positions of the places that it has found.
enum class Places : std::uint8_t { events, positions };

MakeStage select_records(Selection selection, TagsKnown tags = TagsKnown::as_read,
                         Places places = Places::events);

}  // namespace mt::archive
