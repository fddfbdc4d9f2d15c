// Judges a repetition: which side gave check or chased a man with every move.
#pragma once
#include "movetext/games/xiangqi/adjudicate.hpp"

#include <span>

namespace mt::xiangqi {

// What a side did with every move of a cycle, in increasing gravity.
enum class Grade : std::uint8_t { idle, chase, check };

// The cycle begins with the position that its last move repeated.
Grade grade_of(const Rules& rules, std::span<const Ply> cycle, Side side);

// The side with the graver grade loses; equal grades are a draw.
Outcome repetition_verdict(const Rules& rules, std::span<const Ply> cycle);

}  // namespace mt::xiangqi
