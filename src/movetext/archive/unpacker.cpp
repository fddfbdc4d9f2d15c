#include "movetext/archive/unpacker.hpp"

#include <algorithm>

namespace mt::archive {

std::size_t Unpacker::read(std::span<char> to) {
  std::size_t filled = 0;
  while (filled < to.size() && !done_) filled += unpack(to.subspan(filled));
  return filled;
}

void Unpacker::fail(std::string_view reason) {
  fault_ = reason;
  done_ = true;
}

std::size_t Unpacker::unpack(std::span<char> to) {
  if (!in_member_ && !next_member()) return 0;
  if (file_.buffered().empty() && !file_.refill() && file_.stopped()) {
    fail(file_.fault());
    return 0;
  }
  const DecodeStep step = decoder_->step(file_.buffered(), to);
  file_.consume(step.consumed);
  in_member_ = !step.member_ended;
  if (!step.fault.empty()) {
    fail(step.fault);
  } else if (in_member_ && file_.at_end() && step.produced == 0 && step.consumed == 0) {
    fail("the compressed data are truncated");
  }
  return step.produced;
}

// Advances to the next member. Returns false at the end of the file. Zero bytes between members are padding
// (tape blocks, xz stream padding).
bool Unpacker::next_member() {
  for (;;) {
    const std::size_t padding = std::min(file_.buffered().find_first_not_of('\0'), file_.buffered().size());
    file_.consume(padding);
    if (file_.buffered().size() >= magic_size || !file_.refill()) break;
  }
  if (file_.stopped() || file_.buffered().empty()) {
    fail(file_.fault());
    return false;
  }
  if (compression_of(file_.buffered()) != compression_) {
    fail("unexpected data follow the compressed data");
    return false;
  }
  in_member_ = decoder_->restart();
  if (!in_member_) fail("not enough memory to decompress");
  return in_member_;
}

}  // namespace mt::archive
