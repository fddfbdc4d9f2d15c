// The lists of the help page of commands.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

// "GAME draw BOARD", and a short description.
struct CommandLine {
  std::string_view usage;
  std::string_view text;
};

struct CommandTopic {
  std::string_view title;
  std::vector<CommandLine> lines;
};

// Writes the topics, separated by empty lines, in lines of at most line_width columns; the last line has no
// line end.
std::string command_list(std::span<const CommandTopic> topics);

}  // namespace mt::server::words
