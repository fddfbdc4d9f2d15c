// Decodes a file from UTF-16 to UTF-8, a piece at a time.
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
  static constexpr std::size_t order_bytes = 1024;  // enough to recognise the order

  // Looks at the first bytes of a file, `order_bytes` or all.  Returns false if they are not UTF-16, with a
  // mark or without, or if a format that is not text begins so; such a file stays as it is.
  bool begin(std::string_view first_bytes);
  text::Utf16 order() const { return order_; }

  // Appends what the next bytes of the file give, including its mark; half a character at its end becomes
  // U+FFFD.
  void decode(std::string_view bytes, bool last, std::string& out);

  // Says whether U+FFFD stands for some units that have not been taken, in the order of the file.
  bool has_replaced() const { return !replaced_.empty(); }
  // Takes the units that U+FFFD stands for in `utf8`, which is what follows in the file's text.
  std::u16string take_replaced(std::string_view utf8);
  // Says whether the last of these units is half of one: its first byte alone ends the file.
  bool ends_in_half() const { return ends_in_half_ && replaced_.empty(); }

 private:
  void decode_last_half(std::string& out);

  text::Utf16 order_ = text::Utf16::none;
  std::string units_;        // not decoded yet
  std::u16string replaced_;  // units that have become U+FFFD
  std::size_t matched_ = 0;  // bytes of a U+FFFD that the last text ended with
  bool ends_in_half_ = false;
};

}  // namespace mt::archive
