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
    accepted,  // it is done, is a duplicate, or needs no action
    deferred,  // the store is unavailable; the sender should try again later
    refused,   // it is not a mail; another attempt is useless
  };
  Kind kind = Kind::accepted;
  std::string code;       // a stable word: "done", "duplicate", "automatic"
  std::string message;    // one sentence without a full stop
  std::string warning{};  // for the operator: "unverified-sender"; may be empty
  struct Ran {
    std::string_view verb;  // its name
    words::CommandOutcome::Kind outcome;
  };
  std::vector<Ran> commands{};  // the commands that were run, in order
};

}  // namespace mt::server::app
