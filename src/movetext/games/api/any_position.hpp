// A position of any game, by value. Only the game that made it can read it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace mt {

class AnyPosition {
 public:
  static constexpr std::size_t capacity = 192;  // bytes
  // As many bytes after the position are zero, so that a type that begins with P and has a few more members
  // can be read: these are then zero.
  static constexpr std::size_t zeroed = 16;

  AnyPosition() : bytes_{} {}
  template <class P>
  requires(!std::is_same_v<P, AnyPosition>) explicit AnyPosition(const P& position) {
    static_assert(std::is_trivially_copyable_v<P> && sizeof(P) <= capacity && alignof(P) <= 16);
    std::memcpy(bytes_, &position, sizeof position);
    std::memset(bytes_ + sizeof position, 0, std::min(zeroed, capacity - sizeof position));
  }
  template <class P>
  P as() const {
    P position;
    std::memcpy(&position, bytes_, sizeof position);
    return position;
  }
  // Returns the position without copying it. It is valid as long as this object is unchanged.
  template <class P>
  const P& ref() const {
    return *std::launder(reinterpret_cast<const P*>(bytes_));
  }

 private:
  // NOLINTNEXTLINE(modernize-use-default-member-init): only the default constructor sets all bytes to 0
  alignas(16) unsigned char bytes_[capacity];  // the bytes after the zeros have no value
};

}  // namespace mt
