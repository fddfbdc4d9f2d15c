#include "movetext/text/double_byte.hpp"

#include "movetext/text/four_byte.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::text {
namespace {

constexpr char32_t no_character = 0xFFFD;

constexpr unsigned char byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}
constexpr bool is_within(unsigned char byte, unsigned char first, unsigned char last) {
  return byte >= first && byte <= last;
}
constexpr bool is_second(unsigned char byte) {
  return is_within(byte, 0x40, 0x7E) || is_within(byte, 0x80, 0xFE);
}

char32_t character(Charset charset, unsigned char first, unsigned char second) {
  if (charset == Charset::gbk) {
    if (!is_within(first, 0x81, 0xFE) || !is_second(second)) return no_character;
    const unsigned place = second - (second > 0x7F ? 0x41U : 0x40U);
    return gbk_table[(first - 0x81U) * 190 + place];
  }
  const bool low = is_within(second, 0x40, 0x7E);
  if (!is_within(first, 0xA1, 0xF9) || (!low && !is_within(second, 0xA1, 0xFE))) return no_character;
  const unsigned place = low ? second - 0x40U : second - 0xA1U + 63U;
  return big5_table[(first - 0xA1U) * 157 + place];
}

// Frequent in GBK are signs, simplified characters that are sorted by sound, and, among those that GBK adds
// to GB 2312, the characters of traditional text.
bool is_frequent_in_gbk(unsigned char first, unsigned char second) {
  const bool added = first < 0xA1 || second < 0xA1;
  if (added) return is_frequent_in_big5(character(Charset::gbk, first, second));
  return is_within(first, 0xA1, 0xA3) || is_within(first, 0xB0, 0xD7);
}

// What pairs of bytes that may be characters look like.
struct Pairs {
  std::size_t all = 0;     // with bytes outside ASCII that are no part of one
  std::size_t gbk = 0;     // among the frequent characters of GBK, see is_frequent_in_gbk()
  std::size_t big5 = 0;    // among those of Big5: signs, and those of few strokes
  std::size_t low = 0;     // bytes from 0xA1 to 0xBF, which alphabets hardly use
  std::size_t beside = 0;  // right behind another one

  void add_four_byte(bool is_beside) {
    ++gbk;
    low += 1;
    beside += is_beside ? 1 : 0;
  }
  void add(unsigned char first, unsigned char second, bool is_beside) {
    gbk += is_frequent_in_gbk(first, second) ? 1 : 0;
    big5 += is_within(first, 0xA1, 0xC6) && (second < 0x7F || second >= 0xA1) ? 1 : 0;
    low += is_within(first, 0xA1, 0xBF) ? 1 : 0;
    low += is_within(second, 0xA1, 0xBF) ? 1 : 0;
    beside += is_beside ? 1 : 0;
  }
};

Pairs pairs_of(std::string_view bytes) {
  Pairs pairs;
  std::size_t end = 0;  // of the last one
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const unsigned char first = byte_at(bytes, at);
    if (first < 0x80) continue;
    ++pairs.all;
    const bool is_beside = end == at && at > 0;
    if (four_byte_character(bytes.substr(at)) != 0) {
      pairs.add_four_byte(is_beside);
      at += 3;
      end = at + 1;
      continue;
    }
    if (first == 0x80 || at + 1 == bytes.size() || !is_second(byte_at(bytes, at + 1))) continue;
    pairs.add(first, byte_at(bytes, at + 1), is_beside);
    end = ++at + 1;
  }
  return pairs;
}

}  // namespace

std::optional<Charset> guess_double_byte(std::string_view bytes) {
  const Pairs pairs = pairs_of(bytes);
  const std::size_t best = std::max(pairs.gbk, pairs.big5);
  // A letter with an accent before another letter looks like a pair, and so do two letters of an alphabet.
  const bool frequent = 4 * best >= 3 * pairs.all;
  if (pairs.all == 0 || !frequent || 3 * pairs.low < pairs.all || 2 * pairs.beside < pairs.all)
    return std::nullopt;
  return pairs.big5 > pairs.gbk ? Charset::big5 : Charset::gbk;
}

void decode_double_byte(std::string_view bytes, Charset charset, std::string& out) {
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const unsigned char first = byte_at(bytes, at);
    if (first < 0x80) {
      out += bytes[at];
      continue;
    }
    if (const char32_t four = charset == Charset::gbk ? four_byte_character(bytes.substr(at)) : 0;
        four != 0) {
      append_scalar(four, out);
      at += 3;
      continue;
    }
    const unsigned char second = at + 1 < bytes.size() ? byte_at(bytes, at + 1) : std::uint8_t{0};
    const char32_t found = character(charset, first, second);
    append_scalar(found, out);
    at += found != no_character ? 1 : 0;
  }
}

std::size_t double_byte_size(std::string_view utf8, Charset charset) {
  std::size_t size = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    const Scalar scalar = read_scalar(utf8, at);
    const bool is_four = charset == Charset::gbk && is_four_byte(scalar.value);
    size += scalar.value < 0x80 || scalar.value == no_character ? 1 : is_four ? 4 : 2;
    at += scalar.size;
  }
  return size;
}

}  // namespace mt::text
