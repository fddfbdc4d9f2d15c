#include "movetext/games/xiangqi/move_shapes.hpp"

#include "movetext/games/xiangqi/looks.hpp"
#include "movetext/games/xiangqi/move_text.hpp"

#include <algorithm>

namespace mt::xiangqi {
namespace {

// Five characters of three bytes, and a mark behind them.
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

// Every move is left to scan(): hardly two shapes are alike.
text::PlainMove scan_plain(const char* /*bytes*/, std::uint32_t /*digits*/) {
  return {};
}

constexpr auto forms = std::to_array<std::string_view>({"Pdsd", "frfr", "frsfr", "Psfr", "Pfr"});

}  // namespace

constinit const text::MoveShapes move_shapes{.scan = scan,
                                             .scan_plain = scan_plain,
                                             .marks = {},
                                             .forms = forms,
                                             .may_begin_as_number = true,
                                             .letters = "KAEBRHNCPGMabcdefghi"};

bool is_move_word(std::string_view word) {
  return claim_name(word) == Claim::unmistakable;
}

}  // namespace mt::xiangqi
