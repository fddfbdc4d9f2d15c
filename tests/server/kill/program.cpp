#include "server/kill/program.hpp"

#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace mt::server::kill {

Program::~Program() {
  end(SIGKILL);
}

void Program::start() {
  const std::string log_file = log();
  // Made before fork(): the child of a process with threads must not allocate memory.
  std::vector<char*> environment;
  for (std::string& word : environment_) environment.push_back(word.data());
  for (char** word = environ; *word != nullptr; ++word) environment.push_back(*word);
  environment.push_back(nullptr);
  process_ = ::fork();
  if (process_ != 0) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int log = ::open(log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(log, STDOUT_FILENO);
  ::dup2(log, STDERR_FILENO);
  ::execle(file_.c_str(), file_.c_str(), "serve", "--config", settings_.c_str(), nullptr, environment.data());
  ::_exit(127);
}

int Program::end(int signal) {
  if (process_ <= 0) return 0;
  ::kill(process_, signal);
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return status;
}

std::optional<int> Program::await_end(std::chrono::seconds within) {
  const auto until = std::chrono::steady_clock::now() + within;
  int status = 0;
  while (process_ > 0 && std::chrono::steady_clock::now() < until) {
    if (::waitpid(process_, &status, WNOHANG) == process_) {
      process_ = -1;
      return status;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return {};
}

bool Program::runs() {
  if (process_ <= 0) return false;
  if (::waitpid(process_, nullptr, WNOHANG) == 0) return true;
  process_ = -1;
  return false;
}

}  // namespace mt::server::kill
