// A copy of a database file, made while it is in use.
#pragma once
#include <string>

namespace mt::server::sqlite {

// The copy gets its name when it is whole and on the disk; a file of that name is replaced.  Throws
// StoreError.
void back_up(const std::string& from, const std::string& to);

}  // namespace mt::server::sqlite
