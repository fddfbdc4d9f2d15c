#include "movetext/database/positions/stored_traces.hpp"

#include "movetext/archive/core/stage.hpp"

#include <optional>

namespace mt::database {
namespace {

// The visits of the record that was replayed last.
struct LastTrace {
  GameTracer tracer;
  std::span<const TracedGame> games{};
  std::optional<std::uint64_t> key{};  // only records with this position are wanted
};

class TraceGames final : public archive::Stage {
 public:
  explicit TraceGames(LastTrace& last) : last_(last) {}

  archive::Wants wants() const override { return {.turn = archive::Turn::use_or_drop, .all_lines = true}; }
  void begin_replay(const AnyGame& game, const Record& /*record*/) override { last_.tracer.begin(game); }
  void line_position(std::uint32_t event, const AnyPosition& position) override {
    last_.tracer.position(event, position);
  }
  archive::Next after(archive::Passing& passing) override {
    if (passing.played.game != nullptr && (!last_.key || last_.tracer.has_reached(*last_.key)))
      last_.games = last_.tracer.finish(passing.record);
    return archive::Next::go_on;
  }

 private:
  LastTrace& last_;
};

class StoredTraces final : public GameTraces {
 public:
  explicit StoredTraces(sqlite::Database& database)
      : games_(database, {[this] { return std::make_unique<TraceGames>(last_); }}) {}
  std::span<const TracedGame> trace(GameId game) override { return play(game, std::nullopt); }
  std::span<const TracedGame> trace_with(GameId game, std::uint64_t key) override { return play(game, key); }

 private:
  std::span<const TracedGame> play(GameId game, std::optional<std::uint64_t> key) {
    last_.games = {};
    last_.key = key;
    return games_.play(std::int64_t{game}) ? last_.games : std::span<const TracedGame>();
  }

  LastTrace last_;
  StoredGames games_;
};

}  // namespace

std::unique_ptr<GameTraces> make_stored_traces(sqlite::Database& database) {
  return std::make_unique<StoredTraces>(database);
}

}  // namespace mt::database
