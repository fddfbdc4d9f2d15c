// Reads the bytes of a file or of standard input, decompressed, and decoded if they are UTF-16.
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

// Memory does not depend on the size of the file.  Files of several members one after another are read as
// one. It may be used by a thread of its own (reading ahead), by one thread at a time.
class Input {
 public:
  // `stop`: when it becomes true, a read that waits for bytes ends as at the end of the file.  With several
  // `threads` a compressed file is unpacked by threads besides the one that reads; bytes and errors are the
  // same.
  explicit Input(const std::atomic<bool>* stop = nullptr, unsigned threads = 1)
      : threads_(threads), file_(stop) {}
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input() { close(); }

  // Opens the file; "-" is standard input.  On false, error() says why.  `find_utf16`: UTF-16, with a mark or
  // without, is given as UTF-8, including its mark; half a character becomes U+FFFD.  A file of a format that
  // is not text stays as it is.
  bool open(const std::string& path, bool find_utf16 = true);
  // Fills `to` as far as the file goes; returns fewer bytes than asked for only at the end or after a
  // failure.
  std::size_t read(std::span<char> to);
  // Fills a part of `to` with what is there, and waits only if nothing is; returns 0 at the end or after a
  // failure.  Of compressed files and UTF-16 it fills all.
  std::size_t read_some(std::span<char> to);
  // Says whether read_some() would return within that time; of compressed files and UTF-16 it says so always.
  bool is_ready(int patience_ms) const;
  void close();

  // Returns the decoder, which knows which UTF-16 read() has decoded, and which parts of it were not
  // characters.
  Utf16Decoder& utf16() { return utf16_; }

  bool failed() const { return !error_.empty(); }
  // Returns what went wrong: "season.pdn: No such file or directory".
  const std::string& error() const { return error_; }
  Compression compression() const { return compression_; }
  // Says whether it is a file on a disk, opened by its name.
  bool is_regular() const { return file_.is_regular(); }
  // Returns how much of the file itself, compressed as it is, has been read; size() returns its size (0:
  // unknown).  Both serve to show progress.
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
  std::unique_ptr<UnpackAhead> ahead_;  // instead, with several threads
  bool order_unknown_ = false;          // the first bytes have not been looked at
  Utf16Decoder utf16_;
  text::Bytes units_;             // of UTF-16, as they were read
  std::string decoded_;           // to be given next
  std::size_t decoded_from_ = 0;  // ... from here on
};

}  // namespace mt::archive
