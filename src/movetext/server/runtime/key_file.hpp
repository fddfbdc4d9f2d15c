// Makes a file with a key in it; the file is whole from its first moment on.
#pragma once
#include <string>

namespace mt::server::runtime {

// Makes the file so that only its owner may read it.  A file of that name that is there already stays as it
// is, even if another process has made it in the meantime.  Throws std::runtime_error if the file cannot be
// made; then it leaves no new file behind.
void make_key_file(const std::string& path, const std::string& key);

}  // namespace mt::server::runtime
