// Tells a listener what was found in chunks, with its places in their files, and counts it.
//
//   Teller teller(listener);
//   while (next(chunk) && teller.tell(chunk)) write(chunk.out);
//   teller.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/oversized.hpp"

#include <cstdint>

namespace mt::archive {

// The chunks come in the order of the input, each in as many parts as it was handled in.
class Teller {
 public:
  explicit Teller(FindingListener& listener) : listener_(listener) {}

  // False: the listener has heard enough, and nothing of the chunk counts.
  bool tell(const Chunk& chunk);
  // Tells of the record beyond the size limit that the input may end with.  False as above.
  bool finish() { return oversized_.tell(listener_); }

  // Of all chunks so far.
  Counts counts;

 private:
  bool tell_findings(const Chunk& chunk);
  bool tell_other_notation(const Place& place, const Diagnostic& diagnostic);
  void pass(const Chunk& chunk);

  FindingListener& listener_;
  std::uint64_t line_ = 1;    // at the beginning of the next chunk ...
  std::uint64_t column_ = 0;  // ... and the bytes of that line before it
  bool other_notation_told_ = false;
  Oversized oversized_;
};

}  // namespace mt::archive
