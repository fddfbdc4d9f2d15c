// Judges a repetition: who gave check or chased a man with every move of it.
#pragma once
#include "movetext/games/xiangqi/adjudicate.hpp"

#include <span>

namespace mt::xiangqi {

// What a side did with every move of a cycle, in the order of its gravity.
enum class Grade : std::uint8_t { idle, chase, check };

// The cycle begins with the position that its last move led to again.
Grade grade_of(const Rules& rules, std::span<const Ply> cycle, Side side);

// The side with the graver deed loses; it is a draw if there is none.
Outcome repetition_verdict(const Rules& rules, std::span<const Ply> cycle);

}  // namespace mt::xiangqi
