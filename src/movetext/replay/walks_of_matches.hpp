// The walks through the matches of a family with dice.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/live_match.hpp"
#include "movetext/replay/match_walk.hpp"
#include "movetext/replay/walks.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace mt::replay {

// Listens until it hears of a position.
class Visitor final : public Follower {
 public:
  Visitor(const AnyGame& game, const AnyPosition& wanted) : game_(game), wanted_(wanted) {}
  void visit(const AnyPosition& position) override { seen_ = seen_ || game_.same_board(position, wanted_); }
  bool seen() const { return seen_; }

 private:
  const AnyGame& game_;
  const AnyPosition& wanted_;
  bool seen_ = false;
};

template <MatchGame G>
Replayed replay_match(Record& record, const G& game, const ReplayOptions& options) {
  return MatchReplayer<G>(record, game, options).run();
}

template <class T>
bool match_visits(const Record& record, const AnyGame& game, std::string_view position) {
  std::vector<Diagnostic> notes;
  AnyPosition wanted;
  if (!game.parse_position(position, wanted, notes)) return false;
  Visitor visitor(game, wanted);
  Record copy = record;
  const auto& rules = T::rules(game);
  replay_match(copy, rules, {.write_moves = false, .follower = &visitor});
  return visitor.seen();
}

template <class T>
constexpr Walks walks_of_matches() {
  return {
      .replay = [](Record& record, const AnyGame& reading, const AnyGame& /*writing*/,
                   const ReplayOptions& options) { return replay_match(record, T::rules(reading), options); },
      // A match says itself what it is.
      .legality = [](const Record& /*record*/, const AnyGame& /*game*/,
                     Lines /*lines*/) { return Legality{}; },
      .visits = match_visits<T>,
      .begin = [](std::unique_ptr<const AnyGame> rules, const LiveTerms& terms,
                  const AnyPosition* start) -> std::unique_ptr<LiveGame> {
        const auto& game = T::rules(*rules);
        using G = std::remove_cvref_t<decltype(game)>;
        return std::make_unique<LiveMatch<G>>(std::move(rules), game, terms, start);
      },
      .line_end = [](const AnyGame& /*game*/,
                     std::string_view /*moves*/) { return std::optional<AnyPosition>(); },
  };
}

}  // namespace mt::replay
