// Unpacks a compressed file in threads of its own, ahead of the thread that asks for the bytes.
//
//   UnpackAhead ahead(file, Compression::zstd, threads);
//   while (std::size_t n = ahead.read(buffer)) use(buffer.first(n));
//   if (!ahead.fault().empty()) fail(ahead.fault());
//
// One thread reads the file. As long as it can find the ends of members (member.hpp), it makes units of whole
// members, which several threads unpack. From the first member whose end it cannot find, it unpacks the rest
// of the file itself. A unit is discarded if its content differs from what its headers say. From the first
// byte of this unit, an Unpacker unpacks the file, so that bytes and faults are the same as with a single
// thread.
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
  // `file` must be open and must not be used elsewhere until this object is destroyed. `threads`: how many
  // threads may unpack at a time, in addition to the reading thread. Throws std::system_error if no thread
  // can be started.
  UnpackAhead(RawFile& file, Compression compression, unsigned threads);
  UnpackAhead(const UnpackAhead&) = delete;
  UnpackAhead& operator=(const UnpackAhead&) = delete;
  ~UnpackAhead() { end_threads(); }

  // Fills `to`; returns fewer bytes than asked for only at the end or after a fault.
  std::size_t read(std::span<char> to);
  // Returns the error message after read() has reached its end, or an empty string after success.
  const std::string& fault() const { return rest_ ? rest_->fault() : fault_; }

 private:
  enum class State : std::uint8_t { packed, unpacking, unpacked, faulty };
  struct Buffer {
    std::unique_ptr<char[]> bytes;
    std::size_t room = 0;
  };
  struct Unit {
    std::string packed;  // whole members; empty for a part that the reading thread unpacks
    std::vector<Member> members;
    Buffer buffer;
    std::size_t room = 0;  // bytes needed in the buffer
    std::size_t size = 0;  // bytes in the buffer
    std::size_t used = 0;  // bytes of the buffer that have been returned
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
  std::unique_ptr<Unit> given_;          // the unit whose bytes are being returned
  std::optional<Unpacker> rest_;         // unpacks the rest of the file after a faulty unit
  std::vector<std::jthread> unpackers_;  // used by the reading thread, then by end_threads()

  std::mutex mutex_;  // guards the following members
  std::condition_variable changed_;
  std::deque<std::unique_ptr<Unit>> units_;  // in the order of the file
  std::size_t held_ = 0;                     // total memory of the units
  std::vector<Buffer> spare_;                // unused buffers: the system is slow to provide fresh ones
  std::string fault_;
  bool ended_ = false;    // the reading thread adds no more units
  bool closing_ = false;  // no more bytes are wanted

  std::jthread reader_;
};

}  // namespace mt::archive
