// Which server works on a data directory, and where it takes mail: told to the commands of the same machine.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <optional>
#include <string>

namespace mt::server::runtime {

// The file "running" of the data directory.  It is locked as long as the mark lasts, however the process
// ends, so that what a killed server wrote there is not believed.
class RunningMark {
 public:
  // Throws std::runtime_error: another server works on this directory.
  explicit RunningMark(const Config& config);
  RunningMark(const RunningMark&) = delete;
  RunningMark& operator=(const RunningMark&) = delete;
  ~RunningMark();

  // The address of its LMTP, with the port that it has.
  void tell(const std::string& address) const;

 private:
  int file_;
};

struct RunningServer {
  std::string address;  // empty: there is none
  std::string problem;  // why, for people
};
RunningServer running_server(const Config& config);

}  // namespace mt::server::runtime
