// Runs over one file whose bytes arrive in pieces.
//
//   Run run(mt_check, nullptr, answers);
//   run.feed(bytes);
//   run.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/cutter.hpp"
#include "movetext/archive/core/framing.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/core/teller.hpp"
#include "movetext/archive/core/utf16_decoder.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/capi/answers.hpp"
#include "movetext/capi/reports.hpp"
#include "movetext/replay/choose_game.hpp"

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::capi {

// The results do not depend on the pieces.  Memory depends on the longest record, not on the file.
class Run {
 public:
  // `to` is the format to write; nullptr: the canonical form of the file, for mt_export.
  Run(mt_command command, const Format* to, Answers& answers);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() = default;

  // Sets an option; returns false if the option or its value is unknown, or bytes have arrived.
  bool set(mt_option option, std::string_view value);
  // Returns how many bytes it has taken: fewer when many answers wait.
  std::size_t feed(std::string_view bytes);
  // Says that the file ends here.  Returns false if many answers wait; then it must be called again.
  bool finish();

 private:
  bool set_format(std::string_view value);
  bool set_game(std::string_view value);
  void receive(std::string_view bytes, bool last);
  void advance(bool ended);
  void open();
  bool cut(bool ended);
  void handle();
  void commit(const archive::Chunk& chunk);
  void close();

  Answers& answers_;
  Reports reports_;
  archive::Teller teller_;
  archive::Task asked_;
  archive::Task task_;  // the same with the format to write
  std::string file_;
  bool begun_ = false;       // bytes have arrived
  bool ended_ = false;       // no more will arrive
  bool done_ = false;        // all is handled
  std::string first_bytes_;  // too few to tell whether they are UTF-16
  bool order_known_ = false;
  archive::Utf16Decoder utf16_;
  std::string text_;  // not cut yet
  replay::GameShelf shelf_;
  std::optional<archive::Cutter> cutter_;
  archive::Chunk chunk_;
  bool is_cut_ = false;  // the chunk: it is handled
  bool at_end_ = false;  // nothing follows the chunk
  const std::atomic<bool> stop_ = false;
  std::optional<archive::Worker> worker_;
  archive::Framing framing_;
};

}  // namespace mt::capi
