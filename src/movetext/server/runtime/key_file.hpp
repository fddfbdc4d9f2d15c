// Creates a file with a key; the file is complete as soon as it exists.
#pragma once
#include <string>

namespace mt::server::runtime {

// Creates the file so that only its owner can read it.  An existing file of that name is not changed, even if
// another process has created it in the meantime.  Throws std::runtime_error if the file cannot be created;
// then no new file is left.
void make_key_file(const std::string& path, const std::string& key);

}  // namespace mt::server::runtime
