// The result of processing an inbound mail.
#pragma once
#include "movetext/server/words/views.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

struct MailOutcome {
  enum class Kind : std::uint8_t {
    accepted,  // the mail was processed, is a duplicate, or needs no action
    deferred,  // the store is not available; the sender should try again later
    refused,   // the bytes are not a mail; sending them again is useless
  };
  Kind kind = Kind::accepted;
  std::string code;       // a stable word: "done", "duplicate", "automatic"
  std::string message;    // one sentence without a full stop
  std::string warning{};  // for the operator, such as "unverified-sender"; may be empty
  struct Ran {
    std::string_view verb;  // name of the verb
    words::CommandOutcome::Kind outcome;
  };
  std::vector<Ran> commands{};  // the commands that were run, in order
};

}  // namespace mt::server::app
