// The checks of UBGI, one function for each, in the order of docs/ubgi.md.
#pragma once
#include "movetext/engine/conformance/session.hpp"

namespace mt::engine::ubgi {

// Checks of the form and order of protocol lines, and of the commands that are allowed in each state of the
// engine.
void check_silence_before_greeting(Session& s);
void check_greeting(Session& s);
void check_blanks(Session& s);
void check_flushing(Session& s);
void check_ready(Session& s);
void check_go_without_position(Session& s);
void check_one_end(Session& s);
void check_busy(Session& s);
void check_needless_stop(Session& s);
void check_stop(Session& s);
void check_end_of_input(Session& s);
void check_unsupported_limit(Session& s);
void check_unknown_command(Session& s);
void check_private_words(Session& s);
void check_draft(Session& s);

// Checks of the plays and cube decisions that the engine returns, and of requests that do not fit the
// position.
void check_legal_plays(Session& s);
void check_single_steps(Session& s);
void check_danced(Session& s);
void check_play_without_dice(Session& s);
void check_cube_with_dice(Session& s);
void check_crawford(Session& s);
void check_take_without_offer(Session& s);
void check_beaver_in_match(Session& s);

// Checks of commands that set or change the position or the state of the game.
void check_numbering(Session& s);
void check_notations(Session& s);
void check_play_and_moves(Session& s);
void check_refusals(Session& s);
void check_taken_cube(Session& s);
void check_dropped_game(Session& s);
void check_replaced_dice(Session& s);
void check_number_of_action(Session& s);

// Checks of the values and lines that a search reports.
void check_sum_of_chances(Session& s);
void check_order_of_chances(Session& s);
void check_cubeless_equity(Session& s);
void check_unit(Session& s);
void check_match_order(Session& s);
void check_turned_values(Session& s);
void check_levels(Session& s);
void check_all_plays(Session& s);
void check_among(Session& s);
void check_determinism(Session& s);

}  // namespace mt::engine::ubgi
