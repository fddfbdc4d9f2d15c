// Describes which records a run needs. A container may leave out the others.
#pragma once
#include "movetext/archive/stages/selection.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstddef>
#include <functional>
#include <string_view>

namespace mt::archive {

struct SoughtRecords {
  const Selection* selection = nullptr;  // what is sought; must be valid while the container is read
  // Each file is needed from its beginning up to this number of bytes, because they decide its format and its
  // game.
  std::size_t first_bytes = 0;
  bool unifies_names = false;  // the names of players may change before the selection
  // Returns whether a replayed record of this game is only counted if the selection does not take it and
  // nothing was found in it. `path` is the name of its file. Records that the selection refuses before the
  // replay leave no trace.
  std::function<bool(const GameSpec& game, std::string_view path)> only_counts{};
};

}  // namespace mt::archive
