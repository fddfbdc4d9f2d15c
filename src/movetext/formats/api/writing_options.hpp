// The options for the writers of all formats; each writer uses those that apply to its format.
#pragma once
#include "movetext/record/tape.hpp"
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

inline constexpr std::string_view tag_column = "tag.";

struct WritingOptions {
  std::size_t line_width = 79;
  text::OutputEncoding encoding = text::OutputEncoding::utf8;
  text::Spelling spelling = text::Spelling::plain;
  bool reduced = false;  // only roster, game, start position and main line
  bool no_comments = false;
  bool no_variations = false;
  bool no_nags = false;
  bool comments_apart = false;   // consecutive comments are not joined
  bool loose_numbers = false;    // the move after a NAG does not get a new move number
  bool star_terminator = false;  // "*" ends every game, as PDN 3.0 recommends
  bool suffix_glyphs = false;    // "!" glued to the move instead of " $1"
  bool crlf = false;
  // The columns of a table; if empty, the usual columns. The name of a column may be tag_column and then the
  // name of a tag. This always means the tag, even if a computed column has the same name.
  std::vector<std::string> columns{};

  // Returns the parts of a record to write.
  Parts parts() const {
    return {.comments = !reduced && !no_comments,
            .nags = !reduced && !no_nags,
            .variations = !reduced && !no_variations};
  }
};

}  // namespace mt
