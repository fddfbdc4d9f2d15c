#include "movetext/games/draughts/move_shapes.hpp"

#include "movetext/games/draughts/shaped_text.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

using text::is_digit;
using text::is_letter;
using text::MoveToken;
using text::odd_separator;
using text::PlainMove;
using text::skip_wide_blanks;
using text::written_capture;

constexpr bool is_draughts_file(char c) {
  const char small = text::to_lower(c);
  return small >= 'a' && small <= 'w';
}

struct Separator {
  std::size_t end = 0;  // 0 if no separator follows
  std::uint16_t flags = 0;
};

struct OddSeparator {
  std::string_view text;
  std::uint16_t flags;
};
constexpr auto odd_separators = std::to_array<OddSeparator>({{"\u2010", odd_separator},
                                                             {"\u2011", odd_separator},
                                                             {"\u2012", odd_separator},
                                                             {"\u2013", odd_separator},
                                                             {"\u2014", odd_separator},
                                                             {"\u2212", odd_separator},
                                                             {"\u00D7", odd_separator | written_capture},
                                                             {"\u0445", odd_separator | written_capture},
                                                             {"\u0425", odd_separator | written_capture}});

Separator read_separator(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  switch (text[at]) {
    case '-':
      return {at + 1, 0};
    case 'x':
    case 'X':
    case ':':
      return {at + 1, written_capture};
    case '*': {
      const bool between = at > 0 && at + 1 < text.size() && is_digit(text[at - 1]) && is_digit(text[at + 1]);
      return between ? Separator{at + 1, written_capture} : Separator{};
    }
    default:
      break;
  }
  if (static_cast<unsigned char>(text[at]) < 0x80) return {};
  for (const OddSeparator& odd : odd_separators)
    if (text.compare(at, odd.text.size(), odd.text) == 0) return {at + odd.text.size(), odd.flags};
  return {};
}

// Returns the end of the square that begins at `at`, or `at` if there is none. A square is a number of up to
// three digits, or one or two letters with digits: "c3"; in diagonal notation also "e45", "dc3", "f2'1'".
std::size_t square_end(std::string_view text, std::size_t at) {
  std::size_t end = at;
  const auto here = [&] { return end < text.size() ? text[end] : ' '; };
  if (is_draughts_file(here())) {
    ++end;
    if (is_draughts_file(here())) ++end;
    if (!is_digit(here())) return at;
    while (is_digit(here()) || (here() == '\'' && end - at < 8)) ++end;
    return end - at <= 8 ? end : at;
  }
  while (is_digit(here())) ++end;
  return end - at <= 3 ? end : at;
}

bool ends_word(std::string_view text, std::size_t at) {
  return at >= text.size() || !(is_digit(text[at]) || is_letter(text[at]));
}

// Skips "<42,29,14,31>" after a capture: the captured squares, as proposed in PDN 3.0.
std::size_t skip_captured_list(std::string_view text, std::size_t at) {
  std::size_t end = skip_wide_blanks(text, at);
  if (end >= text.size() || text[end] != '<') return at;
  for (++end; end < text.size() && end - at < 256; ++end) {
    const char c = text[end];
    if (c == '>') return end + 1;
    if (!is_digit(c) && !is_letter(c) && c != ',' && c != ' ') break;
  }
  return at;
}

// A sign and the square after it. If they are missing, `end` is the place where they were expected.
struct Step {
  std::size_t end = 0;
  std::uint16_t flags = 0;
  bool broken = false;  // a sign without a square after it
};

Step read_step(std::string_view text, std::size_t at, bool spaced, bool letters) {
  Separator sign = read_separator(text, at);
  // In diagonal notation x ends a capture, so the next move follows after a blank.
  if (letters && sign.end == at + 1 && text[at] == 'x' && skip_wide_blanks(text, sign.end) > sign.end)
    return {at, 0, false};
  bool apart = false;
  if (sign.end == 0 && spaced) {
    const std::size_t next = skip_wide_blanks(text, at);
    apart = next > at;
    if (apart) sign = read_separator(text, next);
  }
  if (sign.end == 0) return {at, 0, false};
  const std::size_t square = spaced ? skip_wide_blanks(text, sign.end) : sign.end;
  const std::size_t end = square_end(text, square);
  // A number after a blank may belong to a move number or a result: "32- 12. 28", "22x 1-0".
  const bool other_follows = square > sign.end && end < text.size() &&
                             std::string_view(".-/+").find(text[end]) != std::string_view::npos;
  if (end > square && !other_follows) return {end, sign.flags, false};
  const char next = sign.end < text.size() ? text[sign.end] : ' ';
  const bool breaks_off = !apart && (skip_wide_blanks(text, sign.end) > sign.end ||
                                     std::string_view(" (){}[];$!?").find(next) != std::string_view::npos);
  return breaks_off ? Step{sign.end, sign.flags, true} : Step{at, 0, false};
}

