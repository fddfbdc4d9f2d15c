// What becomes of an answer to a question.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/mail/yes_or_no.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Either something was done, or there are commands to be run, or `refusal` says why nothing is.
struct Confirmation {
  AccountId account = 0;
  std::string message;             // what was done; empty: another mail says it
  std::vector<std::string> lines;  // commands that waited, to be read and run for the account
  std::string comment;
  std::optional<domain::Refusal> refusal;
  bool told_before = false;  // the refusal: it is not told again
  bool dropped = false;      // by a no
};

// Does what a confirmation was for; the commands of a held one are given back to be run.  A question that was
// answered serves no more, but one that has heard neither yes nor no still stands.  Nothing: there is no such
// question.
std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said);

}  // namespace mt::server::app
