// Records that the disk has failed to keep what was written to it.
//
// After such a failure Linux may treat the lost pages as written, so that a second sync proves nothing.  Only
// a new process can go on: it begins with what can be read, and writes all of it once more (Writer).
#pragma once
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace mt::server::store::sqlite {

class Breakdown {
 public:
  // May be called from any thread; only the first call counts.
  void happen(const std::string& why);
  // Returns the answer to every job and read after the failure; nullptr if there was no failure.
  std::exception_ptr failure() const;
  // Calls `hear` once: on the thread that calls happen(), or at once if that was called before.
  void on_happening(std::function<void(const std::string& why)> hear);

 private:
  mutable std::mutex mutex_;
  std::exception_ptr failure_;
  std::string why_;
  std::vector<std::function<void(const std::string&)>> hearers_;
};

}  // namespace mt::server::store::sqlite
