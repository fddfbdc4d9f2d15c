// Who hears what was found in records.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/place.hpp"
#include "movetext/base/diagnostic.hpp"

namespace mt::archive {

// Called in the order of the input.
class FindingListener {
 public:
  virtual ~FindingListener() = default;
  // Returns false if the caller listens no more; then the run ends.
  virtual bool found(const Place& place, const Diagnostic& diagnostic) = 0;
  // Task::outcomes asks for it: the game comes after its diagnostics.  Returns false as above.
  virtual bool verdict(const Place& place, const Verdict& verdict) = 0;
};

}  // namespace mt::archive
