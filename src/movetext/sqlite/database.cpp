#include "movetext/sqlite/database.hpp"

#include <sqlite3.h>
#include <string>

namespace mt::sqlite {
namespace {

[[noreturn]] void fail(sqlite3* database) {
  const int code = database == nullptr ? SQLITE_NOMEM : sqlite3_errcode(database);
  throw Error(code & 0xFF, database == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database));
}

int flags_of(Access access) {
  switch (access) {
    case Access::read:
      return SQLITE_OPEN_READONLY;
    case Access::write:
      return SQLITE_OPEN_READWRITE;
    case Access::create:
      break;
  }
  return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

// Limits of what a statement or a schema may ask for. The schema of a foreign file is text that SQLite
// compiles.
void set_limits(sqlite3* database) {
  constexpr int longest_value = 1 << 30;
  constexpr int longest_statement = 1 << 20;
  constexpr int deepest_expression = 200;
  sqlite3_limit(database, SQLITE_LIMIT_LENGTH, longest_value);
  sqlite3_limit(database, SQLITE_LIMIT_SQL_LENGTH, longest_statement);
  sqlite3_limit(database, SQLITE_LIMIT_EXPR_DEPTH, deepest_expression);
  sqlite3_limit(database, SQLITE_LIMIT_TRIGGER_DEPTH, 1);
  sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 2);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
}

}  // namespace

bool Error::is_busy() const {
  return code_ == SQLITE_BUSY || code_ == SQLITE_LOCKED;
}

bool Error::is_foreign() const {
  return code_ == SQLITE_NOTADB;
}

bool Error::is_damage() const {
  return code_ == SQLITE_CORRUPT;
}

bool Error::needs_write() const {
  return code_ == SQLITE_READONLY;
}

void Query::Finalize::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

void Query::check(int result) const {
  if (result != SQLITE_OK) fail(sqlite3_db_handle(statement_.get()));
}

Query& Query::bind(int index, std::int64_t value) {
  check(sqlite3_bind_int64(statement_.get(), index, value));
  return *this;
}

Query& Query::bind(int index, std::string_view text) {
  check(sqlite3_bind_text64(statement_.get(), index, text.empty() ? "" : text.data(), text.size(),
                            SQLITE_TRANSIENT, SQLITE_UTF8));
  return *this;
}

Query& Query::bind_blob(int index, std::string_view bytes) {
  check(sqlite3_bind_blob64(statement_.get(), index, bytes.empty() ? "" : bytes.data(), bytes.size(),
                            SQLITE_STATIC));
  return *this;
}

Query& Query::bind_null(int index) {
  check(sqlite3_bind_null(statement_.get(), index));
  return *this;
}

bool Query::step() {
  const int result = sqlite3_step(statement_.get());
  if (result != SQLITE_ROW && result != SQLITE_DONE) fail(sqlite3_db_handle(statement_.get()));
  return result == SQLITE_ROW;
}

void Query::run() {
  step();
  reset();
}

void Query::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

std::int64_t Query::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

double Query::real(int column) const {
  return sqlite3_column_double(statement_.get(), column);
}

bool Query::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::string_view Query::text(int column) const {
  const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr ? std::string_view() : std::string_view(bytes, static_cast<std::size_t>(size));
}

std::string_view Query::blob(int column) const {
  const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr ? std::string_view() : std::string_view(bytes, static_cast<std::size_t>(size));
}

int Query::columns() const {
  return sqlite3_column_count(statement_.get());
}

int Query::values() const {
  return sqlite3_bind_parameter_count(statement_.get());
}

std::string_view Query::name(int column) const {
  const char* const name = sqlite3_column_name(statement_.get(), column);
  return name == nullptr ? std::string_view() : std::string_view(name);
}

void Database::Close::operator()(sqlite3* database) const {
  sqlite3_close_v2(database);
}

Database::Database(const std::string& path, Access access, int patience_ms) {
  sqlite3* database = nullptr;
  const int opened =
      sqlite3_open_v2(path.c_str(), &database, flags_of(access) | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(database);
  if (opened != SQLITE_OK) fail(database);
  set_limits(database);
  sqlite3_busy_timeout(database, patience_ms);
}

Query Database::query(std::string_view statement) {
  sqlite3_stmt* prepared = nullptr;
  if (sqlite3_prepare_v3(handle(), statement.data(), static_cast<int>(statement.size()), 0, &prepared,
                         nullptr) != SQLITE_OK)
    fail(handle());
  return Query(prepared);
}

void Database::execute(const std::string& statements) {
  if (sqlite3_exec(handle(), statements.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail(handle());
}

std::int64_t Database::number(std::string_view statement) {
  Query asked = query(statement);
  return asked.step() ? asked.number(0) : 0;
}

std::string Database::text(std::string_view statement) {
  Query asked = query(statement);
  return asked.step() ? std::string(asked.text(0)) : std::string();
}

std::int64_t Database::last_id() const {
  return sqlite3_last_insert_rowid(database_.get());
}

std::int64_t Database::changes() const {
  return sqlite3_changes64(database_.get());
}

bool Database::is_in_transaction() const {
  return sqlite3_get_autocommit(database_.get()) == 0;
}

Transaction::~Transaction() {
  if (is_open_ && database_.is_in_transaction())
    sqlite3_exec(database_.handle(), "rollback", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  database_.execute("commit");
  is_open_ = false;
}

}  // namespace mt::sqlite
