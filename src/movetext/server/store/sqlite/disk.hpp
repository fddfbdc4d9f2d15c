// What a disk is told to keep.
#pragma once
#include <string>

namespace mt::server::store::sqlite {

// Throws StoreError naming the file and what is wrong, from errno.
[[noreturn]] void fail_with_errno(const std::string& file);

// Waits until the bytes of the file, or the names in the directory the file is in, are on the disk.  Throw
// StoreError.
void sync_file(const std::string& name);
void sync_directory_of(const std::string& name);

}  // namespace mt::server::store::sqlite
