#include "movetext/record/game_worth.hpp"

#include "movetext/record/match.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"

namespace mt {
namespace {

constexpr GameWorth first_side_wins{PlayerResult::win, PlayerResult::loss};
constexpr GameWorth second_side_wins{PlayerResult::loss, PlayerResult::win};

}  // namespace

GameWorth worth_of_result(const Record& record) {
  switch (read_score(record_result(record))) {
    case Score::first_wins:
      return first_side_wins;
    case Score::second_wins:
      return second_side_wins;
    case Score::both_lose:
      return {PlayerResult::loss, PlayerResult::loss};
    case Score::draw:
      return {PlayerResult::draw, PlayerResult::draw};
    default:
      return {};
  }
}

GameWorth worth_of_points(std::uint32_t value) {
  GameWorth worth = side_of(value) == Side::first ? first_side_wins : second_side_wins;
  const std::int64_t points = value / 2;
  worth.points = side_of(value) == Side::first ? points : -points;
  return worth;
}

}  // namespace mt
