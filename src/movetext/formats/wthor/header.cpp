#include "movetext/formats/wthor/header.hpp"

#include "movetext/text/little_endian.hpp"

namespace mt::wthor {
namespace {

using text::read_little_endian;

constexpr std::uint32_t first_year = 1900;
constexpr std::uint32_t last_year = 2099;

Kind kind_of(std::string_view bytes, const Header& header) {
  const bool board = header.board == 8 || header.board == 10;
  if (bytes.size() < header_bytes || !board) return Kind::none;
  if (bytes[13] == 1) return Kind::solitaires;
  if (header.names == 0) return Kind::games;
  return header.games == 0 ? Kind::names : Kind::none;
}

}  // namespace

Header read_header(std::string_view bytes) {
  Header header;
  const auto byte = [&](std::size_t at) {
    return static_cast<std::uint8_t>(read_little_endian(bytes, at, 1));
  };
  const unsigned year = 100U * byte(0) + byte(1);
  header.created = {static_cast<std::int16_t>(year), 4, byte(2), byte(3)};
  std::string day;
  header.dated = byte(1) < 100 && year >= first_year && year <= last_year && byte(2) > 0 && byte(3) > 0;
  if (header.dated) {
    text::write_date(header.created, day);
    header.dated = text::read_date(day).form == text::DateForm::canonical;
  }
  header.games = static_cast<std::int32_t>(read_little_endian(bytes, 4, 4));
  header.names = static_cast<std::uint32_t>(read_little_endian(bytes, 8, 2));
  header.year = static_cast<std::uint32_t>(read_little_endian(bytes, 10, 2));
  header.board = byte(12) == 0 ? 8 : byte(12);
  header.depth = byte(14);
  header.kind = kind_of(bytes, header);
  return header;
}

bool begins_file(std::string_view bytes) {
  const Header header = read_header(bytes);
  if (header.kind == Kind::none || !header.dated || bytes[15] != 0) return false;
  if (header.kind == Kind::solitaires) return header.games > 0;
  if (header.kind == Kind::names) return header.year == 0 && bytes[13] == 0;
  const bool year = header.year >= first_year && header.year <= last_year;
  return bytes[13] == 0 && header.games >= 0 && (year || (header.year == 0 && header.games > 0));
}

void append_header(const Header& header, std::string& out) {
  const auto put = [&](std::uint64_t value, std::size_t size) {
    text::append_little_endian(value, size, out);
  };
  const auto year = static_cast<std::uint64_t>(header.created.year);
  put(year / 100, 1);
  put(year % 100, 1);
  put(header.created.month, 1);
  put(header.created.day, 1);
  put(static_cast<std::uint64_t>(header.games), 4);
  put(header.names, 2);
  put(header.year, 2);
  put(header.names == 0 ? header.board : 0, 1);
  put(0, 1);
  put(header.depth, 1);
  put(0, 1);
}

}  // namespace mt::wthor
