#include "movetext/database/positions/novelty.hpp"

#include "movetext/archive/core/stage.hpp"
#include "movetext/database/file/stored_games.hpp"
#include "movetext/record/steps.hpp"

#include <memory>
#include <vector>

namespace mt::database {
namespace {

// The main line of a game.
struct PlayedMove {
  std::string text;
  std::optional<AnyPosition> after;  // nullopt if it is not known
};

class KeepMainLine final : public archive::Stage {
 public:
  explicit KeepMainLine(std::vector<PlayedMove>& moves) : moves_(moves) {}

  archive::Wants wants() const override { return {.turn = archive::Turn::use_or_drop, .all_lines = true}; }
  void prepare(archive::Handling& handling) override {
    handling.writes_moves = handling.is_for_people = true;
  }
  void begin_replay(const AnyGame& /*game*/, const Record& /*record*/) override { reached_.clear(); }
  void line_position(std::uint32_t event, const AnyPosition& position) override {
    reached_.push_back({event, position});
  }
  archive::Next after(archive::Passing& passing) override {
    const Record& record = passing.record;
    std::size_t next = 0;
    for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
      const Event& event = record.tape[at];
      if (event.kind == EventKind::open) at = event.value;
      if (event.kind != EventKind::ply) continue;
      while (next < reached_.size() &&
             (reached_[next].event == replay::no_event || reached_[next].event < at))
        ++next;
      const bool is_known = next < reached_.size() && reached_[next].event == at;
      moves_.push_back({std::string(record.text(event)),
                        is_known ? std::optional(reached_[next].position) : std::nullopt});
    }
    return archive::Next::go_on;
  }

 private:
  struct Reached {
    std::uint32_t event;
    AnyPosition position;
  };
  std::vector<PlayedMove>& moves_;
  std::vector<Reached> reached_;
};

}  // namespace

std::optional<Novelty> find_novelty(sqlite::Database& database, Explorer& explorer, const AnyGame& rules,
                                    GameId game) {
  std::vector<PlayedMove> moves;
  StoredGames games(database, {[&] { return std::make_unique<KeepMainLine>(moves); }});
  FiguresTable figures(database);
  const std::optional<FiguredGame> row = figures.find(game);
  if (!row || !games.play(std::int64_t{game})) return std::nullopt;
  const std::int32_t date = row->figures.date;
  const auto is_older = [&](GameId other, const GameFigures& of_other) {
    return of_other.date != date ? of_other.date < date : other < game;
  };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!moves[i].after) break;
    if (!explorer.has_older(rules, *moves[i].after, game, is_older))
      return Novelty{static_cast<std::uint32_t>(i + 1), moves[i].text};
  }
  return std::nullopt;
}

}  // namespace mt::database
