// Creates and locks the directory in which the server stores its data.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <string>

namespace mt::server::runtime {

// Creates the directory if it does not exist.  Throws std::runtime_error with advice if the directory cannot
// be created or is not writable.
void ensure_data_directory(const Config& config);

// Reserves the database of that file for one server: while the object exists, no other server, in this
// process or another one, can use it.  The lock ends with the object or with the process, however the process
// ends.  A program that only reads the database, or changes it only for a moment, needs no lock.
class OnlyServer {
 public:
  // Throws std::runtime_error if another server uses the database, or if the lock file cannot be created or
  // locked.
  explicit OnlyServer(const std::string& database);
  OnlyServer(const OnlyServer&) = delete;
  OnlyServer& operator=(const OnlyServer&) = delete;
  ~OnlyServer();

 private:
  int file_;
};

}  // namespace mt::server::runtime
