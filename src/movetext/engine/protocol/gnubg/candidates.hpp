// The plays among which GNU Backgammon has to choose, and their values.
#pragma once
#include "movetext/engine/protocol/gnubg/replies.hpp"
#include "movetext/games/api/any_game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mt::engine::gnubg {

struct Candidate {
  int index = -1;      // place in the list of GNU Backgammon; -1 if it is not listed
  std::string move{};  // in the notation of the records
  AnyPosition after{};
  std::uint64_t key = 0;               // board_key() of `after`
  int plies = -1;                      // depth of the equity; -1 if there is none
  double equity = 0;                   // with the cube, for the side that plays
  Scale scale{};                       // for the side that plays
  std::optional<Chances> chances{};    // of the side that plays
  std::optional<RolledOut> rollout{};  // for the side that plays
};

// Returns the legal plays of the dice. If there is none, the only candidate is `no_play_words`. Returns an
// empty list if the position is too complex.
std::vector<Candidate> candidates_in(const AnyGame& game, const AnyPosition& position);

// Sets the equities of the candidates from a list of GNU Backgammon. Returns false, and changes nothing, if
// the list does not have exactly these plays.
bool take_listed(const AnyGame& game, const AnyPosition& position, const std::vector<ListedPlay>& listed,
                 std::vector<Candidate>& candidates);

// Returns the chances of the other side.
Chances turned(const Chances& p);

// Sorts candidates: those with a rollout first, then by depth, then by equity.
void sort_by_value(std::vector<Candidate>& candidates);

// Returns the depths to search after the static evaluation, for a search of that depth: {2} or {2, 4}.
std::vector<int> stages_of(int plies);
// Returns how many of the candidates, which must be sorted, are examined at a larger depth: those that are
// close to the best one, and at least `least`.
std::size_t kept(std::span<const Candidate> sorted, std::size_t least);

}  // namespace mt::engine::gnubg
