// Unpacks a compressed file in threads of its own, ahead of the thread that asks for the bytes.
//
//   UnpackAhead ahead(file, Compression::zstd, threads);
//   while (std::size_t n = ahead.read(buffer)) use(buffer.first(n));
//   if (!ahead.fault().empty()) fail(ahead.fault());
//
// One thread reads the file.  As long as it can tell where members end (member.hpp), it hands out units of
// whole members, which several threads unpack; from the first other member on it unpacks the rest itself.  A
// unit that does not come out as its headers say is given back: from its first byte on the file is unpacked
// by an Unpacker, so that bytes and faults are those of a single thread.
#pragma once
#include "movetext/archive/core/compression.hpp"
#include "movetext/archive/member.hpp"
#include "movetext/archive/raw_file.hpp"
#include "movetext/archive/unpacker.hpp"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace mt::archive {

class UnpackAhead {
 public:
  // `file` has been opened and is used by nobody else until this object is gone.  `threads` may unpack at a
  // time, besides the one that reads.  Throws std::system_error if there can be no thread.
  UnpackAhead(RawFile& file, Compression compression, unsigned threads);
  UnpackAhead(const UnpackAhead&) = delete;
  UnpackAhead& operator=(const UnpackAhead&) = delete;
  ~UnpackAhead() { end_threads(); }

  // Fills `to`; returns fewer bytes than asked for only at the end or after a fault.
  std::size_t read(std::span<char> to);
  // Returns what went wrong, when read() has come to its end; empty if nothing did.
  const std::string& fault() const { return rest_ ? rest_->fault() : fault_; }

 private:
  enum class State : std::uint8_t { packed, unpacking, unpacked, faulty };
  struct Buffer {
    std::unique_ptr<char[]> bytes;
    std::size_t room = 0;
  };
  struct Unit {
    std::string packed;  // whole members; empty: a part of what the reading thread unpacks
    std::vector<Member> members;
    Buffer buffer;
    std::size_t room = 0;  // that it needs in the buffer
    std::size_t size = 0;  // bytes that are there
    std::size_t used = 0;  // ... and have been given
    State state = State::packed;
    std::size_t held() const { return packed.size() + room; }
  };

  void read_ahead();
  bool add_members(Unit& unit);
  bool offer(std::unique_ptr<Unit>& unit, std::size_t most_held);
  bool start_unpacking();
  void unpack_units();
  bool unpack(Decoder& decoder, Unit& unit);
  Buffer buffer_for(std::size_t room);
  bool all_unpacked();
  void unpack_rest(bool inside);
  std::unique_ptr<Unit> front();
  void go_on_alone();
  void end_threads();

  RawFile& file_;
  Compression compression_;
  unsigned threads_;
  std::unique_ptr<Unit> given_;          // whose bytes are being given
  std::optional<Unpacker> rest_;         // that has taken over
  std::vector<std::jthread> unpackers_;  // used by the reading thread, then by end_threads()

  std::mutex mutex_;  // guards what follows
  std::condition_variable changed_;
  std::deque<std::unique_ptr<Unit>> units_;  // in the order of the file
  std::size_t held_ = 0;                     // by the units
  std::vector<Buffer> spare_;                // a fresh buffer would cost the system a page at a time
  std::string fault_;
  bool ended_ = false;    // the reading thread adds no more units
  bool closing_ = false;  // nobody wants more

  std::jthread reader_;
};

}  // namespace mt::archive
