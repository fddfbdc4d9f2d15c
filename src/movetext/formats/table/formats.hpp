// The list of file formats. CMake generates it from the folders formats/NAME, each of which contains rows.
#pragma once
#include "movetext/formats/api/format.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt {

// Returns the formats in the order of the list.
std::span<const Format* const> all_formats();
// Returns the format with the name, or nullptr if there is none.
const Format* find_format(std::string_view name);
// Returns the format that is assumed for a file if nothing indicates its format.
const Format& default_format();

// Returns the text format that is the usual one for records of the convention.
const Format& native_format(const Convention& convention);
// Returns `format` if it can hold records of the convention, else native_format(convention).
const Format& format_for(const Format& format, const Convention& convention);
// Returns the format in which files of `format` are exported.
const Format& canonical_format(const Format& format);

// Returns the format that the first bytes of a file identify, or nullptr if they identify none. Formats with
// Format::movetext are never identified. `first_bytes` must be unchanged, except that UTF-16 is decoded.
const Format* format_by_opening(std::string_view first_bytes);
// Returns the binary format that the first bytes of a file identify, or nullptr if they do not identify one.
const Format* binary_format_by_opening(std::string_view first_bytes);

// Returns the text without its byte order mark and the blanks at its beginning.
std::string_view without_mark(std::string_view text);

// Returns the names of the formats for which `wanted` returns true: "pdn|pgn|mat".
std::string format_names(bool (*wanted)(const Format& format));

}  // namespace mt
