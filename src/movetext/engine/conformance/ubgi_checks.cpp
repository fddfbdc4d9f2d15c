#include "movetext/engine/conformance/ubgi_checks.hpp"

#include "movetext/engine/conformance/check.hpp"

#include <array>

namespace mt::engine {
namespace {

using namespace ubgi;

// The numbers and names of the checks are the same as in docs/ubgi.md.
constexpr auto check_rows = std::to_array<Check>({
    {1, "nothing is printed before ubgi", "nothing", "silence", check_silence_before_greeting},
    {2, "proto is the first line of the greeting, ubgiok the last", "ubgi",
     "proto 1.N backgammon ... id name ... ubgiok", check_greeting},
    {3, "CR, tabs and doubled blanks change nothing", "the same go with other blanks", "the same answer",
     check_blanks},
    {4, "each reply comes without further input", "isready, go, an unknown command", "each reply at once",
     check_flushing},
    {5, "isready gives one readyok, also while a search runs", "isready; go infinite, isready, stop",
     "one readyok each", check_ready},
    {6, "go before a position is refused", "go", "error bad_state go", check_go_without_position},
    {7, "every go has exactly one end", "go, good and bad", "one bestmove or error each", check_one_end},
    {8, "a second go is refused, and the search survives", "go infinite, go, stop",
     "error busy go, then bestmove", check_busy},
    {9, "stop without a search prints nothing", "stop", "silence", check_needless_stop},
    {10, "stop ends a search within a second", "go infinite, stop", "bestmove within 1 s", check_stop},
    {11, "the end of input ends the process within a second", "end of input", "the process exits",
     check_end_of_input},
    {12, "each bestmove is a legal play", "go play on nine positions", "a legal play", check_legal_plays},
    {13, "plays are written die by die, without marks", "go play on twelve positions",
     "one step for each die", check_single_steps},
    {14, "a roll without a play is answered by nomove", "go play against a closed board", "bestmove nomove",
     check_danced},
    {15, "go play without dice is refused", "go play", "error bad_state go", check_play_without_dice},
    {16, "go cube with dice is refused", "go cube", "error bad_state go", check_cube_with_dice},
    {17, "the cube is dead in the Crawford game", "go cube; play double",
     "bestmove nodouble; error illegal play", check_crawford},
    {18, "go take without an offer is refused", "go take", "error bad_state go", check_take_without_offer},
    {19, "there are no beavers in a match", "go take; play beaver", "take or drop; error illegal play",
     check_beaver_in_match},
    {20, "plays are numbered from their mover", "13/8 of Black and of White", "mirrored positions",
     check_numbering},
    {21, "BPN, XGID and gnubg ID of one state are answered alike", "three positions", "one answer",
     check_notations},
    {22, "play X is position ... moves ... X", "both", "the same answer", check_play_and_moves},
    {23, "a refused play changes nothing, a refused position leaves none",
     "play 24/15; position bpn nonsense", "error illegal play; then error bad_state go", check_refusals},
    {24, "double take doubles the cube, and the taker owns it", "play double take",
     "a cube of 2 that the taker owns", check_taken_cube},
    {25, "double drop ends the game", "play double drop, go", "error bad_state go", check_dropped_game},
    {26, "a second dice replaces the first", "dice 3 1, dice 5 2, go play", "a play of 52",
     check_replaced_dice},
    {27, "an illegal action is reported with its number", "position ... moves ... with an illegal fourth",
     "error illegal position, and 4", check_number_of_action},
    {28, "winning and losing sum to 1", "go of all kinds", "p: first + fourth = 1 (0.001)",
     check_sum_of_chances},
    {29, "gammons are part of wins, backgammons of gammons", "go of all kinds",
     "p does not rise within a half", check_order_of_chances},
    {30, "eqcl agrees with the probabilities", "go of all kinds, money play", "equal within 0.002",
     check_cubeless_equity},
    {31, "a drop is worth the unit", "go cube, play double, go take", "double/drop 1, drop -1", check_unit},
    {32, "eq orders decisions as mwc does", "go cube in a match", "one order", check_match_order},
    {33, "take is double/take seen from the other side", "go cube, play double, go take", "opposite values",
     check_turned_values},
    {34, "each equity has its level", "go of all kinds", "eq with ply or trials", check_levels},
    {35, "multi 0 lists every legal play once", "go play multi 0", "every play, one rank each",
     check_all_plays},
    {36, "among allows no other play", "go play among, with weak plays", "one of these", check_among},
    {37, "equal lines get equal answers", "the same lines twice", "the same lines except time and nps",
     check_determinism},
    {38, "a limit that is not announced is unsupported", "go play with such a limit", "error unsupported go",
     check_unsupported_limit},
    {39, "an unknown command is refused, and the engine continues", "surely-no-command, isready",
     "error bad_command, readyok", check_unknown_command},
    {40, "private words are ignored", "x-movetext 1; setoption name x-movetext value 1", "silence",
     check_private_words},
    {41, "the core of the drafts is understood", "position gnubgid, dice, go role chequer", "bestmove",
     check_draft},
});

}  // namespace

std::span<const Check> ubgi_checks() {
  return check_rows;
}

}  // namespace mt::engine
