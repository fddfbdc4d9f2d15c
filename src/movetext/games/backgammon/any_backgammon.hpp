// Backgammon and its variants as implementations of AnyGame.
//
// A move is a roll and its play, "31: 8/5 6/5"; a roll alone, "31:", puts the dice on the table, and then the
// play is a separate move.  The cube is turned by "double", "take", "drop", "beaver" and "raccoon".
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/backgammon/game.hpp"

namespace mt {
namespace backgammon {

// Nothing changes the rules of a row, so the specification of a game names only the row.
struct RulesRow {
  const Rules* rules = nullptr;
  bool operator==(const RulesRow&) const = default;
};

}  // namespace backgammon

class BackgammonGame final : public AnyGame {
 public:
  explicit BackgammonGame(const GameSpec& spec)
      : AnyGame(spec), game_(*spec.rules.as<backgammon::RulesRow>().rules) {}
  const backgammon::Backgammon& rules() const { return game_; }

  board::Notation notation() const override { return board::Notation::points; }
  bool knows(board::Notation notation) const override;
  std::string_view side_name(Side side) const override;
  AnyPosition start() const override;
  Side to_move(const AnyPosition& position) const override;
  bool same_board(const AnyPosition& a, const AnyPosition& b) const override;
  std::uint64_t board_key(const AnyPosition& position) const override;
  Outcome outcome(const AnyPosition& position) const override;
  bool parse_position(std::string_view text, AnyPosition& out, std::vector<Diagnostic>& notes) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  void position_losses(const AnyPosition& position, std::string_view notation,
                       std::vector<Diagnostic>& notes) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  std::size_t move_end(std::string_view moves, std::size_t begin) const override;
  // Without dice: lists the moves of all 21 rolls.  While a double is on offer: lists the answers to it.
  bool legal_moves(const AnyPosition& position, board::Notation notation,
                   std::vector<std::string>& out) const override;
  bool play(AnyPosition& position, std::string_view text, board::Notation notation, std::string& canonical,
            Diagnostic& refusal) const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;

 private:
  backgammon::Backgammon game_;
};

}  // namespace mt
