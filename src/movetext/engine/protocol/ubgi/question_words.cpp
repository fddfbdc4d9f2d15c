#include "movetext/engine/protocol/ubgi/question_words.hpp"

#include "movetext/engine/protocol/ubgi/actions.hpp"

#include <algorithm>

namespace mt::engine::ubgi {
namespace {

std::string written(const AnyGame& game, const AnyPosition& position, std::string_view notation) {
  std::string out;
  game.write_position(position, notation, out);
  return out;
}

// Returns whether BPN can express the whole position. It cannot express a beaver.
bool fits_bpn(const AnyGame& game, const AnyPosition& position) {
  const MatchState state = *game.match_state(position);
  return state.animals == 0 && (state.resignation == 0 || state.to_decide != state.on_roll);
}

std::string owner_word(const MatchState& state) {
  if (state.cube.owner == CubeOwner::none) return "center";
  return state.cube.owner == owner(state.on_roll) ? "p0" : "p1";
}

// The commands of draft 0.1 that set a position; player 0 is the side on roll.
void add_setters(const MatchState& state, std::vector<std::string>& out) {
  out.push_back(state.is_money() ? std::string("newsession type money jacoby ") +
                                       (state.jacoby == Flag::yes ? "on" : "off")
                                 : "newsession type match length " + std::to_string(state.match_length) +
                                       " crawford " + (state.crawford == Flag::yes ? "on" : "off"));
  out.push_back("setscore " + std::to_string(state.points(state.on_roll)) + " " +
                std::to_string(state.points(other(state.on_roll))));
  out.push_back("setcube value " + std::to_string(state.cube.value()) + " owner " + owner_word(state));
  out.emplace_back("setturn p0");
}

std::string draft_limits(const Limits& limits) {
  std::string out;
  if (limits.move_time) out += " movetime " + std::to_string(limits.move_time->count());
  // The draft counts the play itself as a ply of depth.
  if (limits.depth) out += " depth " + std::to_string(*limits.depth + 1);
  if (limits.nodes) out += " nodes " + std::to_string(*limits.nodes);
  if (limits.trials) out += " trials " + std::to_string(*limits.trials);
  return out;
}

}  // namespace

std::string position_line(const GameLine& line) {
  const AnyGame& game = line.game();
  std::size_t from = line.positions().size() - 1;
  while (from > 0 && !fits_bpn(game, line.positions()[from])) --from;
  AnyPosition position = line.positions()[from];
  std::string out = "position bpn " + written(game, position, "bpn-ext");
  if (from < line.moves().size()) out += " moves";
  for (std::size_t i = from; i < line.moves().size(); ++i)
    out += " " + action_words(game, position, line.moves()[i]);
  return out;
}

std::string go_line(const Question& question, const Limits& limits, Kind kind, const Greeting& greeting) {
  const GameLine& line = question.line;
  const Abilities& abilities = greeting.abilities;
  std::string out = "go " + std::string(word_of(kind));
  const bool is_limited = write_limits(limits, abilities, line.to_move(), out);
  const auto& known = greeting.limits;
  const bool is_stoppable = std::find(known.begin(), known.end(), "infinite") != known.end();
  if (!is_limited && !limits.is_bounded() && is_stoppable) out += " infinite";
  if (question.lines != 1 && abilities.lines) out += " multi " + std::to_string(std::max(question.lines, 0));
  std::string_view before = " among ";
  for (const std::string& move : question.among) {
    out.append(before).append(play_words(line.game(), line.position(), move));
    before = " ; ";
  }
  return out;
}

std::vector<std::string> draft_lines(const Question& question, const Limits& limits, Kind kind,
                                     Dialect dialect) {
  const AnyGame& game = question.line.game();
  const AnyPosition& position = question.line.position();
  const MatchState state = *game.match_state(position);
  const bool is_play_or_cube = kind == Kind::play || kind == Kind::cube;
  if (dialect == Dialect::bare)
    return is_play_or_cube || kind == Kind::take ? std::vector{written(game, position, "xgid")}
                                                 : std::vector<std::string>{};
  if (!is_play_or_cube) return {};
  std::vector<std::string> out;
  if (kind == Kind::cube && dialect == Dialect::first) add_setters(state, out);
  const std::string ids = written(game, position, "gnubg");
  out.push_back("position gnubgid " + ids.substr(0, ids.find(':')));
  if (state.dice.rolled())
    out.push_back("dice " + std::to_string(state.dice.larger()) + " " + std::to_string(state.dice.smaller()));
  const std::string role = kind == Kind::play ? "chequer" : "cube";
  out.push_back(dialect == Dialect::first ? "go role " + role + draft_limits(limits) : "go " + role);
  return out;
}

}  // namespace mt::engine::ubgi
