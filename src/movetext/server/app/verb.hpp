// A verb is one row: how a parser recognizes it, and how its command is handled.  The rows of a topic are in
// one file with their functions; verbs.hpp joins them.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt::server::app {

enum class Access : std::uint8_t {
  open,   // for everyone: it changes nothing and shows only public data
  token,  // a token, a confirmation or a password must authenticate the sender; otherwise the command waits
          // for a confirmation by mail
};

// How a command is handled.
struct Handling {
  Access access = Access::token;
  CommandResult (*run)(CommandContext& context, const protocol::Command& command) = nullptr;  // never null
  // Set for a verb about a board: builds the act of the command.
  domain::Act (*act)(const protocol::Command& command) = nullptr;
  // Returns whether a command from the account's own address is run at once without other authentication.
  bool (*at_once)(const protocol::Command& command) = nullptr;
  // Refuses commands that are refused to all senders.
  std::optional<domain::Refusal> (*objection)(const protocol::Command& command) = nullptr;
  // Refuses commands that would be refused after a confirmation, so that the server asks no useless question.
  std::optional<domain::Refusal> (*objection_to_ask)(CommandContext& context,
                                                     const protocol::Command& command) = nullptr;
  bool protects = false;  // the verb protects an account: its questions have their own limit
  bool for_good = false;  // the command cannot be undone, and the question warns of that
};

struct Verb : protocol::VerbRow {
  Handling handling{};
};

}  // namespace mt::server::app
