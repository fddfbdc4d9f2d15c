// Declarations shared by the files that implement carry_out(); no other file includes this header.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace mt::server::domain {

// An act that is being carried out, with its game and the player who acts.
struct Acting {
  Game& game;
  const Act& wish;
  const Circumstances& here;
  Side seat = Side::first;  // the seat of the player who acts; meaningless for the clock and for operators
  bool plays = false;       // whether the account that acts plays in that seat

  void add(GameEventKind kind, std::string text = {}, std::int64_t a = 0, std::int64_t b = 0) {
    add_of(plays ? std::optional<Side>(seat) : std::nullopt, kind, std::move(text), a, b);
  }
  void add_of(std::optional<Side> whose, GameEventKind kind, std::string text = {}, std::int64_t a = 0,
              std::int64_t b = 0) {
    game.add({.at = here.now,
              .kind = kind,
              .seat = whose,
              .by = here.by,
              .a = a,
              .b = b,
              .text = std::move(text)});
  }
  // Adds a move that was resolved on the present board. `how` has the same meaning as in PlayedMove.
  void add_move(Side whose, const replay::ResolvedMove& move, int how = 0) {
    game.add_move({.at = here.now,
                   .kind = GameEventKind::moved,
                   .seat = whose,
                   .by = here.by,
                   .a = how,
                   .text = move.text},
                  move);
  }
};

inline ActOutcome done() {
  return {};
}
inline ActOutcome already() {
  return {.kind = ActOutcome::Kind::already, .refusal = {}};
}
inline ActOutcome refused(Phrase why) {
  return {.kind = ActOutcome::Kind::refused, .refusal = make_refusal(std::move(why))};
}
inline ActOutcome refused(TextKey why) {
  return refused(Phrase(why));
}

// The implementation of a kind of act. If the function for a state of the game is missing, the act is refused
// in that state with the usual reason.
struct ActRow {
  enum class Actor : std::uint8_t { player, clock, operators, anybody };

  Actor actor = Actor::player;  // anybody: the functions check the actor themselves
  // If true, the half-move number of an act gives the position that the player saw. The act is accepted only
  // if this is the present position.
  bool number_names_board = false;
  ActOutcome (*offered)(Acting&) = nullptr;  // called while the game is only offered
  ActOutcome (*active)(Acting&) = nullptr;   // called while the game is in progress
  ActOutcome (*over)(Acting&) = nullptr;     // called after the end of the game; most acts are then errors
};

// act.cpp
ActOutcome refused_as_over(const Game& game);

// act_offered.cpp: acts on a challenge
ActOutcome accept_challenge(Acting& acting);
ActOutcome begin_with_move(Acting& acting);
ActOutcome decline_challenge(Acting& acting);
ActOutcome withdraw_challenge(Acting& acting);

// act_move.cpp
ActOutcome act_move(Acting& acting);
// Plays the move that look_at_move() has resolved on the present board, and calls follow_up().
ActOutcome play_move(Acting& acting, const replay::ResolvedMove& move);
// Returns the number of the next half-move, from 1.
std::uint32_t next_half_move(const Game& game);
// Refuses a move with the reason and the hint that the rules give. If the rules give no hint, uses the text
// `without_hint`, which may have a hint of its own. The code of `without_hint` must be "illegal-move".
ActOutcome refused_by_rules(const Diagnostic& why, TextKey without_hint);
std::optional<ActOutcome> objection_to_draw_with_move(const Acting& acting);
// Carries out the automatic steps after a change of the board: rolls dice, plays forced and queued moves, and
// ends the game by the rules.
void follow_up(Acting& acting);

// act_offer.cpp: draw, undo, abort, resignation, and the answers to them
ActOutcome act_draw(Acting& acting);
// Returns why a draw may not be offered after `ply` half-moves, or nothing if it may.
std::optional<ActOutcome> objection_to_draw(const Acting& acting, std::uint32_t ply);
ActOutcome act_resign(Acting& acting);
// Handles a resignation that is sent again after it has ended the game; this is not an error.
ActOutcome repeat_resignation(Acting& acting);

// act_end.cpp: ends of a game for reasons other than a move
void finish(Acting& acting, BoardResult result, std::string_view reason);
void abort_game(Acting& acting, std::string_view reason);
BoardResult win_of(Side seat);
// Ends the only game, or the present game of a match, as a loss of `loser`. `level` is the same as in Act.
void concede(Acting& acting, Side loser, int level);

}  // namespace mt::server::domain
