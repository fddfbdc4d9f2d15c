#include "movetext/database/index/game_writer.hpp"

#include "movetext/database/file/schema.hpp"
#include "movetext/database/file/utf16_units.hpp"
#include "movetext/database/index/last_unit.hpp"

#include <algorithm>
#include <ctime>
#include <set>
#include <utility>

namespace mt::database {
namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long statements are on several lines
constexpr std::string_view repeat_statements[] = {
    "select 0 limit 0",
    "select 1 from game where moves_key = ?1 and white = ?2 and black = ?3 and event = ?4 and site = ?5 and "
    "date = ?6 and round = ?7 and result = ?8",
    "select 1 from game where moves_key = ?1",
    "select 1 from game where position_key = ?1 and plies = ?2",
    "select 1 from game join player as white on white.id = game.white join player as black on black.id = "
    "game.black where moves_key = ?1 and white.unified = ?2 and black.unified = ?3",
};
// NOLINTEND(bugprone-suspicious-missing-comma)

// The present day and time, "2026-11-30 09:24:00" in UTC.
std::string now_text() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[32];
  const std::size_t size = std::strftime(text, sizeof(text), "%Y-%m-%d %H:%M:%S", &parts);
  return {text, size};
}

std::string_view severity_name(Severity severity) {
  if (severity == Severity::error) return "error";
  return severity == Severity::warning ? "warning" : "note";
}

}  // namespace

