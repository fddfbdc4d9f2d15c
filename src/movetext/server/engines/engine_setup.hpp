// Describes an engine that plays for an account: which program, and how strong it may be.
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
  std::string name{};                          // of the account
  std::vector<std::string> words{};            // the program and its arguments; empty: a built-in player
  const engine::Protocol* protocol = nullptr;  // nullptr: it is found out
  std::vector<std::pair<std::string, std::string>> options{};
  engine::Limits limits{};   // of a decision; always with a time
  std::uint64_t memory = 0;  // bytes of address space that the program may have; 0: as much as the server may
};

}  // namespace mt::server::engines
