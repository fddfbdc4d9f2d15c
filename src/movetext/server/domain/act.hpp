// What a player, the clock or an operator wants to do to a game.
#pragma once
#include "movetext/server/domain/event.hpp"
#include "movetext/server/domain/terms.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace mt::server::domain {

struct ActRow;  // what a kind of act does (acting.hpp)

// The kind of an act: one of these constants.  The row of a kind stands beside the function that does it.
class ActKind {
 public:
  explicit constexpr ActKind(const ActRow& row) : row_(&row) {}
  const ActRow& row() const { return *row_; }
  friend bool operator==(const ActKind&, const ActKind&) = default;

  // Acts of players.
  static const ActKind
      accept;  // agrees to what is on offer: a game, a draw, an undo, an abort, a resignation
  static const ActKind decline;   // says no to the same; text: the reason of declining a game
  static const ActKind withdraw;  // takes back the player's own offers, of a game or within one
  static const ActKind move;      // text; with_draw: offers a draw as well
  static const ActKind roll;      // rolls the dice instead of doubling
  static const ActKind queue;     // text: moves and conditions; an empty one forgets them
  static const ActKind submit;    // text: a move that waits for `confirm`
  static const ActKind confirm;   // plays what was submitted, or resigns if that was asked
  static const ActKind draw;      // offers a draw, or accepts the one that is offered
  static const ActKind undo;
  static const ActKind abort;
  static const ActKind resign;  // level; confirmed: no question is asked
  static const ActKind claim;   // a draw by the rules, or a win on time; text: draw, time, or either
  static const ActKind swap;    // takes the other side, where the terms allow that
  static const ActKind say;     // text
  // Acts of the clock.
  static const ActKind expire;    // ends the offer of a game
  static const ActKind time_out;  // ends a game whose awaited side has no time left
  static const ActKind remind;    // reminds the awaited side
  static const ActKind leave;     // the leave of `seat` begins
  static const ActKind come_back;
  // Acts of operators.
  static const ActKind adjudicate;  // result, text; BoardResult::none: the game is aborted
  static const ActKind note;        // text

 private:
  const ActRow* row_;
};

struct Act {
  ActKind kind = ActKind::move;
  std::string text{};
  bool with_draw = false;
  bool confirmed = false;
  bool for_good = false;  // resign: the player leaves the server, and no game that has hardly begun is lost
  int level = 0;          // resign: 1 single game, 2 gammon, 3 backgammon, 4 the match; 0: not said
  std::optional<std::uint32_t> half_move{};   // number of the half-move that is meant, from 1
  std::optional<std::uint32_t> ply_seen{};    // half-moves that the sender had seen: the token's claim
  std::optional<std::uint32_t> event_seen{};  // seq of the board mail that is answered
  std::optional<Side> seat{};                 // of acts by the clock
  BoardResult result = BoardResult::none;     // adjudicate
};

// Two dice for the roll of that number, from 1: the same number gives the same dice.
using DiceSource = std::function<std::array<int, 2>(std::uint32_t number)>;

struct Circumstances {
  Time now = 0;
  AccountId by = 0;  // who acts; 0: the clock
  bool is_operator = false;
  bool grace = false;              // nobody loses on time now
  std::string commitment{};        // accept: what the dice are committed to
  std::string seed{};              // told when the game ends
  DiceSource dice{};               // games with dice
  std::array<bool, 2> autoroll{};  // whose dice are rolled without asking, by seat
};

struct ActOutcome {
  enum class Kind : std::uint8_t {
    done,
    already,  // it had been done: a repeated command
    asked,    // it waits for a confirmation
    refused,
  };
  Kind kind = Kind::done;
  Refusal refusal{};
};

}  // namespace mt::server::domain
