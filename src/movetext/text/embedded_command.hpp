// Commands inside of comments, as programs for PGN write them: "[%clk 0:05:00]", "[%eval 0.25]".
#pragma once
#include "movetext/text/blank.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace mt::text {

struct EmbeddedCommand {
  std::string_view name;   // "eval"
  std::string_view value;  // without blanks around it
  std::size_t begin = 0;   // of the whole command in the comment
  std::size_t end = 0;
};

// Finds the first command at `from` or behind it.
inline std::optional<EmbeddedCommand> find_command(std::string_view comment, std::size_t from = 0) {
  const std::size_t begin = comment.find("[%", from);
  const std::size_t close = begin == std::string_view::npos ? begin : comment.find(']', begin);
  if (close == std::string_view::npos) return std::nullopt;
  const std::string_view inside = comment.substr(begin + 2, close - begin - 2);
  std::size_t name = 0;
  while (name < inside.size() && !is_blank(inside[name])) ++name;
  return EmbeddedCommand{inside.substr(0, name), trim(inside.substr(name)), begin, close + 1};
}

}  // namespace mt::text
