// The protocol's names of games, and its notation of their positions.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::xboard {

// The notation of moves in the protocol.
inline constexpr board::Notation notation = board::Notation::uci;

// The variant that an engine plays unless another one is set.
inline constexpr std::string_view usual_variant = "normal";

// Returns the protocol's name of a game. If the protocol has no name for it, returns our own name.
std::string variant_of(const GameSpec& spec);

// Returns moves from the usual start after which that side is to move. An engine receives these moves before
// it receives a position. Returns nullopt if no such moves are known.
std::optional<std::vector<std::string>> moves_to_turn(const AnyGame& game, Side side);

// A position in the fields of the protocol's FEN.
struct Fields {
  std::string men{};   // rank by rank from the top, upper case for White
  std::string side{};  // "w" or "b"
  // "-" if neither side has a right; empty in games without such rights.
  std::string castling{}, en_passant{};
  std::string counters{};  // "0 1"
};
Fields fields_of(const AnyGame& game, const AnyPosition& position);

// Returns the fields in one line; leaves out empty fields.
std::string fen_of(const Fields& fields);

}  // namespace mt::engine::xboard
