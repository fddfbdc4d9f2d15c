// Names openings by their position. The order of the moves does not matter. Turning or mirroring the board
// does not matter either, if the rules of the game are the same on the turned or mirrored board.
//
//   const BookCache cache;                              // once; shared by threads
//   const Book* book = cache.find(game.spec());     // nullptr if the game has no table
//   if (const Opening* opening = book->find(game, position)) show(opening->code, opening->name);
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/openings/tables.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::openings {

struct Opening {
  std::string_view code;       // "B90"; empty if the game has no codes
  std::string_view name;       // "Sicilian Defense"
  std::string_view variation;  // "Najdorf Variation, English Attack"; often empty
};

// Reads "CODE\tNAME: VARIATION\tMOVES" and stores MOVES in `moves`.
Opening parse_row(std::string_view row, std::string_view& moves);
// Returns whether the text is a position ("W:W21...") instead of moves. Ballots that moves cannot reach are
// given as positions.
bool is_position(std::string_view moves);

// The table of one game. It is searched by the key of a position; positions with equal keys are compared.
class Book {
 public:
  // Skips rows that are illegal in the game or whose position already has a name, and counts them.
  Book(const AnyGame& game, std::span<const std::string_view> rows);

  // Returns the opening of the position, or nullptr if the position has no name.
  const Opening* find(const AnyGame& game, const AnyPosition& position) const;
  // Returns the number of openings with a name.
  std::size_t size() const { return openings_.size(); }
  // illegal() returns how many rows were skipped because a move is illegal, and repeated() how many because
  // their position already has a name.
  std::size_t illegal() const { return illegal_; }
  std::size_t repeated() const { return repeated_; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    AnyPosition position;
    std::uint32_t opening = 0;  // index in openings_
  };
  static constexpr std::uint32_t free = UINT32_MAX;

  void add(const AnyGame& game, const AnyPosition& position, const Opening& opening);
  void add_image(const AnyGame& game, const AnyPosition& image);
  std::size_t slot_of(const AnyGame& game, const AnyPosition& position, std::uint64_t key) const;

  std::size_t symmetries_;  // the number of images of the start position
  std::vector<Opening> openings_;
  std::vector<Entry> entries_;
  // Hash table of indices in entries_. The number of its slots is a power of two, at least twice the number
  // of entries.
  std::vector<std::uint32_t> slots_;
  std::size_t illegal_ = 0;
  std::size_t repeated_ = 0;
};

// The books of all games that have a table.
class BookCache {
 public:
  BookCache();
  // Returns the book of a game, as found by find_table().
  const Book* find(const GameSpec& spec) const;

 private:
  std::vector<Book> books_;  // in the order of openings::tables()
};

}  // namespace mt::openings
