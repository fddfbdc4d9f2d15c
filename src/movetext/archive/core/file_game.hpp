// Decides the game of those records of a file that do not name their game, and finds the tags that name a
// wrong game throughout the file.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/replay/choose_game.hpp"

#include <string_view>

namespace mt::archive {

// Decides the game from the first bytes of the file: by the tags of its records, or by their moves if no
// record has such tags. Finds the tags whose game fits none of the records that have the tag
// (overruled_tags.hpp). Decides nothing if the task sets a game, or if the kind of file is not supported. May
// need about 16 times as much memory as the bytes.
replay::FileGame decide_game(const Task& task, const SourceFile& file, std::string_view first_bytes,
                             replay::GameCache& cache);

}  // namespace mt::archive
