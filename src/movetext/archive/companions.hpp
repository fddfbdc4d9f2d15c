// Finds the files that stand beside a file of records and belong to it.
#pragma once
#include "movetext/formats/api/format.hpp"

#include <string_view>
#include <vector>

namespace mt::archive {

// Returns one for each of Format::companions, read as far as its limit allows; what cannot be read says why.
// It looks only in the folder of `path`.  Standard input has none: then nothing is returned.
std::vector<CompanionFile> find_companions(const Format& format, std::string_view path);

}  // namespace mt::archive
