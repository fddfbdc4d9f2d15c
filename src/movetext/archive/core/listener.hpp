// Receives what was found in records.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/place.hpp"
#include "movetext/base/diagnostic.hpp"

namespace mt::archive {

// The functions are called in the order of the input.
class FindingListener {
 public:
  virtual ~FindingListener() = default;
  // Reports a finding.  Returns false if the caller wants no more; then the run ends.
  virtual bool found(const Place& place, const Diagnostic& diagnostic) = 0;
  // Reports how a game stands, if Task::outcomes asks for it; the game comes after its diagnostics.  Returns
  // false as above.
  virtual bool verdict(const Place& /*place*/, const Verdict& /*verdict*/) { return true; }
};

}  // namespace mt::archive
