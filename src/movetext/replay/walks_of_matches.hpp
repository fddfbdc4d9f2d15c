// The loops over the matches of a family with dice.
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

namespace mt::replay {

template <MatchGame G>
Replayed replay_match(Record& record, const G& game, const ReplayOptions& options) {
  return MatchReplayer<G>(record, game, options).run();
}

template <class T>
constexpr Walks walks_of_matches() {
  return {
      .replay = [](Record& record, const AnyGame& reading, const AnyGame& /*writing*/,
                   const ReplayOptions& options) { return replay_match(record, T::rules(reading), options); },
      // The game of a match is always known, so legality is not needed to find it.
      .legality = [](const Record& /*record*/, const AnyGame& /*game*/,
                     Lines /*lines*/) { return Legality{}; },
      .off_board = [](const Record& /*record*/, const AnyGame& /*game*/) { return OffBoard{}; },
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
