#include "movetext/archive/output.hpp"

#include "movetext/archive/frame_encoder.hpp"

#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace mt::archive {
namespace {

constexpr std::size_t output_buffer = std::size_t{64} << 10U;

}  // namespace

bool Output::open(std::string_view path, std::size_t frame, std::uint64_t files_before) {
  to_file_ = !path.empty() && path != "-";
  if (!to_file_) return true;
  encoder_ = frame > 0 ? make_frame_encoder(frame) : make_encoder(compression_by_name(path));
  return file_.open(std::string(path), files_before) || fail();
}

bool Output::fail() {
  failed_ = true;
  if (to_file_) {
    error_ = file_.error();
  } else if (errno != EPIPE) {
    error_ = "standard output: " + std::generic_category().message(errno);
  }
  return false;
}

bool Output::write(std::string_view bytes) {
  if (failed_) return false;
  if (!encoder_ && bytes.size() >= output_buffer)
    return flush() && write_plain(bytes);  // a large piece is not copied to the buffer
  buffer_ += bytes;
  return buffer_.size() < output_buffer || flush();
}

bool Output::end_record() {
  if (!flush()) return false;
  if (encoder_) encoder_->end_record();
  return true;
}

bool Output::write_packed(bool last) {
  packed_.clear();
  if (encoder_->encode(buffer_, last, packed_)) return packed_.empty() || file_.write(packed_) || fail();
  error_ = file_.path() + ": not enough memory to compress";
  file_.discard();
  failed_ = true;
  return false;
}

bool Output::write_plain(std::string_view bytes) {
  if (to_file_) return file_.write(bytes) || fail();
  while (!bytes.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return fail();
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool Output::flush(bool last) {
  if (encoder_ ? !write_packed(last) : !write_plain(buffer_)) return false;
  buffer_.clear();
  return true;
}

bool Output::write_again(std::string_view head) {
  if (failed_ || !flush()) return false;
  return file_.write_again(head) || fail();
}

bool Output::finish() {
  if (failed_ || !flush(true)) return false;
  return !to_file_ || file_.commit() || fail();
}

bool Output::finish_into(AtomicFiles& files) {
  if (failed_ || !flush(true)) return false;
  if (files.add(std::move(file_))) return true;
  failed_ = true;
  error_ = files.error();
  return false;
}

}  // namespace mt::archive
