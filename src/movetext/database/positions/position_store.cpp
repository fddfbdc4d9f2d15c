#include "movetext/database/positions/position_store.hpp"

#include "movetext/database/positions/figures_table.hpp"
#include "movetext/database/positions/segment_builder.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mt::database {
namespace {

// After this number of neighbouring segments of one level, or of removals, segments are made again from their
// games.
constexpr std::uint32_t most_neighbours = 8;
constexpr std::uint32_t most_removals = 8;

struct Followed {
  std::string type{};
  GameFigures figures{};
  std::vector<TracedGame> traced{};
};

class FollowedPositions final : public FollowedGames {
 public:
  std::vector<Followed> games;
};

class PositionFollower final : public GameFollower {
 public:
  void begin(const AnyGame& game) override { tracer_.begin(game); }
  void position(std::uint32_t event, const AnyPosition& position) override {
    tracer_.position(event, position);
  }
  void keep(const GameFacts& facts, const AnyGame* game, const Record& record) override {
    if (followed_ == nullptr) followed_ = std::make_unique<FollowedPositions>();
    Followed& kept = followed_->games.emplace_back();
    kept.type = facts.type;
    kept.figures = figures_of(facts.date, facts.white_elo, facts.black_elo);
    if (game == nullptr) return;
    const std::span<const TracedGame> traced = tracer_.finish(record);
    kept.traced.assign(traced.begin(), traced.end());
  }
  std::unique_ptr<FollowedGames> take() override { return std::move(followed_); }

 private:
  GameTracer tracer_;
  std::unique_ptr<FollowedPositions> followed_;
};

class PositionStore final : public PositionTables {
 public:
  PositionStore(PositionStoreOptions options, OpenGameTraces open)
      : options_(std::move(options)), open_(std::move(open)) {}

  void create(sqlite::Database& database) override { create_position_tables(database); }
  std::unique_ptr<GameFollower> make_follower() const override {
    return std::make_unique<PositionFollower>();
  }
  std::int64_t last_id(sqlite::Database& database) override {
    return database.number("select max(last) from segment");
  }
  void add(sqlite::Database& database, const FollowedGames& games,
           std::span<const std::int64_t> ids) override;
  void remove(sqlite::Database& database, std::span<const std::int64_t> ids) override;
  void finish(sqlite::Database& database) override;
  void compact(sqlite::Database& database) override;
  void verify(sqlite::Database& database, const std::function<void(const std::string&)>& report) override;

 private:
  std::int64_t type_of(sqlite::Database& database, const std::string& name);
  void end_segment(sqlite::Database& database);
  void join_segments(sqlite::Database& database);
  void rebuild(sqlite::Database& database, GameId first, GameId last,
               std::span<const std::int64_t> without = {});

