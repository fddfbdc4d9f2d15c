// A copy of a database file, made while it is in use.
#pragma once
#include <functional>
#include <string>

namespace mt::server::store::sqlite {

// The copy gets its name when it is whole and on the disk, and `settled` has returned: what was copied is
// then on the disk where it came from, too.  A file of that name is replaced.  Throws StoreError, and what
// `settled` throws.
void back_up(const std::string& from, const std::string& to, const std::function<void()>& settled);

}  // namespace mt::server::store::sqlite
