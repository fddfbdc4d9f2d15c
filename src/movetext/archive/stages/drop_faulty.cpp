#include "movetext/archive/stages/drop_faulty.hpp"

#include "movetext/replay/finish.hpp"

namespace mt::archive {
namespace {

void reject(Passing& passing) {
  Chunk& chunk = passing.chunk;
  if (!chunk.goes_on) ++chunk.counts.rejected;
  if (!chunk.rejects.empty() && chunk.rejects.back().end == passing.extent.begin)
    chunk.rejects.back().end = passing.extent.end;
  else
    chunk.rejects.push_back(passing.extent);
}

class DropFaulty final : public Stage {
 public:
  explicit DropFaulty(OnError on_error) : on_error_(on_error) {}

  Wants wants() const override { return {.turn = Turn::use_or_drop}; }
  Next after(Passing& passing) override {
    if (passing.has_error && on_error_ == OnError::stop) return Next::stop;
    if (passing.has_error && (on_error_ == OnError::reject || !passing.is_whole)) {
      reject(passing);
      return Next::skip;
    }
    const replay::Replayed& replayed = passing.played.replayed;
    // The events of a match stay as they were read.
    if (!replayed.complete && !passing.record.convention->is_match)
      replay::keep_tail(passing.record, replayed.stop);
    if (replayed.bad_start) replay::keep_bad_start(passing.record);
    return Next::go_on;
  }

 private:
  OnError on_error_;
};

}  // namespace

MakeStage drop_faulty(OnError on_error) {
  return [on_error] { return std::make_unique<DropFaulty>(on_error); };
}

}  // namespace mt::archive
