// The part shared by the commands about one position: the game, the position, the moves played from it.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/games/api/any_game.hpp"

#include <memory>
#include <optional>
#include <string>

namespace mt::cli {

// Options shared by several commands.
inline constexpr Option position_option{.name = "position",
                                        .kind = ValueKind::text,
                                        .value = "P",
                                        .help = "position to start from, in any notation of the game"};
inline constexpr Option play_option{
    .name = "play",
    .kind = ValueKind::text,
    .value = "\"M M ...\"",
    .help = "moves to play first, in any notation of the game, with or without move numbers"};

class OneGame {
 public:
  // Chooses the game by --game and --losing, which the parser has checked. Without --game the form of
  // `position` decides: the board of a chess FEN means chess, and a backgammon notation means backgammon.
  OneGame(const Invocation& invocation, std::string_view position);
  // Chooses the game in the same way, with the value of --position.
  explicit OneGame(const Invocation& invocation) : OneGame(invocation, invocation.value_or("position", "")) {}

  const AnyGame& game() const { return *game_; }
  const AnyPosition& position() const { return position_; }
  // Returns the position before the last move of --play, or nullopt without such a move.
  const std::optional<AnyPosition>& before() const { return before_; }

  // Returns the notation of --notation, or nullopt after reporting that the game does not support it.
  std::optional<board::Notation> notation() const;
  // Reads a position; `source` replaces the file name in diagnostics. Returns false if it reported an error.
  bool read_position(std::string_view written, std::string_view source);
  // Reads --position and --play, if given. Returns false if it reported an error.
  bool set_up();
  // Lists the legal moves, sorted by their bytes. Returns false if it reported an error.
  bool moves(board::Notation notation, std::vector<std::string>& out) const;

 private:
  bool play(std::string_view moves);
  bool play_one(std::string_view all, std::size_t begin, std::size_t end);

  const Invocation& invocation_;
  std::unique_ptr<const AnyGame> game_;
  AnyPosition position_;
  std::optional<AnyPosition> before_;
};

// Finds a notation; "canonical" is the usual notation of the game. Returns nullopt if the game does not
// support it.
std::optional<board::Notation> find_notation(const AnyGame& game, std::string_view name);
// Finds a notation in the same way. Returns nullopt after reporting that the game does not support it.
std::optional<board::Notation> require_notation(const AnyGame& game, std::string_view name);

// Reads all of standard input, or the operands joined by blanks. Returns nullopt if it reported an error.
std::optional<std::string> read_text_operand(const Invocation& invocation);

}  // namespace mt::cli
