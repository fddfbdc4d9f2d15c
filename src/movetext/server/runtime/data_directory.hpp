// Makes and guards the directory in which the server keeps everything.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <string>

namespace mt::server::runtime {

// Makes the directory if there is none.  Throws std::runtime_error, which says what to do, if the directory
// cannot be made or written to.
void ensure_data_directory(const Config& config);

// Holds the database of that file for one server: while the object lives no other server, of this process or
// of another one, can have it.  The hold ends with the object or with the process, however the process ends.
// A program that only reads the database, or changes something in it for a moment, needs no hold.
class OnlyServer {
 public:
  // Throws std::runtime_error if another server has the database, or if the lock file cannot be made or
  // locked.
  explicit OnlyServer(const std::string& database);
  OnlyServer(const OnlyServer&) = delete;
  OnlyServer& operator=(const OnlyServer&) = delete;
  ~OnlyServer();

 private:
  int file_;
};

}  // namespace mt::server::runtime
