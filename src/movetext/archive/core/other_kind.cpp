#include "movetext/archive/core/other_kind.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/core/format_look.hpp"
#include "movetext/archive/core/other_text.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>

namespace mt::archive {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view unpack = "unpack it first; gzip, bzip2, xz and Zstandard are read as they are";
constexpr std::string_view chessbase = "ChessBase saves its games as PGN, and this is read";
constexpr std::string_view scid = "Scid exports its games as PGN, and this is read";
constexpr std::string_view no_records = "it holds no records as text";
constexpr std::string_view othello = "WZebra and Thor read it";
constexpr std::string_view ccbridge = "CCBridge reads it";

// A kind of file has these bytes at its beginning, or `offset` bytes after it.
struct Magic {
  std::string_view bytes;
  std::string_view what;
  std::string_view advice;
  std::size_t offset = 0;
};

constexpr auto magics = std::to_array<Magic>({
    {"CCBridge Record\0"sv, "a game of xiangqi, Chinese chess (.cbr)", ccbridge},
    {"CCBridgeLibrary\0"sv, "a library of xiangqi, Chinese chess (.cbl)", ccbridge},
    {"Scid.si"sv, "the index of a Scid database (.si4)", scid},
    {"Scid.sn"sv, "the names of a Scid database (.sn4)", scid},
    {"SQLite format 3\0"sv, "an SQLite database", "the program that wrote it reads it, or sqlite3"},
    {"PK\x03\x04"sv, "a zip archive", unpack},
    {"PK\x05\x06"sv, "an empty zip archive", no_records},
    {"7z\xBC\xAF\x27\x1C"sv, "a 7-Zip archive", unpack},
    {"Rar!\x1A\x07"sv, "a RAR archive", unpack},
    {"ustar"sv, "a tar archive", "unpack it first (tar -xf)", 257},
    {"MSCF\0\0\0\0"sv, "a cabinet archive", unpack},
    {"LZIP\x01"sv, "an lzip file", unpack},
    {"\x1F\x9D"sv, "a file of compress (.Z)", unpack},
    {"\x04\x22\x4D\x18"sv, "an LZ4 file", unpack},
    {"\x1F\x8B\x08"sv, "a file that gzip has packed twice", "unpack it once"},
    {"%PDF-"sv, "a PDF document", no_records},
    {"{\\rtf"sv, "an RTF document", "save it as plain text"},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "a document of an old Microsoft Office", "save it as plain text"},
    {"\x89PNG\r\n\x1A\n"sv, "a PNG picture", no_records},
    {"\xFF\xD8\xFF"sv, "a JPEG picture", no_records},
    {"GIF87a"sv, "a GIF picture", no_records},
    {"GIF89a"sv, "a GIF picture", no_records},
    {"\x7F"
     "ELF"sv,
     "a program for Linux (ELF)", no_records},
    {"MZ\x90\0"sv, "a program for Windows", no_records},
});

// Kinds that have no mark of their own are known by the endings of their names.
struct Ending {
  std::string_view extension;
  std::string_view what;
  std::string_view advice;
};

constexpr auto foreign_endings = std::to_array<Ending>({
    {".sg4", "the games of a Scid database", scid},
    {".sn4", "the names of a Scid database", scid},
    {".si5", "the index of a Scid database", scid},
    {".sg5", "the games of a Scid database", scid},
    {".sn5", "the names of a Scid database", scid},
    {".cbh", "the headers of a ChessBase database", chessbase},
    {".cbg", "the games of a ChessBase database", chessbase},
    {".cba", "the annotations of a ChessBase database", chessbase},
    {".cbp", "the players of a ChessBase database", chessbase},
    {".cbt", "the tournaments of a ChessBase database", chessbase},
    {".cbv", "an archive of ChessBase", chessbase},
    {".cbf", "the games of an old ChessBase database", chessbase},
    {".cbi", "the index of an old ChessBase database", chessbase},
    {".2cbh", "a ChessBase database", chessbase},
    {".ctg", "an opening book of ChessBase", no_records},
    {".bin", "perhaps an opening book", no_records},
});

std::string join(std::string_view what, std::string_view advice) {
  return std::string(what) + ", which is not read: " + std::string(advice);
}

std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint32_t value = 0;
  for (std::size_t i = size; i > 0; --i) value = value << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
  return value;
}

// A file of XQStudio begins with two letters, a version and, from the fifth byte on, four noughts.
bool is_xqf(std::string_view bytes) {
  return bytes.starts_with("XQ") && bytes.size() > 8 && bytes[2] > '\0' && bytes[2] < ' ' &&
         bytes.substr(4, 4) == "\0\0\0\0"sv;
}

// WTHOR has no mark, but a header of 16 bytes that no text has: a date of its century, year, month and day,
// two counts, and in a file of games the year of these, the size of the board and the depth of solving.
bool is_wthor(std::string_view bytes) {
  constexpr std::size_t header = 16;
  if (bytes.size() < header) return false;
  const auto byte = [&](std::size_t i) { return number(bytes, i, 1); };
  const bool date = (byte(0) == 19 || byte(0) == 20) && byte(1) < 100 && byte(2) >= 1 && byte(2) <= 12 &&
                    byte(3) >= 1 && byte(3) <= 31;
  const std::uint32_t year = number(bytes, 10, 2);
  const bool board = byte(12) == 0 || byte(12) == 8 || byte(12) == 10;
  return date && board && byte(15) == 0 && (year == 0 || (year >= 1900 && year < 2100)) &&
         (number(bytes, 4, 4) > 0) != (number(bytes, 8, 2) > 0);
}

// It is no text if control characters of several kinds make a part of it and no tag pair is there.
bool is_binary(std::string_view bytes) {
  constexpr std::size_t seen = 4096;
  constexpr std::size_t least_kinds = 3;
  constexpr std::string_view of_text = "\t\n\v\f\r\b\x1A\x1B";
  std::array<bool, ' '> kinds{};
  std::size_t controls = 0;
  const std::string_view begin = bytes.substr(0, seen);
  for (const char c : begin) {
    if (static_cast<unsigned char>(c) >= ' ' || of_text.find(c) != std::string_view::npos) continue;
    kinds[static_cast<unsigned char>(c)] = true;
    ++controls;
  }
  const auto different = static_cast<std::size_t>(std::count(kinds.begin(), kinds.end(), true));
  return controls * 16 > begin.size() && different >= least_kinds && !look_at_movetext(begin).has_tags;
}

OtherKind binary_kind(std::string_view path) {
  for (const Ending& ending : foreign_endings)
    if (has_extension(path, ending.extension)) return {join(ending.what, ending.advice)};
  return {join("a file of an unknown kind that is no text", no_records)};
}

}  // namespace

std::optional<OtherKind> find_other_kind(std::string_view first_bytes, std::string_view path) {
  for (const Magic& magic : magics)
    if (first_bytes.size() > magic.offset && first_bytes.substr(magic.offset).starts_with(magic.bytes))
      return OtherKind{join(magic.what, magic.advice)};
  if (is_xqf(first_bytes))
    return OtherKind{join("a game of xiangqi, Chinese chess (.xqf)", "XQStudio reads it")};
  if (is_wthor(first_bytes))
    return OtherKind{join("a file of the WTHOR database of Othello (.wtb, .jou, .trn)", othello)};
  if (is_binary(first_bytes)) return binary_kind(path);
  const OtherText text = find_other_text(first_bytes);
  if (text.what.empty()) return std::nullopt;
  return OtherKind{join(text.what, text.advice)};
}

}  // namespace mt::archive
