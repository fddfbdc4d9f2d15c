// What the verbs of act() share; for the files of act() alone.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

// One wish of one actor in hand.
struct Acting {
  Game& game;
  const Act& wish;
  const Circumstances& here;
  Side seat = Side::first;  // of who acts; of no meaning for the clock and for operators
  bool plays = false;       // who acts has that seat

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
};

inline ActOutcome done() {
  return {};
}
inline ActOutcome already() {
  return {.kind = ActOutcome::Kind::already, .refusal = {}};
}
inline ActOutcome refused(std::string_view code, std::string message, std::string hint = {}) {
  return {.kind = ActOutcome::Kind::refused,
          .refusal = {.code = std::string(code), .message = std::move(message), .hint = std::move(hint)}};
}

// act_move.cpp
ActOutcome act_move(Acting& acting);
std::string number_expected(const Game& game);
std::optional<ActOutcome> objection_to_draw_with_move(const Acting& acting);
ActOutcome act_roll(Acting& acting);
ActOutcome act_queue(Acting& acting);
ActOutcome act_submit(Acting& acting);
ActOutcome act_swap(Acting& acting);
// What follows a change of the board by itself: dice, forced and queued moves, the end.
void follow_up(Acting& acting);

// act_offer.cpp: draw, undo, abort, resignation, and the answers to them
ActOutcome act_draw(Acting& acting);
// Nothing: it may be offered when so many half-moves have been played.
std::optional<ActOutcome> objection_to_draw(const Acting& acting, std::uint32_t ply);
ActOutcome act_undo(Acting& acting);
ActOutcome act_abort(Acting& acting);
ActOutcome act_resign(Acting& acting);
ActOutcome act_answer(Acting& acting, bool yes);
// All that the side has offered itself, or has not confirmed yet.
ActOutcome act_withdraw(Acting& acting);

// act_end.cpp: how a game ends beside the board
ActOutcome act_claim(Acting& acting);
ActOutcome act_time_out(Acting& acting);
ActOutcome act_adjudicate(Acting& acting);
void finish(Acting& acting, BoardResult result, std::string_view reason);
void abort_game(Acting& acting, std::string_view reason);
BoardResult win_of(Side seat);
// Gives up a game of a match, or the game.
void concede(Acting& acting, Side loser, int level);

}  // namespace mt::server::domain
