// Reads the parts of PGN text in which characters do not have their usual meaning: comments, tag pairs, words
// in parentheses.
//
// Both the reader and the splitter skip these parts with the functions of this file, so that both find the
// same records. The result of a function depends only on the bytes from the opening character on.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/text/wide_blank.hpp"

#include <cstddef>
#include <string_view>

namespace mt::pgn {

using text::ends_token;
using text::is_visible;

// Returns the index of the first byte at or after `at` that is not a blank. U+00A0 and U+FEFF count as
// blanks.
inline std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return text::skip_wide_blanks(text, at);
}
// Returns the index of the first byte at or after `at` that is a line end or not a blank.
std::size_t skip_spaces(std::string_view text, std::size_t at);
// Returns the size in bytes of the dots of a move number at `at`, which are "." or the single character
// "\u2026". Returns 0 if there is none.
std::size_t dots_at(std::string_view text, std::size_t at);
// Returns the index of the line end (CR or LF) after `at`, or text.size() if there is none.
std::size_t line_end(std::string_view text, std::size_t at);
// Returns whether `at` is the first byte of a line; a byte order mark before it does not count. The beginning
// of the text is also the beginning of a line.
bool begins_line(std::string_view text, std::size_t at);
// Returns whether only blanks come between the beginning of the line and `at`. The beginning of the text is
// also the beginning of a line.
bool first_in_line(std::string_view text, std::size_t at);

// Returns whether only blanks come before `at` in its line, and the previous line is empty or has only
// blanks.
bool follows_empty_line(std::string_view text, std::size_t at);

// A comment. In this type and the next ones, `end` is the index after the part that was read. `decided` is
// false if bytes after the end of the given text could change the result.
struct CommentExtent {
  std::size_t text_end = 0;
  std::size_t end = 0;
  bool closed = false;  // a brace closes the comment
  bool decided = true;
  // index of the first "{" in the comment; 0 if there is none, or if the dialect allows nested comments
  std::size_t inner = 0;
};
// Returns the comment that starts with the "{" at `open`. A second "{" starts a nested comment if the dialect
// allows that; otherwise it is text. If the "}" is missing, the comment ends before the first line that
// starts with a tag pair; a "}" after such a line does not close the comment. A comment longer than `limit`
// counts as not closed.
CommentExtent brace_comment(const Dialect& dialect, std::string_view text, std::size_t open,
                            std::size_t limit);

// Returns whether the "[" at `at` starts a valid tag pair: [Name "...
bool begins_tag(std::string_view text, std::size_t at);

// Returns the index of the first line in [from, to) that starts with a tag pair ([Name "...), or `to` if
// there is none.
std::size_t find_tag_line(std::string_view text, std::size_t from, std::size_t to);

// Returns the index of the first line at or after `from` where reading can restart, or text.size() if there
// is none. Such a line starts with a tag pair that does not follow another tag pair. `tag_before`: a tag pair
// comes directly before `from`.
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
// Returns a message that describes the fault and how to correct it.
std::string_view fault_words(TagFault fault);

struct Bracket {
  enum class Kind : std::uint8_t { tag, word, stray };  // [Name "value"]; [word]; a single [ or ["value"]
  Kind kind = Kind::stray;
  bool escaped = false;  // the value contains a backslash
  TagFault fault = TagFault::none;
  bool decided = true;
  std::size_t name_begin = 0, name_end = 0;    // range of the name of a tag, or of a word
  std::size_t value_begin = 0, value_end = 0;  // range of the value of a tag, without its quotes
  std::size_t end = 0;
};
// Reads the text in brackets that starts with the "[" at `open`.
Bracket read_bracket(std::string_view text, std::size_t open);
// Reads a tag pair of the usual form: a name of letters, one blank, a value on one line without backslash.
// Returns false if the text has a different form.
bool read_usual_tag(std::string_view text, std::size_t open, Bracket& bracket);

struct Parenthesis {
  enum class Kind : std::uint8_t {
    variation,  // (1. 32-28), ({text})
    words,      // (text)
    glyph,      // (!?)
    null,       // (null), which a program writes if a value is missing
    stray,      // ( without )
  };
  Kind kind = Kind::variation;
  bool decided = true;
  std::size_t end = 0;  // index after the "(" if the kind is variation or stray, else index after the ")"
};
// Reads the parenthesis that starts with the "(" at `open`. Braces between words in parentheses are text and
// do not start comments.
Parenthesis read_parenthesis(Grammar grammar, std::string_view text, std::size_t open);

}  // namespace mt::pgn
