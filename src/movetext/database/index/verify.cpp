#include "movetext/database/index/verify.hpp"

#include "movetext/archive/chunk_sink.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/database/codec/byte_hash.hpp"
#include "movetext/database/file/blocks.hpp"
#include "movetext/database/file/database_container.hpp"
#include "movetext/database/index/index_games.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace mt::database {
namespace {

// References from one table to another that must lead to a row.
// NOLINTBEGIN(bugprone-suspicious-missing-comma): long statements are on several lines
constexpr std::string_view references[] = {
    "select 'game ' || id || ' has no source' from game where source not in (select id from source)",
    "select 'game ' || id || ' has no type' from game where type not in (select id from game_type)",
    "select 'game ' || id || ' has no player' from game where white not in (select id from player) or black "
    "not in (select id from player)",
    "select 'game ' || id || ' has no event' from game where event not in (select id from event)",
    "select 'game ' || id || ' has no site' from game where site not in (select id from site)",
    "select 'game ' || id || ' has no opening' from game where opening not in (select id from opening)",
    "select 'game ' || game.id || ' has no place in a block' from game left join game_block on game_block.id "
    "= "
    "game.block where game_block.id is null or game_block.source <> game.source or game.place < 0 or "
    "game.place >= game_block.units",
    "select 'game ' || game || ', which a finding names, is missing' from finding where game not in (select "
    "id "
    "from game)",
    "select path || ' has other findings than its totals' from checked join source on source.id = "
    "checked.source where (select count(*) from finding join game on game.id = finding.game where "
    "game.source = checked.source and severity <> 'note') <> errors + warnings",
    "select 'block ' || id || ' has no source' from game_block where source not in (select id from source)",
    "select path || ' has another number of games' from source left join (select source, count(*) as counted "
    "from "
    "game group by source) as sums on sums.source = source.id where source.games <> ifnull(counted, 0)",
};
// NOLINTEND(bugprone-suspicious-missing-comma)

void check_rows(sqlite::Database& database, std::string_view statement, const ReportFault& report) {
  sqlite::Query list = database.query(statement);
  constexpr int most = 100;  // faults of one kind that are reported
  for (int faults = 0; faults < most && list.step(); ++faults)
    if (list.text(0) != "ok") report(std::string(list.text(0)));
}

void check_blocks(sqlite::Database& database, const ReportFault& report, const std::atomic<bool>& stop) {
  sqlite::Query sources = database.query("select id, path, bytes, digest, whole from source order by id");
  sqlite::Query blocks =
      database.query("select id, units, bytes, offset, data from game_block where source = ? order by id");
  BlockCoder coder;
  TextBlock block;
  while (sources.step() && !stop) {
    ByteHash digest;
    std::uint64_t bytes = 0;
    const std::string path(sources.text(1));
    bool is_good = true;
    blocks.bind(1, sources.number(0));
    while (blocks.step()) {
      const std::string name = "block " + std::to_string(blocks.number(0)) + " of " + path;
      if (!coder.decode(blocks.blob(4), block)) {
        report(name + " is damaged");
        is_good = false;
        continue;
      }
      if (static_cast<std::int64_t>(block.units()) != blocks.number(1) ||
          static_cast<std::int64_t>(block.text.size()) != blocks.number(2))
        report(name + " has another size");
      digest.add(block.text);
      bytes += block.text.size();
    }
    blocks.reset();
    if (!is_good || sources.number(4) == 0) continue;
    const bool same = bytes == static_cast<std::uint64_t>(sources.number(2)) &&
                      sources.blob(3) == bytes_of_hash(digest.value());
    if (!same) report("the text of " + path + " is not the text that was added");
  }
}

// Compares the records of a run over the database with the rows of `game`.
class CompareGames final : public archive::ChunkSink {
 public:
  CompareGames(sqlite::Database& database, const ReportFault& report)
      : report_(report),
        sources_(database.query("select id, path from source where games > 0 or bytes > 0 order by id")),
        games_(database.query(
            "select game.id, game_type.name, white.name, black.name, event.name, site.name, game.date, "
            "game.round, game.white_elo, game.black_elo, game.result, game.plies, game.games, opening.eco, "
            "opening.name, game.source, game.flags from game left join game_type on game_type.id = game.type "
            "left join "
            "player as white on white.id = game.white left join player as black on black.id = game.black "
            "left "
            "join event on event.id = game.event left join site on site.id = game.site left join opening on "
            "opening.id = game.opening order by game.source, game.id")) {
    has_game_ = games_.step();
  }

