// Which game the records of a file are of that do not say it themselves.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/replay/choose_game.hpp"

#include <string_view>

namespace mt::archive {

// Decides it by the first bytes of the file: by the tags of the records there, and where all are without, by
// their moves.
replay::FileGame decide_game(const Task& task, const SourceFile& file, std::string_view first_bytes,
                             replay::GameShelf& shelf);

}  // namespace mt::archive
