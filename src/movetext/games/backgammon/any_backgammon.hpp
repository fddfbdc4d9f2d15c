// Implements AnyGame for backgammon and its variants.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/match_family_game.hpp"
#include "movetext/games/backgammon/game.hpp"

namespace mt {
namespace backgammon {

// The rules of a row never change, so a GameSpec holds only a pointer to the row.
struct RulesRow {
  const Rules* rules = nullptr;
  bool operator==(const RulesRow&) const = default;
};

}  // namespace backgammon

class BackgammonGame final : public MatchFamilyGame<backgammon::Backgammon> {
 public:
  explicit BackgammonGame(const GameSpec& spec)
      : MatchFamilyGame(spec, *spec.rules.as<backgammon::RulesRow>().rules) {}

  board::Notation notation() const override { return board::Notation::points; }
  bool knows(board::Notation notation) const override;
  bool same_board(const AnyPosition& a, const AnyPosition& b) const override;
  std::uint64_t board_key(const AnyPosition& position) const override;
  bool parse_position(std::string_view text, AnyPosition& out, std::vector<Diagnostic>& notes) const override;
  std::vector<std::string_view> position_notations() const override;
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  void position_losses(const AnyPosition& position, std::string_view notation,
                       std::vector<Diagnostic>& notes) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
};

}  // namespace mt
