#include "server/kill/program.hpp"

#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mt::server::kill {

Program::~Program() {
  end(SIGKILL);
}

void Program::start() {
  const std::string log_file = log();
  process_ = ::fork();
  if (process_ != 0) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int log = ::open(log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(log, STDOUT_FILENO);
  ::dup2(log, STDERR_FILENO);
  ::execl(file_.c_str(), file_.c_str(), "serve", "--config", settings_.c_str(), nullptr);
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

bool Program::runs() {
  if (process_ <= 0) return false;
  if (::waitpid(process_, nullptr, WNOHANG) == 0) return true;
  process_ = -1;
  return false;
}

}  // namespace mt::server::kill
