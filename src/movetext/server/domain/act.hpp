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

enum class ActKind : std::uint8_t {
  accept,    // an offered game, a draw, an undo, an abort, a resignation: what is on offer
  decline,   // the same; text: the reason of declining a game
  withdraw,  // one's own offers, of a game or within one
  move,      // text; with_draw: and offers a draw
  roll,      // the dice, instead of doubling
  queue,     // text: moves and conditions; empty: forget them
  submit,    // text: a move that waits for `confirm`
  confirm,   // what was submitted, or a resignation that was asked for
  draw,      // offers one, or accepts the one that is offered
  undo,
  abort,
  resign,  // level; confirmed: at once
  claim,   // a draw by the rules, or the game when the other side's time is over; text: draw, time, or either
  swap,    // takes the other side, where that was agreed
  say,     // text
  // by the clock
  expire,    // the offer
  time_out,  // the side to move
  remind,    // a: which one
  leave,     // `seat` goes
  come_back,
  // by operators
  adjudicate,  // result, text; Result::none: the game is aborted
  note,        // text
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
