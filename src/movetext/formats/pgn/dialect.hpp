// The differences between the members of the PGN family, PGN and PDN. One reader and one writer serve all of
// them; a dialect is plain data, as are the shapes of moves, which belong to the game.
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

// For each byte, whether one of several words starts with it.
using FirstBytes = std::array<bool, 256>;

struct Dialect {
  std::string_view name;                             // of the format: "pdn"
  const Convention* convention = &conventions::pdn;  // of the records
  std::span<const std::string_view> results;         // except "*", in their usual spelling
  std::span<const std::string_view> null_moves;      // longest first
  std::span<const Glyph> glyphs;                     // longest first
  FirstBytes glyph_bytes{};                          // the first bytes of glyphs
  std::span<const std::string_view> wrappers;        // words in brackets that forums put around games
  bool setup_moves = false;                          // "/FEN "..."/" replaces the position
  bool event_opens_game = false;  // a second tag Event opens a game, even without a blank line
  // Returns the index after the men of a position at `at`, or `at` if there are none.
  std::size_t (*position_end)(std::string_view text, std::size_t at) = nullptr;
  bool position_lines = false;       // a position on its own line, outside a game, is a game without moves
  bool glyphs_stand_alone = false;   // a glyph in ASCII may be separate from its move ("e4 +=")
  std::string_view lone_glyphs{};    // otherwise the glyphs that may be words of their own
  bool result_words = false;         // results may be words of Chinese records
  bool star_is_forced = false;       // "*" glued to a move marks a forced move
  bool zero_zero_is_null = false;    // "0-0" inside a variation is a null move
  bool nested_comments = false;      // a comment in braces may contain others; see with_nested_comments()
  bool parentheses_comment = false;  // parentheses around words are a comment
  std::span<const Glyph> suffixes;   // glyphs that may be glued to a move instead of their number
  bool replaces_braces = false;      // "}" in comments becomes ")"; else they become line comments (";")
};

// Returns Portable Draughts Notation 3.0 with the dialects of its predecessors and of the programs that write
// it.
const Dialect& pdn();

// Returns Portable Game Notation (1994) with the additions of real archives and programs.
const Dialect& pgn();
const Dialect& pgn_of_red();

// Returns the dialect with comments inside comments: PGN 5 does not have them, but some annotators write
// them. `dialect` is one of these two rows.
const Dialect& with_nested_comments(const Dialect& dialect);

// The grammar of a record's tokens: the signs of the dialect and the moves of the game.  Both must outlive
// it.
//
//   read_record(text, 0, {pdn(), draughts::move_shapes}, record);
struct Grammar {
  const Dialect& dialect;
  const text::MoveShapes& shapes;
};

// Returns the result word of the dialect at `at` ("1-0", "*"), or an empty view if there is none or if the
// text after it makes it a move: "1-10", "1-1x10".
std::string_view match_result(Grammar grammar, std::string_view text, std::size_t at);
// Returns whether a result may end at `end`: neither a digit nor a letter follows it, even after a few signs
// ("1-0.").
bool may_end_result(std::string_view text, std::size_t end);
// Returns whether the word is one of the results of the dialect.
bool is_result(const Dialect& dialect, std::string_view word);

}  // namespace mt::pgn
