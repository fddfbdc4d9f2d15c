// The parts of PGN text that hide structure from the rest: comments, tag pairs, parentheses around words.
//
// The reader and the splitter both step over them with these functions, so that both see the same records.
// They depend on nothing but the bytes from the opening sign on.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/text/wide_blank.hpp"

#include <cstddef>
#include <string_view>

namespace mt::pgn {

using text::ends_token;
using text::is_visible;

// Index of the first byte at or after `at` that is no blank; U+00A0 and U+FEFF are blanks, too.
inline std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return text::skip_wide_blanks(text, at);
}
// The same within the line.
std::size_t skip_spaces(std::string_view text, std::size_t at);
// Bytes of the dot of a move number at `at`, "." or the three in one, "\u2026"; 0 if there is none.
std::size_t dots_at(std::string_view text, std::size_t at);
// Index of the end of the line (its CR or LF), or text.size().
std::size_t line_end(std::string_view text, std::size_t at);
// Whether `at` is the first byte of a line, a byte order mark left aside.  The text itself begins a line.
bool begins_line(std::string_view text, std::size_t at);
// Whether only blanks stand between the beginning of the line and `at`.  The text itself begins a line.
bool first_in_line(std::string_view text, std::size_t at);

// All extents: `end` is behind the part.  `decided` is false when more text behind the present one could
// change the answer.
struct CommentExtent {
  std::size_t text_end = 0;
  std::size_t end = 0;
  bool closed = false;  // by its brace
  bool decided = true;
};
// A comment that begins with the "{" at `open`.  A second "{" is text, or a comment inside it if the dialect
// has these.  Without its "}" the comment ends before the first line that begins with a tag pair; a "}" that
// belongs to a comment behind such a line does not count.  A comment longer than `limit` counts as unclosed.
CommentExtent brace_comment(const Dialect& dialect, std::string_view text, std::size_t open,
                            std::size_t limit);

// Whether the "[" at `at` begins a sound tag pair: [Name "...
bool begins_tag(std::string_view text, std::size_t at);

// Index of the first line in [from, to) that begins with a tag pair, [Name "...; `to` if there is none.
std::size_t find_tag_line(std::string_view text, std::size_t from, std::size_t to);

// The first line from `from` on that begins with a tag pair and does not follow another tag pair: where
// reading can begin anew.  `tag_before`: what stands before `from` is one.  text.size() if there is none.
std::size_t find_border(std::string_view text, std::size_t from, bool tag_before);

struct Bracket {
  enum class Kind : std::uint8_t { tag, word, stray };  // [Name "value"], [word], a lone [
  Kind kind = Kind::stray;
  bool escaped = false;  // the value holds a backslash
  bool broken = false;   // the value goes on on the next line
  bool sound = true;     // false: quotes or brackets are missing or doubled
  bool decided = true;
  std::size_t name_begin = 0, name_end = 0;    // of a tag or word
  std::size_t value_begin = 0, value_end = 0;  // of a tag, between the quotes
  std::size_t end = 0;
};
// What begins with the "[" at `open`.
Bracket read_bracket(std::string_view text, std::size_t open);
// The same, if it is a tag pair without anything unusual: letters, one blank, a value without backslash in
// one line.
bool read_usual_tag(std::string_view text, std::size_t open, Bracket& bracket);

struct Parenthesis {
  enum class Kind : std::uint8_t {
    variation,  // (1. 32-28), ({text})
    words,      // (text)
    glyph,      // (!?)
    stray,      // ( without )
  };
  Kind kind = Kind::variation;
  bool decided = true;
  std::size_t end = 0;  // behind the "(" of variations and strays, else behind the ")"
};
// What the "(" at `open` begins.  Braces inside words belong to them: what they enclose ends nothing.
Parenthesis read_parenthesis(Grammar grammar, std::string_view text, std::size_t open);

}  // namespace mt::pgn
