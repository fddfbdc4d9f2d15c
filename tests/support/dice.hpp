#pragma once
#include <cstddef>
#include <cstdint>

namespace mt::test {

// Random numbers, the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  // Returns a number from 0 to limit - 1.
  std::size_t below(std::size_t limit) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::size_t>((state_ >> 16) % limit);
  }

 private:
  std::uint64_t state_;
};

}  // namespace mt::test
