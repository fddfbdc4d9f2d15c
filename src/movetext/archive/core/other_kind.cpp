#include "movetext/archive/core/other_kind.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/core/format_look.hpp"
#include "movetext/archive/core/other_text.hpp"
#include "movetext/games/table/foreign_files.hpp"

#include <algorithm>
#include <array>

namespace mt::archive {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view unpack = "unpack it first; gzip, bzip2, xz and Zstandard are read directly";
constexpr std::string_view no_records = "it contains no records as text";
constexpr std::string_view as_text = "save it as plain text";

// The signature of a kind of file: `bytes` at `offset`, and if `more` is not empty, also `more` at another
// offset.
struct Magic {
  std::string_view bytes;
  std::string_view what;
  std::string_view advice;
  std::size_t offset = 0;
  std::string_view more{};
  std::size_t more_offset = 0;

  bool fits(std::string_view first_bytes) const {
    const auto has = [&](std::string_view wanted, std::size_t at) {
      return first_bytes.size() > at && first_bytes.substr(at).starts_with(wanted);
    };
    return has(bytes, offset) && (more.empty() || has(more, more_offset));
  }
};

constexpr auto magics = std::to_array<Magic>({
    {"SQLite format 3\0"sv, "an SQLite database", "open it with the program that wrote it, or with sqlite3"},
    {"PK\x03\x04"sv, "an Office document (.docx, .xlsx)", as_text, 0, "[Content_Types].xml"sv, 30},
    {"PK\x03\x04"sv, "an OpenOffice document (.odt, .ods)", as_text, 0, "mimetypeapplication/vnd.oasis"sv,
     30},
    {"PK\x03\x04"sv, "an EPUB book", as_text, 0, "mimetypeapplication/epub"sv, 30},
    {"PK\x03\x04"sv, "a zip archive", unpack},
    {"PK\x05\x06"sv, "an empty zip archive", no_records},
    {"7z\xBC\xAF\x27\x1C"sv, "a 7-Zip archive", unpack},
    {"Rar!\x1A\x07"sv, "a RAR archive", unpack},
    {"ustar"sv, "a tar archive", "unpack it first (tar -xf)", 257},
    {"MSCF\0\0\0\0"sv, "a cabinet archive", unpack},
    {"LZIP\x01"sv, "an lzip file", unpack},
    {"\x1F\x9D"sv, "a file packed by compress (.Z)", unpack},
    {"\x04\x22\x4D\x18"sv, "an LZ4 file", unpack},
    {"\x1F\x8B\x08"sv, "a file packed twice by gzip", "unpack it once"},
    {"%PDF-"sv, "a PDF document", no_records},
    {"{\\rtf"sv, "an RTF document", as_text},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "a document of an old Microsoft Office version", as_text},
    {"\x89PNG\r\n\x1A\n"sv, "a PNG picture", no_records},
    {"\xFF\xD8\xFF"sv, "a JPEG picture", no_records},
    {"GIF87a"sv, "a GIF picture", no_records},
    {"GIF89a"sv, "a GIF picture", no_records},
    {"RIFF"sv, "a WebP picture", no_records, 0, "WEBP"sv, 8},
    {"BM"sv, "a BMP picture", no_records, 0, "\0\0\0\0"sv, 6},
    {"II*\0"sv, "a TIFF picture", no_records},
    {"MM\0*"sv, "a TIFF picture", no_records},
    {"\0\0\0"sv, "a HEIC or AVIF picture", no_records, 0, "ftyp"sv, 4},
    {"%!PS-"sv, "a PostScript document", as_text},
    {"\x7F"
     "ELF"sv,
     "a Linux program (ELF)", no_records},
    {"MZ\x90\0"sv, "a Windows program", no_records},
});

std::string join(std::string_view what, std::string_view advice) {
  return std::string(what) + ", which movetext does not read: " + std::string(advice);
}

// Returns whether the bytes are not text: they contain many control characters of several kinds, but no tag
// pair.
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
  const ForeignFile* named = find_foreign_file([&](const ForeignFile& file) {
    return !file.extension.empty() && has_extension(path, file.extension);
  });
  if (named != nullptr) return {join(named->what, named->advice)};
  for (const Format* format : all_formats())
    if (format->reads() && format->binary && has_name_of(path, *format))
      return {join("a file that does not begin like " + std::string(format->title),
                   "read it anyway with --from " + std::string(format->name))};
  return {join("a binary file of an unknown kind", no_records)};
}

bool begins_as(std::string_view first_bytes, const ForeignFile& file) {
  if (!file.mark.empty()) return first_bytes.starts_with(file.mark);
  return file.has_header != nullptr && file.has_header(first_bytes);
}

}  // namespace

std::optional<OtherKind> find_other_kind(std::string_view first_bytes, std::string_view path) {
  for (const Magic& magic : magics)
    if (magic.fits(first_bytes)) return OtherKind{join(magic.what, magic.advice)};
  const ForeignFile* foreign =
      find_foreign_file([&](const ForeignFile& file) { return begins_as(first_bytes, file); });
  if (foreign != nullptr) return OtherKind{join(foreign->what, foreign->advice)};
  if (is_binary(first_bytes)) return binary_kind(path);
  const OtherText text = find_other_text(first_bytes);
  if (text.what.empty()) return std::nullopt;
  return OtherKind{join(text.what, text.advice)};
}

}  // namespace mt::archive
