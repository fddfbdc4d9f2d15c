// Lists the kinds of files that cannot be read, of every family and of every unsupported game.
#pragma once
#include "movetext/games/table/families.hpp"
#include "movetext/games/table/unplayed_games.hpp"

namespace mt {

// Returns the first kind of file for which `fits(file)` is true, or nullptr.
template <class Fits>
const ForeignFile* find_foreign_file(const Fits& fits) {
  const auto find = [&](std::span<const ForeignFile> files) -> const ForeignFile* {
    for (const ForeignFile& file : files)
      if (fits(file)) return &file;
    return nullptr;
  };
  for (const Family* family : families())
    if (const ForeignFile* file = find(family->foreign_files)) return file;
  for (const UnplayedGame* game : unplayed_games())
    if (const ForeignFile* file = find(game->foreign_files)) return file;
  return nullptr;
}

}  // namespace mt
