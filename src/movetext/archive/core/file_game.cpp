#include "movetext/archive/core/file_game.hpp"

#include "movetext/archive/core/format_look.hpp"
#include "movetext/archive/core/read_record.hpp"
#include "movetext/games/table/move_shapes.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace mt::archive {
namespace {

// So many records decide the game of a file without GameType tags.
constexpr std::size_t deciding_records = 64;
constexpr std::size_t deciding_bytes = std::size_t{256} << 10;

// Returns the family of the game that the moves show, where they can only be read if it is known; nullptr if
// it need not be.
const Family* shown_family(std::string_view first_bytes) {
  return have_all_usual_move_shapes() ? nullptr : look_at_movetext(first_bytes).game.family;
}

// Says whether records without a GameType have the game of their format, so that no other record decides it.
bool has_own_game(const Format& format) {
  return format.conventions.size() == 1 && format.conventions.front()->default_game_type >= 0;
}

}  // namespace

replay::FileGame decide_game(const Task& task, const SourceFile& file, std::string_view first_bytes,
                             replay::GameShelf& shelf) {
  if (file.other || task.game) return {};
  const Family* const shown = file.format->movetext ? shown_family(first_bytes) : nullptr;
  replay::TaggedGames games;
  const ShapeContext context{&shown, &games};
  const ReadOptions options = reading_of(task, &context);
  std::vector<Record> records;
  records.reserve(deciding_records + 1);  // a record may point into itself and must not be moved
  records.emplace_back();                 // the last one is being read
  std::optional<replay::GameChoice> neighbour;
  for (std::size_t at = 0;
       at < std::min(first_bytes.size(), deciding_bytes) && records.size() <= deciding_records;) {
    const Reading reading =
        read_one(*file.format, {first_bytes, at, 0, file.context.get()}, options, records.back());
    at = reading.end;
    if (reading.found != Found::record) continue;
    const replay::TaggedGame& tagged = games.of(records.back());
    if (!neighbour) neighbour = tagged.choice;
    const bool match = records.back().convention->is_match;  // a match says itself what it is
    if (!match && !tagged.choice && !tagged.unknown) records.emplace_back();
    if (neighbour && has_own_game(*file.format)) break;
  }
  records.pop_back();
  std::vector<const Record*> views;
  views.reserve(records.size());
  for (const Record& record : records) views.push_back(&record);
  return replay::game_of_file(views, neighbour, shelf, shown);
}

}  // namespace mt::archive
