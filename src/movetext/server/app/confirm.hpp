// What becomes of an answer to a question.
#pragma once
#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/mail/yes_or_no.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Something was done, or there are commands to be run, or `refusal` says why nothing is done.
struct Confirmation {
  AccountId account = 0;
  Phrase done;        // what was done; empty: another mail says it
  HeldCommands held;  // commands that waited
  std::optional<domain::Refusal> refusal;
  bool told_before = false;  // the refusal was told before, and is not told again
  bool dropped = false;      // the answer is no
};

// Does what a question was about, if it is answered with yes; commands that waited are given back to be run.
// A question serves once, but one that has heard neither yes nor no still stands.  Nothing: there is no such
// question.
std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said);

}  // namespace mt::server::app
