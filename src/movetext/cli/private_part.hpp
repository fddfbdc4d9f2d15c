// Finds the programs and modules that belong to this program.
#pragma once
#include <string>
#include <string_view>

namespace mt::cli {

struct PrivatePart {
  std::string path{};   // absolute; empty if it is not known where this program is
  std::string fault{};  // why not
};

// Returns where the part of that name is: in the directory that the installation sets aside for such parts,
// as seen from the file of this program.  A part is never looked for anywhere else, since its code is run: if
// the system does not say where this program is, the part is refused. `self`: the link of the system to the
// file of this program; tests have others.
PrivatePart private_part(std::string_view name, const char* self = "/proc/self/exe");

}  // namespace mt::cli
