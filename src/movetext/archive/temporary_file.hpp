// Temporary files without a name, which vanish with the process.
#pragma once
#include <cstdio>
#include <memory>
#include <string>

namespace mt::archive {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using TemporaryFile = std::unique_ptr<std::FILE, CloseFile>;

// Returns the directory given by TMPDIR, or /tmp.
std::string temporary_directory();
// Opens an empty file for reading and writing. Returns nullptr on failure and sets errno.
TemporaryFile open_temporary_file(const std::string& directory);

}  // namespace mt::archive
