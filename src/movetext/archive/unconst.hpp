// Bytes for zlib and bzip2, which only read them and still want a pointer to bytes that are not const.
#pragma once

namespace mt::archive {

inline char* unconst(const char* bytes) {
  return const_cast<char*>(bytes);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

}  // namespace mt::archive
