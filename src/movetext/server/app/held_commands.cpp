#include "movetext/server/app/held_commands.hpp"

#include "movetext/server/app/verbs.hpp"

#include <algorithm>

namespace mt::server::app {

// An empty line separates the commands from the comment. Commands are never empty.
std::string held_payload(std::string_view commands, std::string_view comment) {
  return std::string(commands) + "\n\n" + std::string(comment);
}

HeldCommands parse_held(std::string_view payload) {
  HeldCommands held;
  const std::size_t gap = std::min(payload.find("\n\n"), payload.size());
  held.comment = payload.substr(std::min(gap + 2, payload.size()));
  std::string_view commands = payload.substr(0, gap);
  while (!commands.empty()) {
    const std::size_t end = std::min(commands.find('\n'), commands.size());
    held.lines.emplace_back(commands.substr(0, end));
    commands.remove_prefix(std::min(end + 1, commands.size()));
  }
  return held;
}

protocol::ReadingRules held_rules(UnitOfWork& work) {
  protocol::ReadingRules rules{.verbs = verbs()};
  rules.is_account = [&work](std::string_view name) { return work.account_named(name) != nullptr; };
  return rules;
}

}  // namespace mt::server::app