  PositionStoreOptions options_;
  OpenGameTraces open_;
  std::optional<SegmentBuilder> builder_;
  std::map<std::string, std::int64_t> types_;
};

std::int64_t PositionStore::type_of(sqlite::Database& database, const std::string& name) {
  const auto [found, is_new] = types_.try_emplace(name, 0);
  if (!is_new && found->second != 0) return found->second;
  sqlite::Query asked = database.query("select id from game_type where name = ?");
  asked.bind(1, name);
  if (asked.step()) found->second = asked.number(0);
  return found->second;
}

void PositionStore::add(sqlite::Database& database, const FollowedGames& games,
                        std::span<const std::int64_t> ids) {
  const auto& followed = static_cast<const FollowedPositions&>(games).games;
  for (std::size_t i = 0; i < followed.size() && i < ids.size(); ++i) {
    if (ids[i] == 0) continue;
    const auto game = static_cast<GameId>(ids[i]);
    if (builder_ && !builder_->has_room(game)) end_segment(database);
    if (!builder_) builder_.emplace(options_);
    builder_->add(game, type_of(database, followed[i].type), followed[i].figures, followed[i].traced);
  }
}

void PositionStore::end_segment(sqlite::Database& database) {
  if (builder_ && !builder_->is_empty()) builder_->write(database);
  builder_.reset();
}

void PositionStore::finish(sqlite::Database& database) {
  end_segment(database);
  join_segments(database);
}

// Returns the level of a segment: segments of a level have up to most_neighbours times as many games as those
// of the level below. Segments that cannot become much larger have no level.
std::optional<unsigned> level_of(const Segment& segment, std::uint32_t most_games) {
  if (segment.games() > most_games / 2) return std::nullopt;
  unsigned level = 0;
  for (std::uint32_t games = segment.games(); games >= most_neighbours; games /= most_neighbours) ++level;
  return level;
}

// Joins the last segments if there are many of one level; a smaller one before a larger one counts as one of
// the larger one's level. So a database has few segments, and a game is replayed again once for each level.
void PositionStore::join_segments(sqlite::Database& database) {
  unsigned highest = 0;
  std::uint32_t neighbours = 0;  // segments since the level rose
  const std::vector<Segment> segments = all_segments(database);
  for (std::size_t i = segments.size(); i > 0; --i) {
    const std::optional<unsigned> level = level_of(segments[i - 1], options_.most_games);
    if (!level) return;
    if (*level > highest) neighbours = 0;
    highest = std::max(highest, *level);
    if (++neighbours < most_neighbours) continue;
    for (std::size_t joined = i - 1; joined < segments.size(); ++joined)
      remove_segment(database, segments[joined].id);
    rebuild(database, segments[i - 1].first, segments.back().last);
    return join_segments(database);
  }
}

// Makes segments from the stored games with the numbers from `first` to `last`, except those in `without`,
// which is sorted.
void PositionStore::rebuild(sqlite::Database& database, GameId first, GameId last,
                            std::span<const std::int64_t> without) {
  const std::unique_ptr<GameTraces> games = open_(database);
  std::optional<SegmentBuilder> builder;
  sqlite::Query rows = database.query(
      "select id, type, date, white_elo, black_elo from game where id between ? and ? order by id");
  rows.bind(1, std::int64_t{first}).bind(2, std::int64_t{last});
  while (rows.step()) {
    if (std::binary_search(without.begin(), without.end(), rows.number(0))) continue;
    const auto game = static_cast<GameId>(rows.number(0));
    if (builder && !builder->has_room(game)) {
      builder->write(database);
      builder.reset();
    }
    if (!builder) builder.emplace(options_);
    builder->add(game, rows.number(1), figures_of(rows.number(2), rows.number(3), rows.number(4)),
                 games->trace(game));
  }
  if (builder) builder->write(database);
}

void PositionStore::remove(sqlite::Database& database, std::span<const std::int64_t> ids) {
  const std::unique_ptr<GameTraces> games = open_(database);
  FiguresTable figures(database);
  std::vector<std::int64_t> sorted(ids.begin(), ids.end());
  std::sort(sorted.begin(), sorted.end());
  auto next = sorted.begin();
  for (const Segment& segment : all_segments(database)) {
    next = std::lower_bound(next, sorted.end(), std::int64_t{segment.first});
    const auto end = std::upper_bound(next, sorted.end(), std::int64_t{segment.last});
    if (next == end) continue;
    if (segment.removals >= most_removals) {
      remove_segment(database, segment.id);
      rebuild(database, segment.first, segment.last, std::span(next, end));
      continue;
    }
    SegmentBuilder removed(options_);
    for (; next != end; ++next) {
      const auto game = static_cast<GameId>(*next);
      if (const std::optional<FiguredGame> row = figures.find(game))
        removed.add(game, row->type, row->figures, games->trace(game));
    }
    if (!removed.is_empty()) removed.write_removal(database, segment);
  }
}

void PositionStore::compact(sqlite::Database& database) {
  for (const Segment& segment : all_segments(database)) remove_segment(database, segment.id);
  rebuild(database, 0, UINT32_MAX);
}

void PositionStore::verify(sqlite::Database& database,
                           const std::function<void(const std::string&)>& report) {
  std::vector<Entry> entries;
  for (const char* table : {"explorer", "explorer_removed"}) {
    sqlite::Query blocks = database.query(std::string("select segment, key, entries from ").append(table));
    while (blocks.step()) {
      if (read_block(blocks.blob(2), entries) && !entries.empty() &&
          stored_key(entries.front().key) == blocks.number(1))
        continue;
      std::string fault("a block of the table ");
      fault.append(table).append(" is damaged: segment ").append(std::to_string(blocks.number(0)));
      report(fault.append(", key ").append(std::to_string(blocks.number(1))));
    }
  }
  for (const Segment& segment : all_segments(database)) {
    sqlite::Query rows =
        database.query("select sum(length(bits)) from signature where segment = ? and kind = ?");
    rows.bind(1, segment.id).bind(2, position_signature);
    const std::size_t bytes = std::size_t{segment.rows} * row_size(segment.groups());
    if (rows.step() && rows.number(0) != static_cast<std::int64_t>(bytes))
      report("the signatures of segment " + std::to_string(segment.id) + " are not complete");
  }
}

}  // namespace

std::unique_ptr<PositionTables> make_position_store(PositionStoreOptions options, OpenGameTraces open) {
  return std::make_unique<PositionStore>(std::move(options), std::move(open));
}

}  // namespace mt::database
