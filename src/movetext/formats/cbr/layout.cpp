#include "movetext/formats/cbr/layout.hpp"

#include "movetext/text/fields.hpp"

#include <algorithm>
#include <array>

namespace mt::cbr {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view record_mark = "CCBridge Record\0"sv;
constexpr std::string_view library_mark = "CCBridgeLibrary\0"sv;

// The fields of version 2, in order.
constexpr auto fields_in_order = std::to_array<TextField>({
    {52, 128, "Script"},       {180, 128, "Title"},     {308, 256, "Category"},    {564, 64, "Source"},
    {628, 64, "EventType"},    {692, 64, "Event"},      {756, 64, "Round"},        {820, 32, "Group"},
    {852, 32, "Table"},        {884, 64, "Date"},       {948, 64, "Site"},         {1012, 64, "TimeRule"},
    {1076, 64, "Red"},         {1140, 64, "RedTeam"},   {1204, 64, "RedTime"},     {1268, 32, "RedRating"},
    {1300, 64, "Black"},       {1364, 64, "BlackTeam"}, {1428, 64, "BlackTime"},   {1492, 32, "BlackRating"},
    {1524, 64, "Referee"},     {1588, 64, "Recorder"},  {1652, 64, "Annotator"},   {1716, 64, "AnnotatorURL"},
    {1780, 64, "Author"},      {1844, 64, "AuthorURL"}, {1908, 40, "DateCreated"}, {1972, 40, "DateModified"},
    {2080, 32, "Termination"},
});
constexpr std::size_t title_at = 180;
constexpr std::size_t referee_at = 1524;
constexpr std::size_t annotator_at = 1652;
// Version 1 does not have the fields for the script, the referee and the recorder.
constexpr std::size_t script_bytes = 128;
constexpr std::size_t left_out_bytes = 256;

constexpr Layout second{
    .result = 2076, .side = 2112, .number = 2116, .board = 2120, .tree = most_before_moves};

}  // namespace

bool begins_record(std::string_view bytes) {
  return bytes.starts_with(record_mark);
}

bool begins_library(std::string_view bytes) {
  return bytes.starts_with(library_mark);
}

std::size_t next_record(std::string_view bytes, std::size_t from) {
  return std::min(bytes.find(record_mark, from), bytes.size());
}

std::uint8_t version_of(std::string_view record) {
  return text::Fields(record).u8(version_at);
}

Layout layout_of(std::uint8_t version) {
  if (version != 1) return second;
  return {.result = second.result - left_out_bytes,
          .side = second.side - left_out_bytes,
          .number = second.number - left_out_bytes,
          .board = second.board - left_out_bytes,
          .tree = second.tree - left_out_bytes};
}

std::span<const TextField> text_fields() {
  return fields_in_order;
}

std::string text_at(std::string_view record, const TextField& field) {
  std::size_t at = field.at;
  if (version_of(record) == 1) {
    const bool missing = at < title_at || (at >= referee_at && at < annotator_at);
    if (missing) return {};
    at -= at < referee_at ? script_bytes : left_out_bytes;
  }
  return text::Fields(record).wide_text(at, field.bytes / 2);
}

std::string identity_of(std::string_view record) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  // The order in which the bytes are written: the first three groups are stored as numbers with the lowest
  // byte first.
  constexpr std::array<std::size_t, 16> order{3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};
  const text::Fields fields(record);
  std::string text = "{";
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    const std::uint8_t byte = fields.u8(20 + order[i]);
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text + '}';
}

bool is_heading(std::string_view record) {
  const std::string_view board = text::Fields(record).part(layout_of(version_of(record)).board, 90);
  return board.size() == 90 && board.find_first_not_of('\0') == std::string_view::npos;
}

bool is_heading_at(std::string_view bytes, std::size_t at) {
  const std::string_view seen = bytes.substr(at, bytes_of_heading);
  return is_heading(seen.substr(0, next_record(seen, 1)));
}

points::Board board_of(std::string_view record, std::size_t& unknown) {
  constexpr std::string_view men = "RNBAKCP";
  constexpr std::string_view black_men = "rnbakcp";
  const text::Fields fields(record);
  const std::size_t begin = layout_of(version_of(record)).board;
  points::Board board;
  for (std::uint8_t i = 0; i < 90; ++i) {
    const std::uint8_t byte = fields.u8(begin + i);
    if (byte == 0) continue;
    // If the low half of the byte is 0, the byte is not a man; `kind` is then a very large number.
    const std::size_t kind = (byte & 15U) - std::size_t{1};
    const std::uint8_t side = byte >> 4U;
    if (kind >= men.size() || side < 1 || side > 2)
      unknown = begin + i;
    else
      board.put(point_of(i, 2), side == 1 ? men[kind] : black_men[kind]);
  }
  return board;
}

points::Point point_of(std::uint8_t number, std::uint8_t version) {
  const int ranks = version == 1 ? number % 16 : number / 9;
  const int file = version == 1 ? number / 16 : number % 9;
  if (ranks > 9) return {};
  return {static_cast<std::uint8_t>(file), static_cast<std::uint8_t>(9 - ranks)};
}

}  // namespace mt::cbr
