// A private PostgreSQL for a test program. It has a new cluster in a temporary directory, and its socket is
// there as well.
#pragma once
#include <csignal>
#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::test {

class PostgresCluster {
 public:
  // Returns nullptr and prints a message if PostgreSQL is not installed.
  static std::unique_ptr<PostgresCluster> make();
  PostgresCluster(const PostgresCluster&) = delete;
  PostgresCluster& operator=(const PostgresCluster&) = delete;
  ~PostgresCluster();

  // Creates a database without tables and returns its connection string.
  std::string create_database();
  // Ends PostgreSQL as a power failure would, except that the disk keeps all data that were written.
  void crash();
  // Kills all processes of PostgreSQL at once with SIGKILL, so that none of them can notify the others.
  void kill();
  // Kills one child process with SIGKILL. PostgreSQL then ends all its other child processes and restarts.
  // Returns false if there is no such child process.
  bool kill_a_child(std::size_t which);
  // freeze() stops all processes of PostgreSQL without a warning; thaw() lets them continue.
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

// Returns the cluster of this program, or nullptr if PostgreSQL is not installed. The cluster is started when
// it is first used.
PostgresCluster* postgres();

}  // namespace mt::test
