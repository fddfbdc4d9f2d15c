// Informs commands on the same machine whether a server uses a data directory, and at which address that
// server accepts mail.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <optional>
#include <string>

namespace mt::server::runtime {

// Holds the file "running" of the data directory. The file is locked while the object exists. The lock ends
// with the process, even if the process is killed, so commands ignore the contents of a file that a killed
// server has left.
class RunningMark {
 public:
  // Throws std::runtime_error if another server uses this directory or if the file cannot be created.
  explicit RunningMark(const Config& config);
  RunningMark(const RunningMark&) = delete;
  RunningMark& operator=(const RunningMark&) = delete;
  ~RunningMark();

  // Writes the LMTP address of the server, with the port on which it really listens.
  void tell(const std::string& address) const;

 private:
  int file_;
};

struct RunningServer {
  std::string address;  // empty if no server is running
  std::string problem;  // why no server was found, as a message for people
};
RunningServer running_server(const Config& config);

}  // namespace mt::server::runtime