// Returns whether the letter can be the file of a start square: it must be one of the first 12 files, and not
// a capital B, which is a colour in a FEN ("B:B5").
constexpr bool is_file_of_start(char c) {
  return text::to_lower(c) >= 'a' && text::to_lower(c) <= 'l' && c != 'B';
}

// Returns the end of the file before the sign of a capture in the short form (the f of "f:d4"), or `at` if
// the text is something else.
std::size_t file_end(std::string_view text, std::size_t at) {
  const Separator sign = read_separator(text, at + 1);
  const bool is_capture = (sign.flags & written_capture) != 0 && sign.end < text.size();
  if (!is_capture || !is_file_of_start(text[at]) || !is_file_of_start(text[sign.end])) return at;
  return sign.end + 1 < text.size() && is_digit(text[sign.end + 1]) ? at + 1 : at;
}

// Returns flags for the notations in which a move with letters can be read. `squares`: the number of squares
// found; in "f:d4" the file counts as a square.
std::uint16_t readings_of(std::string_view move, int squares, bool begins_with_file) {
  const bool two_files = begins_with_file ? squares == 2 : squares == 1 && is_letter(move[1]);
  if (two_files && move.back() != 'x') return text::two_readings;
  if (two_files || (squares == 1 && move.size() > 2)) return text::one_reading;  // "ex", "e45"
  return 0;
}

MoveToken scan_any_move(std::string_view text, std::size_t at) {
  const bool letters = is_letter(text[at]);
  std::size_t end = square_end(text, at);
  bool begins_with_file = false;
  if (end == at && letters) {
    end = file_end(text, at);
    begins_with_file = end > at;
  }
  if (end == at) {  // no separator: perhaps four digits, as 3228
    while (end < text.size() && end - at < 5 && is_digit(text[end])) ++end;
    const bool numbers = end < text.size() && text[end] == '.';  // "1000."
    const bool group = end - at == 4 && !numbers && ends_word(text, end) && text.compare(at, 4, "0000") != 0;
    return {group ? end : at, 0};
  }
  int squares = 1;
  std::uint16_t flags = 0;
  bool broken = false;
  while (!broken) {
    const Step step = read_step(text, end, squares == 1 || (flags & written_capture) != 0, letters);
    if (step.end > end) {
      end = step.end;
      flags |= step.flags;
      broken = step.broken;
    } else {
      const std::size_t glued = letters ? square_end(text, end) : end;
      if (glued == end) break;
      end = glued;
    }
    ++squares;
  }
  if (squares == 1 && !letters) return {at, 0};
  if (letters && end < text.size() && text[end] == 'x') {  // the closing x of the diagonal notation
    ++end;
    flags |= written_capture;
  }
  if (!ends_word(text, end)) return {at, 0};
  if (letters) flags |= readings_of(text.substr(at, end - at), squares, begins_with_file);
  if ((flags & written_capture) != 0 && !broken) end = skip_captured_list(text, end);
  return {end, flags};
}

// Returns whether a capture may continue after a blank: "18x 29 x 40", "47x36 <42,29>".
bool goes_on(const char* next) {
  for (int blanks = 0; blanks < 4 && text::is_blank(*next); ++blanks) ++next;
  return text::is_blank(*next) || *next == 'x' || *next == ':' || *next == '<' || *next == 'X' ||
         *next == '*' || *next == '-' || static_cast<unsigned char>(*next) >= 0x80;
}

