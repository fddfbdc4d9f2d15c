// The differences between the members of the PGN family, PGN and PDN. The same reader and writer serve all of
// them. A dialect is plain data. The shapes of moves, which depend on the game, are plain data too.
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/text/move_shape.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::pgn {

using text::MoveToken;
using text::PlainMove;

// A glyph, glued to a move or separate, and its Numeric Annotation Glyph.
struct Glyph {
  std::string_view text;
  std::uint16_t nag = 0;
};

// For each byte, whether at least one word of a list begins with it.
using FirstBytes = std::array<bool, 256>;

struct Dialect {
  std::string_view name;                             // name of the format: "pdn"
  const Convention* convention = &conventions::pdn;  // convention of the records
  std::span<const std::string_view> results;         // the results in their usual spelling, without "*"
  std::span<const std::string_view> null_moves;      // the longest first
  std::span<const Glyph> glyphs;                     // the longest first
  FirstBytes glyph_bytes{};                          // true for bytes with which a glyph begins
  std::span<const std::string_view> wrappers;  // words in brackets that forums write before and after games
  bool setup_moves = false;                    // "/FEN "..."/" in the movetext replaces the position
  bool event_opens_game = false;  // a second tag Event begins a game, even if no empty line comes before it
  // Returns the index after the men of a position that begins at `at`, or `at` if no men are found.
  std::size_t (*position_end)(std::string_view text, std::size_t at) = nullptr;
  bool position_lines = false;  // a position on its own line outside a game is read as a game without moves
  bool glyphs_stand_alone = false;  // a blank may separate a glyph in ASCII from its move ("e4 +=")
  // the glyphs that a blank may separate from their move even if glyphs_stand_alone is false
  std::string_view lone_glyphs{};
  bool result_words = false;         // a result may be a word as in Chinese records
  bool star_is_forced = false;       // "*" glued to a move marks a forced move
  bool zero_zero_is_null = false;    // "0-0" inside a variation is a null move
  bool nested_comments = false;      // a comment in braces may contain comments; see with_nested_comments()
  bool parentheses_comment = false;  // parentheses around words are a comment
  std::span<const Glyph> suffixes;   // the glyphs that are glued to a move and written instead of a NAG ($1)
  // true: "}" in a comment becomes ")"; false: such a comment becomes a line comment (";")
  bool replaces_braces = false;
};

// Returns Portable Draughts Notation 3.0, with the dialects of earlier versions and of programs that write
// PDN.
const Dialect& pdn();

// Returns Portable Game Notation (1994) with the additions of real archives and programs.
const Dialect& pgn();
const Dialect& pgn_of_red();

// Returns the version of `dialect` in which comments may contain comments. Section 5 of the PGN standard does
// not allow this, but some annotators do it.
const Dialect& with_nested_comments(const Dialect& dialect);

// The grammar of the tokens in a record: the signs of the dialect and the moves of the game. `dialect` and
// `shapes` must outlive the Grammar.
//
//   read_record(text, 0, {pdn(), draughts::move_shapes}, record);
struct Grammar {
  const Dialect& dialect;
  const text::MoveShapes& shapes;
};

// Returns the result of the dialect at `at` ("1-0", "*"), or an empty view if there is none. It is not a
// result if the text after it makes it a move: "1-10", "1-1x10".
std::string_view match_result(Grammar grammar, std::string_view text, std::size_t at);
// Returns whether a result may end at `end`. No digit or letter may follow, not even after a few signs
// ("1-0.5").
bool may_end_result(std::string_view text, std::size_t end);
// Returns whether the word is one of the results of the dialect.
bool is_result(const Dialect& dialect, std::string_view word);

}  // namespace mt::pgn
