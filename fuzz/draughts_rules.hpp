// The draughts boards. The first byte of an input selects a board; the rest is the text.
#pragma once
#include "movetext/games/draughts/rows.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <cstdlib>
#include <memory>
#include <string_view>

namespace mt::draughts::fuzz {

// Ends the program if a check fails, so that the fuzzer keeps the input.
inline void require(bool kept) {
  if (!kept) std::abort();
}

template <class Body>
void with_board(std::uint8_t choice, Body&& body) {
  static const Variant<Set64> international(rows::international);
  static const Variant<Set64> russian(rows::russian);
  static const Variant<Set64> spanish(rows::spanish);
  static const Variant<Set64> frisian(rows::frisian);
  static const Variant<Set128> turkish(rows::turkish);
  static const Variant<Set128> canadian(rows::canadian);
  static const Variant<Set128> russian_14x14(on_board(rows::russian, {14, 14, board::Squares::corner_a1}, 6));
  static const Variant<Set256> turkish_14x14(on_board(rows::turkish, {14, 14, board::Squares::all}, 2));
  switch (choice % 8) {
    case 0:
      return body(international);
    case 1:
      return body(russian);
    case 2:
      return body(spanish);
    case 3:
      return body(frisian);
    case 4:
      return body(turkish);
    case 5:
      return body(canadian);
    case 6:
      return body(russian_14x14);
    default:
      return body(turkish_14x14);
  }
}

}  // namespace mt::draughts::fuzz
