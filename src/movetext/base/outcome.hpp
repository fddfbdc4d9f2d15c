// Whether and how the rules alone have ended a game.
#pragma once
#include "movetext/base/side.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt {

// The ways in which a game can end. Outcome::reason describes the end in words that suit the game.
enum class End : std::uint8_t {
  none,
  checkmate,
  stalemate,
  blocked,       // the side to move has men but no legal move
  no_men,        // the side to move has no men left
  breakthrough,  // a man reached its goal
  repetition,
  perpetual,  // one side gave check or chased on every move
  moves,      // the limit of moves without progress was reached
  material,   // neither side can win with the remaining pieces
  score,      // the points (or pieces) of both sides were counted
};
// Returns "checkmate", "no-men", ...; an empty view for End::none.
std::string_view name(End end);
std::optional<End> end_named(std::string_view name);
// Returns the names of all ends except End::none.
std::span<const std::string_view> names_of_ends();

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Side winner = Side::first;  // if a side has won
  End end = End::none;
  std::string_view reason{};   // a clause: "the position occurred for the third time"; empty if open
  std::string_view article{};  // the article of the rules; empty if unknown
  std::uint32_t ply = 0;       // plies played when the outcome was reached
};

}  // namespace mt
