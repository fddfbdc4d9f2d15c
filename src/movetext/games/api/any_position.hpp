// A position of any game, by value. Only the game that made it can read it.
#pragma once
#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace mt {

class AnyPosition {
 public:
  static constexpr std::size_t capacity = 192;  // bytes

  AnyPosition() : bytes_{} {}
  template <class P>
  requires(!std::is_same_v<P, AnyPosition>) explicit AnyPosition(const P& position) {
    static_assert(std::is_trivially_copyable_v<P> && sizeof(P) <= capacity && alignof(P) <= 16);
    std::memcpy(bytes_, &position, sizeof position);
    std::memset(bytes_ + sizeof position, 0, sizeof bytes_ - sizeof position);
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
  alignas(
      16) unsigned char bytes_[capacity];  // those after the position are 0: a match adds its result there
};

}  // namespace mt
