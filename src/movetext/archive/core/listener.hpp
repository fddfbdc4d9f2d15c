// Receives the findings in records.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/place.hpp"
#include "movetext/base/diagnostic.hpp"

namespace mt::archive {

// The functions are called in the order of the input.
class FindingListener {
 public:
  virtual ~FindingListener() = default;
  // Reports a finding. If it returns false, the run ends.
  virtual bool found(const Place& place, const Diagnostic& diagnostic) = 0;
  // Reports the state of a game after its diagnostics, if Job::outcomes asks for it. If it returns false, the
  // run ends.
  virtual bool verdict(const Place& /*place*/, const Verdict& /*verdict*/) { return true; }
};

}  // namespace mt::archive
