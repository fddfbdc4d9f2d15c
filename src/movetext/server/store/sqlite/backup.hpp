// Copies a database file while it is in use.
#pragma once
#include <functional>
#include <string>

namespace mt::server::store::sqlite {

// Copies `from` to a temporary file, which gets the name `to` when it is complete and on the disk and
// `settled` has returned; `settled` waits until what was copied is on the disk in `from`, too.  A file named
// `to` is replaced.  Throws StoreError, and what `settled` throws.
void back_up(const std::string& from, const std::string& to, const std::function<void()>& settled);

}  // namespace mt::server::store::sqlite
