// Commands that wait for a confirmation by mail, and their form in the store.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

struct HeldCommands {
  std::vector<std::string> lines;  // each line is one command
  std::string comment;
};

// Returns the payload of a ConfirmationRow for these commands. `commands` has one command per line.
std::string held_payload(std::string_view commands, std::string_view comment);
HeldCommands parse_held(std::string_view payload);

// Returns the rules for parsing held commands. The rules refer to `work`, which must outlive them.
protocol::ReadingRules held_rules(UnitOfWork& work);

}  // namespace mt::server::app
