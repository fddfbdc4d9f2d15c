// Waits until files and the names of files are on disk.
#pragma once
#include <string>

namespace mt::server::store::sqlite {

// Throws a StoreError that names the file and the error in errno.
[[noreturn]] void fail_with_errno(const std::string& file);

// sync_file() waits until the bytes of the file are on disk; sync_directory_of() waits until the names in the
// directory of the file are on disk. Both throw StoreError.
void sync_file(const std::string& name);
void sync_directory_of(const std::string& name);

}  // namespace mt::server::store::sqlite
