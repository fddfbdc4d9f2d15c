#include "movetext/record/match_games.hpp"

#include "movetext/record/match.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt {
namespace {

bool is_one_away(const GameOfMatch& game, std::uint32_t length) {
  return game.score && std::any_of(game.score->begin(), game.score->end(),
                                   [&](std::uint32_t points) { return points + 1 == length; });
}

void mark_crawford(const Record& record, std::vector<GameOfMatch>& games) {
  const std::uint32_t length = length_of_match(record);
  if (length < 2 || text::same_in_any_case(text::trim(record.tag("Crawford")), "off")) return;
  const auto first = std::find_if(games.begin(), games.end(),
                                  [&](const GameOfMatch& game) { return is_one_away(game, length); });
  if (first != games.end()) first->is_crawford = true;
}

std::uint32_t pips_of(std::string_view dice) {
  if (dice.size() != 2 || !text::is_digit(dice[0]) || !text::is_digit(dice[1])) return 0;
  const auto sum = static_cast<std::uint32_t>(dice[0] - '0' + dice[1] - '0');
  return dice[0] == dice[1] ? 2 * sum : sum;
}

// Counts the events of one game.
class Count {
 public:
  Count(const Record& record, GameOfMatch& game) : record_(record), game_(game) {}

  void add(const Event& event) {
    switch (event.kind) {
      case EventKind::roll:
        roll(event);
        break;
      case EventKind::ply:
        ++side(event).plays;
        break;
      case EventKind::cube:
        turn(event);
        break;
      case EventKind::points:
        game_.winner = side_of(event.value);
        game_.points = event.value / 2;
        break;
      default:
        break;
    }
  }

 private:
  MatchSide& side(const Event& event) { return game_.sides[static_cast<std::size_t>(side_of(event.value))]; }
  MatchSide& side(Side which) { return game_.sides[static_cast<std::size_t>(which)]; }

  void roll(const Event& event) {
    accept();
    ++side(event).rolls;
    side(event).pips += pips_of(record_.text(event));
  }

  // The side that takes owns the cube, even if beavers and raccoons raise its value afterwards.
  void accept() {
    if (offered_ == 0) return;
    if (!is_taken_) ++side(other(offers_)).takes;
    game_.cube = offered_;
    game_.cube_owner = other(offers_);
    offered_ = 0;
    is_taken_ = false;
  }

  void turn(const Event& event) {
    const auto action = static_cast<CubeAction>(event.arg);
    if (action == CubeAction::resign) return;
    const Side by = side_of(event.value);
    if (action == CubeAction::take) return accept();
    if (action == CubeAction::drop) {
      ++side(by).drops;
      game_.is_dropped = true;
      offered_ = 0;
      return;
    }
    if (action == CubeAction::offer) {
      accept();
      offers_ = by;
    } else if (!std::exchange(is_taken_, true)) {  // a beaver is also a take
      ++side(other(offers_)).takes;
    }
    ++side(by).doubles;
    const std::uint32_t value = cube_value(record_.text(event));
    offered_ = value != 0 ? value : 2 * std::max(offered_, game_.cube);
  }

  const Record& record_;
  GameOfMatch& game_;
  // cube value that was offered and has not been answered; 0 if none
  std::uint32_t offered_ = 0;
  Side offers_ = Side::first;  // the side that doubled
  bool is_taken_ = false;      // the double was taken by a beaver
};

}  // namespace

MatchSide& MatchSide::operator+=(const MatchSide& other) {
  rolls += other.rolls;
  pips += other.pips;
  plays += other.plays;
  doubles += other.doubles;
  takes += other.takes;
  drops += other.drops;
  return *this;
}

std::uint32_t length_of_match(const Record& record) {
  const std::int64_t length = text::parse_number(record.tag(match_length_tag), max_match_points);
  return length < 0 ? 0 : static_cast<std::uint32_t>(length);
}

std::vector<GameOfMatch> games_of(const Record& record) {
  std::vector<GameOfMatch> games;
  std::optional<Count> count;
  games.reserve(
      static_cast<std::size_t>(std::count_if(record.tape.begin(), record.tape.end(), [](const Event& event) {
        return event.kind == EventKind::game;
      })));
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::game) {
      GameOfMatch& game = games.emplace_back();
      if (event.value != unknown_score)
        game.score = {score_of(Side::first, event.value), score_of(Side::second, event.value)};
      count.emplace(record, game);
    } else if (count) {
      count->add(event);
    }
  }
  mark_crawford(record, games);
  return games;
}

}  // namespace mt
