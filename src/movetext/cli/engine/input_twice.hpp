// Input that is read twice: first for the analysis, then for writing.
#pragma once
#include <atomic>
#include <string>
#include <vector>

namespace mt::cli {

// If standard input cannot be rewound, it is copied to a temporary file, and that file replaces it.
class InputTwice {
 public:
  // Returns an error if a file cannot be read twice (a named pipe, say), else an empty string. If standard
  // input is one of the files, this waits until it ends or until `stop` becomes true.
  std::string prepare(const std::vector<std::string>& files, const std::atomic<bool>& stop);
  // Rewinds standard input.
  void wind_back() const;

 private:
  bool uses_standard_input_ = false;
  long long begin_ = 0;
};

}  // namespace mt::cli
