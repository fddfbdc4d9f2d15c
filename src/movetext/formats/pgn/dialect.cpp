#include "movetext/formats/pgn/dialect.hpp"

#include "movetext/record/score.hpp"
#include "movetext/record/spelled_result.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

constexpr FirstBytes first_bytes(std::span<const Glyph> glyphs) {
  FirstBytes bytes{};
  for (const Glyph& glyph : glyphs) bytes[static_cast<unsigned char>(glyph.text[0])] = true;
  return bytes;
}

// From PDN 3.0, "Results".
constexpr auto pdn_results =
    std::to_array<std::string_view>({"1-0", "0-1", "2-0", "0-2", "1-1", "0-0", "1/2-1/2"});
constexpr auto pdn_null_moves = std::to_array<std::string_view>({"0000", "- -", "--"});
constexpr auto pdn_wrappers = std::to_array<std::string_view>({"pdn", "/pdn", "pgn", "/pgn"});
// From PDN 3.0, "Move strength"; $7 is the forced move.
constexpr auto pdn_glyphs = std::to_array<Glyph>({{"!!", 3},
                                                  {"??", 4},
                                                  {"!?", 5},
                                                  {"?!", 6},
                                                  {"!", 1},
                                                  {"?", 2},
                                                  {"*", 7},
                                                  {"=", 10},
                                                  {"\u25A1", 7},
                                                  {"\u203C", 3},
                                                  {"\u2047", 4},
                                                  {"\u2049", 5},
                                                  {"\u2048", 6}});

std::size_t in_groups_end(std::string_view text, std::size_t at) {
  const std::size_t end = text::grouped_placement_end(text, at);
  return end > at ? end : text::listed_placement_end(text, at);
}

constexpr Dialect pdn_dialect{.name = "pdn",
                              .results = pdn_results,
                              .null_moves = pdn_null_moves,
                              .glyphs = pdn_glyphs,
                              .glyph_bytes = first_bytes(pdn_glyphs),
                              .wrappers = pdn_wrappers,
                              .setup_moves = true,
                              .position_end = in_groups_end,
                              .lone_glyphs = "=",
                              .star_is_forced = true,
                              .zero_zero_is_null = true,
                              .parentheses_comment = true,
                              .suffixes = pdn_glyphs,
                              .replaces_braces = true};

// From PGN 8.2.6.
constexpr auto pgn_results = std::to_array<std::string_view>({"1-0", "0-1", "1/2-1/2"});
constexpr auto pgn_null_moves =
    std::to_array<std::string_view>({"0000", "null", "pass", "@@@@", "--", "Z0", "<>"});
// The numbers are from PGN 10. The glyphs are those of chess informants, and those of programs that write
// them in ASCII.
constexpr auto pgn_glyphs = std::to_array<Glyph>(
    {{"!!", 3},        {"??", 4},       {"!?", 5},       {"?!", 6},        {"+/=", 14},     {"=/+", 15},
     {"=/\u221E", 44}, {"=\u221E", 44}, {"\u2BF9", 44},  {"\u221E/=", 45}, {"\u221E=", 45}, {"\u203C", 3},
     {"\u2047", 4},    {"\u2049", 5},   {"\u2048", 6},   {"+/-", 16},      {"-/+", 17},     {"+=", 14},
     {"=+", 15},       {"+-", 18},      {"-+", 19},      {"\u2A72", 14},   {"\u2A71", 15},  {"\u00B1", 16},
     {"\u2213", 17},   {"\u221E", 13},  {"\u25A1", 7},   {"\u2A00", 22},   {"\u2191", 36},  {"\u2192", 40},
     {"\u21C6", 132},  {"\u2295", 138}, {"\u2206", 140}, {"\u2207", 141},  {"\u2313", 142}, {"!", 1},
     {"?", 2},         {"=", 10},       {"N", 146},      {"D", 220}});

// The traditional suffixes, from PGN 8.2.3.8.
constexpr auto pgn_suffixes =
    std::to_array<Glyph>({{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}});

std::size_t in_ranks_end(std::string_view text, std::size_t at) {
  const std::size_t end = text::placement_end(text, at);
  return end > at ? end : text::tall_placement_end(text, at);
}

constexpr Dialect pgn_dialect{.name = "pgn",
                              .convention = &conventions::pgn,
                              .results = pgn_results,
                              .null_moves = pgn_null_moves,
                              .glyphs = pgn_glyphs,
                              .glyph_bytes = first_bytes(pgn_glyphs),
                              .wrappers = pdn_wrappers,
                              .event_opens_game = true,
                              .position_end = in_ranks_end,
                              .position_lines = true,
                              .glyphs_stand_alone = true,
                              .suffixes = pgn_suffixes};

constexpr Dialect of_red(Dialect dialect) {
  dialect.name = conventions::pgn_of_red.name;
  dialect.convention = &conventions::pgn_of_red;
  dialect.result_words = true;
  return dialect;
}
constexpr Dialect pgn_of_red_dialect = of_red(pgn_dialect);