  bool add(const archive::Chunk& chunk) override {
    try {
      if (chunk.first_of_file && chunk.begin_of_part == 0) begin_source();
      if (const auto* part = dynamic_cast<const IndexedChunk*>(chunk.own.get()))
        for (const IndexedGame& game : part->games) compare(game.facts);
      return true;
    } catch (const sqlite::Error& error) {
      error_ = error.what();
      return false;
    }
  }
  const std::string& error() const override { return error_; }
  // Ends the last source. Its games that are left, and those of earlier sources, have no records.
  void finish() {
    bool is_first = true;
    for (; has_game_ && games_.number(source_column) <= source_; has_game_ = games_.step())
      if (std::exchange(is_first, false))
        report_("game " + std::to_string(games_.number(0)) + " is not in its block");
    in_source_ = false;
  }
  std::uint64_t games() const { return compared_; }

 private:
  static constexpr int source_column = 15;

  void begin_source() {
    finish();
    in_source_ = sources_.step();
    if (in_source_) source_ = sources_.number(0);
  }
  void compare(const GameFacts& facts) {
    if (!in_source_) return;
    if (!has_game_ || games_.number(source_column) != source_) {
      report_("a record of " + std::string(sources_.text(1)) + " has no game");
      in_source_ = false;
      return;
    }
    ++compared_;
    const std::int64_t numbers[] = {
        facts.date,  facts.white_elo, facts.black_elo, static_cast<std::int64_t>(facts.result),
        facts.plies, facts.games,     facts.flags};
    const std::string_view texts[] = {facts.type, facts.white, facts.black, facts.event,
                                      facts.site, facts.round, facts.eco,   facts.opening};
    constexpr int number_columns[] = {6, 8, 9, 10, 11, 12, 16};
    constexpr int text_columns[] = {1, 2, 3, 4, 5, 7, 13, 14};
    bool same = true;
    for (std::size_t i = 0; i < std::size(numbers); ++i)
      same = same && games_.number(number_columns[i]) == numbers[i];
    for (std::size_t i = 0; i < std::size(texts); ++i)
      same = same && games_.text(text_columns[i]) == texts[i];
    if (!same) report_("game " + std::to_string(games_.number(0)) + " differs from its record");
    has_game_ = games_.step();
  }

  const ReportFault& report_;
  sqlite::Query sources_;
  sqlite::Query games_;
  bool has_game_ = false;  // games_ has a row that was not compared yet
  bool in_source_ = false;
  std::int64_t source_ = 0;
  std::uint64_t compared_ = 0;
  std::string error_;
};

// Reports files that cannot be read, and nothing else.
class OnlyFailures final : public archive::Listener {
 public:
  explicit OnlyFailures(const ReportFault& report) : report_(report) {}
  bool found(const archive::Place& /*place*/, const Diagnostic& /*diagnostic*/) override { return true; }
  void unreadable(std::string_view error) override { report_(std::string(error)); }

 private:
  const ReportFault& report_;
};

}  // namespace

std::uint64_t verify(sqlite::Database& database, const std::string& path, const VerifyOptions& options,
                     const ReportFault& report, const std::atomic<bool>& stop) {
  check_rows(database, "pragma integrity_check(100)", report);
  for (const std::string_view statement : references) check_rows(database, statement, report);
  check_blocks(database, report, stop);
  if (stop) return 0;
  archive::Job job;
  job.task.files = {path};
  job.task.threads = options.threads;
  job.task.open_container = [](const std::string& file) { return open_container(file, {}); };
  job.task.stages = {index_games(std::make_shared<const IndexOptions>())};
  CompareGames compare(database, report);
  OnlyFailures listener(report);
  const archive::RunResult result = archive::run(job, archive::Destinations(compare), {}, listener, stop);
  if (!result.error.empty()) report(result.error);
  if (!stop && !result.input_failed) compare.finish();
  if (!stop && options.tables != nullptr) options.tables->verify(database, report);
  return compare.games();
}

}  // namespace mt::database
