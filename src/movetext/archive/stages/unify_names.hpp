// The stage that replaces the names of players by the names in a table.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/record/name_table.hpp"

#include <memory>

namespace mt::archive {

MakeStage unify_names(std::shared_ptr<const NameTable> names);

}  // namespace mt::archive
