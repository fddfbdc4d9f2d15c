// Backs up a database file while it is in use.
#pragma once
#include <functional>
#include <string>

namespace mt::server::store::sqlite {

// Copies `from` to a temporary file, waits until the copy is on disk, calls `settled`, and then renames the
// copy to `to`. An existing file `to` is replaced. `settled` must wait until the copied data is on disk in
// `from` as well. Throws StoreError and the exceptions of `settled`.
void back_up(const std::string& from, const std::string& to, const std::function<void()>& settled);

}  // namespace mt::server::store::sqlite
