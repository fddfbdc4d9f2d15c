#include "movetext/database/select/filtered_games.hpp"

#include "movetext/archive/stages/select_records.hpp"
#include "movetext/database/file/game_facts.hpp"
#include "movetext/database/file/schema.hpp"
#include "movetext/database/file/stored_games.hpp"
#include "movetext/database/select/row_condition.hpp"

#include <algorithm>
#include <memory>

namespace mt::database {
namespace {

// Notes that a record has come so far.
class NoteArrival final : public archive::Stage {
 public:
  explicit NoteArrival(bool& arrived) : arrived_(arrived) {}
  archive::Next after(archive::Passing& /*passing*/) override {
    arrived_ = true;
    return archive::Next::go_on;
  }

 private:
  bool& arrived_;
};

// Replays records for the selection.
class TestedGames {
 public:
  TestedGames(sqlite::Database& database, const archive::Selection& selection)
      : games_(database, {archive::select_records(selection),
                          [this] { return std::make_unique<NoteArrival>(taken_); }}) {}
  bool takes(GameId id) {
    taken_ = false;
    return games_.play(id) && taken_;
  }

 private:
  bool taken_ = false;
  StoredGames games_;
};

// Returns the ids of all records.
std::vector<GameId> all_games(sqlite::Database& database) {
  std::vector<GameId> out;
  sqlite::Query ids = database.query("select id from game order by id");
  while (ids.step()) out.push_back(static_cast<GameId>(ids.number(0)));
  return out;
}

// Chooses records by the tables. Appends those that the selection takes to `sure`, and those that have to be
// replayed to `open`.
void choose_by_rows(sqlite::Database& database, const archive::Selection& selection,
                    std::vector<GameId>& sure, std::vector<GameId>& open) {
  const archive::SoughtRecords sought{.selection = &selection};
  RowReader rows(database);
  PositionGames positions(database, selection, rows.types());
  RowConditions conditions(sought, rows, positions);
  while (const StoredRow* const row = rows.next()) {
    if (!row->type->game || row->has(flags::errors | flags::unusual)) {
      open.push_back(row->id);
      continue;
    }
    const TruthBounds bounds = bounds_of(
        selection.filter(), [&](std::uint32_t index) { return conditions.after_replay(index, *row); });
    if (bounds.least == Held::yes)
      sure.push_back(row->id);
    else if (bounds.most != Held::no)
      open.push_back(row->id);
  }
}

}  // namespace

std::vector<GameId> filtered_games(sqlite::Database& database, const archive::Selection& selection,
                                   const std::atomic<bool>& stop) {
  std::vector<GameId> taken;
  std::vector<GameId> open;
  if (answers_filters(database))
    choose_by_rows(database, selection, taken, open);
  else
    open = all_games(database);
  TestedGames tested(database, selection);
  for (const GameId id : open)
    if (!stop && tested.takes(id)) taken.push_back(id);
  std::sort(taken.begin(), taken.end());
  return taken;
}

}  // namespace mt::database
