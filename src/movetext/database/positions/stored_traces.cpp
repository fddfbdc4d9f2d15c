#include "movetext/database/positions/stored_traces.hpp"

#include "movetext/archive/core/stage.hpp"

namespace mt::database {
namespace {

// The visits of the record that was replayed last.
struct LastTrace {
  GameTracer tracer;
  std::span<const TracedGame> games{};
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
    if (passing.played.game != nullptr) last_.games = last_.tracer.finish(passing.record);
    return archive::Next::go_on;
  }

 private:
  LastTrace& last_;
};

class StoredTraces final : public GameTraces {
 public:
  explicit StoredTraces(sqlite::Database& database)
      : games_(database, {[this] { return std::make_unique<TraceGames>(last_); }}) {}
  std::span<const TracedGame> trace(GameId game) override {
    last_.games = {};
    return games_.play(std::int64_t{game}) ? last_.games : std::span<const TracedGame>();
  }

 private:
  LastTrace last_;
  StoredGames games_;
};

}  // namespace

std::unique_ptr<GameTraces> make_stored_traces(sqlite::Database& database) {
  return std::make_unique<StoredTraces>(database);
}

}  // namespace mt::database
