#include "movetext/formats/pgn/dialect.hpp"

#include "movetext/formats/pgn/pdn_move.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <array>

namespace mt::pgn {
namespace {

// PDN 3.0, "Results", and the typographic forms.
constexpr auto pdn_results = std::to_array<std::string_view>(
    {"1/2-1/2", "1/2\u20131/2", "\u00BD-\u00BD", "\u00BD\u2013\u00BD", "0.5-0.5", "1-0", "0-1", "2-0", "0-2",
     "1-1", "0-0", "1\u20130", "0\u20131", "2\u20130", "0\u20132", "1\u20131"});
constexpr auto pdn_null_moves = std::to_array<std::string_view>({"0000", "- -", "--"});
constexpr auto pdn_wrappers = std::to_array<std::string_view>({"pdn", "/pdn", "pgn", "/pgn"});
// PDN 3.0, "Move strength"; $7 is the forced move.
constexpr auto pdn_glyphs = std::to_array<Glyph>(
    {{"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}, {"!", 1}, {"?", 2}, {"*", 7}, {"=", 10}, {"\u25A1", 7}});

constexpr Dialect pdn_dialect{.name = "pdn",
                              .scan_move = scan_pdn_move,
                              .scan_plain = scan_plain_pdn_move,
                              .results = pdn_results,
                              .null_moves = pdn_null_moves,
                              .glyphs = pdn_glyphs,
                              .wrappers = pdn_wrappers,
                              .setup_moves = true,
                              .star_is_forced = true,
                              .zero_zero_is_null = true,
                              .parentheses_comment = true,
                              .opening_brace = '(',
                              .closing_brace = ')'};

}  // namespace

const Dialect& pdn() {
  return pdn_dialect;
}

std::string_view match_result(const Dialect& dialect, std::string_view text, std::size_t at) {
  if (at < text.size() && text[at] == '*') return text.substr(at, 1);
  if (at >= text.size() || text[at] == '[') return {};
  for (const std::string_view result : dialect.results) {
    if (result[0] != text[at] || text.compare(at, result.size(), result) != 0) continue;
    const std::size_t end = at + result.size();
    const char next = end < text.size() ? text[end] : ' ';
    const bool goes_on = text::is_digit(next) || text::is_letter(next) || next == '.' || next == '-' ||
                         next == ':' || next == '/' || next == '+';
    // "1-0*1": a longer move without a blank in it.
    const bool glued = end < text.size() && !text::is_blank(text[end]);
    if (!goes_on && !(glued && dialect.scan_move(text, at).end > end)) return text.substr(at, result.size());
  }
  return {};
}

}  // namespace mt::pgn
