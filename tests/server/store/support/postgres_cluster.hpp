// A private PostgreSQL of a test program: a new cluster in a temporary directory, with a socket in it.
#pragma once
#include <csignal>
#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::test {

class PostgresCluster {
 public:
  // Returns nullptr, after a clear message, if PostgreSQL is not installed.
  static std::unique_ptr<PostgresCluster> make();
  PostgresCluster(const PostgresCluster&) = delete;
  PostgresCluster& operator=(const PostgresCluster&) = delete;
  ~PostgresCluster();

  // Creates a database without tables and returns its connection string.
  std::string create_database();
  // Ends it like a power failure of the machine, except that the disk keeps everything.
  void crash();
  // Kills all its processes at once with SIGKILL, so that none can warn the others.
  void kill();
  // Kills one child process with SIGKILL; PostgreSQL then ends all the others and restarts. Returns false if
  // there is no such child.
  bool kill_a_child(std::size_t which);
  // Stop all its processes without warning, and let them continue.
  void freeze() { signal_all(SIGSTOP); }
  void thaw() { signal_all(SIGCONT); }
  bool runs() const { return server_ > 0; }
  void start();

 private:
  PostgresCluster(std::string binaries, std::string directory)
      : binaries_(std::move(binaries)), directory_(std::move(directory)) {}
  std::string address(const std::string& database) const;
  void stop(int signal);
  std::vector<pid_t> children() const;
  void signal_all(int signal) const;
  bool answers() const;

  std::string binaries_;
  std::string directory_;
  pid_t server_ = -1;
  int databases_ = 0;
};

// Returns the cluster of this program, which is started at its first use, or nullptr if there is none.
PostgresCluster* postgres();

}  // namespace mt::test
