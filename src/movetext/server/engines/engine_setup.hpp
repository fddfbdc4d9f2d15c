// An engine that plays for an account: its program and its limits.
#pragma once
#include "movetext/engine/api/limits.hpp"
#include "movetext/engine/protocol/api/protocol.hpp"
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mt::server::engines {

struct EngineSetup {
  AccountId account = 0;
  std::string name{};                          // name of the account
  std::vector<std::string> words{};            // the program and its arguments; empty for a built-in player
  const engine::Protocol* protocol = nullptr;  // nullptr to detect the protocol
  std::vector<std::pair<std::string, std::string>> options{};
  engine::Limits limits{};   // limits for one decision; they always include a time
  std::uint64_t memory = 0;  // maximum address space of the program in bytes; 0 to use the server's limit
};

}  // namespace mt::server::engines
