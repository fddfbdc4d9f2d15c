// The severity of each kind of fault: a table that the caller chooses, never an `if` in a reader.
#pragma once
#include "movetext/base/code.hpp"

namespace mt {

enum class Policy : std::uint8_t {
  lenient,  // only what makes a record unusable is an error
  archive,  // the default: a repaired fault is a warning, a breach of the rules is an error
  strict,   // what the standard forbids is also an error
};

Severity severity(Code code, Policy policy = Policy::archive);

}  // namespace mt
