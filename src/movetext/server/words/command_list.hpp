// Writes the lists of commands for the help page "commands".
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

// The usage of a command, such as "GAME draw BOARD", and a short description.
struct CommandLine {
  std::string_view usage;
  std::string_view text;
};

struct CommandTopic {
  std::string_view title;
  std::vector<CommandLine> lines;
};

// Returns the topics, separated by empty lines. Lines have at most line_width columns. The last line does not
// end with a line feed.
std::string command_list(std::span<const CommandTopic> topics);

}  // namespace mt::server::words
