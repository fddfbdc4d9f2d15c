// The directory of everything the server keeps.
#pragma once
#include "movetext/server/runtime/config.hpp"

#include <string>

namespace mt::server::runtime {

// Makes it where there is none.  Throws std::runtime_error, which says what to do: it cannot be made, or
// nothing can be kept in it.
void ensure_data_directory(const Config& config);

// While it lasts no other server, of this process or of another one, has the database of that file; its end,
// however it comes, ends the hold.  Who only looks at the database or changes something in it for a moment
// needs none.
class OnlyServer {
 public:
  // Throws std::runtime_error: another server has it.
  explicit OnlyServer(const std::string& database);
  OnlyServer(const OnlyServer&) = delete;
  OnlyServer& operator=(const OnlyServer&) = delete;
  ~OnlyServer();

 private:
  int file_;
};

}  // namespace mt::server::runtime
