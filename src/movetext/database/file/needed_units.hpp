// Which units of the blocks of a database a run needs.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/archive/stages/sought_records.hpp"
#include "movetext/database/codec/text_block.hpp"
#include "movetext/sqlite/database.hpp"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace mt::database {

// The units of a block.
struct NeededUnits {
  std::bitset<most_units> known{};   // the units of which the record is in the table `game`
  std::bitset<most_units> needed{};  // those that are needed; all units that are not known are needed, too
  archive::UnreadCounts unread{};    // sums of the known units that are not needed
  std::vector<archive::UnreadCounts> unread_of{};  // of each known unit, by its place; may end early

  bool needs(std::size_t unit) const { return !known[unit] || needed[unit]; }
  // Returns whether one of the units is needed. `units`: their number.
  bool needs_any(std::size_t units) const { return needed.any() || known.count() < units; }
};

// Chooses units by what is sought.
class UnitChooser {
 public:
  UnitChooser() = default;
  UnitChooser(const UnitChooser&) = delete;
  UnitChooser& operator=(const UnitChooser&) = delete;
  virtual ~UnitChooser() = default;

  // Returns the needed units of a block, or nullptr if all of them are needed.
  virtual const NeededUnits* of_block(std::int64_t block) = 0;
};

// Makes a chooser for a database; it may return nullptr if everything is needed. Throws sqlite::Error.
using MakeUnitChooser = std::function<std::unique_ptr<UnitChooser>(sqlite::Database& database,
                                                                   const archive::SoughtRecords& sought)>;

}  // namespace mt::database
