#include "movetext/archive/temporary_file.hpp"

#include <cstdlib>
#include <unistd.h>

namespace mt::archive {

std::string temporary_directory() {
  const char* directory = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return directory != nullptr && *directory != '\0' ? directory : "/tmp";
}

TemporaryFile open_temporary_file(const std::string& directory) {
  std::string path = directory + "/movetext-XXXXXX";
  const int descriptor = ::mkstemp(path.data());
  if (descriptor < 0) return nullptr;
  ::unlink(path.c_str());
  TemporaryFile file(::fdopen(descriptor, "w+b"));
  if (!file) ::close(descriptor);
  return file;
}

}  // namespace mt::archive
