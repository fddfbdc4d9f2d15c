// Commands that wait until a mail confirms them, in the form in which they are stored with the question.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

struct HeldCommands {
  std::vector<std::string> lines;  // commands to read and run for the account
  std::string comment;
};

// Returns the payload of a ConfirmationRow.  `commands` has one command per line.
std::string held_payload(std::string_view commands, std::string_view comment);
HeldCommands parse_held(std::string_view payload);

// Returns the rules for reading held commands.  They refer to `work`, which must outlive them.
protocol::ReadingRules held_rules(UnitOfWork& work);

}  // namespace mt::server::app
