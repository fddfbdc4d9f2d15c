// Decodes a file from UTF-16 to UTF-8 piece by piece.
//
//   Utf16Decoder decoder;
//   if (decoder.begin(first_bytes)) decoder.decode(first_bytes, false, out);
#pragma once
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mt::archive {

class Utf16Decoder {
 public:
  static constexpr std::size_t order_bytes = 1024;  // enough to recognise the byte order

  // Examines the first bytes of a file: `order_bytes` bytes, or all if the file is shorter. Returns false if
  // they are not UTF-16 (with or without a byte order mark), or if a binary format begins with these bytes.
  // Such a file is not decoded.
  bool begin(std::string_view first_bytes);
  text::Utf16 order() const { return order_; }

  // Appends the decoded bytes, including the byte order mark; half a character at the end becomes U+FFFD.
  void decode(std::string_view bytes, bool last, std::string& out);

  // Returns whether U+FFFD has replaced units that have not been taken yet.
  bool has_replaced() const { return !replaced_.empty(); }
  // Removes and returns the units that U+FFFD replaces in `utf8`, in the order of the file. `utf8` must be
  // the next part of the file's text.
  std::u16string take_replaced(std::string_view utf8);
  // Returns whether the last unit taken is incomplete, because the file ends after its first byte.
  bool ends_in_half() const { return ends_in_half_ && replaced_.empty(); }

 private:
  void decode_last_half(std::string& out);

  text::Utf16 order_ = text::Utf16::none;
  std::string units_;        // bytes of units that are not decoded yet
  std::u16string replaced_;  // units replaced by U+FFFD
  std::size_t matched_ = 0;  // bytes of an incomplete U+FFFD at the end of the last `utf8`
  bool ends_in_half_ = false;
};

}  // namespace mt::archive
