// A run over one file whose bytes arrive in pieces: does in memory what `run()` does with files and threads.
//
//   std::string out;
//   PieceRun run(job, "club.pdn", listener, {[&](std::string_view bytes) { out += bytes; }});
//   run.feed(bytes);
//   run.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/cutter.hpp"
#include "movetext/archive/core/finding_reporter.hpp"
#include "movetext/archive/core/framing.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/numbering.hpp"
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

// Receives the output.
struct PieceSink {
  std::function<void(std::string_view bytes)> take;  // receives records and the frame around them
  std::function<bool()> is_full{};  // returns whether the run should pause; if empty, the run never pauses
  // Receives the results of the caller's stages, after the findings of the same part. May be empty.
  std::function<void(const OwnResults& results)> keep{};
};

// The results do not depend on the pieces. Memory use depends on the longest record, not on the file.
// Sorting, dropping repeats and rejects need a disk and are not available; records with an error are not
// written.
class PieceRun {
 public:
  // `path` is the name of the file. It is used in messages, and to guess the format if the content is
  // inconclusive.
  PieceRun(Job job, std::string path, FindingListener& listener, PieceSink sink);
  PieceRun(const PieceRun&) = delete;
  PieceRun& operator=(const PieceRun&) = delete;
  ~PieceRun() = default;

  // Takes the next bytes. Returns how many bytes it has taken; they are fewer if the sink is full or the run
  // has ended.
  std::size_t feed(std::string_view bytes);
  // Marks the end of the file. Returns false if the sink is full; then the call must be repeated.
  bool finish();
  const Counts& counts() const { return reporter_.counts; }
  // Returns whether records are written; known once the file is open.
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

  FindingReporter reporter_;
  PieceSink sink_;
  Job job_;    // job_.output.to is known once the file is open
  Task task_;  // task of the worker
  std::string path_;
  bool ended_ = false;       // no more bytes will arrive
  bool done_ = false;        // everything is handled
  std::string first_bytes_;  // all bytes so far, while they are too few to recognise UTF-16
  bool order_known_ = false;
  Utf16Decoder utf16_;
  std::string text_;  // bytes not yet cut
  replay::GameCache cache_;
  std::optional<Cutter> cutter_;
  Chunk chunk_;
  bool is_cut_ = false;  // the chunk has been cut and is being handled
  bool at_end_ = false;  // the chunk is the last one of the file
  const std::atomic<bool> stop_ = false;
  std::optional<Worker> worker_;
  std::string head_;  // replaces Frame::before, if it is not empty
  Framing framing_;
  Numbering numbering_;
};

}  // namespace mt::archive
