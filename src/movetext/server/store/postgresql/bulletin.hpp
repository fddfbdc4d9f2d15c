// Notifies other nodes of changes that this node has committed, and receives their notices. If each
// transaction sent its own notice, all commits would have to wait for each other; so one notice is sent after
// the commits, for many games. A notice may be lost, so the table of events is also queried every second.
#pragma once
#include "movetext/server/store/change_listeners.hpp"
#include "movetext/server/store/postgresql/link.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace mt::server::store::postgresql {

// Wakes up a thread that waits in poll().
class WakeUp {
 public:
  WakeUp();  // throws StoreError
  WakeUp(const WakeUp&) = delete;
  WakeUp& operator=(const WakeUp&) = delete;
  ~WakeUp();
  void ring() const;
  void silence() const;
  int descriptor() const { return fd_; }

 private:
  int fd_;
};

class Bulletin {
 public:
  // Connects to the database; throws StoreError.
  Bulletin(std::string address, const PostgresqlOptions& options, ChangeListeners& listeners);
  Bulletin(const Bulletin&) = delete;
  Bulletin& operator=(const Bulletin&) = delete;
  ~Bulletin() { stop(); }

  // Notifies the other nodes of changes that this node has committed.
  void put(const std::vector<Change>& changes);
  // Sends the changes that have not been sent, then ends the thread.
  void stop();

 private:
  void run();
  void begin_listening();
  void work();
  void send_notices();
  void receive_notices();
  void ask_table();
  void wait(std::chrono::milliseconds longest);
  std::string ask_oldest_running();
  QueryAnswer execute(const std::string& statement, const std::string& parameter = {});
  void report_news(std::vector<Change> changes);
  bool is_news(const Change& change);

  std::string address_;
  std::chrono::milliseconds notify_every_;
  std::chrono::milliseconds poll_every_;
  ChangeListeners& listeners_;
  // Name of this node; its notices begin with the name, so that the node can ignore its own notices.
  std::string node_;
  ConnectionHandle connection_;
  std::string seen_until_;  // all changes of transactions with numbers below this one have been reported
  std::chrono::steady_clock::time_point polled_;
  WakeUp wake_;
  std::atomic<bool> stopping_{false};
  std::mutex mutex_;
  std::condition_variable stopped_;
  std::vector<Change> outgoing_;
  std::unordered_map<GameId, std::uint32_t> reported_;
  std::thread thread_;
};

// Parses "101:7,205:12" (game:seq, ...) and skips items of any other form.
std::vector<Change> parse_changes(std::string_view text);
// Writes the changes as texts of at most `longest` bytes each.
std::vector<std::string> write_changes(std::span<const Change> changes, std::size_t longest);

}  // namespace mt::server::store::postgresql
