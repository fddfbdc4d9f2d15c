#include "movetext/archive/input.hpp"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t input_buffer = std::size_t{256} << 10U;

}  // namespace

bool Input::open(const std::string& path, bool find_utf16) {
  close();
  error_.clear();
  order_unknown_ = find_utf16;
  utf16_ = {};
  decoded_.clear();
  decoded_from_ = 0;
  name_ = path;
  if (!file_.open(path)) return fail(file_.fault());
  while (file_.buffered().size() < magic_size && file_.refill()) {
  }
  if (!file_.fault().empty()) return fail(file_.fault());
  compression_ = compression_of(file_.buffered());
  if (compression_ == Compression::none) return true;
  try {
    if (threads_ > 1) ahead_ = std::make_unique<UnpackAhead>(file_, compression_, threads_);
  } catch (const std::system_error&) {  // no thread is available: the reading thread unpacks
  }
  if (!ahead_) unpacker_.emplace(file_, compression_, true);
  return true;
}

void Input::close() {
  ahead_.reset();
  unpacker_.reset();
  file_.close();
}

bool Input::fail(std::string_view reason) {
  if (!reason.empty()) error_ = name_ + ": " + std::string(reason);
  return false;
}

std::size_t Input::read(std::span<char> to) {
  if (std::exchange(order_unknown_, false)) find_order();
  std::size_t filled = 0;
  while (filled < to.size() && (decoded_from_ < decoded_.size() || decode_more())) {
    const std::size_t size = std::min(to.size() - filled, decoded_.size() - decoded_from_);
    std::memcpy(to.data() + filled, decoded_.data() + decoded_from_, size);
    decoded_from_ += size;
    filled += size;
  }
  return utf16_.order() == text::Utf16::none ? filled + read_bytes(to.subspan(filled)) : filled;
}

std::size_t Input::read_some(std::span<char> to) {
  if (std::exchange(order_unknown_, false)) find_order();
  if (is_packed()) return read(to);
  const std::size_t known = std::min(to.size(), decoded_.size() - decoded_from_);
  if (known > 0) {
    std::memcpy(to.data(), decoded_.data() + decoded_from_, known);
    decoded_from_ += known;
    return known;
  }
  const std::size_t buffered = std::min(to.size(), file_.buffered().size());
  if (buffered > 0) return read_plain(to.first(buffered));
  const std::size_t got = file_.read_on(to);
  if (got == 0) fail(file_.fault());
  return got;
}

bool Input::is_ready(int patience_ms) const {
  const bool has_some = is_packed() || decoded_from_ < decoded_.size() || !file_.buffered().empty();
  return has_some || file_.is_ready(patience_ms);
}

// Finds the byte order in the first bytes of the data.
void Input::find_order() {
  std::string first(Utf16Decoder::order_bytes, '\0');
  first.resize(read_bytes(first));
  if (utf16_.begin(first))
    utf16_.decode(first, false, decoded_);
  else
    std::swap(first, decoded_);
}

// Decodes more UTF-16 into decoded_ after all bytes of decoded_ have been returned. Returns false at the end,
// or if the file is not UTF-16.
bool Input::decode_more() {
  decoded_.clear();
  decoded_from_ = 0;
  if (utf16_.order() == text::Utf16::none) return false;
  for (bool last = false; decoded_.empty() && !last;) {
    units_.resize(input_buffer);
    units_.resize(read_bytes(units_.from(0)));
    last = units_.empty();
    utf16_.decode(units_, last, decoded_);
  }
  return !decoded_.empty();
}

std::size_t Input::read_bytes(std::span<char> to) {
  if (compression_ == Compression::none) return read_plain(to);
  const std::size_t filled = ahead_ ? ahead_->read(to) : unpacker_->read(to);
  if (filled < to.size()) fail(ahead_ ? ahead_->fault() : unpacker_->fault());
  return filled;
}

std::size_t Input::read_plain(std::span<char> to) {
  std::size_t filled = std::min(to.size(), file_.buffered().size());
  if (filled > 0) std::memcpy(to.data(), file_.buffered().data(), filled);
  file_.consume(filled);
  while (filled < to.size()) {
    const std::size_t got = file_.read_on(to.subspan(filled));
    if (got == 0) {
      fail(file_.fault());
      break;
    }
    filled += got;
  }
  return filled;
}

}  // namespace mt::archive
