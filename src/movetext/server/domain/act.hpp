// An act: a change that a player, the clock or an operator wants to make to a game.
#pragma once
#include "movetext/server/domain/event.hpp"
#include "movetext/server/domain/terms.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

struct ActRow;  // the implementation of a kind of act (acting.hpp)

// The reason stored for a declined game if the player gives none; mails do not show it.
inline constexpr std::string_view no_decline_reason = "generic";

// Each kind of act is one of these constants. The ActRow of a kind is next to the function that carries it
// out.
class ActKind {
 public:
  explicit constexpr ActKind(const ActRow& row) : row_(&row) {}
  const ActRow& row() const { return *row_; }
  friend bool operator==(const ActKind&, const ActKind&) = default;

  // Acts of players.
  static const ActKind accept;    // accepts an offer of a game, a draw, an undo, an abort or a resignation
  static const ActKind decline;   // declines an open offer; text: the reason, if the offer is a game
  static const ActKind withdraw;  // takes back the offered game, or the player's own offers in a game
  static const ActKind move;      // text: the move; with_draw: the move also offers a draw
  static const ActKind roll;      // rolls the dice instead of doubling
  static const ActKind queue;     // text: moves with their conditions; an empty text clears the queue
  static const ActKind submit;    // text: a move that waits for `confirm`
  static const ActKind confirm;   // plays the submitted move, or carries out the requested resignation
  static const ActKind draw;      // offers a draw, or accepts the opponent's draw offer
  static const ActKind undo;
  static const ActKind abort;
  static const ActKind resign;  // resigns at `level`; if `confirmed` is set, no confirmation is requested
  static const ActKind claim;   // claims a draw or a win on time; text: draw, time, or empty for either
  static const ActKind swap;    // takes the other side, if the terms allow it
  static const ActKind say;     // text: a comment
  // Acts of the clock.
  static const ActKind expire;    // ends an offer of a game that was not answered in time
  static const ActKind time_out;  // ends a game whose awaited side has no time left
  static const ActKind remind;    // reminds the awaited side
  static const ActKind leave;     // the player of `seat` starts a leave
  static const ActKind come_back;
  // Acts of operators.
  static const ActKind adjudicate;  // ends the game with `result` (none aborts it); text: the reason
  static const ActKind note;        // text: the note

 private:
  const ActRow* row_;
};

struct Act {
  ActKind kind = ActKind::move;
  std::string text{};
  bool with_draw = false;
  bool confirmed = false;
  bool for_good = false;  // resign: the player leaves the server, so a game with very few moves is aborted
                          // instead of lost
  int level = 0;          // resign: 1 single game, 2 gammon, 3 backgammon, 4 the match; 0 if not given
  std::optional<std::uint32_t> half_move{};  // number of the intended half-move, from 1
  // Number of half-moves that the sender had seen, according to the token.
  std::optional<std::uint32_t> ply_seen{};
  // The seq of the last event in the board mail that the sender answers.
  std::optional<std::uint32_t> event_seen{};
  std::optional<Side> seat{};              // only for acts of the clock
  BoardResult result = BoardResult::none;  // only for adjudicate
};

// Returns the two dice of roll `number`, counted from 1. The same number always gives the same dice.
using DiceSource = std::function<std::array<int, 2>(std::uint32_t number)>;

struct Circumstances {
  Time now = 0;
  AccountId by = 0;  // the account that acts; 0 for the clock
  bool is_operator = false;
  bool grace = false;              // time-outs are suspended, so no player can lose on time
  std::string commitment{};        // for accept: the commitment to the dice
  std::string seed{};              // the seed of the dice, revealed when the game ends
  DiceSource dice{};               // for games with dice
  std::array<bool, 2> autoroll{};  // by seat: whether the dice are rolled without asking the player
};

struct ActOutcome {
  enum class Kind : std::uint8_t {
    done,
    already,  // the command repeats one that was carried out before
    asked,    // the act waits for a confirmation
    refused,
  };
  Kind kind = Kind::done;
  Refusal refusal{};
};

}  // namespace mt::server::domain
