// Answers the conditions of a filter by the columns of the table `game`.
#pragma once
#include "movetext/archive/stages/sought_records.hpp"
#include "movetext/database/select/position_games.hpp"
#include "movetext/database/select/stored_row.hpp"
#include "movetext/database/select/truth_bounds.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mt::database {

// The row must not have flags::unusual, and flags::errors neither.
class RowConditions {
 public:
  // All arguments must outlive the object.
  RowConditions(const archive::SoughtRecords& sought, RowReader& rows, PositionGames& positions)
      : sought_(sought), rows_(rows), positions_(positions) {}

  // Returns the result of a condition, by its index in the filter, if the record is replayed.
  TruthBounds after_replay(std::uint32_t index, const StoredRow& row);
  // Returns the result before the replay (Selection::refuses()).
  TruthBounds before_replay(std::uint32_t index, const StoredRow& row);

 private:
  using Condition = archive::Selection::Prepared;

  const Condition& condition(std::uint32_t index) const { return sought_.selection->prepared()[index]; }
  bool is_open(const Condition& asked) const;
  static bool is_known_early(const Condition& asked, const StoredRow& row);
  TruthBounds by_tags(const Condition& asked, const StoredRow& row);
  TruthBounds by_annotations(const Condition& asked, const StoredRow& row);
  TruthBounds by_positions(const Condition& asked, const StoredRow& row);

  const archive::SoughtRecords& sought_;
  RowReader& rows_;
  PositionGames& positions_;
  std::string scratch_;
};

}  // namespace mt::database
