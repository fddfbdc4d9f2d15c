// The one table of file formats.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::archive {

enum class FormatId : std::uint8_t { pdn, json, ndjson, csv };

struct Format {
  FormatId id = FormatId::pdn;
  std::string_view name;       // what --from and --to take
  std::string_view extension;  // with the dot
  bool reads = false;          // csv is only written
  bool many_a_file = true;
};

std::span<const Format> formats();
// nullptr: no format of that name.
const Format* find_format(std::string_view name);
// By the first bytes of a file (enough: 512), then by the extension of its name without that of a
// compression; PDN if neither tells.
const Format& guess_format(std::string_view first_bytes, std::string_view path);

}  // namespace mt::archive
