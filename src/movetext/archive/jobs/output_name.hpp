// Compares the name of an output file with the format that is written.
#pragma once
#include "movetext/formats/api/format.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// Returns the format that a file of this name is meant to be in, by its extension without that of a
// compression; of several formats with one extension the one that has its name, else the first of the list.
// Returns nullptr if no format that is written has the extension.
const Format* format_of_output(std::string_view path);

// Returns the format that the name of the output asks for in place of the canonical one, if it holds whole
// games of all kinds that the canonical one holds.  Returns nullptr if there is none.
const Format* format_to_follow(std::string_view path, const Format& canonical);

// Returns why records should not be written in the format under that name, in words for the user: the
// extension is that of another format.  Returns an empty text if it is not.
std::string objection_to_name(std::string_view path, const Format& format);

}  // namespace mt::archive
