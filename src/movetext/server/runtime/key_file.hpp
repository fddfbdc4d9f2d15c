// Creates a file with a key. As soon as the file exists, it is complete.
#pragma once
#include <string>

namespace mt::server::runtime {

// Creates the file; only the owner can read it. If the file already exists, it is not changed, even if
// another process has just created it. Throws std::runtime_error if the file cannot be created; no new file
// is left in that case.
void make_key_file(const std::string& path, const std::string& key);

}  // namespace mt::server::runtime
