// The list of file formats.  CMake makes it of the folders formats/NAME; their rows stand there.
#pragma once
#include "movetext/formats/api/format.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt {

// They come in the order of the list.
std::span<const Format* const> all_formats();
// nullptr: no format has that name.
const Format* find_format(std::string_view name);
// The format of a file of which nothing is known.
const Format& default_format();

// The text format that is made for records of that convention.
const Format& native_format(const Convention& convention);
// `format`, or if it cannot hold such records the text format that is made for them.
const Format& format_for(const Format& format, const Convention& convention);
// Returns what a file of that format is exported as.
const Format& canonical_format(const Format& format);

// Returns the format whose files begin as this one does; nullptr: the beginning is no mark of any, as that of
// movetext.  `first_bytes` are as they stand in the file; UTF-16 has been decoded.
const Format* format_by_opening(std::string_view first_bytes);
// The same for the formats that are not text.
const Format* binary_format_by_opening(std::string_view first_bytes);

// What stands after a byte order mark and blanks at the beginning of a text.
std::string_view without_mark(std::string_view text);

// "pdn|pgn|mat": the names of the formats for which `wanted` is true.
std::string format_names(bool (*wanted)(const Format& format));

}  // namespace mt
