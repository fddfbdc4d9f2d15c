// The race behind the interface of any game.
#pragma once
#include "movetext/games/api/match_family_game.hpp"
#include "race/game.hpp"

namespace mt::race {

class RaceGame final : public MatchFamilyGame<Race> {
 public:
  explicit RaceGame(const GameSpec& spec) : MatchFamilyGame(spec, spec.rules.as<Rules>()) {}

  board::Notation notation() const override { return board::Notation::points; }
  bool knows(board::Notation notation) const override;
  bool same_board(const AnyPosition& a, const AnyPosition& b) const override;
  std::uint64_t board_key(const AnyPosition& position) const override;
  bool parse_position(std::string_view text, AnyPosition& out, std::vector<Diagnostic>& notes) const override;
  std::vector<std::string_view> position_notations() const override { return {"race"}; }
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override;
  board::Diagram diagram(const AnyPosition& position) const override;
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override;
};

}  // namespace mt::race
