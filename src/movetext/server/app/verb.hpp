// A verb is one row: how it is parsed, and how its command is handled. The rows of a topic are in one file,
// together with their functions; verbs.hpp lists the topics.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt::server::app {

enum class Access : std::uint8_t {
  open,  // for everyone, because the command changes nothing and shows only public data
  // The sender must be authenticated by a token, a confirmation or a password; if not, the command waits for
  // a confirmation by mail.
  token,
};

// How a command is handled.
struct Handling {
  Access access = Access::token;
  CommandResult (*run)(CommandContext& context, const protocol::Command& command) = nullptr;  // never null
  // For verbs about a board: builds the act that the command requests.
  domain::Act (*act)(const protocol::Command& command) = nullptr;
  // Returns whether the command is run at once if it comes from the account's own address, without other
  // authentication.
  bool (*at_once)(const protocol::Command& command) = nullptr;
  // Returns a refusal if the command is refused to all senders.
  std::optional<domain::Refusal> (*objection)(const protocol::Command& command) = nullptr;
  // Returns a refusal if the command would still be refused after a confirmation, so that players do not
  // confirm it in vain.
  std::optional<domain::Refusal> (*objection_to_ask)(CommandContext& context,
                                                     const protocol::Command& command) = nullptr;
  bool protects = false;  // the verb protects an account, so its questions are counted separately
  bool for_good = false;  // the command cannot be undone; the question contains a warning
};

struct Verb : protocol::VerbRow {
  Handling handling{};
};

}  // namespace mt::server::app
