// Reads the raw bytes of a file or of standard input into a buffer for a decoder.
#pragma once
#include "movetext/text/bytes.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::archive {

// Must be used by one thread at a time, but other threads may call end(), bytes_read() and size().
class RawFile {
 public:
  // `stop`: when it becomes true, a read that waits for bytes returns as at the end of the file.
  explicit RawFile(const std::atomic<bool>* stop = nullptr) : stop_(stop) {}
  RawFile(const RawFile&) = delete;
  RawFile& operator=(const RawFile&) = delete;
  ~RawFile() { close(); }

  // Opens the file; "-" is standard input. Returns false on failure; see fault().
  bool open(const std::string& path);
  void close();
  // Ends the current read and all further reads, like `stop`.
  void end() { ended_.store(true, std::memory_order_relaxed); }
  // Cancels end().
  void go_on();

  // Returns the bytes that have been read from the file and are not yet consumed.
  std::string_view buffered() const { return std::string_view(buffer_).substr(begin_); }
  void consume(std::size_t size) { begin_ += size; }
  // Reads more bytes into the buffer, which grows to hold them. Returns false at the end of the file.
  bool refill();
  // Puts bytes that were consumed back in front of the bytes in the buffer.
  void put_back(std::string_view bytes);
  // Reads directly into `to`; the buffer must be empty. Returns 0 at the end.
  std::size_t read_on(std::span<char> to);

  // Returns whether read_on() would return within `patience` milliseconds.
  bool is_ready(int patience) const;

  // Returns whether the whole file has been read, at least into the buffer.
  bool at_end() const { return at_end_; }
  // Returns whether reading has stopped before the end, by `stop`, by end(), or by a fault.
  bool stopped() const { return stopped_; }
  // Returns the system's error message, or an empty string after success.
  const std::string& fault() const { return fault_; }
  // Returns how many bytes of the file have been read. size() returns the size of the file, or 0 if it is
  // unknown.
  std::uint64_t bytes_read() const { return bytes_read_.load(std::memory_order_relaxed); }
  std::uint64_t size() const { return size_; }
  // Returns whether the file is a regular file, opened by name.
  bool is_regular() const { return regular_; }

 private:
  bool wait();
  std::size_t read_file(std::span<char> to);

  const std::atomic<bool>* stop_;
  std::atomic<bool> ended_{false};
  int fd_ = -1;
  bool owned_ = false;  // false for standard input
  bool regular_ = false;
  bool at_end_ = false;
  bool stopped_ = false;
  std::string fault_;
  text::Bytes buffer_;
  std::size_t begin_ = 0;  // offset in buffer_ of the first byte that is not yet consumed
  std::atomic<std::uint64_t> bytes_read_{0};
  std::uint64_t size_ = 0;
};

}  // namespace mt::archive
