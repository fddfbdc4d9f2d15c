#include "movetext/formats/xqf/header.hpp"

#include "movetext/text/fields.hpp"

#include <algorithm>
#include <array>

namespace mt::xqf {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t men_at = 16;
constexpr std::size_t men = 32;
constexpr std::uint8_t points_on_board = 90;

constexpr auto fields_in_order = std::to_array<TextField>({
    {0x50, 63, "Title"},
    {0x90, 63, "Subtitle"},
    {0xD0, 63, "Event"},
    {0x110, 15, "Date"},
    {0x120, 15, "Site"},
    {0x130, 15, "Red"},
    {0x140, 15, "Black"},
    {0x150, 63, "TimeRule"},
    {0x190, 15, "RedTime"},
    {0x1A0, 15, "BlackTime"},
    {0x1D0, 15, "Annotator"},
    {0x1E0, 15, "Author"},
});

}  // namespace

bool begins_file(std::string_view bytes) {
  return bytes.size() >= 8 && bytes.starts_with("XQ") && bytes[2] > '\0' && bytes[2] < ' ' &&
         bytes.substr(4, 4) == "\0\0\0\0"sv;
}

std::span<const TextField> text_fields() {
  return fields_in_order;
}

std::string_view text_at(std::string_view header, const TextField& field) {
  const text::Fields fields(header);
  return fields.part(field.at + 1, std::min<std::size_t>(fields.u8(field.at), field.most));
}

std::optional<points::Board> board_of(std::string_view header, const Cipher& cipher) {
  const text::Fields fields(header);
  const std::uint8_t version = fields.u8(2);
  points::Board board;
  for (std::size_t i = 0; i < men; ++i) {
    // Since version 1.2, the list of men is also rotated.
    const std::size_t man = version >= 12 ? (i + cipher.men + 1) % men : i;
    const auto number = static_cast<std::uint8_t>(fields.u8(men_at + i) - cipher.men);
    if (number >= points_on_board) continue;  // the man has been captured
    const points::Point point{static_cast<std::uint8_t>(number / 10), static_cast<std::uint8_t>(number % 10)};
    if (board.man_at(point) != board.man_at({})) return std::nullopt;
    board.put(point, points::men_in_order[man]);
  }
  return board;
}

Facts facts_of(std::string_view header) {
  const text::Fields fields(header);
  return {.version = fields.u8(2),
          .first_step = static_cast<std::uint32_t>(fields.number(0x30, 2)),
          .second_begins = fields.u8(0x32) == 1,
          .result = fields.u8(0x33),
          .kind = fields.u8(0x40)};
}

}  // namespace mt::xqf
