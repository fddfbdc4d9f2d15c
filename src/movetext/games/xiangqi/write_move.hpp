// Writes moves in the notations of the game.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/xiangqi/characters.hpp"
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <string>
#include <string_view>

namespace mt::xiangqi {

// Writes the canonical name, such as "C2.5". The name distinguishes men of one kind on a file even if only
// one of them can make the move.
void write_wxf(const Position& position, Move move, std::string& out);
// Returns whether `text`, which has four signs and means the move, is certainly the output of write_wxf().
bool is_wxf(const Position& position, Move move, std::string_view text);
// Writes the name that write_wxf() writes, but in Chinese characters.
void write_chinese(const Position& position, Move move, Script script, std::string& out);
// Writes "H2-E2".
void write_iccs(Move move, std::string& out);
// Writes "h2e2", or "h3e3" if ranks are numbered from 1.
void write_uci(Move move, RankBase base, std::string& out);

// Returns whether xiangqi moves can be written in this notation.
bool has_notation(board::Notation notation);
// Writes the move in this notation, or in WXF if xiangqi does not have the notation.
void write_move(const Rules& rules, const Position& position, Move move, board::Notation notation,
                std::string& out);

}  // namespace mt::xiangqi
