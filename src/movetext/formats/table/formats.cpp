#include "movetext/formats/table/formats.hpp"

#include "format_list.hpp"

namespace mt {
namespace {

// Returns the format that recognises the file with the highest confidence, or nullptr if no format recognises
// it. `binary`: true if the binary formats are compared, false if the text formats are compared.
const Format* surest(std::string_view first_bytes, bool binary) {
  const Format* best = nullptr;
  Confidence most = Confidence::none;
  for (const Format* format : all_formats()) {
    if (format->recognise == nullptr || format->binary != binary) continue;
    const Confidence sure = format->recognise(first_bytes);
    if (sure > most) best = format, most = sure;
  }
  return best;
}

}  // namespace

std::span<const Format* const> all_formats() {
  return formats::list;
}

const Format* find_format(std::string_view name) {
  for (const Format* format : all_formats())
    if (format->name == name) return format;
  return nullptr;
}

const Format& default_format() {
  return *all_formats().front();
}

const Format& native_format(const Convention& convention) {
  const Format* const format = find_format(convention.text_format);
  return format != nullptr ? *format : default_format();
}

const Format& format_for(const Format& format, const Convention& convention) {
  return format.holds(convention) ? format : native_format(convention);
}

const Format& canonical_format(const Format& format) {
  const Format* const other = format.canonical.empty() ? nullptr : find_format(format.canonical);
  return other != nullptr ? *other : format;
}

const Format* binary_format_by_opening(std::string_view first_bytes) {
  return surest(first_bytes, true);
}

const Format* format_by_opening(std::string_view first_bytes) {
  if (const Format* const binary = binary_format_by_opening(first_bytes)) return binary;
  return surest(without_mark(first_bytes), false);
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

std::string format_names(bool (*wanted)(const Format& format)) {
  std::string names;
  for (const Format* format : all_formats()) {
    if (!wanted(*format)) continue;
    if (!names.empty()) names += '|';
    names += format->name;
  }
  return names;
}

}  // namespace mt
