// Splits a comment into embedded commands ("[%clk 0:01:00]") and words.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct CommentCommand {
  std::string name;    // "clk"
  std::string values;  // the text after the name, with single blanks between words

  bool operator==(const CommentCommand&) const = default;
  std::string text() const { return "[%" + name + (values.empty() ? "" : " " + values) + ']'; }
};

struct CommentParts {
  std::vector<CommentCommand> commands;
  std::string words;  // the text outside commands, with single blanks between words

  bool empty() const { return commands.empty() && words.empty(); }
  // Returns the text of the comment, with the commands before the words.
  std::string text() const;
};

CommentParts comment_parts(std::string_view text);

// Returns whether `words` contains `part` as whole words.
bool holds_words(std::string_view words, std::string_view part);

// Returns whether a move has at most one value of the command, such as a clock or an evaluation. A move may
// have several values of other commands, such as marks on squares.
bool is_single_valued(std::string_view command);

}  // namespace mt
