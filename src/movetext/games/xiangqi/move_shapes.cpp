#include "movetext/games/xiangqi/move_shapes.hpp"

#include "movetext/games/xiangqi/characters.hpp"
#include "movetext/games/xiangqi/damaged_name.hpp"
#include "movetext/games/xiangqi/looks.hpp"
#include "movetext/games/xiangqi/move_text.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::xiangqi {
namespace {

// The size in bytes of a move of five characters and a mark, which have three bytes each.
constexpr std::size_t longest_move = 18;

bool is_move(std::string_view word) {
  MoveText read;
  return !read_move_text(word, RankBase::one, read) || !read_move_text(word, RankBase::zero, read);
}

text::MoveToken scan(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (!text::ends_token(text, end) && text.substr(end, 3) != "\u3000" && end - at <= longest_move) ++end;
  while (end > at && (text[end - 1] == '!' || text[end - 1] == '?')) --end;
  return {end - at <= longest_move && is_move(text.substr(at, end - at)) ? end : at};
}

// Scans four characters with three bytes each, Chinese or full-width: a man, its file or its place, a
// direction and a number.
text::PlainMove scan_plain(const char* bytes, std::uint32_t /*digits*/) {
  constexpr std::size_t width = 3;
  constexpr std::size_t size = 4;
  if (!text::is_blank(bytes[width * size])) return {};
  std::array<char, size> signs{};
  for (std::size_t i = 0; i < size; ++i) {
    const char32_t character = text::wide_character(bytes + width * i);
    if (character == 0) return {};
    signs[i] = sign_of(character).sign;
  }
  return is_plain_name(signs) ? text::PlainMove{.length = width * size} : text::PlainMove{};
}

// f: a file; r: a rank; P: the letter of a man; d: a digit of a name; s: a direction; o: a place.
constexpr auto common =
    text::common_shapes(std::to_array<text::SignClass>({{'f', "abcdefghiABCDEFGHI"},
                                                        {'r', "0123456789"},
                                                        {'P', "KAEBHNRCPGMkaebhnrcpgm"},
                                                        {'d', "123456789"},
                                                        {'s', "+-.="},
                                                        {'o', "+-"}}),
                        std::to_array<std::string_view>({"Pdsd", "Posd", "oPsd", "frfr", "fr-fr"}), {});

constexpr auto forms = std::to_array<std::string_view>({"Pdsd", "frfr", "frsfr", "Psfr", "Pfr"});

}  // namespace

constinit const text::MoveShapes move_shapes{.scan = scan,
                                             .scan_plain = scan_plain,
                                             .common = &common,
                                             .marks = {},
                                             .forms = forms,
                                             .may_begin_as_number = true,
                                             .letters = "KAEBRHNCPGMabcdefghi",
                                             .first_signs = "+-=",
                                             .stands_for_move = is_damaged_name};

bool is_move_word(std::string_view word) {
  return claim_name(word) == Claim::unmistakable;
}

}  // namespace mt::xiangqi
