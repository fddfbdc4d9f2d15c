#include "movetext/archive/core/utf16_decoder.hpp"

#include "movetext/formats/table/formats.hpp"
#include "movetext/text/utf8.hpp"

#include <utility>

namespace mt::archive {

bool Utf16Decoder::begin(std::string_view first_bytes) {
  if (binary_format_by_opening(first_bytes) == nullptr) order_ = text::guess_utf16(first_bytes);
  return order_ != text::Utf16::none;
}

void Utf16Decoder::decode(std::string_view bytes, bool last, std::string& out) {
  units_ += bytes;
  units_.erase(0, text::decode_utf16(units_, order_, out, &replaced_));
  if (last) decode_last_half(out);
}

// Decodes the bytes that are left at the end of the file: half a surrogate pair, half a unit, or both.
void Utf16Decoder::decode_last_half(std::string& out) {
  for (std::size_t at = 0; at < units_.size(); at += 2) {
    ends_in_half_ = at + 1 == units_.size();
    const auto first = static_cast<unsigned char>(units_[at]);
    const auto second = static_cast<unsigned char>(ends_in_half_ ? '\0' : units_[at + 1]);
    const bool big = order_ == text::Utf16::big;
    replaced_ += static_cast<char16_t>(big ? first << 8 | second : second << 8 | first);
    text::append_scalar(0xFFFD, out);
  }
  units_.clear();
}

std::u16string Utf16Decoder::take_replaced(std::string_view utf8) {
  const std::size_t count = text::count_replaced(utf8, matched_);
  if (count >= replaced_.size()) return std::exchange(replaced_, {});
  std::u16string taken = replaced_.substr(0, count);
  replaced_.erase(0, count);
  return taken;
}

}  // namespace mt::archive
