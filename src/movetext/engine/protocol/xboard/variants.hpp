// The protocol's names of games, and how it writes their positions.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::xboard {

// How it writes moves.
inline constexpr board::Notation notation = board::Notation::uci;

// The variant that an engine plays without being told.
inline constexpr std::string_view usual_variant = "normal";

// Returns the variant's name: the protocol's if it has one of its own, else that of the game.
std::string variant_of(const GameSpec& spec);

// Returns the moves of the usual start that an engine is told before a position, so that it is that side's
// turn; nothing: there are none that are known.
std::optional<std::vector<std::string>> moves_to_turn(const AnyGame& game, Side side);

// A position in the fields of the protocol's FEN.
struct Fields {
  std::string men{};                     // rank by rank from the top, upper case for White
  std::string side{};                    // "w" or "b"
  std::string castling{}, en_passant{};  // "-": none; both empty: the game knows neither
  std::string counters{};                // "0 1"
};
Fields fields_of(const AnyGame& game, const AnyPosition& position);

// Returns the fields in one line, those that are empty left out.
std::string fen_of(const Fields& fields);

}  // namespace mt::engine::xboard
