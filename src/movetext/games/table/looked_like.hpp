// Determines which of all known games a text belongs to.
//
//   LookedLike game = look_of_position("W:W31-50:B1-20");  // game.family->name == "draughts"
//   if (game) format = native_format(game.convention());
#pragma once
#include "movetext/games/table/families.hpp"
#include "movetext/games/table/unplayed_games.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mt {

// A family or an unsupported game; empty if the text does not reveal it.
struct LookedLike {
  const Family* family = nullptr;
  const UnplayedGame* unplayed = nullptr;

  explicit operator bool() const { return family != nullptr || unplayed != nullptr; }
  // Returns how its records are written. The game must be known.
  const Convention& convention() const {
    return *(family != nullptr ? family->convention : unplayed->convention);
  }
  friend bool operator==(const LookedLike&, const LookedLike&) = default;
};

// Returns the game that claims the text as a position more strongly than any other, and at least as strongly
// as `least`.
LookedLike look_of_position(std::string_view text, Claim least = Claim::possible);

// Each move of a record votes for a game, and this class counts the votes. The text of the record must
// outlive it.
//
//   MoveVotes votes;
//   votes.add("Nf3", {.first = true});
//   votes.decide();  // chess
class MoveVotes {
 public:
  // Counts the word, without blanks or a move number, for the game that claims it most strongly. A word that
  // two games claim equally counts for neither.
  void add(std::string_view word, WordPlace place);
  // Returns how many words have the shape of a move of some game.
  std::size_t moves() const { return moves_.size(); }
  // Returns the only game to which the whole record can belong. If the record does not show this, returns the
  // game with the most votes, unless two games have equally many. An unsupported game needs more evidence,
  // because its files are not read: more than half of all votes, and at least a certain number.
  LookedLike decide() const;

 private:
  bool is_of_unplayed(std::size_t game) const;

  std::vector<std::uint32_t>
      votes_;  // by index of the game in the list of all known games; empty before the first vote
  std::vector<std::string_view> moves_;  // the words counted by moves(), without marks
};

}  // namespace mt
