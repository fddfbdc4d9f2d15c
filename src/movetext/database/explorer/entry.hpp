// What is stored about a move in a position.
//
//   EntryBuilder builder;
//   builder.begin(key, tag);
//   builder.add({.game = 17, .worth = drawn_game, .mover = Side::first}, figures);
//   const Entry& entry = builder.entry();
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/database/explorer/bands.hpp"
#include "movetext/database/explorer/visit.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::database {

// The number of a record in the table `game`.
using GameId = std::uint32_t;

// A game in which a move was played.
struct GameRef {
  GameId game = 0;
  Worth worth = no_result;
  Side mover = Side::first;  // Side::first is White

  // NOLINTNEXTLINE(modernize-use-nullptr): a false finding in the comparison that the compiler makes
  friend auto operator<=>(const GameRef&, const GameRef&) = default;
};

// The games in one band.
struct Cell {
  Band band{};
  std::uint64_t wins = 0;  // of a band without results: the number of games
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  std::int64_t points = 0;      // won less lost
  std::uint64_t movers = 0;     // sum of the ratings of the sides that play the move
  std::uint64_t opponents = 0;  // sum of the ratings of their opponents
  std::int32_t last_year = 0;   // 0 if unknown
  std::vector<GameId> top{};    // the best games, at most Entry::most_listed, best first

  std::uint64_t games() const { return wins + draws + losses; }
  friend bool operator==(const Cell&, const Cell&) = default;
};

// A few games are listed one by one, and their years and ratings are those of their records. More games are
// counted in cells.
struct Entry {
  static constexpr std::size_t most_listed = 4;

  std::uint64_t key = 0;
  MoveTag tag = 0;
  std::vector<GameRef> games{};  // sorted, at most most_listed; empty if the games are counted in cells
  std::vector<Cell> cells{};     // by ascending bands
  std::int32_t last_year = 0;    // of the games in the cells; 0 if unknown
  std::vector<GameId> top{};     // the best of the games in the cells, at most most_listed, best first

  // Returns the number of games.
  std::uint64_t count() const;
  friend bool operator==(const Entry&, const Entry&) = default;
};

// The order of the games shown with a move: higher ratings first, then older numbers.
struct TopGame {
  GameId game = 0;
  std::uint32_t ratings = 0;  // sum of the known ratings of both players

  friend bool operator<(const TopGame& a, const TopGame& b) {
    return a.ratings != b.ratings ? a.ratings > b.ratings : a.game < b.game;
  }
};

// Adds a game to the best games. A record is listed once, even if several of its games count.
void add_top(std::vector<TopGame>& top, const TopGame& game);

// Adds a game to the sums.
void add_game(Cell& cell, const GameRef& game, const GameFigures& figures);
Band band_of(const GameRef& game, const GameFigures& figures);

class EntryBuilder {
 public:
  // `lists`: a few games are listed. Otherwise all games are counted in cells.
  void begin(std::uint64_t key, MoveTag tag, bool lists = true);
  void add(const GameRef& game, const GameFigures& figures);
  // Returns the entry of the games since begin(). Valid until the next call of begin() or add().
  const Entry& entry();

 private:
  struct Listed {
    GameRef game;
    GameFigures figures;
  };
  // A cell whose best games have ratings.
  struct RatedCell {
    Cell cell{};
    std::vector<TopGame> top{};
  };
  void count(const Listed& listed);

  Entry entry_;
  std::vector<Listed> listed_;
  bool counts_ = false;
  std::array<RatedCell, Band::count> cells_{};  // by the number of the band
  std::vector<std::uint16_t> used_;             // the cells that are not empty
  std::vector<TopGame> top_;
};

}  // namespace mt::database
