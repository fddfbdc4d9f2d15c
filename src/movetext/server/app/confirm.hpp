// Carries out the answer to a confirmation request.
#pragma once
#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/mail/yes_or_no.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// The result of an answer: an action that was carried out, held commands that the caller must run, or the
// reason in `refusal` why nothing was done.
struct Confirmation {
  AccountId account = 0;
  Phrase done;        // reports the action that was carried out; empty if another mail reports it
  HeldCommands held;  // the commands that were confirmed
  std::optional<domain::Refusal> refusal;
  bool told_before = false;  // the sender has already received this refusal, so it is not sent again
  bool dropped = false;      // the answer was no
};

// If the answer is yes, carries out the action of the request, or returns the held commands, which the caller
// must run. A request can be answered once, but stays open after an answer that is neither yes nor no.
// Returns nothing if no request has this code.
std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said);

}  // namespace mt::server::app
