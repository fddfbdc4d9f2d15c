// A position that is looked for: compared is what its text gives.
#pragma once
#include "movetext/games/api/any_position.hpp"

namespace mt {

// Made by AnyGame::seek, whose game must outlive it.
class SoughtPosition {
 public:
  SoughtPosition() = default;
  SoughtPosition(const SoughtPosition&) = delete;
  SoughtPosition& operator=(const SoughtPosition&) = delete;
  virtual ~SoughtPosition() = default;
  virtual bool is(const AnyPosition& position) const = 0;
};

}  // namespace mt
