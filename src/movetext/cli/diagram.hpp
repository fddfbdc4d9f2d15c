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
  const AnyPosition* before = nullptr;           // the position before the last move, which is marked
  std::string title{};                           // empty for the game and the side to move
  std::span<const std::string_view> comments{};  // their arrows and marks are shown
  std::array<std::string_view, 2> players{};     // the names of the light and of the dark side, if known
  board::Marks marks = board::Marks::none;       // how text shows the last move
};

// A finished drawing, or the reason why there is none.
struct Picture {
  std::string bytes{};
  std::string objection{};
  Status status = Status::ok;  // usage: the game does not support an option; io: out of memory
};

Picture draw_picture(const DiagramStyle& style, const Subject& subject);

}  // namespace mt::cli
