#include "movetext/server/words/command_list.hpp"

#include "movetext/server/words/text_lines.hpp"

namespace mt::server::words {
namespace {

constexpr std::size_t text_column = 31;
constexpr std::size_t usage_column = 2;

// Adds the usage and, beside it, its description. If the usage is too long, the description is below it.
void add_command(std::string& out, const CommandLine& line) {
  const std::string usage = std::string(usage_column, ' ') + std::string(line.usage);
  if (line.text.empty()) {
    out += usage + '\n';
    return;
  }
  std::string text;
  add_wrapped(text, line.text, text_column);
  if (columns_of(usage) < text_column)
    text.replace(0, columns_of(usage), usage);
  else
    out += usage + '\n';
  out += text;
}

}  // namespace

std::string command_list(std::span<const CommandTopic> topics) {
  std::string out;
  for (const CommandTopic& topic : topics) {
    if (!out.empty()) out += '\n';
    out.append(topic.title).append("\n");
    for (const CommandLine& line : topic.lines) add_command(out, line);
  }
  if (!out.empty()) out.pop_back();
  return out;
}

}  // namespace mt::server::words