// Scans "c3-b4", "c3xe5".
PlainMove scan_plain_letters(const char* bytes, std::uint32_t digits) {
  const auto is_plain_file = [&](unsigned at) { return bytes[at] >= 'a' && bytes[at] <= 'n'; };
  const unsigned sign = 1 + text::leading_ones(digits >> 1);
  const unsigned length = sign + 2 + text::leading_ones(digits >> (sign + 2));
  const bool squares = is_plain_file(0) && is_plain_file(sign + 1);
  const bool short_ranks = sign - 2 <= 1 && length - sign - 3 <= 1;
  if (!squares || !short_ranks || (bytes[sign] != '-' && bytes[sign] != 'x')) return {};
  if (bytes[length] != ' ' && !text::is_line_end(bytes[length])) return {};
  if (bytes[sign] == '-') return {static_cast<std::uint16_t>(length), 0};
  return goes_on(bytes + length + 1) ? PlainMove{}
                                     : PlainMove{static_cast<std::uint16_t>(length), written_capture};
}

// Scans "1- 6", "47x 9": a blank before a number of one digit makes it as wide as two digits, as in tables.
PlainMove scan_padded(const char* bytes, unsigned sign) {
  const bool captures = bytes[sign] == 'x';
  const char first = bytes[0];
  const char square = bytes[sign + 2];
  const bool numbers = first >= '1' && square >= '1' && square <= '9';
  if (!numbers || (sign == 1 && first <= '2' && square <= '2')) return {};  // "1- 1": a result
  const unsigned length = sign + 3;
  if (bytes[length] != ' ' && !text::is_line_end(bytes[length])) return {};
  if (captures && !is_digit(bytes[length + 1]) && goes_on(bytes + length + 1)) return {};
  return {static_cast<std::uint16_t>(length), static_cast<std::uint8_t>(captures ? written_capture : 0)};
}

PlainMove scan_plain(const char* bytes, std::uint32_t digits) {
  if ((digits & 1U) == 0) return scan_plain_letters(bytes, digits);
  const unsigned sign = text::leading_ones(digits);
  const unsigned second = text::leading_ones(digits >> (sign + 1));
  const unsigned length = sign + 1 + second;
  const bool captures = bytes[sign] == 'x';
  const bool known_sign =
      captures | (bytes[sign] == '-');  // | avoids a branch that the processor could not predict
  if (sign - 1 > 1 || !known_sign) return {};
  if (second - 1 > 1) return second == 0 && bytes[length] == ' ' ? scan_padded(bytes, sign) : PlainMove{};
  if (bytes[length] != ' ' && !text::is_line_end(bytes[length])) return {};
  if (length == 3 && bytes[0] <= '2' && bytes[2] <= '2') return {};  // "1-0"
  const bool digit_follows = ((digits >> (length + 1)) & 1U) != 0;
  if (!digit_follows && captures && goes_on(bytes + length + 1)) return {};
  return {static_cast<std::uint16_t>(length), static_cast<std::uint8_t>(captures ? written_capture : 0)};
}

MoveToken scan(std::string_view text, std::size_t at) {
  if (at >= text.size() || (!is_digit(text[at]) && !is_draughts_file(text[at]))) return {at, 0};
  return scan_any_move(text, at);
}

// Returns whether a word is two numbers that can be squares, with a wrong sign between them: "28.19",
// "14,23".
bool are_squares(std::string_view word) {
  const std::size_t sign = word.find_first_of(".,");
  const auto is_square = [](std::string_view text) {
    return !text.empty() && text.size() <= 2 && text[0] != '0' &&
           std::all_of(text.begin(), text.end(), text::is_digit);
  };
  return sign == 2 && is_square(word.substr(0, sign)) && is_square(word.substr(sign + 1));
}

// The common shapes, in the order of `Shape`. A text that can also be a result ("1-1") has none of them.
constexpr auto common = [] {
  text::CommonShapes table = text::common_shapes(
      std::to_array<text::SignClass>(
          {{'l', "12"}, {'h', "3456789"}, {'n', "123456789"}, {'d', "0123456789"}}),
      std::to_array<std::string_view>({"h-n", "l-h", "n-nd", "nd-n", "nd-nd", "nxnd", "ndxn", "ndxnd"}), {});
  table.may_go_on = true;
  return table;
}();

constexpr auto forms = std::to_array<std::string_view>(
    {"dsd", "ddsd", "dsdd", "ddsdd", "frsfr", "frsfrr", "frrsfr", "frrsfrr", "frfr"});

}  // namespace

constinit const text::MoveShapes move_shapes{.scan = scan,
                                             .scan_plain = scan_plain,
                                             .common = &common,
                                             .marks = {},
                                             .forms = forms,
                                             .need_digits = true,
                                             .letters = {},
                                             .stands_for_move = are_squares};

}  // namespace mt::draughts
