// A file with a key in it, which is whole from its first moment on.
#pragma once
#include <string>

namespace mt::server::runtime {

// Only its owner may read it.  A file of that name that is there already stays as it is, also one that
// somebody else has made in the meantime.  Throws std::runtime_error: there is none then, if there was none
// before.
void make_key_file(const std::string& path, const std::string& key);

}  // namespace mt::server::runtime
