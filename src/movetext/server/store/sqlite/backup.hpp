// Copies a database file while it is in use.
#pragma once
#include <functional>
#include <string>

namespace mt::server::store::sqlite {

// Copies `from` to a temporary file, which is renamed to `to` when it is complete and on disk and `settled`
// has returned; `settled` waits until the copied data is on disk in `from`, too.  An existing file `to` is
// replaced.  Throws StoreError, and the exceptions of `settled`.
void back_up(const std::string& from, const std::string& to, const std::function<void()>& settled);

}  // namespace mt::server::store::sqlite
