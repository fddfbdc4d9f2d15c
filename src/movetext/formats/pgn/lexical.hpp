// The parts of PGN text that hide structure from the rest: comments, tag pairs, parentheses around words.
//
// The reader and the splitter both step over them with these functions, so that both see the same records.
// They depend only on the bytes from the opening sign on.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/text/wide_blank.hpp"

#include <cstddef>
#include <string_view>

namespace mt::pgn {

using text::ends_token;
using text::is_visible;

// Returns the index of the first byte at or after `at` that is not a blank; U+00A0 and U+FEFF are also
// blanks.
inline std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return text::skip_wide_blanks(text, at);
}
// Returns the same within the line.
std::size_t skip_spaces(std::string_view text, std::size_t at);
// Returns the size in bytes of the dot of a move number at `at`: "." or the three in one, "\u2026"; 0 if
// there is none.
std::size_t dots_at(std::string_view text, std::size_t at);
// Returns the index of the end of the line (its CR or LF), or text.size().
std::size_t line_end(std::string_view text, std::size_t at);
// Returns whether `at` is the first byte of a line, not counting a byte order mark. The beginning of the text
// also starts a line.
bool begins_line(std::string_view text, std::size_t at);
// Returns whether only blanks come between the start of the line and `at`. The beginning of the text also
// starts a line.
bool first_in_line(std::string_view text, std::size_t at);

// Returns whether only blanks come before `at` in its line, and the line before it is empty or has only
// blanks.
bool follows_empty_line(std::string_view text, std::size_t at);

// In all extents `end` is after the part. `decided` is false if more text after the available text could
// change the result.
struct CommentExtent {
  std::size_t text_end = 0;
  std::size_t end = 0;
  bool closed = false;  // it is closed by its brace
  bool decided = true;
  std::size_t inner = 0;  // the first "{" inside it, if the dialect does not have nested comments; else 0
};
// Returns the comment that starts with the "{" at `open`. A second "{" is text, or a comment inside it if the
// dialect has these. Without its "}" the comment ends before the first line that starts with a tag pair; a
// "}" after such a line is not taken into account. A comment longer than `limit` counts as unclosed.
CommentExtent brace_comment(const Dialect& dialect, std::string_view text, std::size_t open,
                            std::size_t limit);

// Returns whether the "[" at `at` starts a valid tag pair: [Name "...
bool begins_tag(std::string_view text, std::size_t at);

// Returns the index of the first line in [from, to) that starts with a tag pair, [Name "..., or `to` if there
// is none.
std::size_t find_tag_line(std::string_view text, std::size_t from, std::size_t to);

// Returns the first line from `from` on that starts with a tag pair and does not follow another tag pair, so
// that reading can restart there, or text.size() if there is none. `tag_before`: a tag pair precedes `from`.
std::size_t find_border(std::string_view text, std::size_t from, bool tag_before);

// The fault of a tag pair; see fault_words().
enum class TagFault : std::uint8_t {
  none,
  no_name,           // ["value"]
  several_words,     // [White Player "value"]
  sign_after_name,   // [Name: "value"], [Name="value"]
  no_quotes,         // [Name value]
  no_closing_quote,  // [Name "value]
  no_bracket,        // [Name "value"
  other_quotes,      // typographic quotes
  quote_inside,      // [Name "a "b" c"]
  two_lines,         // the value continues on the next line
  backslash,         // [Name "value\"]
};
// Returns the fault as a sentence for a message, with a remedy.
std::string_view fault_words(TagFault fault);

struct Bracket {
  enum class Kind : std::uint8_t { tag, word, stray };  // [Name "value"], [word], a lone [ or ["value"]
  Kind kind = Kind::stray;
  bool escaped = false;  // the value contains a backslash
  TagFault fault = TagFault::none;
  bool decided = true;
  std::size_t name_begin = 0, name_end = 0;    // of a tag or word
  std::size_t value_begin = 0, value_end = 0;  // of a tag, between the quotes
  std::size_t end = 0;
};
// Reads the bracket that starts with the "[" at `open`.
Bracket read_bracket(std::string_view text, std::size_t open);
// Reads the same if it is a tag pair without anything unusual: letters, one blank, a value without a
// backslash on one line.
bool read_usual_tag(std::string_view text, std::size_t open, Bracket& bracket);

struct Parenthesis {
  enum class Kind : std::uint8_t {
    variation,  // (1. 32-28), ({text})
    words,      // (text)
    glyph,      // (!?)
    null,       // (null), written by a program without a value
    stray,      // ( without )
  };
  Kind kind = Kind::variation;
  bool decided = true;
  std::size_t end = 0;  // after the "(" of variations and strays, else after the ")"
};
// Reads the part started by the "(" at `open`. Braces inside words belong to the words and do not start
// comments.
Parenthesis read_parenthesis(Grammar grammar, std::string_view text, std::size_t open);

}  // namespace mt::pgn
