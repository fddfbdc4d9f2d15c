#include "movetext/server/runtime/data_directory.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace mt::server::runtime {
namespace {

constexpr mode_t owner_only = 0600;

std::runtime_error unusable(const std::string& directory, const std::string& why,
                            const std::string& what_to_do) {
  return std::runtime_error("the data directory " + directory + ' ' + why + ": " + what_to_do +
                            ", or choose another directory with --data or the setting server.data");
}

}  // namespace

void ensure_data_directory(const Config& config) {
  const std::string& directory = config.server.data;
  std::error_code problem;
  std::filesystem::create_directories(directory, problem);
  const bool there = std::filesystem::exists(directory);
  if (there && !std::filesystem::is_directory(directory))
    throw unusable(directory, "is not a directory but a file", "move it away");
  if (problem && !there)
    throw unusable(directory, "cannot be created (" + problem.message() + ")",
                   "create it yourself and give it to the user that runs the server");
  if (::access(directory.c_str(), R_OK | W_OK | X_OK) != 0)
    throw unusable(directory, std::string("cannot be written to (") + std::strerror(errno) + ')',
                   "make the user that runs the server its owner");
}

OnlyServer::OnlyServer(const std::string& database)
    : file_(::open((database + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only)) {
  if (file_ < 0)
    throw std::runtime_error("cannot create the file " + database + ".lock: " + std::strerror(errno));
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  const int why = errno;
  ::close(file_);
  if (why != EWOULDBLOCK)
    throw std::runtime_error("cannot lock the file " + database + ".lock: " + std::strerror(why));
  throw std::runtime_error("another server uses the database " + database +
                           ": stop that server first, or give this server its own data directory");
}

OnlyServer::~OnlyServer() {
  ::close(file_);
}

}  // namespace mt::server::runtime