constexpr Dialect nested(Dialect dialect) {
  dialect.nested_comments = true;
  return dialect;
}
constexpr Dialect nested_pdn = nested(pdn_dialect);
constexpr Dialect nested_pgn = nested(pgn_dialect);
constexpr Dialect nested_pgn_of_red = nested(pgn_of_red_dialect);

}  // namespace

const Dialect& pdn() {
  return pdn_dialect;
}

const Dialect& pgn() {
  return pgn_dialect;
}

const Dialect& pgn_of_red() {
  return pgn_of_red_dialect;
}

const Dialect& with_nested_comments(const Dialect& dialect) {
  if (dialect.convention == nested_pgn_of_red.convention) return nested_pgn_of_red;
  return dialect.convention == nested_pgn.convention ? nested_pgn : nested_pdn;
}

namespace {

constexpr bool may_begin_result(char c) {
  return (c >= '0' && c <= '2') || c == 'O' || c == '.' || c == '\xC2';
}

bool is_of_dialect(const Dialect& dialect, const SpelledResult& spelled) {
  const std::string_view usual = usual_result(spelled.first, spelled.second);
  return std::find(dialect.results.begin(), dialect.results.end(), usual) != dialect.results.end();
}

// Returns the size in bytes of the word at `at` if it is a result, else 0.
std::size_t result_word(std::string_view text, std::size_t at) {
  if (!may_begin_result_word(text[at])) return 0;
  const std::size_t end = at + result_word_size(text.substr(at));
  const bool stops = text.compare(std::min(end, text.size()), 3, "\u3002") == 0;
  return end > at && (text::ends_token(text, end) || stops) ? end - at : 0;
}

// Returns the size in bytes of the longest result of the dialect at `at` for which accept(end) returns true,
// where `end` is the index after the result. Returns 0 if there is none.
template <class Accept>
inline std::size_t find_result(const Dialect& dialect, std::string_view text, std::size_t at,
                               Accept&& accept) {
  if (at < text.size() && text[at] == '*') return 1;
  if (at >= text.size()) return 0;
  if (!may_begin_result(text[at])) return dialect.result_words ? result_word(text, at) : 0;
  const char second = at + 1 < text.size() ? text[at + 1] : ' ';
  if (text[at] != '.' && (text::is_digit(second) || text::is_letter(second)))
    return 0;                                            // nearly all moves end here
  for (const std::string_view result : dialect.results)  // nearly all results have their usual spelling
    if (result[0] == text[at] && text::same_word(text.substr(at, result.size()), result) &&
        accept(at + result.size()))
      return result.size();
  const SpelledResult spelled = read_spelled_result(text, at);
  if (spelled.size > 0 && is_of_dialect(dialect, spelled) && accept(at + spelled.size)) return spelled.size;
  const std::size_t half = lone_half_size(text, at);
  return half > 0 && accept(at + half) ? half : 0;
}

// Returns whether the character at `at`, which is not ASCII, joins a result and the text after it into one
// word. A full-width character always joins them. An invisible character joins them if a part of a result
// follows it.
bool goes_on_unseen(std::string_view text, std::size_t at) {
  const text::Scalar sign = text::read_scalar(text, at);
  if (sign.value > 0xFF00 && sign.value < 0xFF5F) return true;
  if (!text::is_invisible(sign.value)) return false;
  const std::size_t next = at + sign.size;
  return next < text.size() &&
         (text::is_digit(text[next]) || std::string_view("-/:").find(text[next]) != std::string_view::npos);
}

}  // namespace

bool may_end_result(std::string_view text, std::size_t end) {
  if (end >= text.size() || text::is_blank(text[end])) return true;
  const std::string_view rest = text.substr(end, 8);
  const std::size_t next = std::min(rest.find_first_not_of(".-:/+"), rest.size());
  if (next == rest.size()) return true;
  if (static_cast<unsigned char>(rest[next]) >= 0x80) return !goes_on_unseen(text, end + next);
  return !text::is_digit(rest[next]) && !text::is_letter(rest[next]);
}

std::string_view match_result(Grammar grammar, std::string_view text, std::size_t at) {
  const std::size_t size = find_result(grammar.dialect, text, at, [&](std::size_t end) {
    // In "1-0*1" without a blank, the whole word is a move; its beginning is not a result.
    const bool glued = end < text.size() && !text::is_blank(text[end]);
    return may_end_result(text, end) && !(glued && grammar.shapes.scan(text, at).end > end);
  });
  return size > 0 ? text.substr(at, size) : std::string_view();
}

bool is_result(const Dialect& dialect, std::string_view word) {
  const std::size_t size = find_result(dialect, word, 0, [&](std::size_t end) { return end == word.size(); });
  return size > 0 && size == word.size();
}

}  // namespace mt::pgn
