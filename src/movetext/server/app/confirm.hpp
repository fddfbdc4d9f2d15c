// Acts on an answer to a question.
#pragma once
#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/mail/yes_or_no.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Either something was done, or there are commands to be run, or `refusal` says why nothing is done.
struct Confirmation {
  AccountId account = 0;
  Phrase done;        // what was done; empty: another mail says it
  HeldCommands held;  // the commands that waited
  std::optional<domain::Refusal> refusal;
  bool told_before = false;  // the sender has had this refusal before and does not get it again
  bool dropped = false;      // the answer is no
};

// Does what the question was about if the answer is yes; commands that waited are returned to the caller, who
// runs them.  A question can be answered once, but stays open after an answer that is neither yes nor no.
// Returns nothing if there is no such question.
std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said);

}  // namespace mt::server::app
