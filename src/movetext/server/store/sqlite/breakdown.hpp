// Records that the disk has failed to store written data.
//
// After such a failure Linux may treat pages that were never written as written, so even a successful second
// sync proves nothing. Only a new process can continue: it starts with the data that can be read, and writes
// all of it again (Writer).
#pragma once
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace mt::server::store::sqlite {

class Breakdown {
 public:
  // Records the failure. Any thread may call this; only the first call has an effect.
  void happen(const std::string& why);
  // Returns the exception that every job and read must throw after the failure, or nullptr if there was no
  // failure.
  std::exception_ptr failure() const;
  // Calls `listener` once: on the thread that calls happen(), or at once if the failure has already happened.
  void on_happening(std::function<void(const std::string& why)> listener);

 private:
  mutable std::mutex mutex_;
  std::exception_ptr failure_;
  std::string why_;
  std::vector<std::function<void(const std::string&)>> listeners_;
};

}  // namespace mt::server::store::sqlite
