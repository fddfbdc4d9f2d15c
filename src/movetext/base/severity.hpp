// The severity of each fault. The caller chooses the policy; readers never decide how severe a fault is.
#pragma once
#include "movetext/base/code.hpp"

namespace mt {

enum class Policy : std::uint8_t {
  lenient,  // only faults that make a record unusable are errors
  archive,  // the default: a repaired fault is a warning, a breach of the rules an error
  strict,   // violations of the standard are also errors
};

Severity severity(Code code, Policy policy = Policy::archive);

}  // namespace mt
