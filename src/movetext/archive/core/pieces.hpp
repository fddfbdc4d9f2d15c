// Sends the first pieces of a long record to the committer before the whole record is written.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/line_finder.hpp"
#include "movetext/text/outlet.hpp"

#include <functional>
#include <string>
#include <utility>

namespace mt::archive {

// Commits the current results of a chunk.
using Commit = std::function<void(const Chunk&)>;

// Commits the results of the chunk so far, while a record at `extent` is being handled.
inline void commit_part(Chunk& chunk, Extent extent, const Commit& commit) {
  const std::size_t handled = std::exchange(chunk.handled, extent.begin);
  locate_findings(chunk);
  commit(chunk);
  chunk.clear_results();
  chunk.handled = handled;
  chunk.first_of_file = false;
}

// Sends the pieces of a record to the committer. Each piece is committed as a part of the chunk's results.
class Pieces final : public text::Outlet {
 public:
  // `item` has the keys and groups of the record. If `commit` is nullptr, the record is not sent in pieces.
  Pieces(Chunk& chunk, Extent extent, const Commit* commit, Item item)
      : chunk_(chunk), extent_(extent), commit_(commit), first_(std::move(item)) {}

  // Returns the outlet for the writer of the record, or nullptr if it is not sent in pieces.
  text::Outlet* outlet() { return commit_ != nullptr ? this : nullptr; }
  void take(std::string& text) override {
    if (&text != &chunk_.out) {
      chunk_.out += text;
      text.clear();
    }
    first_.end = chunk_.out.size();
    first_.goes_on = true;
    chunk_.items.push_back(std::move(first_));
    first_ = {};
    commit_part(chunk_, extent_, *commit_);
  }
  // Returns the item for the last piece of the record.
  Item last() {
    first_.end = chunk_.out.size();
    return std::move(first_);
  }

 private:
  Chunk& chunk_;
  Extent extent_;
  const Commit* commit_;
  Item first_;
};

}  // namespace mt::archive
