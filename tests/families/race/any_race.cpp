#include "race/any_race.hpp"

#include "movetext/board/disc_figures.hpp"

namespace mt::race {
namespace {

constexpr board::PieceFigure runner{.name = "runner",
                                    .ids = {"red-runner", "blue-runner"},
                                    .letters = {"r", "b"},
                                    .cells = {"<R>", "(B)"},
                                    .figurines = {"\u26c0", "\u26c2"},
                                    .text_figurines = {"\u26c0", "\u26c2"},
                                    .draw = board::draw_disc};

std::uint64_t count_paths(const Race& game, const Position& position, int depth);

// A roll without a play is one path.
std::uint64_t count_behind_roll(const Race& game, const Position& rolled, int depth) {
  const std::vector<Play> plays = legal_plays(rolled);
  std::uint64_t paths = 0;
  for (const Play& play : plays) paths += count_paths(game, game.play(rolled, play), depth - 1);
  if (!plays.empty()) return paths;
  return count_paths(game, game.play(rolled, {.after = rolled.of(rolled.on_roll)}), depth - 1);
}

std::uint64_t count_paths(const Race& game, const Position& position, int depth) {
  if (depth <= 0) return 1;
  if (game.finished(position).over()) return 0;
  if (position.dice.rolled()) return count_behind_roll(game, position, depth);
  std::uint64_t paths = 0;
  for (const Dice dice : all_rolls) {
    Position rolled = position;
    rolled.dice = dice;
    paths += count_behind_roll(game, rolled, depth);
  }
  return paths;
}

}  // namespace

bool RaceGame::knows(board::Notation notation) const {
  return notation == board::Notation::points || notation == board::Notation::expanded;
}

bool RaceGame::same_board(const AnyPosition& a, const AnyPosition& b) const {
  return at(a).runners == at(b).runners && at(a).on_roll == at(b).on_roll;
}

std::uint64_t RaceGame::board_key(const AnyPosition& position) const {
  const Position here = at(position);
  auto key = static_cast<std::uint64_t>(here.on_roll);
  for (const Runners& own : here.runners)
    for (const std::uint8_t steps : own) key = key * (most_steps + 1) + steps;
  return key * 0x9E37'79B9'7F4A'7C15;
}

bool RaceGame::parse_position(std::string_view text, AnyPosition& out, std::vector<Diagnostic>& notes) const {
  Position read = game_.start(MatchRules{});
  if (!read_position(game_.rules(), text, read, notes)) return false;
  out = before_end(read);
  return true;
}

bool RaceGame::write_position(const AnyPosition& position, std::string_view notation,
                              std::string& out) const {
  if (notation != "race") return false;
  race::write_position(at(position), out);
  return true;
}

// Each runner has a row of the drawing; home is at the right.
board::Diagram RaceGame::diagram(const AnyPosition& position) const {
  board::Drawing drawing({most_steps + 1, 4, board::Squares::all});
  std::int8_t row = 0;
  for (const Side side : {Side::first, Side::second})
    for (const std::uint8_t steps : at(position).of(side))
      drawing.put({static_cast<std::int8_t>(most_steps - steps), row++},
                  {&runner, side == Side::first ? board::Ink::light : board::Ink::dark});
  return drawing;
}

Result<std::uint64_t> RaceGame::perft(const AnyPosition& position, int depth) const {
  return ended_position(position).result.over() && depth > 0 ? std::uint64_t{0}
                                                             : count_paths(game_, at(position), depth);
}

}  // namespace mt::race
