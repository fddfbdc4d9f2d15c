// Makes a segment from the visits of its games.
//
//   SegmentBuilder builder(options);
//   builder.add(17, type, figures, traced);     // by ascending numbers
//   builder.write(database);
#pragma once
#include "movetext/database/explorer/game_tracer.hpp"
#include "movetext/database/explorer/item_sort.hpp"
#include "movetext/database/explorer/signature.hpp"
#include "movetext/database/positions/position_store.hpp"
#include "movetext/database/positions/segments.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mt::database {

class SegmentBuilder {
 public:
  explicit SegmentBuilder(PositionStoreOptions options) : options_(std::move(options)) {}

  bool is_empty() const { return figures_.empty(); }
  // Returns whether a game with this number fits into the segment.
  bool has_room(GameId game) const { return is_empty() || game - first_ < options_.most_games; }
  // Adds a game, with the visits of all games of its record.
  void add(GameId game, std::int64_t type, const GameFigures& figures, std::span<const TracedGame> traced);
  // Writes the segment. Must be called once, if at least one game was added.
  Segment write(sqlite::Database& database);
  // Writes the games as the next removal of an existing segment.
  void write_removal(sqlite::Database& database, const Segment& segment);

 private:
  void write_blocks(BlockWriter& writer, Keep keep, bool lists);

  PositionStoreOptions options_;
  GameId first_ = 0;
  std::vector<GameFigures> figures_;                         // of the games from first_ on
  std::map<std::int64_t, std::unique_ptr<ItemSort>> sorts_;  // by the type of the game
  SignatureBuilder signature_;
  std::vector<std::uint64_t> tokens_;
};

}  // namespace mt::database
