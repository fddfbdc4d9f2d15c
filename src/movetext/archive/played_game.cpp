#include "movetext/archive/played_game.hpp"

namespace mt::archive {

bool PlayedGame::open(std::uint64_t number) {
  kept_ = replay::KeptPositions();
  if (!games_.play(number, found_, &kept_)) return false;
  steps_.emplace(found_.record);
  return true;
}

// Makes kept_ hold the positions around an event of the tape.
bool PlayedGame::cover(std::uint32_t event) {
  if (kept_.covers(event)) return true;
  constexpr std::uint32_t before = replay::KeptPositions::most / 2;
  kept_ = replay::KeptPositions(event > before ? event - before : 0);
  FoundGame again;
  return games_.play(found_.number, again, &kept_);
}

const AnyPosition* PlayedGame::position(Steps::Number step) {
  // A pass forced by the rules leaves the position unchanged.
  for (; step != Steps::none; step = (*steps_)[step].before) {
    const std::uint32_t event = (*steps_)[step].event;
    if (!cover(event)) return nullptr;
    if (const AnyPosition* position = kept_.after(event)) return position;
    if (found_.record.tape[event].kind != EventKind::null_ply || found_.record.convention->is_match)
      return nullptr;
  }
  return kept_.any() ? &kept_.at_start() : nullptr;
}

}  // namespace mt::archive
