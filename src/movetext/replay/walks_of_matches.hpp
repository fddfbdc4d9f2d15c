// The walks through the matches of a family with dice.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/live_match.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/replay/walks.hpp"

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

template <class T>
bool match_visits(const Record& record, const AnyGame& game, std::string_view position) {
  std::vector<Diagnostic> notes;
  AnyPosition wanted;
  if (!game.parse_position(position, wanted, notes)) return false;
  Visitor visitor(game, wanted);
  Record copy = record;
  MatchReplayer(copy, T::rules(game), {.write_moves = false, .follower = &visitor}).run();
  return visitor.seen();
}

template <class T>
constexpr Walks walks_of_matches() {
  return {
      .replay =
          [](Record& record, const AnyGame& reading, const AnyGame& /*writing*/,
             const ReplayOptions& options) {
            return MatchReplayer(record, T::rules(reading), options).run();
          },
      // A match says itself what it is.
      .legality = [](const Record& /*record*/, const AnyGame& /*game*/,
                     Lines /*lines*/) { return Legality{}; },
      .visits = match_visits<T>,
      .begin = [](std::unique_ptr<const AnyGame> rules, const LiveTerms& terms,
                  const AnyPosition* start) -> std::unique_ptr<LiveGame> {
        return std::make_unique<LiveMatch>(std::move(rules), terms, start);
      },
      .line_end = [](const AnyGame& /*game*/,
                     std::string_view /*moves*/) { return std::optional<AnyPosition>(); },
  };
}

}  // namespace mt::replay
