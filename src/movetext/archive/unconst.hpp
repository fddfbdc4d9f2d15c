// Returns bytes as non-const for zlib and bzip2, which only read them but take a pointer to non-const bytes.
#pragma once

namespace mt::archive {

inline char* unconst(const char* bytes) {
  return const_cast<char*>(bytes);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

}  // namespace mt::archive
