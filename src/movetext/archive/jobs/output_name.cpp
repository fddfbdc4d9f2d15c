#include "movetext/archive/jobs/output_name.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/line_slots.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

const Format* named_format(std::string_view path, bool (*is_wanted)(const Format& format)) {
  const Format* first = nullptr;
  for (const Format* format : all_formats()) {
    if (!is_wanted(*format) || !has_name_of(path, *format)) continue;
    if (format->extension.substr(1) == format->name) return format;
    if (first == nullptr) first = format;
  }
  return first;
}

// Returns whether records like this one can be written in the format.
bool can_write(const Format& format, const RecordKind& kind) {
  if (!format.writes() || !format.holds(*kind.convention)) return false;
  if (!format.family.empty() && (!kind.game || kind.game->family().name != format.family)) return false;
  if (!format.game.empty() && (!kind.game || kind.game != parse_game(format.game))) return false;
  return !format.positions || std::ranges::find(kind.positions, format.name) != kind.positions.end();
}

// Returns whether the format can hold everything that the canonical format can hold.
bool has_room(const Format& format, const Format& canonical) {
  const auto fits = [&](const Convention* convention) { return format.holds(*convention); };
  return std::ranges::all_of(canonical.conventions, fits);
}

// Returns the names of the formats in which the records can be written, separated by commas.
std::string names_to_write(const Format& canonical, const RecordKind* first) {
  std::string names;
  for (const Format* format : all_formats()) {
    const bool is_general = format->family.empty() && format->game.empty() && !format->shows_replay();
    const bool fits = first != nullptr ? can_write(*format, *first)
                                       : format->writes() && is_general && has_room(*format, canonical);
    if (fits) names.append(names.empty() ? "" : ", ").append(format->name);
  }
  return names;
}

std::string words_of_records(const RecordKind* first) {
  if (first == nullptr) return "these records";
  if (first->convention->is_match) return "matches";
  return first->game ? "games of " + first->game->name() : "unknown games";
}

// Returns the format that has the extension of the path and can hold records of this kind, or nullptr.
const Format* fitting_format(std::string_view path, const RecordKind& kind) {
  const Format* const named = format_of_output(path);
  if (named != nullptr && can_write(*named, kind)) return named;
  const auto fits = [&](const Format* format) {
    return has_name_of(path, *format) && can_write(*format, kind);
  };
  const auto found = std::ranges::find_if(all_formats(), fits);
  return found == all_formats().end() ? nullptr : *found;
}

}  // namespace

RecordKind kind_of(const PlayedRecord& played) {
  RecordKind kind{.convention = played.record.convention};
  if (played.game != nullptr) {
    kind.game = played.game->spec();
    kind.positions = played.game->position_notations();
  }
  const TapeRange line = main_line(played.record);
  kind.has_moves = slot_end(played.record, line.begin, line.end) != line.end;
  return kind;
}

const Format* format_of_output(std::string_view path) {
  return named_format(path, [](const Format& format) { return format.writes(); });
}

const Format* format_of_name(std::string_view path) {
  const Format* const written = format_of_output(path);
  return written != nullptr ? written : named_format(path, [](const Format&) { return true; });
}

const Format* format_to_follow(std::string_view path, const Format& canonical, const RecordKind* first) {
  if (has_name_of(path, canonical)) return nullptr;
  const Format* const named = first != nullptr ? fitting_format(path, *first) : format_of_output(path);
  if (named == nullptr || named->bind != nullptr) return nullptr;
  if (named->positions) return first == nullptr || !first->has_moves ? named : nullptr;
  return named->reads() && (first != nullptr || has_room(*named, canonical)) ? named : nullptr;
}

std::string objection_to_name(std::string_view path, const Format& canonical, const RecordKind* first) {
  const Format* const meant = format_of_name(path);
  if (meant == nullptr || has_name_of(path, canonical)) return {};
  const Format* const named = first != nullptr ? fitting_format(path, *first) : nullptr;
  const std::string name(named != nullptr ? named->name : meant->name);
  const std::string other_name = " or name an output that ends in " + std::string(canonical.extension);
  if (named != nullptr)
    return std::string(path) + ": this is the extension of " + name +
           " files, but the records are exported as " + std::string(canonical.name) +
           ": use 'movetext convert --to " + name + "'," + other_name;
  const std::string fault = meant->writes() ? words_of_records(first) + " cannot be written as " + name
                                            : name + " files can be read but not written";
  return std::string(path) + ": " + fault + "; use 'movetext convert --to' with one of " +
         names_to_write(canonical, first) + "," + other_name;
}

}  // namespace mt::archive
