#include "movetext/database/positions/legal_moves.hpp"

#include "movetext/games/api/match_turn.hpp"
#include "movetext/record/match.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mt::database {
namespace {

// Lists the moves after a roll that is on the table, or those of a board game.
bool list_plays(const KeyedGame& keyed, const AnyPosition& position, std::vector<LegalMove>& out) {
  std::vector<std::string> texts;
  std::vector<AnyPosition> after;
  const AnyGame& game = keyed.game();
  if (!game.next_positions(position, game.notation(), texts, after)) return false;
  const KeyedPosition here = keyed.at(position);
  for (std::size_t i = 0; i < texts.size(); ++i)
    out.push_back({move_between(here, keyed.at(after[i])), std::move(texts[i])});
  return true;
}

// Lists the rolls with their plays.
bool list_rolls(const KeyedGame& keyed, const AnyPosition& position, MatchState state,
                std::vector<LegalMove>& out) {
  for (const Dice dice : all_rolls) {
    state.dice = dice;
    const std::size_t had = out.size();
    if (!list_plays(keyed, keyed.game().with_match_state(position, state), out)) return false;
    for (std::size_t i = had; i < out.size(); ++i) {
      out[i].id ^= dice_number(dice);
      out[i].text.insert(0, roll_text(dice) + ' ');
    }
  }
  return true;
}

}  // namespace

bool list_moves(const KeyedGame& keyed, const AnyPosition& position, std::vector<LegalMove>& out) {
  out.clear();
  const std::optional<MatchState> state = keyed.game().match_state(position);
  if (!state) {
    if (!list_plays(keyed, position, out)) return false;
  } else {
    constexpr std::array actions{CubeAction::offer,  CubeAction::take,    CubeAction::drop,
                                 CubeAction::beaver, CubeAction::raccoon, CubeAction::resign};
    for (const CubeAction action : actions)
      out.push_back({cube_move(name(action)), std::string(name(action))});
    if (state->dice.rolled() && !list_plays(keyed, position, out)) return false;
    if (!state->dice.rolled() && !state->double_offered && !list_rolls(keyed, position, *state, out))
      return false;
  }
  out.push_back({moves::pass, "--"});
  const auto before = [](const LegalMove& a, const LegalMove& b) { return a.id < b.id; };
  const auto same = [](const LegalMove& a, const LegalMove& b) { return a.id == b.id; };
  std::stable_sort(out.begin(), out.end(), before);
  out.erase(std::unique(out.begin(), out.end(), same), out.end());
  return true;
}

}  // namespace mt::database
