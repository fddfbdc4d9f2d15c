// The list of file formats. CMake generates it from the folders formats/NAME, which contain the rows.
#pragma once
#include "movetext/formats/api/format.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt {

// Returns the formats in the order of the list.
std::span<const Format* const> all_formats();
// Returns nullptr if no format has that name.
const Format* find_format(std::string_view name);
// Returns the format for a file about which nothing is known.
const Format& default_format();

// Returns the text format for records of that convention.
const Format& native_format(const Convention& convention);
// Returns `format`, or if it cannot hold such records the text format for them.
const Format& format_for(const Format& format, const Convention& convention);
// Returns the format to which files of that format are exported.
const Format& canonical_format(const Format& format);

// Returns the format identified by the beginning of a file, or nullptr if it does not identify one, as in the
// case of movetext. `first_bytes` are unchanged, except that UTF-16 is decoded.
const Format* format_by_opening(std::string_view first_bytes);
// Returns the same for binary formats.
const Format* binary_format_by_opening(std::string_view first_bytes);

// Returns the text after a byte order mark and blanks.
std::string_view without_mark(std::string_view text);

// Returns the names of the formats for which `wanted` is true: "pdn|pgn|mat".
std::string format_names(bool (*wanted)(const Format& format));

}  // namespace mt
