// Reads the bytes of a file or of standard input. Decompresses them, and decodes UTF-16.
//
//   Input input;
//   if (!input.open("season.pdn.zst")) return fail(input.error());
//   while (std::size_t n = input.read(buffer)) use(buffer.first(n));
//   if (input.failed()) return fail(input.error());
#pragma once
#include "movetext/archive/core/utf16_decoder.hpp"
#include "movetext/archive/raw_file.hpp"
#include "movetext/archive/unpack_ahead.hpp"
#include "movetext/archive/unpacker.hpp"
#include "movetext/text/bytes.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace mt::archive {

// Memory use does not depend on the size of the file. If a compressed file consists of several members, they
// are read as one text.
// An Input may be used from any thread, but by one thread at a time.
class Input {
 public:
  // `stop`: when it becomes true, a read that waits for bytes returns as at the end of the file. `threads`:
  // if more than 1, additional threads unpack a compressed file; bytes and errors are the same.
  explicit Input(const std::atomic<bool>* stop = nullptr, unsigned threads = 1)
      : threads_(threads), file_(stop) {}
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input() { close(); }

  // Opens the file; "-" is standard input. Returns false on failure; see error(). `find_utf16`: recognise
  // UTF-16 with or without a byte order mark, and convert it to UTF-8, including the mark; half a character
  // becomes U+FFFD. Files of binary formats are never converted.
  bool open(const std::string& path, bool find_utf16 = true);
  // Fills `to` from the file. Returns fewer bytes than asked for only at the end or after a failure.
  std::size_t read(std::span<char> to);
  // Fills a part of `to` with the bytes that are available, and waits only if there are none. Returns 0 at
  // the end or after a failure. For compressed files and UTF-16 it fills all of `to`.
  std::size_t read_some(std::span<char> to);
  // Returns whether read_some() would return within `patience_ms`. Always true for compressed files and
  // UTF-16.
  bool is_ready(int patience_ms) const;
  void close();

  // Returns the decoder of UTF-16, which knows the byte order found by read() and the units that were not
  // valid characters.
  Utf16Decoder& utf16() { return utf16_; }

  bool failed() const { return !error_.empty(); }
  // Returns the error message: "season.pdn: No such file or directory".
  const std::string& error() const { return error_; }
  Compression compression() const { return compression_; }
  // Returns whether the input is a regular file, opened by name.
  bool is_regular() const { return file_.is_regular(); }
  // Returns how many bytes of the file, still compressed, have been read. size() returns the size of the
  // file, or 0 if it is unknown. Both serve to show progress.
  std::uint64_t bytes_read() const { return file_.bytes_read(); }
  std::uint64_t size() const { return file_.size(); }

 private:
  bool fail(std::string_view reason);
  bool is_packed() const { return compression_ != Compression::none || utf16_.order() != text::Utf16::none; }
  std::size_t read_plain(std::span<char> to);
  std::size_t read_bytes(std::span<char> to);
  void find_order();
  bool decode_more();

  unsigned threads_;
  std::string name_;
  std::string error_;
  RawFile file_;
  Compression compression_ = Compression::none;
  std::optional<Unpacker> unpacker_;
  std::unique_ptr<UnpackAhead> ahead_;  // replaces unpacker_ if there are several threads
  bool order_unknown_ = false;          // the first bytes have not been examined yet
  Utf16Decoder utf16_;
  text::Bytes units_;             // UTF-16 units as read from the file
  std::string decoded_;           // decoded bytes
  std::size_t decoded_from_ = 0;  // offset in decoded_ of the first byte that has not been returned
};

}  // namespace mt::archive
