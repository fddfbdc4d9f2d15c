// A position to search for. Whatever its text leaves out is not compared.
#pragma once
#include "movetext/games/api/any_position.hpp"

namespace mt {

// Made by AnyGame::seek; the game must outlive it.
class SoughtPosition {
 public:
  SoughtPosition() = default;
  SoughtPosition(const SoughtPosition&) = delete;
  SoughtPosition& operator=(const SoughtPosition&) = delete;
  virtual ~SoughtPosition() = default;
  virtual bool is(const AnyPosition& position) const = 0;
};

}  // namespace mt
