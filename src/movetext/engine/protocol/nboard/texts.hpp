// The texts of NBoard's protocol: games in GGF, squares in capitals, values in discs.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::nboard {

// Returns whether the protocol supports the game: Othello on 8x8 squares by its usual rules.
bool has_game(const GameSpec& spec);

inline constexpr std::string_view pass = "PA";

// A game, and the side whose turn it is. `line` omits forced passes, so `side` can be a side that must pass
// and differs from line.to_move().
struct Asked {
  GameLine line;
  Side side = Side::first;

  // Returns whether that side must pass: it has no move, but the other side has one.
  bool must_pass() const { return line.to_move() != side; }
};

// Returns "(;GM[Othello]PC[...]...BO[8 ... *]B[F5]W[F6];)", which includes forced passes.
std::string game_text(const GameLine& line);
// Reads the board and the moves of a text in that form. Returns nullopt, with the reason in `problem`, if the
// text has no board or if a move is illegal.
std::optional<Asked> read_game(std::string_view text, const std::shared_ptr<const AnyGame>& game,
                               std::string& problem);
// Plays "F5", "F5/1.2/0.5" or a pass. Returns false if it is illegal.
bool play(std::string_view text, Asked& asked);

// Returns "F5" for f5.
std::string square_text(std::string_view move);
// Returns a value in discs with two decimals: "-1.50".
std::string value_text(const Score& score);
// Reads a value in discs, up to "," or "/". Returns nullopt if the text is not a number.
std::optional<Score> read_value(std::string_view text);

}  // namespace mt::engine::nboard
