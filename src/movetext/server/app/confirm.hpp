// Acts on an answer to a question.
#pragma once
#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/mail/yes_or_no.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Either an action was carried out, or there are commands to run, or `refusal` says why nothing was done.
struct Confirmation {
  AccountId account = 0;
  Phrase done;        // the action that was carried out; empty if another mail reports it
  HeldCommands held;  // the held commands
  std::optional<domain::Refusal> refusal;
  bool told_before = false;  // the sender has received this refusal before and does not receive it again
  bool dropped = false;      // the answer is no
};

// Carries out the action in question if the answer is yes; held commands are returned, and the caller must
// run them.  A question can be answered once, but stays open after an answer that is neither yes nor no.
// Returns nothing if there is no such question.
std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said);

}  // namespace mt::server::app
