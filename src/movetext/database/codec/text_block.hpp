// Stores the texts of up to some hundred records as one block of bytes, without loss. docs/database.md
// describes the bytes.
//
//   const std::string block = encode_block(units);
//   TextBlock back;
//   if (!decode_block(block, most, back)) report_damage();
//   use(back.unit(0));
//
// The words of all units are listed once, the most frequent first, and most words of a unit are one byte: an
// index in the list. Move numbers and blanks are stored only where they are not as expected (words.hpp).
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {

// Whether the units are texts with words. Other bytes are stored unchanged.
enum class UnitKind : std::uint8_t { bytes = 0, words = 1 };

// Units after decoding.
struct TextBlock {
  std::string text;               // all units
  std::vector<std::size_t> ends;  // where each unit ends in `text`
  UnitKind kind = UnitKind::bytes;

  std::size_t units() const { return ends.size(); }
  std::size_t begin(std::size_t unit) const { return unit == 0 ? 0 : ends[unit - 1]; }
  std::string_view unit(std::size_t unit) const {
    return std::string_view(text).substr(begin(unit), ends[unit] - begin(unit));
  }
};

// The largest number of units in a block.
inline constexpr std::size_t most_units = 256;

// Returns the bytes of a block. At most `most_units` units. The result is checked: decode_block() returns the
// same units.
std::string encode_block(std::span<const std::string_view> units, UnitKind kind);

// Reads a block from untrusted bytes. Returns false if they are not a block, or if the units have more than
// `most` bytes.
[[nodiscard]] bool decode_block(std::string_view bytes, std::size_t most, TextBlock& out);

// Reads single units of a block, for games that are read one by one: a block is opened in a fifth of the time
// that decode_block() takes.
class UnitReader {
 public:
  UnitReader();
  UnitReader(const UnitReader&) = delete;
  UnitReader& operator=(const UnitReader&) = delete;
  ~UnitReader();

  // Opens a block of untrusted bytes, which must outlive its use. Returns false if they are not a block.
  [[nodiscard]] bool open(std::string_view bytes, std::size_t most);
  // Returns the number of units; 0 if no block is open.
  std::size_t units() const;
  // Sets `text` to a unit; valid until the next call. Returns false if the unit is damaged or has more than
  // `most` bytes. Requires unit < units().
  [[nodiscard]] bool read(std::size_t unit, std::string_view& text);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mt::database