GameWriter::GameWriter(sqlite::Database& database, PositionTables* tables, const IndexOptions& indexing,
                       WriterOptions options)
    : database_(database),
      tables_(tables),
      indexing_(indexing),
      options_(std::move(options)),
      players_(database, "select id from player where name = ?",
               "insert into player(name, unified) values(?, ?)"),
      events_(database, "select id from event where name = ?", "insert into event(name) values(?)"),
      sites_(database, "select id from site where name = ?", "insert into site(name) values(?)"),
      openings_(database, "select id from opening where eco = ? and name = ?",
                "insert into opening(eco, name) values(?, ?)"),
      types_(database, "select id from game_type where name = ?", "insert into game_type(name) values(?)"),
      has_pieces_(answers_filters(database)),
      put_game_(database.query(
          std::string(
              "insert into game values(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?")
              .append(has_pieces_ ? ", ?)" : ")"))),
      put_finding_(database.query("insert into finding values(?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
  if (options_.dropped != Dropped::none)
    database.execute(options_.dropped == Dropped::position
                         ? "create index if not exists game_position_key on game(position_key)"
                         : "create index if not exists game_moves_key on game(moves_key)");
  find_repeat_ = database.query(repeat_statements[static_cast<std::size_t>(options_.dropped)]);
  next_id_ = database.number("select max(id) from game") + 1;
  if (tables_ != nullptr) next_id_ = std::max(next_id_, tables_->last_id(database) + 1);
}

bool GameWriter::add(const archive::Chunk& chunk) {
  try {
    add_part(chunk);
    return true;
  } catch (const sqlite::Error& error) {
    error_ = error.what();
    return false;
  }
}

void GameWriter::add_part(const archive::Chunk& chunk) {
  if (chunk.first_of_file && chunk.begin_of_part == 0) begin_source(chunk);
  if (!source_) return;
  if (const auto* part = dynamic_cast<const IndexedChunk*>(chunk.own.get())) add_games(chunk, *part);
  Source& source = *source_;
  source.counts += chunk.counts;
  source.reported += chunk.findings.size();
  // The message about a record that is too large is made when the whole record has been read.
  const bool is_too_large = chunk.oversized && !chunk.file->other;
  if (is_too_large || chunk.other_notation || !chunk.losses.empty()) source.has_all_findings = false;
  if (!chunk.is_handled()) return;
  source.digest.add(chunk.bytes);
  source.bytes += chunk.bytes.size();
  since_commit_ += chunk.bytes.size();
  source.replaced += units_as_bytes({chunk.replaced, false});
  if (chunk.ends_in_half) source.replaced += '\0';
  if (!source.binary) {
    source.line += chunk.lines;
    const std::size_t end = std::string_view(chunk.bytes).find_last_of("\r\n");
    source.column =
        end == std::string_view::npos ? source.column + chunk.bytes.size() : chunk.bytes.size() - end - 1;
  }
  commit_often();
}

// Begins a source, or continues one of which the database has a part.
void GameWriter::begin_source(const archive::Chunk& chunk) {
  end_source();
  const archive::SourceFile& file = *chunk.file;
  Source source;
  source.path = file.path;
  source.binary = file.format->binary;
  if (const auto old = indexing_.grown.find(file.path); old != indexing_.grown.end()) {
    source.id = old->second.source;
    source.begin = old->second.begin;
    remove_last_unit(database_, tables_, source.id);
    sqlite::Query get = database_.query("select games from source where id = ?");
    get.bind(1, source.id);
    if (get.step()) source.games = get.number(0);
  }
  if (source.id == 0) {
    sqlite::Query put = database_.query(
        "insert into source(path, format, bytes, digest, games, utf16, replaced, whole, added) "
        "values(?, ?, 0, x'', 0, ?, x'', 1, ?)");
    put.bind(1, file.path)
        .bind(2, file.format->name)
        .bind(3, number_of(file.utf16))
        .bind(4, now_text())
        .run();
    source.id = database_.last_id();
    sqlite::Query companion = database_.query("insert into companion values(?, ?, ?, ?, ?, ?)");
    std::int64_t number = 0;
    for (const CompanionFile& each : file.companions) {
      companion.bind(1, source.id).bind(2, ++number).bind(3, each.path).bind(4, std::int64_t{each.found});
      companion.bind(5, each.fault).bind_blob(6, each.bytes).run();
    }
  }
  ++sums_.sources;
  source_ = std::move(source);
}

void GameWriter::store_source() {
  const std::string digest = bytes_of_hash(source_->digest.value());
  sqlite::Query put =
      database_.query("update source set bytes = ?, digest = ?, games = ?, replaced = ? where id = ?");
  put.bind(1, static_cast<std::int64_t>(source_->bytes))
      .bind_blob(2, digest)
      .bind(3, source_->games)
      .bind_blob(4, source_->replaced)
      .bind(5, source_->id)
      .run();
}

// Stores what `check` counts, if the table `finding` has everything that it reports.
void GameWriter::store_totals() {
  const Source& source = *source_;
  if (source.begin > 0 || !source.has_all_findings || source.findings != source.reported) return;
  sqlite::Query put = database_.query("insert into checked values(?, ?, ?, ?, ?)");
  put.bind(1, source.id).bind(2, static_cast<std::int64_t>(source.counts.games));
  put.bind(3, static_cast<std::int64_t>(source.counts.moves));
  put.bind(4, static_cast<std::int64_t>(source.counts.errors));
  put.bind(5, static_cast<std::int64_t>(source.counts.warnings)).run();
}

void GameWriter::end_source() {
  if (!source_) return;
  store_source();
  store_totals();
  source_.reset();
}

// Commits what is complete, so that a run that is ended loses little. The source then has the bytes of the
// chunks so far, and a later run continues after them. While the part of a file that the database has is read
// again, nothing is committed: the last record of that part is missing.
void GameWriter::commit_often() {
  if (options_.commit_bytes == 0 || since_commit_ < options_.commit_bytes) return;
  if (source_->bytes < source_->begin) return;
  since_commit_ = 0;
  store_source();
  if (tables_ != nullptr) tables_->finish(database_);
  database_.execute("commit");
  database_.execute("begin immediate");
}

void GameWriter::finish() {
  end_source();
  if (tables_ != nullptr) tables_->finish(database_);
}

bool GameWriter::is_repeat(const GameFacts& facts) {
  sqlite::Query& find = find_repeat_;
  switch (options_.dropped) {
    case Dropped::none:
      return false;
    case Dropped::exact:
      find.bind(1, facts.moves_key).bind(2, player_id(facts.white));
      find.bind(3, player_id(facts.black)).bind(4, events_.id_of(facts.event));
      find.bind(5, sites_.id_of(facts.site)).bind(6, std::int64_t{facts.date}).bind(7, facts.round);
      find.bind(8, static_cast<std::int64_t>(facts.result));
      break;
    case Dropped::moves:
      find.bind(1, facts.moves_key);
      break;
    case Dropped::position:
      find.bind(1, facts.position_key).bind(2, std::int64_t{facts.plies});
      break;
    case Dropped::players:
      find.bind(1, facts.moves_key).bind(2, unified(facts.white)).bind(3, unified(facts.black));
      break;
  }
  const bool found = find.step();
  find.reset();
  return found;
}

std::string GameWriter::unified(const std::string& name) const {
  return options_.names ? options_.names->known(name) : name;
}

std::int64_t GameWriter::player_id(const std::string& name) {
  return players_.id_of(name, unified(name));
}

void GameWriter::add_games(const archive::Chunk& chunk, const IndexedChunk& part) {
  std::vector<std::int64_t> ids;
  std::set<std::size_t> dropped;  // places in the block
  const auto first_line = static_cast<std::int64_t>(source_->line);
  std::size_t next = 0;
  for (std::size_t i = 0; i < part.blocks.size(); ++i) {
    const IndexedBlock& block = part.blocks[i];
    const BlockRow row{.source = source_->id,
                       .line = source_->binary ? 0 : first_line + static_cast<std::int64_t>(block.lines),
                       .offset = static_cast<std::int64_t>(chunk.offset + block.begin)};
    const std::int64_t id = insert_block(database_, row, block.units, block.end - block.begin, block.data);
    dropped.clear();
    for (; next < part.games.size() && part.games[next].block == i; ++next) {
      const IndexedGame& game = part.games[next];
      if (is_repeat(game.facts)) {
        dropped.insert(game.place);
        ids.push_back(0);
        ++sums_.repeats;
        continue;
      }
      ++source_->games;
      ids.push_back(next_id_++);
      add_game(game, ids.back(), id);
      add_findings(chunk, game, ids.back());
      ++sums_.games;
    }
    if (dropped.empty()) continue;
    blank_units(database_, id, coder_, dropped);
    source_->has_all_findings = false;
  }
  if (tables_ != nullptr && part.followed) tables_->add(database_, *part.followed, ids);
}

void GameWriter::add_game(const IndexedGame& game, std::int64_t id, std::int64_t block) {
  const GameFacts& facts = game.facts;
  const std::int64_t line = source_->binary ? 0 : static_cast<std::int64_t>(source_->line + game.lines);
  int at = 0;
  const auto put = [&](std::int64_t value) { put_game_.bind(++at, value); };
  put(id);
  put(source_->id);
  put(source_->games);
  put(line);
  put(block);
  put(static_cast<std::int64_t>(game.place));
  put(types_.id_of(facts.type));
  put(player_id(facts.white));
  put(player_id(facts.black));
  put(events_.id_of(facts.event));
  put(sites_.id_of(facts.site));
  put(facts.date);
  put_game_.bind(++at, facts.round);
  put(facts.white_elo);
  put(facts.black_elo);
  put(static_cast<std::int64_t>(facts.result));
  put(facts.plies);
  put(facts.games);
  put(openings_.id_of(facts.eco, facts.opening));
  put(facts.flags);
  put(facts.moves_key);
  put(facts.position_key);
  if (has_pieces_) put_game_.bind_blob(++at, facts.pieces);
  put_game_.run();
}

void GameWriter::add_findings(const archive::Chunk& chunk, const IndexedGame& game, std::int64_t id) {
  std::int64_t number = 0;
  if (!game.has_exact_places) source_->has_all_findings = false;
  for (std::size_t i = game.first_finding; i < game.last_finding && i < chunk.findings.size(); ++i) {
    const archive::Finding& finding = chunk.findings[i];
    const Diagnostic& diagnostic = finding.diagnostic;
    const std::size_t offset = std::min(finding.offset, chunk.bytes.size());
    const std::uint64_t cut = finding.line.before == 0 ? source_->column : 0;
    const std::uint64_t line = source_->binary ? 0 : source_->line + finding.line.before;
    const std::uint64_t column =
        source_->binary ? chunk.offset + finding.offset : cut + offset - finding.line.begin + 1;
    const std::size_t length =
        source_->binary ? finding.length : std::min(finding.length, finding.line.end - offset);
    put_finding_.bind(1, id)
        .bind(2, ++number)
        .bind(3, static_cast<std::int64_t>(line))
        .bind(4, static_cast<std::int64_t>(column))
        .bind(5, static_cast<std::int64_t>(length))
        .bind(6, severity_name(diagnostic.severity))
        .bind(7, name(diagnostic.code))
        .bind(8, diagnostic.message)
        .bind(9, diagnostic.hint)
        .run();
    ++source_->findings;
  }
}

}  // namespace mt::database
