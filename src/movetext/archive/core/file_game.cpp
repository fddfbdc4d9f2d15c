#include "movetext/archive/core/file_game.hpp"

#include "movetext/archive/core/format_look.hpp"
#include "movetext/archive/core/read_record.hpp"
#include "movetext/games/table/move_shapes.hpp"
#include "movetext/replay/overruled_tags.hpp"
#include "movetext/replay/own_game.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace mt::archive {
namespace {

// Number of records at the beginning of a file that decide the game of the records without GameType tags, and
// whether the tags of the file are wrong.
constexpr std::size_t deciding_records = 64;
constexpr std::size_t deciding_bytes = std::size_t{256} << 10;

// Returns the family of the game that the moves indicate. Returns nullptr if moves can be read without
// knowing the family.
const Family* shown_family(std::string_view first_bytes, std::optional<text::Charset> charset) {
  return have_all_usual_move_shapes() ? nullptr : look_at_movetext(first_bytes, charset).game.family;
}

// Returns whether the format alone gives the game of the records without a GameType. If so, the other records
// of the file have no influence on that game.
bool has_own_game(const Format& format) {
  return format.conventions.size() == 1 && format.conventions.front()->default_game_type >= 0;
}

// Returns whether all tags of this name in the first bytes have the same value. `tag` consists of a line end,
// "[" and the name.
bool are_alike(std::string_view first_bytes, std::string_view tag) {
  const std::string_view reach = first_bytes.substr(0, deciding_bytes);
  std::string_view first;
  for (std::size_t at = 0; (at = reach.find(tag, at)) != std::string_view::npos; ++at) {
    const std::string_view line = reach.substr(at, reach.find(']', at) - at);
    if (first.empty()) first = line;
    if (line != first) return false;
  }
  return true;
}

// The records at the beginning of a file, which decide its game.
struct FirstRecords {
  std::vector<Record> kept;  // the last element is the record that is being read
  std::vector<const Record*> untagged;
  std::vector<replay::TaggedRecord> tagged;
  std::optional<replay::GameChoice> neighbour;  // game of the first record whose tags give a game
  std::size_t read = 0;

  // A record may contain views of its own text and must not be moved.
  FirstRecords() {
    kept.reserve(2 * deciding_records + 1);
    kept.emplace_back();
  }
  void take(const replay::TaggedGame& by_tags);
};

// Keeps the record that was read last if it helps to decide the game.
void FirstRecords::take(const replay::TaggedGame& by_tags) {
  ++read;
  if (!neighbour) neighbour = by_tags.choice;
  const Record& record = kept.back();
  if (record.convention->is_match || by_tags.unknown) return;  // the game of a match is always known
  const bool may_be_wrong = by_tags.stated && by_tags.choice && read <= deciding_records &&
                            by_tags.choice->reading.family().games.size() > 1;
  if (by_tags.choice && !may_be_wrong) return;
  if (by_tags.choice)
    tagged.push_back({&record, *by_tags.choice});
  else
    untagged.push_back(&record);
  kept.emplace_back();
}

// Returns whether no tag of the file can be overruled. Only for a format with its own game. The result is
// true if the first record does not name a game, or if the file names only one game and the first record fits
// it.
bool keeps_tags(const FirstRecords& records, std::string_view first_bytes, replay::GameCache& cache) {
  if (records.read > 1) return false;
  if (records.tagged.empty()) return true;
  const replay::TaggedRecord& first = records.tagged.front();
  return are_alike(first_bytes, "\n[Variant ") && are_alike(first_bytes, "\n[GameType ") &&
         replay::fits(*first.record, first.choice.reading, cache);
}

}  // namespace

replay::FileGame decide_game(const Task& task, const SourceFile& file, std::string_view first_bytes,
                             replay::GameCache& cache) {
  if (file.other || task.game) return {};
  const Family* const shown = file.format->movetext ? shown_family(first_bytes, task.charset) : nullptr;
  replay::TaggedGames games;
  const ShapeContext context{&shown, &games};
  const ReadOptions options = reading_of(task, &context);
  FirstRecords records;
  const bool have_own = has_own_game(*file.format);
  for (std::size_t at = 0;
       at < std::min(first_bytes.size(), deciding_bytes) && records.untagged.size() < deciding_records;) {
    const Reading reading =
        read_one(*file.format, {first_bytes, at, 0, file.context.get()}, options, records.kept.back());
    at = reading.end;
    if (reading.found != Found::record) continue;
    records.take(games.of(records.kept.back()));
    if (have_own && records.neighbour &&
        (records.read >= deciding_records || keeps_tags(records, first_bytes, cache)))
      break;
  }
  replay::FileGame game = replay::game_of_file(records.untagged, records.neighbour, cache, shown);
  game.overruled = replay::overruled_tags(records.tagged, cache);
  return game;
}

}  // namespace mt::archive
