// Draws diagrams for a command.
#pragma once
#include "movetext/cli/diagram_style.hpp"
#include "movetext/games/api/any_game.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace mt::cli {

// The contents of a diagram.
struct Subject {
  const AnyGame& game;
  const AnyPosition& position;
  const AnyPosition* before = nullptr;  // position before the last move; if set, the last move is marked
  std::string title{};                  // may be empty for the name of the game and the side to move
  std::span<const std::string_view> comments{};  // comments whose arrows and marks are drawn
  std::array<std::string_view, 2> players{};     // names of the light and the dark player; empty if unknown
  board::Marks marks = board::Marks::none;       // how a text board shows the last move
};

// A finished drawing, or the reason why there is none.
struct Picture {
  std::string bytes{};
  std::string objection{};
  Status status = Status::ok;  // usage: the game does not support an option; io: the picture cannot be made
};

Picture draw_picture(const DiagramStyle& style, const Subject& subject);

}  // namespace mt::cli
