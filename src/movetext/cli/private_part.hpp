// Finds the programs and modules that belong to this program.
#pragma once
#include <string>
#include <string_view>

namespace mt::cli {

struct PrivatePart {
  std::string path{};   // absolute; empty if the location of this program is not known
  std::string fault{};  // the reason why
};

// Returns the path of the part of that name, in the directory that the installation reserves for such parts,
// relative to the file of this program. A part is never looked for anywhere else, since its code is run: if
// the system does not report the location of this program, the part is refused. `self`: the system's link to
// the file of this program; tests have others.
PrivatePart private_part(std::string_view name, const char* self = "/proc/self/exe");

}  // namespace mt::cli
