// Creates and locks the directory in which the server stores its data.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <string>

namespace mt::server::runtime {

// Creates the directory if it does not exist. If the directory cannot be created or is not writable, throws
// std::runtime_error with a message that says what to do.
void ensure_data_directory(const Config& config);

// Reserves a database file for one server. While the object exists, no other server can use the database,
// whether in this process or in another one. The lock ends with the object, or with the process even if it is
// killed. A program needs no lock if it only reads the database or changes it only for a moment.
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
