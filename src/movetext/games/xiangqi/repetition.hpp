// Judges a repetition by what each side did with every move: check the king, chase a man, or neither.
#pragma once
#include "movetext/games/xiangqi/adjudicate.hpp"

#include <span>

namespace mt::xiangqi {

// What a side did with every move of a cycle. A later value is a more serious offence. By the rules of the
// CXA, `chase` is any mix of checks, chases and threats of mate.
enum class Grade : std::uint8_t { idle, chase, check };

// Returns the grade of a side. The first position of the cycle is the one that the last move of the cycle
// repeats.
Grade grade_of(const Rules& rules, std::span<const Ply> cycle, Side side);

// Returns the outcome of a repetition. The side with the more serious grade loses; equal grades are a draw.
Outcome repetition_verdict(const Rules& rules, std::span<const Ply> cycle);

}  // namespace mt::xiangqi
