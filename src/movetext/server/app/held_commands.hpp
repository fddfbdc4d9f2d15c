// Commands that wait until a mail confirms them, as a question keeps them.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

struct HeldCommands {
  std::vector<std::string> lines;  // to be read and run for the account
  std::string comment;
};

// `commands`: a line each.  The text is the payload of a ConfirmationRow.
std::string held_payload(std::string_view commands, std::string_view comment);
HeldCommands parse_held(std::string_view payload);

// The rules that held commands are read by.  They refer to `work`.
protocol::ReadingRules held_rules(UnitOfWork& work);

}  // namespace mt::server::app
