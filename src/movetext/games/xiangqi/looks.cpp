#include "movetext/games/xiangqi/looks.hpp"

#include "movetext/games/api/lettered_moves.hpp"
#include "movetext/games/xiangqi/characters.hpp"
#include "movetext/games/xiangqi/move_text.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt::xiangqi {
namespace {

Claim claim_path(const LetteredPath& path) {
  if (path.squares > 2 || path.from.file > file_count || path.to.file > file_count) return Claim::none;
  // Only xiangqi has ranks with number 0.
  if (path.has_rank_zero()) return Claim::unmistakable;
  if (path.from.rank > rank_count || path.to.rank > rank_count || path.captures) return Claim::none;
  const bool goes = path.is_straight() || path.leaps();
  const bool is_near = path.is_diagonal() && path.across() <= 2;  // the step of an advisor or an elephant
  if (!goes && !is_near) return Claim::none;
  // A move that also fits on a chessboard is only possibly xiangqi.
  return goes && !path.fits(8, 8) ? Claim::likely : Claim::possible;
}

// Recognises "C2.5", "H8+7" and "+C=4" in WXF, the notation of Western players.
bool is_wxf_word(std::string_view word) {
  constexpr std::string_view men = "KAEBRHNCPkaebrhncp";
  constexpr std::string_view ways = ".=+-";
  const auto is_one_of = [](char c, std::string_view signs) {
    return signs.find(c) != std::string_view::npos;
  };
  if (word.size() != 4) return false;
  // The first two characters are a man and its file, as in "H8+7", or the place of a man and the man, as in
  // "+C=4".
  const bool before = is_one_of(word[0], ways) && is_one_of(word[1], men);
  const bool behind =
      is_one_of(word[0], men) && (text::is_digit(word[1]) || word[1] == '+' || word[1] == '-');
  return (before || behind) && is_one_of(word[2], ways) && text::is_digit(word[3]);
}

// Recognises WXF in full-width letters and signs (U+FF01 to U+FF5E), which have three bytes each.
bool is_wide_wxf(std::string_view word) {
  if (word.size() != 12) return false;
  std::string_view::size_type i = 0;
  std::array<char, 4> narrow{};
  for (char& c : narrow) {
    const auto middle = static_cast<unsigned char>(word[i + 1]);
    const auto last = static_cast<unsigned char>(word[i + 2]);
    if (word[i] != '\xEF' || (middle != 0xBC && middle != 0xBD)) return false;
    c = static_cast<char>(last - (middle == 0xBC ? 0x60 : 0x20));
    i += 3;
  }
  return is_wxf_word({narrow.data(), narrow.size()});
}

// Returns whether the character separates words or sentences in Chinese.
constexpr bool is_between_moves(char32_t c) {
  return c == ',' || c == ';' || c == 0xFF0C || c == 0xFF1B || c == 0x3001 || c == 0x3002;
}

// Returns whether the word consists of Chinese moves. In Chinese, they are usually written without blanks;
// commas may separate them.
bool are_chinese_moves(std::string_view word) {
  std::array<char, 4> signs{};
  std::size_t count = 0;  // number of signs of the current move
  bool found = false;
  for (std::size_t at = 0; at < word.size();) {
    const text::Scalar scalar = text::read_scalar(word, at);
    at += scalar.size;
    if (count == 0 && found && is_between_moves(scalar.value)) continue;
    const Sign sign = sign_of(scalar.value);
    if (sign.sign == '\0' || (count == 0 && !sign.chinese)) return false;
    signs[count++] = sign.sign;
    if (count < signs.size()) continue;
    if (!is_plain_name(signs)) return false;
    found = true;
    count = 0;
  }
  return found && count == 0;
}

// Recognises a Chinese move by its character for forward, back or sideways. Every move has one of these.
bool is_chinese(std::string_view word) {
  static constexpr auto ways = std::to_array<std::string_view>({"\u8FDB", "\u9032", "\u9000", "\u5E73"});
  constexpr std::size_t longest_move = 16;
  if (static_cast<unsigned char>(word[0]) < 0x80) return false;
  if (word.size() > longest_move) return are_chinese_moves(word);
  return std::any_of(ways.begin(), ways.end(),
                     [&](std::string_view way) { return word.find(way) != std::string_view::npos; });
}

}  // namespace

Claim claim_name(std::string_view word) {
  return is_wxf_word(word) || is_wide_wxf(word) || is_chinese(word) ? Claim::unmistakable : Claim::none;
}

Claim claim_move(std::string_view word, WordPlace /*place*/) {
  const std::optional<LetteredPath> path = read_lettered_path(word);
  if (path && path->rest.empty()) return claim_path(*path);
  return word.empty() ? Claim::none : claim_name(word);
}

Claim claim_position(std::string_view text) {
  constexpr std::string_view men = "rnbakcphegmRNBAKCPHEGM123456789";
  for (int rank = 1;; ++rank) {
    const std::size_t size = std::min(text.find_first_not_of(men), text.size());
    if (size == 0 || size > file_count) return Claim::none;
    text.remove_prefix(size);
    if (rank == rank_count) break;
    if (text.empty() || text.front() != '/') return Claim::none;
    text.remove_prefix(1);
  }
  return text.empty() || text::is_blank(text.front()) ? Claim::unmistakable : Claim::none;
}

bool is_board_edge(std::string_view line) {
  int count = 0;
  for (const std::string_view stroke : {"---", "\u2500\u2500"})
    for (std::size_t at = line.find(stroke); at != std::string_view::npos;
         at = line.find(stroke, at + stroke.size()))
      ++count;
  return count >= 4 && line.size() > 2 && text::is_digit(line.front()) && line[1] == ' ' &&
         text::is_digit(line.back());
}

}  // namespace mt::xiangqi
