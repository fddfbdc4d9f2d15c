// A position of the C interface, and the answers about it.
#pragma once
#include "movetext/capi/movetext.h"
#include "movetext/games/api/any_game.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mt::capi {

class Position {
 public:
  // The start position of the game.
  explicit Position(std::shared_ptr<const AnyGame> game) : game_(std::move(game)), at_(game_->start()) {}

  // Reads a position in a notation of the game; an empty text means the start position. Returns false if the
  // text is not a position; the answer then has the reason.
  bool read(std::string_view text);
  // Plays a move. Returns false if it is illegal; the answer then has the reason.
  bool play(std::string_view move);
  // Writes a view into the answer. Returns false, with an empty answer, if the game does not have the view
  // with this argument.
  bool ask(mt_view view, std::string_view argument);
  const std::string& answer() const { return answer_; }

 private:
  bool list_moves(std::string_view notation);
  void list_facts();
  void put(const Diagnostic& diagnostic);

  std::shared_ptr<const AnyGame> game_;
  AnyPosition at_;
  std::string answer_;
};

}  // namespace mt::capi
