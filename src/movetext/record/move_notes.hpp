// The annotations of a move: glyphs, the values of embedded commands, and words.
//
//   MoveNotes notes;
//   notes.add_comment("[%clk 0:09:58][%eval 0.31,20] a novelty");
//   // notes.clock == 598, notes.value->value == 0.31, notes.depth == 20, notes.words == "a novelty"
#pragma once
#include "movetext/record/annotation_values.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct MoveNotes {
  std::optional<double> clock{};         // [%clk]: seconds that the side has left after its move
  std::optional<double> elapsed{};       // [%emt]: seconds that the side used for its move
  std::optional<WrittenValue> value{};   // [%eval]: the value of the position after the move
  std::optional<std::uint32_t> depth{};  // [%eval 0.31,20]: the depth of the search that gave the value
  std::vector<std::string> squares{};    // [%csl]: coloured squares, "Ga4"
  std::vector<std::string> arrows{};     // [%cal]: coloured arrows, "Ge2e4"
  std::vector<std::uint32_t> glyphs{};   // Numeric Annotation Glyphs
  // All other words and commands of the comments, with single blanks between words; comments are separated by
  // a blank. A command whose value cannot be read is also here.
  std::string words{};

  // Adds the text of a comment. If a command that has one value occurs several times, its first value counts.
  void add_comment(std::string_view text);
  void clear() { *this = {}; }
};

}  // namespace mt
