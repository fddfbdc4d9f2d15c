// Writes BPN.
#include "movetext/games/backgammon/bpn.hpp"

#include "movetext/games/backgammon/places.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/settle.hpp"

namespace mt::backgammon {
namespace {

void write_placement(const Board& board, std::string& out) {
  const Places places = places_of(board, Side::second);
  int empty = 0;
  for (std::size_t point = 1; point <= point_count; ++point) {
    const bool last = point == point_count;
    if (places[point] == 0) ++empty;
    if (empty > 0 && (places[point] != 0 || last)) out += std::to_string(empty);
    if (places[point] == 0) continue;
    out += letter_of_checkers(places[point]);
    empty = 0;
  }
}

void write_extension(const Rules& rules, const Position& position, std::string& out) {
  std::string flags;
  if (position.crawford == Flag::yes) flags += 'C';
  if (position.crawford == Flag::no && may_be_crawford(position)) flags += 'P';
  if (position.jacoby == Flag::yes) flags += 'J';
  if (position.beavers == Flag::yes) flags += 'V';
  if (position.double_offered) flags += 'D';
  if (position.resignation != 0) flags.append("R").append(std::to_string(position.resignation));
  if (rules.checkers < max_checkers) flags.append("H").append(std::to_string(rules.checkers));
  if (rules.name == rows::nackgammon.name) flags += 'N';
  if (!flags.empty()) out.append("-x").append(flags);
}

}  // namespace

void write_bpn(const Rules& rules, const Position& position, BpnForm form, std::string& out) {
  write_placement(position.board, out);
  out.append("-w").append(std::to_string(position.board.count(Side::first, bar)));
  out.append("b").append(std::to_string(position.board.count(Side::second, bar)));
  out += position.on_roll == Side::first ? "-w" : "-b";
  out += std::to_string(position.dice.larger());
  out += std::to_string(position.dice.smaller());
  out.append("-n").append(std::to_string(position.cube.value()));
  const auto owner = static_cast<int>(position.cube.owner);
  if (form == BpnForm::split)
    out.append("-").append(std::to_string(owner));
  else if (owner != 0)
    out.append(std::to_string(owner));
  out.append("-").append(std::to_string(position.score[0]));
  out.append(":").append(std::to_string(position.score[1]));
  out.append(":").append(std::to_string(position.match_length));
  if (form == BpnForm::extended) write_extension(rules, position, out);
}

}  // namespace mt::backgammon
