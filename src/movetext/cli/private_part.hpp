// Finds the programs and modules that belong to this program.
#pragma once
#include <string>
#include <string_view>

namespace mt::cli {

struct PrivatePart {
  std::string path{};   // absolute; empty if the location of this program is not known
  std::string fault{};  // why `path` is empty
};

// Returns the path of the part with that name. Parts are in a directory that the installation reserves for
// them, at a fixed place relative to the file of this program. The code of a part is run, so no other
// directory is searched: if the system does not report the location of this program, the part is refused.
// `self`: the system's link to the file of this program; tests pass other links.
PrivatePart private_part(std::string_view name, const char* self = "/proc/self/exe");

}  // namespace mt::cli
