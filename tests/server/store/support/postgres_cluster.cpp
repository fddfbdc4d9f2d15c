#include "support/postgres_cluster.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <libpq-fe.h>
#include <pwd.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::test {
namespace {

namespace fs = std::filesystem;

std::string find_binaries() {
  std::vector<std::string> found;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(entry.path() / "bin" / "initdb") && fs::exists(entry.path() / "bin" / "postgres"))
      found.push_back(entry.path() / "bin");
  return found.empty() ? "" : *std::ranges::max_element(found);
}

// Changes the command so that it runs as the user postgres if the test runs as root: initdb and postgres
// refuse to run as root.
std::vector<std::string> as_ordinary_user(std::vector<std::string> command) {
  if (::geteuid() != 0) return command;
  std::vector<std::string> words{"setpriv",        "--reuid=postgres", "--regid=postgres",
                                 "--clear-groups", "--pdeathsig=QUIT", "--"};
  words.insert(words.end(), command.begin(), command.end());
  return words;
}

pid_t spawn(const std::vector<std::string>& command, const std::string& log) {
  std::vector<std::string> words = as_ordinary_user(command);
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (std::freopen(log.c_str(), "a", stdout) == nullptr ||
        std::freopen(log.c_str(), "a", stderr) == nullptr)
      ::_exit(126);
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
  }
  return child;
}

bool succeeds(pid_t child) {
  int status = 0;
  return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

// Returns the directory for clusters: a file system in memory if it has enough room. On a disk, each commit
// would wait until other data, such as the output of a build, were written.
std::string place_of_clusters() {
  constexpr std::uintmax_t enough = 1'000'000'000;
  std::error_code problem;
  const auto space = std::filesystem::space("/dev/shm", problem);
  return !problem && space.available >= enough ? "/dev/shm" : "/tmp";
}

}  // namespace

std::unique_ptr<PostgresCluster> PostgresCluster::make() {
  const std::string binaries = find_binaries();
  const passwd* const user = ::getpwnam("postgres");
  if (binaries.empty() || (::geteuid() == 0 && user == nullptr)) {
    std::fprintf(stderr,
                 "\n*** PostgreSQL IS NOT TESTED: there is no initdb (package postgresql-15) ***\n\n");
    return nullptr;
  }
  std::string pattern = place_of_clusters() + "/movetext-pg-XXXXXX";
  const std::string directory = ::mkdtemp(pattern.data());
  if (::geteuid() == 0 && ::chown(directory.c_str(), user->pw_uid, user->pw_gid) != 0)
    throw std::runtime_error("the owner of the cluster's directory cannot be changed");
  std::unique_ptr<PostgresCluster> cluster(new PostgresCluster(binaries, directory));
  if (!succeeds(spawn({binaries + "/initdb", "-D", directory + "/data", "-A", "trust", "-U", "movetext",
                       "--encoding=UTF8", "--locale=C", "--no-sync"},
                      directory + ".log")))
    throw std::runtime_error("initdb failed, see " + directory + ".log");
  cluster->start();
  return cluster;
}

PostgresCluster::~PostgresCluster() {
  stop(SIGINT);
  std::error_code ignored;
  fs::remove_all(directory_, ignored);
  fs::remove(directory_ + ".log", ignored);
}

std::string PostgresCluster::address(const std::string& database) const {
  return "host=" + directory_ + " user=movetext dbname=" + database;
}

bool PostgresCluster::answers() const {
  return PQping(address("postgres").c_str()) == PQPING_OK;
}

void PostgresCluster::start() {
  server_ = spawn({binaries_ + "/postgres", "-D", directory_ + "/data", "-c", "listen_addresses=", "-c",
                   "unix_socket_directories=" + directory_, "-c", "max_connections=150", "-c",
                   "shared_buffers=128MB", "-c", "recovery_init_sync_method=syncfs"},
                  directory_ + ".log");
  for (int i = 0; i < 600; ++i) {
    if (answers()) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  throw std::runtime_error("PostgreSQL does not start, see " + directory_ + ".log");
}

void PostgresCluster::stop(int signal) {
  if (server_ <= 0) return;
  ::kill(server_, signal);
  ::waitpid(server_, nullptr, 0);
  server_ = -1;
}

void PostgresCluster::crash() {
  stop(SIGQUIT);
}

std::vector<pid_t> PostgresCluster::children() const {
  std::vector<pid_t> found;
  const std::string of_server = std::to_string(server_);
  std::ifstream list("/proc/" + of_server + "/task/" + of_server + "/children");
  for (pid_t child = 0; list >> child;) found.push_back(child);
  return found;
}

void PostgresCluster::signal_all(int signal) const {
  if (signal != SIGCONT) ::kill(server_, SIGSTOP);  // prevents it from starting new child processes
  for (const pid_t child : children()) ::kill(child, signal);
  if (signal == SIGCONT) ::kill(server_, signal);
}

void PostgresCluster::kill() {
  signal_all(SIGKILL);
  stop(SIGKILL);
}

bool PostgresCluster::kill_a_child(std::size_t which) {
  const std::vector<pid_t> found = children();
  return !found.empty() && ::kill(found[which % found.size()], SIGKILL) == 0;
}

std::string PostgresCluster::create_database() {
  const std::string name = "test" + std::to_string(++databases_);
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address("postgres").c_str()),
                                                                &PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> answer(
      PQexec(connection.get(), ("create database " + name).c_str()), &PQclear);
  if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
    throw std::runtime_error(PQerrorMessage(connection.get()));
  return address(name);
}

PostgresCluster* postgres() {
  static const std::unique_ptr<PostgresCluster> cluster = PostgresCluster::make();
  return cluster.get();
}

}  // namespace mt::test
