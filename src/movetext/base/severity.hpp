// How bad each kind of fault is: a table, chosen by the caller, never an `if` in a reader.
#pragma once
#include "movetext/base/code.hpp"

namespace mt {

enum class Policy : std::uint8_t {
  lenient,  // only what makes a record unusable is an error
  archive,  // the default: what was repaired is a warning, what is against the rules an error
  strict,   // what the standard forbids is an error as well
};

Severity severity(Code code, Policy policy = Policy::archive);

}  // namespace mt
