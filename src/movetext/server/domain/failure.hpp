// Why something failed, for operators and programs, who have no language: what players read is a Refusal.
#pragma once
#include <string>

namespace mt::server::domain {

struct Failure {
  std::string code{};     // a stable word for programs: "no-user", "mail-too-large"
  std::string message{};  // one sentence in English, no full stop
  std::string hint{};     // what to do instead; may be empty
};

}  // namespace mt::server::domain
