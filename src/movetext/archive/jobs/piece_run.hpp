// A run over one file whose bytes arrive in pieces: what `run()` does with files and threads, done without
// either, in memory.
//
//   std::string out;
//   PieceRun run(job, "club.pdn", listener, {[&](std::string_view bytes) { out += bytes; }});
//   run.feed(bytes);
//   run.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/cutter.hpp"
#include "movetext/archive/core/framing.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/teller.hpp"
#include "movetext/archive/core/utf16_decoder.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/archive/jobs/job.hpp"
#include "movetext/replay/choose_game.hpp"

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mt::archive {

// Takes what is written.
struct PieceSink {
  std::function<void(std::string_view bytes)> take;  // records, and the frame around them
  std::function<bool()> is_full{};  // so much waits that the run should pause; empty: it never pauses
};

// The results do not depend on the pieces.  Memory depends on the longest record, not on the file.  Sorting,
// dropping repeats and rejects need a disk: they are left out, and records with an error are not written.
class PieceRun {
 public:
  // `path` is the name of the file, for messages and where its content does not say what it is.
  PieceRun(Job job, std::string path, FindingListener& listener, PieceSink sink);
  PieceRun(const PieceRun&) = delete;
  PieceRun& operator=(const PieceRun&) = delete;
  ~PieceRun() = default;

  // Takes the next bytes and returns how many it has taken: fewer when the sink is full, or the run has
  // ended.
  std::size_t feed(std::string_view bytes);
  // Says that the file ends here.  Returns false if the sink is full; then it must be called again.
  bool finish();
  const Counts& counts() const { return teller_.counts; }
  // Returns whether records are written; it is known once the file is open.
  bool writes() const { return job_.output.to != nullptr; }

 private:
  bool is_full() const { return sink_.is_full && sink_.is_full(); }
  void receive(std::string_view bytes, bool last);
  void advance(bool ended);
  void open();
  bool cut(bool ended);
  void handle();
  void commit(const Chunk& chunk);
  void close();

  Teller teller_;
  PieceSink sink_;
  Job job_;    // the format to write is known once the file is open
  Task task_;  // of the worker
  std::string path_;
  bool ended_ = false;       // no more will arrive
  bool done_ = false;        // all is handled
  std::string first_bytes_;  // too few to tell whether they are UTF-16
  bool order_known_ = false;
  Utf16Decoder utf16_;
  std::string text_;  // not cut yet
  replay::GameShelf shelf_;
  std::optional<Cutter> cutter_;
  Chunk chunk_;
  bool is_cut_ = false;  // the chunk: it is handled
  bool at_end_ = false;  // nothing follows the chunk
  const std::atomic<bool> stop_ = false;
  std::optional<Worker> worker_;
  Framing framing_;
};

}  // namespace mt::archive
