// Records that the disk has failed to store written data.
//
// After such a failure Linux may treat the lost pages as written, so that a second sync proves nothing.  Only
// a new process can continue: it starts with the readable data, and writes all of it once more (Writer).
#pragma once
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace mt::server::store::sqlite {

class Breakdown {
 public:
  // Any thread may call this; only the first call counts.
  void happen(const std::string& why);
  // Returns the exception for every job and read after the failure; nullptr if there was no failure.
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
