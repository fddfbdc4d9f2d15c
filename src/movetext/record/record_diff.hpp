// Finds the differences between two records of the same game.
//
//   for (const Difference& difference : differences(before, after, true))
//     show(difference.place, difference.before, difference.after);
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct Difference {
  enum class Kind : std::uint8_t {
    tag,        // the value of a tag
    result,     // the termination marker, if the tag Result is the same
    move,       // the first different move of the main lines; later moves and notes are not compared
    comment,    // a comment after a move
    glyph,      // a glyph
    variation,  // a variation
    other,      // a difference of another kind, such as the order of comments and variations
  };

  Kind kind = Kind::other;
  std::string name{};  // the name of the tag
  // For a note: the move before it, with its number ("12... Nf6"); empty at the start. For a move: the number
  // with which it begins ("12...").
  std::string place{};
  std::uint32_t ply = 0;  // the number of moves of the main line before the difference
  std::string before{};   // empty if the first record has nothing there
  std::string after{};    // empty if the second record has nothing there
  // For a move: how many moves the main line of each record has from there.
  std::uint32_t moves_before = 0;
  std::uint32_t moves_after = 0;
};

// Returns "tag", "result", "move", "comment", "glyph", "variation" or "other".
std::string_view name(Difference::Kind kind);

// The maximum number of differences that are listed.
inline constexpr std::size_t most_differences = 1000;

// Returns the differences: first those of tags in the order of their names, then those of the moves and notes
// in the order of the game. Both records must have been replayed. Adjacent comments count as one comment, and
// blanks between words do not matter. `white_first`: White is the first side.
std::vector<Difference> differences(const Record& before, const Record& after, bool white_first);

}  // namespace mt
