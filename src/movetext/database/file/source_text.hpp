// The text of a source of a database, with or without the records that are not needed.
//
//   SourceText text(database);
//   text.begin(17, units_of);
//   while (text.read(buffer) > 0 || text.pass_over()) use(buffer);
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/database/file/blocks.hpp"
#include "movetext/database/file/needed_units.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace mt::database {

// Returns the needed units of a block, or nullptr if all are needed.
using UnitsOfBlock = std::function<const NeededUnits*(std::int64_t block)>;

// All functions may throw sqlite::Error.
class SourceText {
 public:
  // `database` must outlive the object.
  explicit SourceText(sqlite::Database& database);

  // Begins a source. `first_bytes`: so many bytes of its beginning are never left out.
  void begin(std::int64_t source, std::uint64_t first_bytes, UnitsOfBlock units_of);
  // Fills `to`. Returns fewer bytes than asked for only at the end, at a damaged block, or before units that
  // are left out.
  std::size_t read(std::span<char> to);
  // See archive::Container::pass_over().
  std::optional<archive::Resumption> pass_over();
  // Returns the sums of the units that were left out in all sources so far.
  const archive::UnreadCounts& unread() const { return unread_; }
  bool is_damaged() const { return is_damaged_; }

 private:
  bool next_run();
  bool next_block();
  bool decode();
  bool needs(std::size_t unit) const { return units_ == nullptr || units_->needs(unit); }
  void leave_out(const archive::UnreadCounts& counts);
  std::uint64_t column_before_block();

  sqlite::Database& database_;
  sqlite::Query blocks_;
  BlockCoder coder_;
  std::int64_t source_ = 0;
  std::uint64_t first_bytes_ = 0;
  UnitsOfBlock units_of_;
  std::int64_t block_id_ = 0;
  std::uint64_t block_bytes_ = 0;
  std::uint64_t before_ = 0;  // bytes of the source before the block
  std::uint64_t line_ = 1;    // the line in which the block begins
  TextBlock block_;
  const NeededUnits* units_ = nullptr;  // of the block; nullptr: all are needed
  std::size_t unit_ = 0;                // the first unit after the run
  std::size_t taken_ = 0;    // the rest of the run that is being returned: from this offset of the block
  std::size_t run_end_ = 0;  // to this one
  bool is_over_ = false;     // all blocks were seen
  bool is_apart_ = false;    // units before the run were left out
  bool is_damaged_ = false;
  archive::UnreadCounts unread_{};
};

}  // namespace mt::database
