// Describes an error in English, for operators and programs. Players receive a Refusal, in their own
// language.
#pragma once
#include <string>

namespace mt::server::domain {

struct Failure {
  std::string code{};     // a stable word for programs: "no-user", "mail-too-large"
  std::string message{};  // one sentence in English, no full stop
  std::string hint{};     // what to do instead; may be empty
};

}  // namespace mt::server::domain
