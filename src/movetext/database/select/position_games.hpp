// The games of a database that may have what the searches of a filter look for.
//
//   PositionGames games(database, selection, types);
//   if (!games.may_have(search, row)) leave_out(row);
#pragma once
#include "movetext/archive/stages/selection.hpp"
#include "movetext/database/positions/candidates.hpp"
#include "movetext/database/select/material_bounds.hpp"
#include "movetext/database/select/stored_row.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace mt::database {

class PositionGames {
 public:
  // Looks up all searches of the selection. Throws sqlite::Error.
  PositionGames(sqlite::Database& database, const archive::Selection& selection,
                const std::map<std::int64_t, StoredType>& types);

  // Returns whether the main line of the game may have what is sought. `search`: an index in
  // Selection::searches().
  bool may_have(std::size_t search, const StoredRow& row) const;

 private:
  // What is known about a search.
  struct Found {
    std::set<std::int64_t> open_types{};  // kinds of games of which nothing is known
    std::vector<bool> games{};            // of all other kinds: whether the game with this id may have it
    std::map<std::int64_t, MaterialBounds> material{};  // by kind of game, if material is sought
    bool from_start = false;  // only games from the start position of their kind were looked up
  };

  void look_up(const replay::Search& search, std::int64_t type, const AnyGame& game, Found& out);
  void mark(TypedKey position, Found& out);

  std::optional<BlockReader> blocks_;  // unset if the database has no tables of positions
  std::vector<Segment> segments_;
  std::vector<Found> found_;
};

}  // namespace mt::database
