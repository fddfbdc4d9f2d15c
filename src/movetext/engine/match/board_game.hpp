// Plays a game that consists only of moves.
#pragma once
#include "movetext/engine/match/table.hpp"

namespace mt::engine::match {

class BoardGame final : private Table {
 public:
  using Table::Table;
  GameReport run(const Opening& opening);

 private:
  bool begin(const Opening& opening);
  void turn();
  bool end_by_rules();
  void take_claim(Side side, Answer::Kind kind);
  void add_move(std::string text, Side side, const Seat::Reply* reply);

  std::unique_ptr<replay::LiveGame> board_{};
  std::optional<GameLine> line_{};
  std::optional<Adjudicator> adjudicator_{};
};

}  // namespace mt::engine::match
