// Reports to a listener what was found in chunks, with its places in their files, and counts it.
//
//   Teller teller(listener);
//   while (next(chunk) && teller.tell(chunk)) write(chunk.out);
//   teller.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/oversized.hpp"
#include "movetext/archive/core/place.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace mt::archive {

// Expects the chunks in the order of the input, each in as many parts as it was handled in.
class Teller {
 public:
  // `line`: the number of the line that the first chunk begins in; `column`: the bytes of that line before
  // it.
  explicit Teller(FindingListener& listener, std::uint64_t line = 1, std::uint64_t column = 0)
      : listener_(listener), line_(line), column_(column) {}

  // Reports what was found in the chunk.  Returns false if the listener wants no more; then nothing of the
  // chunk counts.
  bool tell(const Chunk& chunk);
  // Reports what an output file of bytes cannot say; begin and end of the diagnostic are bytes of it. Returns
  // false as above.
  bool tell_of_output(std::string_view path, const Diagnostic& diagnostic);
  // Reports what a record has lost that was read before.  Returns false as above.
  bool tell_of_record(const Place& place, const Diagnostic& diagnostic);
  // Reports the record beyond the size limit that the input may end with.  Returns false as above.
  bool finish() { return oversized_.tell(listener_); }

  // Returns the number of the line that the next chunk begins in, and the bytes of that line before it.
  std::uint64_t line() const { return line_; }
  std::uint64_t column() const { return column_; }

  // Counts all chunks so far.
  Counts counts;

 private:
  bool tell_findings(const Chunk& chunk);
  bool tell_other_notation(const Chunk& chunk, const Finding& finding);
  bool tell_loss(const Chunk& chunk, const Finding& loss);
  Place place_of(const Chunk& chunk, std::size_t offset, std::size_t length, const LineExtent& line) const;
  void pass(const Chunk& chunk);

  FindingListener& listener_;
  std::uint64_t line_;
  std::uint64_t column_;
  bool other_notation_told_ = false;
  std::set<std::string, std::less<>> losses_told_;  // of the file
  Oversized oversized_;
};

}  // namespace mt::archive
