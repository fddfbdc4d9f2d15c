// Reads the bytes of a file or of standard input as they are, into a buffer that a decoder uses up.
#pragma once
#include "movetext/text/bytes.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::archive {

// One thread at a time may use it; end(), bytes_read() and size() may be called by others.
class RawFile {
 public:
  // `stop`: when it becomes true, a read that waits for bytes ends as at the end of the file.
  explicit RawFile(const std::atomic<bool>* stop = nullptr) : stop_(stop) {}
  RawFile(const RawFile&) = delete;
  RawFile& operator=(const RawFile&) = delete;
  ~RawFile() { close(); }

  // Opens the file; "-" is standard input.  On false, fault() says why.
  bool open(const std::string& path);
  void close();
  // Makes a read that waits for bytes, or would, end as `stop` does.
  void end() { ended_.store(true, std::memory_order_relaxed); }
  // Takes end() back.
  void go_on();

  // Returns the bytes that have been read ahead and are still to be used.
  std::string_view buffered() const { return std::string_view(buffer_).substr(begin_); }
  void consume(std::size_t size) { begin_ += size; }
  // Puts more bytes after those in the buffer, which grows to hold them.  Returns false if there are no more.
  bool refill();
  // Puts bytes that were consumed back before those in the buffer.
  void put_back(std::string_view bytes);
  // Reads into `to`, past the buffer, which is empty.  Returns 0 when there are no more.
  std::size_t read_on(std::span<char> to);

  // Says whether read_on() would return within that time.
  bool is_ready(int patience) const;

  // Says whether the file has been read to its end, but for the buffer.
  bool at_end() const { return at_end_; }
  // Says whether reading has stopped before the end: by `stop`, by end(), or by a fault.
  bool stopped() const { return stopped_; }
  // Returns what went wrong, in the system's words; empty if nothing did.
  const std::string& fault() const { return fault_; }
  // Returns how much of the file has been read; size() returns its size (0: unknown).
  std::uint64_t bytes_read() const { return bytes_read_.load(std::memory_order_relaxed); }
  std::uint64_t size() const { return size_; }
  // Says whether it is a file on a disk, opened by its name.
  bool is_regular() const { return regular_; }

 private:
  bool wait();
  std::size_t read_file(std::span<char> to);

  const std::atomic<bool>* stop_;
  std::atomic<bool> ended_{false};
  int fd_ = -1;
  bool owned_ = false;  // not standard input
  bool regular_ = false;
  bool at_end_ = false;
  bool stopped_ = false;
  std::string fault_;
  text::Bytes buffer_;
  std::size_t begin_ = 0;  // of the bytes that are still to be used
  std::atomic<std::uint64_t> bytes_read_{0};
  std::uint64_t size_ = 0;
};

}  // namespace mt::archive
