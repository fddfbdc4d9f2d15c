// Informs commands on the same machine which server uses a data directory, and at which address it accepts
// mail.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <optional>
#include <string>

namespace mt::server::runtime {

// Holds the file "running" of the data directory.  The file is locked while the object exists, and the lock
// ends with the process however it ends, so that the contents left by a killed server are not trusted.
class RunningMark {
 public:
  // Throws std::runtime_error if another server uses this directory, or if the file cannot be created.
  explicit RunningMark(const Config& config);
  RunningMark(const RunningMark&) = delete;
  RunningMark& operator=(const RunningMark&) = delete;
  ~RunningMark();

  // Writes the address of the server's LMTP, with its real port.
  void tell(const std::string& address) const;

 private:
  int file_;
};

struct RunningServer {
  std::string address;  // empty if there is no server
  std::string problem;  // why there is none, for people
};
RunningServer running_server(const Config& config);

}  // namespace mt::server::runtime
