// The rules of a game of any family, by value. Only its family can read them.
#pragma once
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace mt {

class AnyRules {
 public:
  static constexpr std::size_t capacity =
      32;  // bytes; small, because a specification is copied several times per record

  AnyRules() = default;
  template <class R>
  requires(!std::is_same_v<R, AnyRules>) explicit AnyRules(const R& rules) {
    static_assert(std::is_trivially_copyable_v<R> && sizeof(R) <= capacity && alignof(R) <= 8);
    std::memcpy(bytes_, &rules, sizeof rules);
  }
  template <class R>
  R as() const {
    R rules;
    std::memcpy(&rules, bytes_, sizeof rules);
    return rules;
  }

 private:
  alignas(8) unsigned char bytes_[capacity] = {};
};

}  // namespace mt
