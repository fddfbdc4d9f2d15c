// A fault with its message: what a reader or a replay reports about a record.
#pragma once
#include "movetext/base/code.hpp"

#include <cstdint>
#include <string>

namespace mt {

// `begin`, `end`: byte range in the record's text (Record::text()).
// `message` is one line without the position and without the code: "24x15 is not legal: the majority rule
// asks for 24x22 (takes 3, this takes 1)".
// `hint` is the probable meaning ("24x22"), or empty if no move is similar. It is shown under the caret as
// "did you mean 24x22?".
struct Diagnostic {
  Code code = Code::none;
  Severity severity = Severity::warning;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::string message{};
  std::string hint{};
};

}  // namespace mt
