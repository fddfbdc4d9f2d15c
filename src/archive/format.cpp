#include "movetext/archive/format.hpp"

#include "movetext/archive/encoder.hpp"

#include <array>

namespace mt::archive {
namespace {

constexpr auto table = std::to_array<Format>({
    {FormatId::pdn, "pdn", ".pdn", true},
    {FormatId::json, "json", ".json", true},
    {FormatId::ndjson, "ndjson", ".ndjson", true},
    {FormatId::csv, "csv", ".csv", false},
});

bool has_extension(std::string_view path, std::string_view extension) {
  return without_compression(path).ends_with(extension);
}

}  // namespace

std::span<const Format> formats() {
  return table;
}

const Format* find_format(std::string_view name) {
  for (const Format& row : table)
    if (row.name == name) return &row;
  return nullptr;
}

const Format& guess_format(std::string_view first_bytes, std::string_view path) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (first_bytes.starts_with(mark)) first_bytes.remove_prefix(mark.size());
  const std::size_t first = first_bytes.find_first_not_of(" \t\r\n");
  const std::string_view text =
      first == std::string_view::npos ? std::string_view{} : first_bytes.substr(first);
  const auto next_sign = [&](std::size_t from) {
    const std::size_t at = text.find_first_not_of(" \t\r\n", from);
    return at == std::string_view::npos ? '\0' : text[at];
  };
  // An object is a record of NDJSON; an array of objects is JSON.  A PDN tag is a bracket with a letter
  // behind it.
  if (text.starts_with('{') && (next_sign(1) == '"' || next_sign(1) == '}')) return *find_format("ndjson");
  if (text.starts_with('[') && (next_sign(1) == '{' || next_sign(1) == ']')) return *find_format("json");
  if (text.starts_with('[')) return *find_format("pdn");
  for (const Format& format : table)
    if (format.reads && has_extension(path, format.extension)) return format;
  return *find_format("pdn");
}

}  // namespace mt::archive
