// A verb is one row: how a reader recognises it, and how a command with it is handled.  The rows of a topic
// stand in one file with their functions; verbs.hpp joins them.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt::server::app {

enum class Access : std::uint8_t {
  open,   // anybody may use it: it changes nothing and shows only what all may see
  token,  // a token, a confirmation or a password must vouch for the sender; else the command waits for a yes
          // by mail
};

// How a command is handled.
struct Handling {
  Access access = Access::token;
  CommandResult (*run)(CommandContext& context, const protocol::Command& command) = nullptr;  // never null
  // Set for a verb about a board: makes the act that the command asks for.
  domain::Act (*act)(const protocol::Command& command) = nullptr;
  // Returns whether a command from the account's own address is done at once although nothing else vouches
  // for it.
  bool (*at_once)(const protocol::Command& command) = nullptr;
  // Refuses what is refused to all senders.
  std::optional<domain::Refusal> (*objection)(const protocol::Command& command) = nullptr;
  // Refuses what would be refused after a confirmation, so that the server asks no useless question.
  std::optional<domain::Refusal> (*objection_to_ask)(CommandContext& context,
                                                     const protocol::Command& command) = nullptr;
  bool protects = false;  // the verb protects an account: its questions have their own limit
  bool for_good = false;  // the command cannot be undone, and the question says so
};

struct Verb : protocol::VerbRow {
  Handling handling{};
};

}  // namespace mt::server::app
