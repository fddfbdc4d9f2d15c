// Input that is read twice: first to be analysed, then to be written.
#pragma once
#include <atomic>
#include <string>
#include <vector>

namespace mt::cli {

// Standard input that cannot be wound back is copied to a temporary file, which takes its place.
class InputTwice {
 public:
  // Returns why the files cannot be read twice, as a pipe that has a name; empty: they can.  It returns when
  // standard input, if it is one of them, has ended, or `stop` becomes true.
  std::string prepare(const std::vector<std::string>& files, const std::atomic<bool>& stop);
  // Goes back to the beginning of standard input.
  void wind_back() const;

 private:
  bool uses_standard_input_ = false;
  long long begin_ = 0;
};

}  // namespace mt::cli
