#include "movetext/text/utf8.hpp"

#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::text {
namespace {

constexpr bool continues(unsigned char byte) {
  return (byte & 0xC0U) == 0x80;
}

// Returns the length of the well-formed sequence at `at`, or 0.
std::uint32_t sequence_length(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) -> unsigned char {
    return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0;
  };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead < 0xC2) return 0;
  if (lead < 0xE0) return continues(byte(1)) ? 2 : 0;
  if (lead < 0xF0) {
    const unsigned char low = lead == 0xE0 ? 0xA0 : 0x80;
    const unsigned char high = lead == 0xED ? 0x9F : 0xBF;  // excludes surrogates
    return byte(1) >= low && byte(1) <= high && continues(byte(2)) ? 3 : 0;
  }
  if (lead > 0xF4) return 0;
  const unsigned char low = lead == 0xF0 ? 0x90 : 0x80;
  const unsigned char high = lead == 0xF4 ? 0x8F : 0xBF;
  return byte(1) >= low && byte(1) <= high && continues(byte(2)) && continues(byte(3)) ? 4 : 0;
}

}  // namespace

std::size_t first_invalid_utf8(std::string_view text) {
  for (std::size_t at = find_non_ascii(text, 0); at < text.size();) {
    const std::uint32_t size = sequence_length(text, at);
    if (size == 0) return at;
    at += size;
    if (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) at = find_non_ascii(text, at);
  }
  return text.size();
}

Scalar read_scalar(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  const std::uint32_t size = sequence_length(text, at);
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const auto low = [&](std::size_t i) { return static_cast<char32_t>(byte(i) & 0x3FU); };
  switch (size) {
    case 1:
      return {byte(0), 1};
    case 2:
      return {(static_cast<char32_t>(byte(0) & 0x1FU) << 6) | low(1), 2};
    case 3:
      return {(static_cast<char32_t>(byte(0) & 0x0FU) << 12) | (low(1) << 6) | low(2), 3};
    case 4:
      return {(static_cast<char32_t>(byte(0) & 0x07U) << 18) | (low(1) << 12) | (low(2) << 6) | low(3), 4};
    default:
      return {0xFFFD, 1};
  }
}

void append_scalar(char32_t value, std::string& out) {
  const auto put = [&](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (value < 0x80) return put(value);
  if (value < 0x800) {
    put(0xC0 | (value >> 6));
  } else if (value < 0x10000) {
    put(0xE0 | (value >> 12));
    put(0x80 | ((value >> 6) & 0x3F));
  } else {
    put(0xF0 | (value >> 18));
    put(0x80 | ((value >> 12) & 0x3F));
    put(0x80 | ((value >> 6) & 0x3F));
  }
  put(0x80 | (value & 0x3F));
}

std::size_t count_scalars(std::string_view text) {
  if (find_non_ascii(text, 0) == text.size()) return text.size();
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return !continues(static_cast<unsigned char>(c)); }));
}

char32_t fold_case(char32_t value) {
  if (value >= U'A' && value <= U'Z') return value + 32;
  if (value >= 0xC0 && value <= 0xDE && value != 0xD7) return value + 32;
  if (value >= 0x100 && value <= 0x137) return value | 1;
  if (value >= 0x391 && value <= 0x3A9) return value + 32;
  if (value >= 0x410 && value <= 0x42F) return value + 32;
  if (value >= 0x400 && value <= 0x40F) return value + 80;
  return value;
}

bool contains_folded(std::string_view text, std::string_view part) {
  for (std::size_t start = 0; start <= text.size(); start += std::max(1U, read_scalar(text, start).size)) {
    std::size_t here = start;
    std::size_t want = 0;
    while (want < part.size()) {
      const Scalar a = read_scalar(text, here);
      const Scalar b = read_scalar(part, want);
      if (a.size == 0 || fold_case(a.value) != fold_case(b.value)) break;
      here += a.size;
      want += b.size;
    }
    if (want >= part.size()) return true;
  }
  return false;
}

}  // namespace mt::text
