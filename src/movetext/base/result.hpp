// A value or a fault, without exceptions.
//
//   Result<int> r = parse(text);
//   if (!r) return r.fault();
//   use(*r);
#pragma once
#include "movetext/base/code.hpp"

#include <cassert>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace mt {

// A fault and its half-open byte range in the text that was read. It has no message: the caller makes the
// message when it shows the fault.
struct Fault {
  Code code = Code::none;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

// T must be trivially copyable: a Result is a plain value and costs no allocation.
template <class T>
class [[nodiscard]] Result {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  constexpr Result(T value) : value_(value), ok_(true) {}       // NOLINT(google-explicit-constructor)
  constexpr Result(Fault fault) : fault_(fault), ok_(false) {}  // NOLINT(google-explicit-constructor)

  constexpr explicit operator bool() const { return ok_; }
  constexpr const T& operator*() const {
    assert(ok_);
    return value_;
  }
  constexpr const T* operator->() const {
    assert(ok_);
    return &value_;
  }
  constexpr Fault fault() const {
    assert(!ok_);
    return fault_;
  }
  constexpr Code code() const { return ok_ ? Code::none : fault_.code; }

 private:
  union {
    T value_;
    Fault fault_;
  };
  bool ok_;
};

}  // namespace mt
