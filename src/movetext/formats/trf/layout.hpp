// The columns of a Tournament Report File (FIDE, TRF16 of 2015 and TRF26 of 2025), from 0.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::trf {

// A part of a line.
struct Field {
  std::size_t begin = 0;
  std::size_t size = 0;
};

inline constexpr Field code{0, 3};
inline constexpr std::size_t value_begin = 4;  // of lines about the tournament

// Lines of players, "001".
inline constexpr std::string_view player_code = "001";
inline constexpr Field number{4, 4};
inline constexpr Field title{10, 3};
inline constexpr Field name{14, 33};
inline constexpr Field rating{48, 4};
inline constexpr Field federation{53, 3};
inline constexpr Field fide_id{57, 11};
inline constexpr Field points{80, 4};
inline constexpr Field rank{85, 4};
// Rounds: the first one begins here, and each has this width.
inline constexpr std::size_t rounds_begin = 91;
inline constexpr std::size_t round_width = 10;
// Within a round.
inline constexpr Field opponent{0, 4};
inline constexpr std::size_t colour_at = 5;
inline constexpr std::size_t result_at = 7;
inline constexpr std::size_t round_size = 8;
inline constexpr std::size_t day_size = 8;  // YY/MM/DD in lines 132

// Lines of teams: "013", and "310" in TRF26.
struct TeamLayout {
  std::string_view code;
  Field name;
  std::size_t players_begin;
};
inline constexpr auto team_layouts = std::to_array<TeamLayout>({
    {"013", {4, 32}, 36},
    {"310", {8, 32}, 73},
});
inline constexpr std::size_t team_player_width = 5;

inline constexpr std::uint32_t most_players = 9999;
inline constexpr std::uint32_t most_rounds = 400;

}  // namespace mt::trf
