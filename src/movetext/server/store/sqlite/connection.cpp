#include "movetext/server/store/sqlite/connection.hpp"

#include "movetext/server/store/errors.hpp"

#include <array>
#include <fcntl.h>
#include <unistd.h>

namespace mt::server::store::sqlite {
namespace {

constexpr int busy_milliseconds = 5000;
constexpr int reader_milliseconds = 20;
constexpr mode_t owner_only = 0600;
// Memory that each connection reserves for small objects, so that it needs fewer calls of malloc.
constexpr int lookaside_bytes = 1200;
constexpr int lookaside_count = 400;

// Turns off SQLite's memory statistics: they are not used, and they would make all threads share a lock.
void count_no_memory() {
  [[maybe_unused]] static const int once = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Creates the file with permissions for its owner only. SQLite gives its journals the same permissions.
void create_private(const std::string& file) {
  const int fd = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
  if (fd >= 0) ::close(fd);
}

// Runs a statement. The destructor resets the statement, which releases its locks and values, so that it can
// run again.
class Running {
 public:
  explicit Running(sqlite3_stmt* statement) : statement_(statement) {}
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }
  int step() { return sqlite3_step(statement_); }

 private:
  sqlite3_stmt* statement_;
};

class StatementRow : public Row {
 public:
  explicit StatementRow(sqlite3_stmt* statement) : statement_(statement) {}

  std::int64_t number(int column) const override { return sqlite3_column_int64(statement_, column); }
  double real(int column) const override { return sqlite3_column_double(statement_, column); }
  std::string text(int column) const override {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return bytes == nullptr ? std::string()
                            : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
  }

 private:
  sqlite3_stmt* statement_;
};

struct Bind {
  sqlite3_stmt* statement;
  int index;

  int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, index, number); }
  int operator()(double number) const { return sqlite3_bind_double(statement, index, number); }
  int operator()(std::string_view text) const {
    return sqlite3_bind_text64(statement, index, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC,
                               SQLITE_UTF8);
  }
  int operator()(const Bytes& value) const {
    if (value.bytes.empty()) return sqlite3_bind_zeroblob(statement, index, 0);
    return sqlite3_bind_blob64(statement, index, value.bytes.data(), value.bytes.size(), SQLITE_STATIC);
  }
};

}  // namespace

void fail(sqlite3* database, const std::string& what) {
  const int code = sqlite3_extended_errcode(database);
  const std::string message = what + ": " + sqlite3_errmsg(database);
  if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY) throw Conflict(message);
  throw StoreError(message);
}

Connection::Connection(const std::string& file, Access access) {
  count_no_memory();
  const bool writes = access == Access::write;
  if (writes) create_private(file);
  sqlite3* database = nullptr;
  const int flags = writes ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE;
  const int opened =
      sqlite3_open_v2(file.c_str(), &database, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  database_.reset(database);
  if (opened != SQLITE_OK) throw StoreError(file + ": " + sqlite3_errstr(opened));
  sqlite3_db_config(database, SQLITE_DBCONFIG_LOOKASIDE, nullptr, lookaside_bytes, lookaside_count);
  sqlite3_busy_timeout(database, busy_milliseconds);
  execute("pragma foreign_keys = on; pragma temp_store = memory; pragma trusted_schema = off;");
  if (writes) {
    execute("pragma journal_mode = wal; pragma cache_size = -65536;");
    wait_for_disk(true);
    sqlite3_wal_hook(
        database,
        [](void* self, sqlite3*, const char*, int pages) {
          static_cast<Connection*>(self)->journal_pages_ = pages;
          return SQLITE_OK;
        },
        this);
  } else {
    execute("pragma query_only = on;");
  }
}

void Connection::execute(const std::string& statements) {
  if (sqlite3_exec(handle(), statements.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail_here("SQLite");
}

void Connection::try_execute(const char* statements) noexcept {
  note(sqlite3_exec(handle(), statements, nullptr, nullptr, nullptr));
}

void Connection::wait_for_disk(bool waits) {
  execute(waits ? "pragma synchronous = full" : "pragma synchronous = normal");
}

void Connection::checkpoint(Checkpoint how) noexcept {
  constexpr std::array modes{SQLITE_CHECKPOINT_PASSIVE, SQLITE_CHECKPOINT_RESTART,
                             SQLITE_CHECKPOINT_TRUNCATE};
  sqlite3_busy_timeout(handle(), reader_milliseconds);
  const int result =
      sqlite3_wal_checkpoint_v2(handle(), nullptr, modes.at(static_cast<std::size_t>(how)), nullptr, nullptr);
  note(result);
  if (result == SQLITE_OK && how != Checkpoint::beside) journal_pages_ = 0;
  sqlite3_busy_timeout(handle(), busy_milliseconds);
}

void Connection::sync_database() noexcept {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(handle(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
  if (file != nullptr && file->pMethods != nullptr) note(file->pMethods->xSync(file, SQLITE_SYNC_NORMAL));
}

void Connection::leave_journal() noexcept {
  sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Connection::note(int result) noexcept {
  disk_lost_ = disk_lost_ || result == SQLITE_IOERR_FSYNC || result == SQLITE_IOERR_DIR_FSYNC;
}

void Connection::fail_here(const std::string& what) {
  note(sqlite3_extended_errcode(handle()));
  fail(handle(), what);
}

sqlite3_stmt* Connection::prepared(std::string_view text) {
  if (const auto found = prepared_.find(text); found != prepared_.end()) return found->second.get();
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(handle(), text.data(), static_cast<int>(text.size()), SQLITE_PREPARE_PERSISTENT,
                         &statement, nullptr) != SQLITE_OK)
    fail_here(std::string(text));
  return prepared_.try_emplace(std::string(text), statement).first->second.get();
}

sqlite3_stmt* Connection::bound(const Statement& statement, Values values) {
  sqlite3_stmt* const ready = prepared(statement.text);
  int index = 0;
  for (const Value& value : values)
    if (std::visit(Bind{ready, ++index}, value) != SQLITE_OK) fail_here(std::string(statement.text));
  return ready;
}

void Connection::each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) {
  sqlite3_stmt* const ready = bound(statement, values);
  Running running(ready);
  const StatementRow row(ready);
  int result = SQLITE_ROW;
  while ((result = running.step()) == SQLITE_ROW) see(row);
  if (result != SQLITE_DONE) fail_here("SQLite");
}

void Connection::post(const Statement& statement, Values values) {
  each(statement, values, [](const Row&) {});
}

bool Connection::change(const Statement& statement, Values values) {
  post(statement, values);
  return sqlite3_changes64(handle()) > 0;
}

void Connection::in_transaction(const std::function<void()>& change) {
  execute("begin immediate");
  try {
    change();
    execute("commit");
  } catch (...) {
    try_execute("rollback");
    throw;
  }
}

std::int64_t Connection::version() {
  std::int64_t there = 0;
  each({"select count(*) from sqlite_schema where name = 'schema_version'"}, {},
       [&](const Row& row) { there = row.number(0); });
  std::int64_t version = 0;
  if (there != 0)
    each({"select version from schema_version"}, {}, [&](const Row& row) { version = row.number(0); });
  return version;
}

}  // namespace mt::server::store::sqlite
