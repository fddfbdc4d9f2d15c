// Reads numbers and texts from untrusted bytes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::database {

// Appends a number in groups of seven bits, lowest first.
inline void append_number(std::uint64_t value, std::string& out) {
  for (; value >= 0x80; value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value);
}

inline void append_text(std::string_view text, std::string& out) {
  append_number(text.size(), out);
  out += text;
}

// After a fault, all results are 0 or empty, and has_failed() is true.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 63; shift += 7) {
      const std::uint32_t next = byte();
      if (failed_) return 0;
      value |= static_cast<std::uint64_t>(next & 0x7FU) << shift;
      if ((next & 0x80U) == 0) return value;
    }
    failed_ = true;
    return 0;
  }
  // Returns a number that is at most `most`.
  std::size_t count(std::size_t most) {
    const std::uint64_t value = number();
    if (value > most) failed_ = true;
    return failed_ ? 0 : static_cast<std::size_t>(value);
  }
  std::uint32_t byte() {
    if (bytes_.empty()) failed_ = true;
    if (failed_) return 0;
    const auto value = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return value;
  }
  std::string_view bytes(std::size_t size) {
    if (size > bytes_.size()) failed_ = true;
    if (failed_) return {};
    const std::string_view taken = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
    return taken;
  }
  std::string_view text() { return bytes(count(bytes_.size())); }
  bool has_failed() const { return failed_; }
  std::size_t left() const { return bytes_.size(); }

 private:
  std::string_view bytes_;
  bool failed_ = false;
};

}  // namespace mt::database
