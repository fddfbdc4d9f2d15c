// The moves that the games of a database play in a position.
//
//   Explorer explorer(database, games);
//   const Explored found = explorer.explore(game, position, {});
//   for (const ExploredMove& move : found.moves) show(move.text, move.figures);
#pragma once
#include "movetext/database/explorer/move_figures.hpp"
#include "movetext/database/positions/figures_table.hpp"
#include "movetext/database/positions/game_traces.hpp"
#include "movetext/database/positions/segments.hpp"
#include "movetext/games/api/any_game.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mt::database {

// Which games count.
struct ExploreFilter {
  // Years; games of unknown years do not count if a limit is set.
  std::optional<std::int32_t> first_year{};
  std::optional<std::int32_t> last_year{};
  // The average rating of both players, which must be known if a limit is set. The average is rounded down.
  std::optional<std::int32_t> least_rating{};
  std::optional<std::int32_t> most_rating{};
  // The numbers of the games that count, ascending; unset: all games. Games found by the columns of the table
  // `game`, such as those of a player.
  std::optional<std::vector<GameId>> only{};

  bool has_limits() const { return first_year || last_year || least_rating || most_rating; }
  bool takes(const GameFigures& figures) const;
  // Returns whether all games of the band count, or none; nullopt if it depends on the game.
  std::optional<bool> takes(Band band) const;
};

// How an answer was found.
enum class FoundBy : std::uint8_t {
  table,   // all counts are stored
  replay,  // some games were replayed
};

struct ExploredMove {
  std::string text;  // the canonical text of the move; of a match: "31: 8/5 6/5" or an action with the cube
  MoveTag tag = 0;
  MoveFigures figures{};
};

struct Explored {
  MoveFigures position{};           // all games that reach the position
  std::vector<ExploredMove> moves;  // the most frequent first, then by text
  MoveFigures end{};                // the games that make no move in the position
  FoundBy found_by = FoundBy::table;
};

class Explorer {
 public:
  // `database` and `games` must outlive the explorer.
  Explorer(sqlite::Database& database, GameTraces& games);

  // `game`: the rules under which positions and moves are read. A record counts if its game has the same
  // name. Throws sqlite::Error.
  Explored explore(const AnyGame& game, const AnyPosition& position, const ExploreFilter& filter);
  // Calls `visit` for the records with the position, by ascending numbers, until it returns false.
  void games_with(const AnyGame& game, const AnyPosition& position, const ExploreFilter& filter,
                  const std::function<bool(GameId)>& visit);
  // Returns whether a record other than `except` has the position, counting only records for which
  // `is_older` returns true.
  bool has_older(const AnyGame& game, const AnyPosition& position, GameId except,
                 const std::function<bool(GameId, const GameFigures&)>& is_older);

 private:
  // The sums of the moves of a position: by tag, or by MoveId if two moves have the same tag.
  using Sums = std::map<std::uint64_t, MoveFigures>;
  struct Question {
    std::int64_t type = 0;
    std::uint64_t key = 0;
    const ExploreFilter* filter = nullptr;
    bool by_id = false;  // sums by MoveId
  };

  std::optional<std::int64_t> type_of(const AnyGame& game);
  bool add_stored(const Question& question, const Segment& segment, Sums& sums);
  bool add_cells(const Question& question, const Entry& entry, const std::vector<Entry>& removed,
                 MoveFigures& figures);
  bool add_top(const ExploreFilter& filter, const Entry& entry, MoveFigures& figures);
  void add_replayed(const Question& question, const Segment& segment, Sums& sums);
  // Calls `visit` for the games of the segment that may have the position and count, until it returns false.
  bool each_candidate(const Question& question, const Segment& segment,
                      const std::function<bool(GameId, const GameFigures&)>& visit);
  bool has_position(GameId game, std::uint64_t key);

  sqlite::Database& database_;
  GameTraces& games_;
  std::vector<Segment> segments_;
  BlockReader blocks_;
  FiguresTable figures_;
  FoundBy found_by_ = FoundBy::table;
};

}  // namespace mt::database
