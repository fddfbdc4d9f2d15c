#include "movetext/archive/jobs/output_name.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/formats/table/formats.hpp"

#include <algorithm>

namespace mt::archive {

const Format* format_of_output(std::string_view path) {
  const Format* first = nullptr;
  for (const Format* format : all_formats()) {
    if (!format->writes() || !has_name_of(path, *format)) continue;
    if (format->extension.substr(1) == format->name) return format;
    if (first == nullptr) first = format;
  }
  return first;
}

const Format* format_to_follow(std::string_view path, const Format& canonical) {
  const Format* const named = format_of_output(path);
  if (named == nullptr || has_name_of(path, canonical)) return nullptr;
  const bool holds_games = named->reads() && named->bind == nullptr;
  const bool has_room = std::ranges::all_of(
      canonical.conventions, [&](const Convention* convention) { return named->holds(*convention); });
  return holds_games && has_room ? named : nullptr;
}

std::string objection_to_name(std::string_view path, const Format& format) {
  const Format* const named = format_of_output(path);
  if (named == nullptr || has_name_of(path, format)) return {};
  return std::string(path) + " is a name of " + std::string(named->name) +
         " files, and the records are exported as " + std::string(format.name) +
         ": take 'movetext convert --to " + std::string(named->name) + "', or a name that ends in " +
         std::string(format.extension);
}

}  // namespace mt::archive
