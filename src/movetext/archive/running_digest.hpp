// The digest of a text that arrives in pieces; see digest.hpp.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

namespace mt::archive {

class RunningDigest {
 public:
  RunningDigest();
  RunningDigest(const RunningDigest&) = delete;
  RunningDigest& operator=(const RunningDigest&) = delete;
  ~RunningDigest();

  void add(std::string_view bytes);
  // Returns the digest of all bytes so far; more bytes may be added afterwards.
  std::array<std::uint8_t, 32> value() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mt::archive
