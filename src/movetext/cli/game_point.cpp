#include "movetext/cli/game_point.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/steps.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <limits>

namespace mt::cli {
namespace {

bool is_turn(const Event& event) {
  return event.kind == EventKind::ply || event.kind == EventKind::null_ply;
}

// Returns the side for '1', '2' or the first letter of its name, or nullopt if no side fits.
std::optional<Side> side_named(const AnyGame& game, char letter) {
  for (const Side side : {Side::first, Side::second}) {
    const char place = side == Side::first ? '1' : '2';
    if (letter == place || text::to_lower(game.side_name(side).front()) == letter) return side;
  }
  return std::nullopt;
}

// Returns whether the name of a side in any game begins with that letter.
bool names_a_side(char letter) {
  for (const GameRow& row : game_rows())
    if (side_named(*make_game(spec_of(row)), letter)) return true;
  return false;
}

}  // namespace

std::optional<GamePoint> parse_move(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::int64_t number =
      text::parse_number(text.substr(0, digits), std::numeric_limits<std::int32_t>::max());
  if (number < 0) return std::nullopt;
  GamePoint moment{GamePoint::Kind::move, static_cast<std::uint32_t>(number), '1'};
  const std::string_view side = text.substr(digits);
  if (side.empty() || side == ".") return moment;
  if (side == "...") {
    moment.side = '2';
    return moment;
  }
  moment.side = text::to_lower(side.front());
  const bool is_side = side.size() == 1 && text::is_letter(moment.side) && names_a_side(moment.side);
  return is_side ? std::optional(moment) : std::nullopt;
}

std::vector<GameLine> games_of(const Record& record) {
  std::vector<GameLine> games;
  if (!record.convention->is_match) games.emplace_back();
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open) i = event.value;  // skip the variation
    if (event.kind == EventKind::game) games.push_back({i, static_cast<std::uint32_t>(games.size() + 1), {}});
    // The start of a game is stored in GameLine::start. The points of a game come after its last position.
    if (event.kind == EventKind::game || event.kind == EventKind::points || !is_step(event.kind)) continue;
    if (!games.empty()) games.back().events.push_back(i);
  }
  return games;
}

GameLine line_to(const Record& record, std::uint32_t event) {
  GameLine line;
  for (const GameLine& game : games_of(record))
    if (game.start && *game.start <= event) {
      line.start = game.start;
      line.number = game.number;
    }
  if (event == UINT32_MAX) return {};
  const Steps steps(record);
  for (Steps::Number at = steps.at_event(event); at != Steps::none; at = steps[at].before) {
    const EventKind kind = record.tape[steps[at].event].kind;
    if (kind == EventKind::game) break;
    if (kind != EventKind::points) line.events.push_back(steps[at].event);
  }
  std::reverse(line.events.begin(), line.events.end());
  return line;
}

std::optional<std::size_t> find_moment(const Record& record, const AnyGame& game, const GameLine& line,
                                       std::size_t known, const GamePoint& moment) {
  if (moment.kind == GamePoint::Kind::end) return known;
  if (moment.kind == GamePoint::Kind::found) return std::nullopt;  // the filter knows it, not the line
  if (moment.kind == GamePoint::Kind::ply && moment.number == 0) return 0;
  const std::optional<Side> side = side_named(game, moment.side);
  if (!side) return std::nullopt;
  std::uint32_t plies = 0;
  for (std::size_t i = 0; i < known; ++i) {
    const Event& event = record.tape[line.events[i]];
    if (!is_turn(event)) continue;
    ++plies;
    const bool is_it = moment.kind == GamePoint::Kind::ply
                           ? plies == moment.number
                           : event.value / 2 == moment.number && side_of(event.value) == *side;
    if (is_it) return i + 1;
  }
  return std::nullopt;
}

std::string numbered_move(const Record& record, std::uint32_t index) {
  const Event& event = record.tape[index];
  if (!is_turn(event)) return {};
  std::string words = std::to_string(event.value / 2);
  words += side_of(event.value) == Side::first ? ". " : "... ";
  const bool rolled = index > 0 && record.tape[index - 1].kind == EventKind::roll;
  if (rolled) words.append(record.text(record.tape[index - 1])).append(": ");
  const std::string_view move = record.text(event);
  return words.append(event.kind == EventKind::null_ply && move.empty() ? "--" : move);
}

}  // namespace mt::cli
