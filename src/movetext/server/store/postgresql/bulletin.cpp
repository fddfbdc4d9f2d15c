#include "movetext/server/store/postgresql/bulletin.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <poll.h>
#include <random>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace mt::server::store::postgresql {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::size_t longest_notice = 7900;    // bytes; PostgreSQL accepts less than 8000 bytes
constexpr std::size_t most_remembered = 65536;  // maximum number of changes that are remembered
constexpr milliseconds reconnect_after{1000};

std::string make_node() {
  std::random_device random;
  return std::to_string(random()) + "-" + std::to_string(random());
}

}  // namespace

WakeUp::WakeUp() : fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (fd_ < 0) throw StoreError("the thread that reports changes has no free file descriptor");
}

WakeUp::~WakeUp() {
  ::close(fd_);
}

void WakeUp::ring() const {
  ::eventfd_write(fd_, 1);
}

void WakeUp::silence() const {
  eventfd_t ignored = 0;
  ::eventfd_read(fd_, &ignored);
}

Bulletin::Bulletin(std::string address, const PostgresqlOptions& options, ChangeListeners& listeners)
    : address_(std::move(address)),
      notify_every_(options.notify_every),
      poll_every_(options.poll_every),
      listeners_(listeners),
      node_(make_node()) {
  begin_listening();
  seen_until_ = ask_oldest_running();
  thread_ = std::thread([this] { run(); });
}

void Bulletin::put(const std::vector<Change>& changes) {
  if (changes.empty()) return;
  {
    const std::lock_guard lock(mutex_);
    // If too many changes wait, they are not sent: the other nodes find them in the table of events.
    if (outgoing_.size() > most_remembered) outgoing_.clear();
    outgoing_.insert(outgoing_.end(), changes.begin(), changes.end());
  }
  wake_.ring();
}

void Bulletin::stop() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  stopped_.notify_all();
  wake_.ring();
  thread_.join();
}

void Bulletin::begin_listening() {
  connection_ = connect(address_);
  execute("set synchronous_commit = off");  // losing a notice does no harm
  execute("listen movetext");
  polled_ = steady_clock::now();
}

QueryAnswer Bulletin::execute(const std::string& statement, const std::string& parameter) {
  const char* const value = parameter.c_str();
  QueryAnswer answer(PQexecParams(connection_.get(), statement.c_str(), parameter.empty() ? 0 : 1, nullptr,
                                  &value, nullptr, nullptr, 0));
  const ExecStatusType status = PQresultStatus(answer.get());
  if (PQstatus(connection_.get()) != CONNECTION_OK) throw Lost(one_line(PQerrorMessage(connection_.get())));
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    std::rethrow_exception(failure_of(answer.get()));
  return answer;
}

// Returns the number of the oldest transaction that is still running. All transactions with lower numbers
// have ended, and later queries see their changes.
std::string Bulletin::ask_oldest_running() {
  const QueryAnswer answer = execute("select pg_snapshot_xmin(pg_current_snapshot())::text");
  return PQgetvalue(answer.get(), 0, 0);
}

void Bulletin::run() {
  while (!stopping_) {
    try {
      if (!connection_) {
        begin_listening();
        ask_table();
      }
      work();
    } catch (const std::exception&) {
      connection_.reset();
      wait(reconnect_after);
    }
  }
  try {
    if (connection_) send_notices();
    // After a failure the other nodes find the changes in the table.
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
  }
}

void Bulletin::work() {
  wait(poll_every_);
  receive_notices();
  send_notices();
  if (steady_clock::now() - polled_ >= poll_every_) ask_table();
  // Changes that are committed during this wait are sent together in the next notice.
  std::unique_lock lock(mutex_);
  stopped_.wait_for(lock, notify_every_, [&] { return stopping_.load(); });
}

void Bulletin::wait(milliseconds longest) {
  const int socket = connection_ ? PQsocket(connection_.get()) : -1;
  std::array<pollfd, 2> ready{{{wake_.descriptor(), POLLIN, 0}, {socket, POLLIN, 0}}};
  if (::poll(ready.data(), ready.size(), static_cast<int>(longest.count())) <= 0) return;
  wake_.silence();
}

void Bulletin::send_notices() {
  std::vector<Change> changes;
  {
    const std::lock_guard lock(mutex_);
    changes.swap(outgoing_);
  }
  // Marks the changes as reported, so that ask_table() skips them.
  for (const Change& change : changes) (void)is_news(change);
  for (const std::string& text : write_changes(changes, longest_notice - node_.size() - 1))
    execute("select pg_notify('movetext', $1)", node_ + ' ' + text);
}

void Bulletin::receive_notices() {
  if (PQconsumeInput(connection_.get()) != 1) throw Lost(one_line(PQerrorMessage(connection_.get())));
  std::vector<Change> changes;
  while (PGnotify* const notice = PQnotifies(connection_.get())) {
    const std::string_view text = notice->extra;
    const std::size_t blank = text.find(' ');
    if (blank != std::string_view::npos && text.substr(0, blank) != node_) {
      const std::vector<Change> received = parse_changes(text.substr(blank + 1));
      changes.insert(changes.end(), received.begin(), received.end());
    }
    PQfreemem(notice);
  }
  report_news(std::move(changes));
}

// Queries the bound before it queries the changes. A change that is committed between the two queries is then
// found twice. If the changes were queried first, it would never be found.
void Bulletin::ask_table() {
  polled_ = steady_clock::now();
  const std::string bound = ask_oldest_running();
  const QueryAnswer answer = execute(
      "select game, max(seq) from event where xid >= cast($1 as text)::xid8 group by game", seen_until_);
  std::vector<Change> changes;
  changes.reserve(static_cast<std::size_t>(PQntuples(answer.get())));
  for (int i = 0; i < PQntuples(answer.get()); ++i)
    changes.push_back(
        {std::strtoll(PQgetvalue(answer.get(), i, 0), nullptr, 10),
         static_cast<std::uint32_t>(std::strtoul(PQgetvalue(answer.get(), i, 1), nullptr, 10))});
  seen_until_ = bound;
  report_news(std::move(changes));
}

void Bulletin::report_news(std::vector<Change> changes) {
  std::erase_if(changes, [&](const Change& change) { return !is_news(change); });
  listeners_.notify(changes);
}

bool Bulletin::is_news(const Change& change) {
  if (reported_.size() >= most_remembered) reported_.clear();
  std::uint32_t& reported = reported_[change.game];
  if (change.seq <= reported) return false;
  reported = change.seq;
  return true;
}

}  // namespace mt::server::store::postgresql
