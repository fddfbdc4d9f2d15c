// A PostgreSQL of one's own for the time of a test program: a new cluster in a temporary directory, reached
// by a socket in it.
#pragma once
#include <csignal>
#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::test {

class PostgresCluster {
 public:
  // nullptr, after a loud message: there is no server here.
  static std::unique_ptr<PostgresCluster> make();
  PostgresCluster(const PostgresCluster&) = delete;
  PostgresCluster& operator=(const PostgresCluster&) = delete;
  ~PostgresCluster();

  // Creates a database without tables and gives its connection string.
  std::string create_database();
  // As if the machine had lost its power, but for the disk.
  void crash();
  // All its processes at once, by SIGKILL, so that none can tell the others.
  void kill();
  // One process below the first one, by SIGKILL: PostgreSQL itself ends all the others and begins anew.
  // False: there is none.
  bool kill_a_child(std::size_t which);
  // All its processes stop where they are, and go on: it hangs, and nobody is told.
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

// The one of this program, started at its first use; nullptr: there is none.
PostgresCluster* postgres();

}  // namespace mt::test
