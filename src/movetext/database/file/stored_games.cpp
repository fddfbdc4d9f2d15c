#include "movetext/database/file/stored_games.hpp"

#include "movetext/database/file/utf16_units.hpp"
#include "movetext/formats/api/companion.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::database {
namespace {

archive::Task task_with(archive::StageList stages) {
  archive::Task task;
  task.stages = std::move(stages);
  return task;
}

std::vector<CompanionFile> companions_of(sqlite::Database& database, std::int64_t source) {
  std::vector<CompanionFile> out;
  sqlite::Query get =
      database.query("select path, found, fault, bytes from companion where source = ? order by number");
  get.bind(1, source);
  while (get.step())
    out.push_back({.path = std::string(get.text(0)),
                   .found = get.number(1) != 0,
                   .bytes = std::string(get.blob(3)),
                   .fault = std::string(get.text(2))});
  return out;
}

}  // namespace

StoredGames::StoredGames(sqlite::Database& database, archive::StageList stages)
    : database_(database),
      find_(database.query("select source, block, place from game where id = ?")),
      task_(task_with(std::move(stages))),
      worker_(task_, stop_, [](const archive::Chunk&) {}),
      find_block_(database.query("select data from game_block where id = ?")) {}

// Finds out the format and the game of the records of a source, as when the file was read.
bool StoredGames::find_source(std::int64_t source) {
  if (source_ && source_id_ == source) return true;
  sqlite::Query get = database_.query("select path, utf16 from source where id = ?");
  get.bind(1, source);
  if (!get.step()) return false;
  auto file = std::make_shared<archive::SourceFile>();
  file->path = get.text(0);
  file->utf16 = utf16_of(get.number(1));
  file->find_companions = [companions = companions_of(database_, source)](
                              const Format& /*format*/, std::string_view /*path*/) { return companions; };
  std::string first;
  sqlite::Query blocks = database_.query("select data from game_block where source = ? order by id");
  blocks.bind(1, source);
  TextBlock block;
  while (first.size() < task_.chunk_bytes && blocks.step()) {
    if (!coder_.decode(blocks.blob(0), block)) return false;
    first += block.text;
  }
  archive::Chunk chunk;
  chunk.file = file;
  chunk.first_of_file = true;
  chunk.bytes.assign(std::string_view(first).substr(0, task_.chunk_bytes));
  worker_.open_file(chunk);
  source_ = file;
  source_id_ = source;
  return true;
}

bool StoredGames::open_block(std::int64_t block) {
  block_id_ = 0;
  find_block_.bind(1, block);
  const bool opened = find_block_.step() && unit_coder_.open(find_block_.blob(0), block_);
  find_block_.reset();
  if (opened) block_id_ = block;
  return opened;
}

bool StoredGames::play(std::int64_t id) {
  find_.reset();
  find_.bind(1, id);
  if (!find_.step()) return false;
  const std::int64_t source = find_.number(0);
  const std::int64_t block = find_.number(1);
  const auto place = static_cast<std::size_t>(find_.number(2));
  find_.reset();
  if (!find_source(source)) return false;
  std::string_view unit;
  if (block != block_id_ && !open_block(block)) return false;
  if (place >= block_.units() || !block_.read(place, unit)) return false;
  chunk_.file = source_;
  chunk_.bytes.assign(unit);
  // A header of the file is not before a later record.
  chunk_.offset = place == 0 ? 0 : 1;
  // A record that was too large to be read, or a file of a kind that is not read.
  chunk_.oversized = source_->other.has_value() || unit.size() > source_->format->record_bytes;
  chunk_.goes_on = false;
  chunk_.first_of_file = false;
  chunk_.last_of_file = false;
  chunk_.handled = 0;
  chunk_.begun = false;
  worker_.process(chunk_);
  return true;
}

}  // namespace mt::database
