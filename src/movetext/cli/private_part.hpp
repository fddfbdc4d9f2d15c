// Finds the parts of the program that are separate until they are needed: the server, the drawing of PNG.
#pragma once
#include <string>
#include <string_view>

namespace mt::cli {

// Returns the path of a part, found from the program that runs, wherever it was installed.
std::string private_part(std::string_view name);

}  // namespace mt::cli
