// Waits until files and names are on disk.
#pragma once
#include <string>

namespace mt::server::store::sqlite {

// Throws a StoreError that names the file and the error in errno.
[[noreturn]] void fail_with_errno(const std::string& file);

// Wait until the bytes of the file, or the names in the directory that contains it, are on disk.  Throw
// StoreError.
void sync_file(const std::string& name);
void sync_directory_of(const std::string& name);

}  // namespace mt::server::store::sqlite
