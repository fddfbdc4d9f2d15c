// Reads the options for the form of chess positions.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/games/table/parse_game.hpp"

namespace mt::cli {

inline constexpr Option ep_option{
    .name = "ep",
    .kind = ValueKind::choice,
    .value = "WHEN",
    .choices = "legal|fen|xfen",
    .help =
        "when a chess FEN names the en passant square; legal (the default): if a capture there is legal; "
        "xfen: if an enemy pawn stands beside the pawn that moved; fen: after every double step"};
inline constexpr Option fen_option{
    .name = "fen",
    .kind = ValueKind::choice,
    .value = "FORM",
    .choices = "xfen|shredder",
    .help =
        "letters of the castling rights in a chess FEN; xfen (the default): KQkq, or the letter of the file "
        "if KQkq would mean another rook; shredder: always the letter of the file (HAha)"};

inline FenForm fen_form_of(const Invocation& invocation) {
  return fen_form(invocation.value_or("ep", "legal"), invocation.value_or("fen", "xfen"));
}

}  // namespace mt::cli
