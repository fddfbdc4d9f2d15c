// Explains why a FEN was refused: names the wrong square and the probable meaning.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/draughts/fen_reader.hpp"

#include <string_view>

namespace mt::draughts {

// `letters`: the notation in which squares by letter were read.
Diagnostic explain_fen(const SquareNames& names, std::string_view text, const Fault& fault, FenFlaw flaw,
                       board::Notation letters);

}  // namespace mt::draughts
