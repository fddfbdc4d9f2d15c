// SQL text that is joined at compile time, so that each list of columns is written only once.
//
//   constexpr auto columns = sql("id, name");
//   constexpr auto find = sql("select ") + columns + sql(" from account where id = ?1");
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace mt::server::store {

template <std::size_t Size>
struct Sql {
  std::array<char, Size> letters{};

  constexpr std::string_view view() const { return {letters.data(), Size}; }
  constexpr operator std::string_view() const { return view(); }  // NOLINT(google-explicit-constructor)
};

template <std::size_t Size>
consteval Sql<Size - 1> sql(const char (&text)[Size]) {
  Sql<Size - 1> result;
  std::copy_n(text, Size - 1, result.letters.begin());
  return result;
}

template <std::size_t Left, std::size_t Right>
consteval Sql<Left + Right> operator+(const Sql<Left>& left, const Sql<Right>& right) {
  Sql<Left + Right> result;
  std::copy_n(left.letters.begin(), Left, result.letters.begin());
  std::copy_n(right.letters.begin(), Right, result.letters.begin() + Left);
  return result;
}

}  // namespace mt::server::store
