// Makes CCBridge games and libraries for tests. They have the layout of real files.
//
//   CbrRecord game;
//   game.text(1076, u"Ada");
//   game.steps({{"h2e2", cbr_end}});
//   const std::string file = game.bytes();
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::test {

inline constexpr std::uint8_t cbr_end = 1;
inline constexpr std::uint8_t cbr_other = 2;

class CbrRecord {
 public:
  struct Step {
    std::string_view move;  // "h2e2"
    std::uint8_t signs = 0;
    std::u16string_view comment = {};
  };

  // `number` is part of the record's identifier.
  explicit CbrRecord(std::uint8_t version = 2, std::uint8_t number = 1)
      : bytes_(version == 1 ? 1958U : 2214U, '\0'), version_(version) {
    bytes_.replace(0, 15, "CCBridge Record");
    bytes_[19] = static_cast<char>(version);
    bytes_[20] = static_cast<char>(number);
    bytes_[side_at()] = 1;
    bytes_[side_at() + 4] = 1;
    start();
  }

  // `at` is an offset in the layout of the record's version.
  void text(std::size_t at, std::u16string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) put(bytes_, at + 2 * i, 2, text[i]);
  }
  void byte(std::size_t at, std::uint8_t value) { bytes_[at] = static_cast<char>(value); }
  void side(std::uint8_t side) { bytes_[side_at()] = static_cast<char>(side); }
  void clear_board() { bytes_.replace(side_at() + 8, 90, 90, '\0'); }
  void man(std::string_view point, std::uint8_t man) {
    bytes_[side_at() + 8 + place(point)] = static_cast<char>(man);
  }
  void opening(std::u16string_view comment) { opening_ = comment; }
  void steps(const std::vector<Step>& steps) { steps_ = steps; }

  std::string bytes() const {
    std::string out = bytes_;
    add(out, steps_.empty() ? cbr_end : 0, 0, 0, opening_);
    for (const Step& step : steps_)
      add(out, step.signs, number(step.move.substr(0, 2)), number(step.move.substr(2)), step.comment);
    return out;
  }
  static void put(std::string& bytes, std::size_t at, std::size_t size, std::uint64_t value) {
    for (std::size_t i = 0; i < size; ++i) bytes[at + i] = static_cast<char>(value >> (8 * i));
  }

 private:
  std::size_t side_at() const { return version_ == 1 ? 1856 : 2112; }
  static std::size_t place(std::string_view point) {
    return static_cast<std::size_t>(('9' - point[1]) * 9 + point[0] - 'a');
  }
  std::size_t number(std::string_view point) const {
    if (version_ == 1) return static_cast<std::size_t>((point[0] - 'a') * 16 + '9' - point[1]);
    return place(point);
  }
  void start() {
    constexpr std::string_view files = "abcdefghi";
    constexpr std::string_view rank{"\1\2\3\4\5\4\3\2\1", 9};
    for (const std::uint8_t side : {std::uint8_t{0x10}, std::uint8_t{0x20}}) {
      const char base = side == 0x10 ? '0' : '9';
      const char cannons = side == 0x10 ? '2' : '7';
      const char pawns = side == 0x10 ? '3' : '6';
      for (std::size_t file = 0; file < 9; ++file) {
        const char letter = files[file];
        man({letter, base}, static_cast<std::uint8_t>(side + rank[file]));
        if (file % 2 == 0) man({letter, pawns}, static_cast<std::uint8_t>(side + 7));
        if (file == 1 || file == 7) man({letter, cannons}, static_cast<std::uint8_t>(side + 6));
      }
    }
  }
  void man(std::initializer_list<char> point, std::uint8_t value) {
    const std::string text(point);
    man(std::string_view(text), value);
  }
  static void add(std::string& out, std::uint8_t signs, std::size_t from, std::size_t to,
                  std::u16string_view comment) {
    out += static_cast<char>(signs | (comment.empty() ? 0 : 4));
    out += '\0';
    out += static_cast<char>(from);
    out += static_cast<char>(to);
    if (comment.empty()) return;
    const std::size_t at = out.size();
    out.resize(at + 4 + 2 * comment.size());
    put(out, at, 4, 2 * comment.size());
    for (std::size_t i = 0; i < comment.size(); ++i) put(out, at + 4 + 2 * i, 2, comment[i]);
  }

  std::string bytes_;
  std::uint8_t version_;
  std::u16string opening_;
  std::vector<Step> steps_;
};

// A record of a library. Its state in the index is 7, or 5 if it is deleted.
struct CbrSlot {
  std::string record;
  std::uint8_t state = 7;
};

// Makes a library: its name and index, followed by the records in slots of 4096 bytes.
inline std::string make_cbr_library(std::u16string_view name, const std::vector<CbrSlot>& slots,
                                    std::size_t entries = 128) {
  constexpr std::size_t index = 66624;
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out(index + entries * 276, '\0');
  out.replace(0, 15, "CCBridgeLibrary");
  CbrRecord::put(out, 60, 4, entries);
  for (std::size_t i = 0; i < name.size(); ++i) CbrRecord::put(out, 64 + 2 * i, 2, name[i]);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const std::size_t at = index + i * 276;
    CbrRecord::put(out, at, 4, slots[i].state);
    CbrRecord::put(out, at + 12, 4, slots[i].record.size());
    const auto number = static_cast<unsigned char>(slots[i].record[20]);
    const std::string identity =
        std::string("{000000") + digits[number / 16] + digits[number % 16] + "-0000-0000-0000-000000000000}";
    for (std::size_t j = 0; j < identity.size(); ++j) out[at + 20 + 2 * j] = identity[j];
  }
  for (const CbrSlot& slot : slots) {
    out += slot.record;
    while ((out.size() - index - entries * 276) % 4096 != 0) out += 'x';
  }
  return out;
}

}  // namespace mt::test
