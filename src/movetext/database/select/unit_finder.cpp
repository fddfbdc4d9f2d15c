#include "movetext/database/select/unit_finder.hpp"

#include "movetext/database/file/database_container.hpp"
#include "movetext/database/file/game_facts.hpp"
#include "movetext/database/file/schema.hpp"
#include "movetext/database/select/position_games.hpp"
#include "movetext/database/select/row_condition.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>

namespace mt::database {
namespace {

// What a run does with a record that the filter does not take.
enum class Use : std::uint8_t {
  needed,   // it may take the record, or report something
  counted,  // it replays the record and counts its plies
  ignored,
};

class RowFilter {
 public:
  RowFilter(sqlite::Database& database, const archive::SoughtRecords& sought, RowReader& rows)
      : sought_(sought),
        positions_(database, *sought.selection, rows.types()),
        conditions_(sought, rows, positions_) {
    sqlite::Query paths = database.query("select id, path from source");
    while (paths.step()) paths_.emplace(paths.number(0), paths.text(1));
  }

  Use use_of(const StoredRow& row) {
    if (row.has(flags::errors | flags::unusual) || !row.type->game) return Use::needed;
    const Filter& filter = sought_.selection->filter();
    const TruthBounds before =
        bounds_of(filter, [&](std::uint32_t index) { return conditions_.before_replay(index, row); });
    if (before.most == Held::no) return Use::ignored;
    if (before.least == Held::no || row.has(flags::warnings)) return Use::needed;
    const TruthBounds after =
        bounds_of(filter, [&](std::uint32_t index) { return conditions_.after_replay(index, row); });
    return after.most == Held::no && only_counts(row) ? Use::counted : Use::needed;
  }

 private:
  bool only_counts(const StoredRow& row) {
    const auto [known, is_new] = only_counts_.try_emplace({row.source, row.type_id});
    if (is_new) known->second = sought_.only_counts(*row.type->game, paths_[row.source]);
    return known->second;
  }

  const archive::SoughtRecords& sought_;
  PositionGames positions_;
  RowConditions conditions_;
  std::map<std::int64_t, std::string> paths_;
  std::map<std::pair<std::int64_t, std::int64_t>, bool> only_counts_;  // by source and kind of game
};

class UnitFinder final : public UnitChooser {
 public:
  UnitFinder(sqlite::Database& database, const archive::SoughtRecords& sought) {
    RowReader rows(database);
    RowFilter filter(database, sought, rows);
    while (const StoredRow* const row = rows.next()) add(*row, filter.use_of(*row));
  }

  const NeededUnits* of_block(std::int64_t block) override {
    const auto found = blocks_.find(block);
    return found == blocks_.end() ? nullptr : &found->second;
  }

 private:
  void add(const StoredRow& row, Use use) {
    // The text between two records belongs to the second of them, but is skipped if the first is refused.
    if (row.has(flags::unusual) && before_ != nullptr) need_before();
    before_ = nullptr;
    if (row.place < 0 || static_cast<std::size_t>(row.place) >= most_units) return;
    const auto place = static_cast<std::size_t>(row.place);
    NeededUnits& units = blocks_[row.block];
    units.known.set(place);
    if (use == Use::needed) units.needed.set(place);
    before_ = &units;
    place_before_ = place;
    if (use != Use::counted) return;
    const archive::UnreadCounts counts{static_cast<std::uint64_t>(row.games),
                                       static_cast<std::uint64_t>(row.plies)};
    units.unread.games += counts.games;
    units.unread.moves += counts.moves;
    if (units.unread_of.size() <= place) units.unread_of.resize(place + 1);
    units.unread_of[place] = counts;
  }

  // Makes the unit of the last row needed.
  void need_before() {
    before_->needed.set(place_before_);
    if (place_before_ >= before_->unread_of.size()) return;
    const archive::UnreadCounts counts = std::exchange(before_->unread_of[place_before_], {});
    before_->unread.games -= counts.games;
    before_->unread.moves -= counts.moves;
  }

  std::unordered_map<std::int64_t, NeededUnits> blocks_;
  NeededUnits* before_ = nullptr;  // of the block of the last row
  std::size_t place_before_ = 0;   // its place in the block
};

}  // namespace

std::unique_ptr<UnitChooser> find_units(sqlite::Database& database, const archive::SoughtRecords& sought) {
  return answers_filters(database) ? std::make_unique<UnitFinder>(database, sought) : nullptr;
}

std::unique_ptr<archive::Container> open_searched_container(const std::string& path) {
  return open_container(path, find_units);
}

}  // namespace mt::database
