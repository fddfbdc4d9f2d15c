// Decides the game of those records of a file that do not name it themselves, and which tags are wrong in all
// its records.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/replay/choose_game.hpp"

#include <string_view>

namespace mt::archive {

// Decides the game from the first bytes of the file: by the tags of its records, or by their moves if none
// has tags. Finds the tags that none of these records fits (overruled_tags.hpp). Decides nothing if the task
// sets a game or the kind of file is not supported. It may need about 16 times as much memory as these bytes.
replay::FileGame decide_game(const Task& task, const SourceFile& file, std::string_view first_bytes,
                             replay::GameCache& cache);

}  // namespace mt::archive
