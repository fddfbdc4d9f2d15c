#include "movetext/formats/xg/archive.hpp"

#include "movetext/formats/xg/unpack.hpp"
#include "movetext/text/fields.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::xg {
namespace {

constexpr std::string_view mark("RGMH\1\0\0\0", 8);  // includes the version of the header

// The trailer is at the end of the file.
constexpr std::size_t trailer_bytes = 36;
// An entry of the index has a name, a folder, sizes, a position and a checksum.
constexpr std::size_t index_entry_bytes = 532;
constexpr std::size_t most_parts = 64;

// The trailer gives the positions of all other parts.
struct Trailer {
  std::uint32_t checksum;
  std::int32_t parts;
  std::int32_t index_bytes;
  std::int32_t data_bytes;
  bool packed_index;

  explicit Trailer(text::Fields bytes)
      : checksum(bytes.u32(0)),
        parts(bytes.i32(4)),
        index_bytes(bytes.i32(12)),
        data_bytes(bytes.i32(16)),
        packed_index(bytes.i32(20) != 0) {}
};

Part part_of(text::Fields entry, std::size_t data_begin) {
  Part part;
  part.name = entry.short_text(0, 255);
  part.unpacked = entry.u32(512);
  part.size = entry.u32(516);
  part.begin = data_begin + entry.u32(520);
  part.checksum = entry.u32(524);
  part.packed = entry.u8(528) == 0;
  return part;
}

}  // namespace

bool has_mark(std::string_view bytes) {
  return bytes.starts_with(mark);
}

bool begins_file(std::string_view bytes) {
  return bytes.size() >= 12 && has_mark(bytes) &&
         text::Fields(bytes.substr(0, 12)).i32(8) == static_cast<std::int32_t>(header_bytes);
}

std::size_t next_file(std::string_view bytes, std::size_t from) {
  for (std::size_t at = bytes.find(mark, from); at != std::string_view::npos; at = bytes.find(mark, at + 1))
    if (begins_file(bytes.substr(at))) return at;
  return bytes.size();
}

const Part* Archive::find(std::string_view name) const {
  for (const Part& part : parts)
    if (text::same_in_any_case(part.name, name)) return &part;
  return nullptr;
}

Archive read_archive(std::string_view file) {
  Archive archive;
  const auto fail = [&](std::size_t at, std::string words) {
    if (archive.fault.words.empty()) archive.fault = {std::move(words), at};
    return archive;
  };
  if (file.size() < header_bytes + trailer_bytes) return fail(file.size(), "the file is truncated");
  const std::size_t trailer_begin = file.size() - trailer_bytes;
  const Trailer trailer(text::Fields(file.substr(trailer_begin)));
  const std::size_t room = trailer_begin - header_bytes;
  if (trailer.parts < 1 || trailer.index_bytes < 1 || trailer.data_bytes < 1 ||
      static_cast<std::size_t>(trailer.index_bytes) + static_cast<std::size_t>(trailer.data_bytes) > room)
    return fail(trailer_begin,
                "the file does not end with a valid index of its parts: it is truncated or damaged");
  const std::size_t index_begin = trailer_begin - static_cast<std::size_t>(trailer.index_bytes);
  const std::size_t data_begin = index_begin - static_cast<std::size_t>(trailer.data_bytes);
  if (checksum_of(file.substr(data_begin, trailer_begin - data_begin)) != trailer.checksum)
    (void)fail(data_begin, "the checksum of the file is wrong: some of its bytes are damaged");
  const std::size_t count = std::min(static_cast<std::size_t>(trailer.parts), most_parts);
  std::string_view fault;
  const std::string index = unpack_all(file.substr(index_begin, trailer_begin - index_begin),
                                       trailer.packed_index, count * index_entry_bytes, fault);
  for (std::size_t i = 0; i < count && (i + 1) * index_entry_bytes <= index.size(); ++i) {
    Part part = part_of(
        text::Fields(std::string_view(index).substr(i * index_entry_bytes, index_entry_bytes)), data_begin);
    if (part.begin > index_begin || part.size > index_begin - part.begin)
      (void)fail(index_begin, "the index of the file contains a part outside the file");
    else
      archive.parts.push_back(std::move(part));
  }
  if (index.size() < count * index_entry_bytes) (void)fail(index_begin, "the index of the file is damaged");
  return archive;
}

}  // namespace mt::xg
