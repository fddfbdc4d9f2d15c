// Whether the disk has failed to keep what it was given.
//
// Afterwards Linux may take what was not kept for kept, so that to ask again proves nothing.  Only a new
// process can go on: it begins with what can be read, and writes all of it once more (Writer).
#pragma once
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace mt::server::store::sqlite {

class Breakdown {
 public:
  // From any thread; the first one counts.
  void happen(const std::string& why);
  // What everybody is told from then on; nullptr: all is well.
  std::exception_ptr failure() const;
  // `hear` is called once, on the thread where it happens; at once if it has happened.
  void on_happening(std::function<void(const std::string& why)> hear);

 private:
  mutable std::mutex mutex_;
  std::exception_ptr failure_;
  std::string why_;
  std::vector<std::function<void(const std::string&)>> hearers_;
};

}  // namespace mt::server::store::sqlite
