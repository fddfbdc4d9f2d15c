// A thin layer over SQLite: connections, statements, transactions. Errors are exceptions.
//
//   sqlite::Database database("club.mtdb", sqlite::Access::read);
//   sqlite::Query games = database.query("select id, plies from game where white = ?");
//   games.bind(1, player);
//   while (games.step()) use(games.number(0), games.number(1));
//
// Only one thread at a time may use a connection and its queries.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace mt::sqlite {

class Error : public std::runtime_error {
 public:
  // `code`: the result code of SQLite without its extension.
  Error(int code, const std::string& message) : std::runtime_error(message), code_(code) {}
  // Returns whether another process holds the lock that the statement needs.
  bool is_busy() const;
  // Returns whether the file is not a database at all.
  bool is_foreign() const;
  // Returns whether the database is damaged.
  bool is_damage() const;
  // Returns whether the file must be written first, although it was opened to read: a process that was killed
  // has left a journal that must be played back.
  bool needs_write() const;

 private:
  int code_;
};

enum class Access : std::uint8_t {
  read,    // the file is not changed
  write,   // the file must exist
  create,  // the file is created if it does not exist
};

// A statement and its values. Columns are numbered from 0, values from 1, as in SQLite.
class Query {
 public:
  Query() = default;

  Query& bind(int index, std::int64_t value);
  Query& bind(int index, std::string_view text);
  // The bytes must stay unchanged until reset().
  Query& bind_blob(int index, std::string_view bytes);
  Query& bind_null(int index);

  // Returns whether there is another row.
  bool step();
  // Runs a statement without rows, and resets it.
  void run();
  // Ends the statement, so that it can be run again, and removes its values.
  void reset();

  std::int64_t number(int column) const;
  double real(int column) const;
  bool is_null(int column) const;
  // Return views that are valid until the next step() or reset().
  std::string_view text(int column) const;
  std::string_view blob(int column) const;
  int columns() const;
  // Returns the number of values that can be bound.
  int values() const;
  std::string_view name(int column) const;

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  explicit Query(sqlite3_stmt* statement) : statement_(statement) {}
  void check(int result) const;

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Database {
 public:
  // Opens a file. The schema is not trusted: its triggers and views cannot call functions with side effects,
  // and extensions cannot be loaded. A statement waits up to `patience_ms` for a lock of another process.
  Database(const std::string& path, Access access, int patience_ms = 5000);

  // Prepares one statement.
  Query query(std::string_view statement);
  // Runs statements without values.
  void execute(const std::string& statements);
  // Returns the first column of the first row as a number, or 0 without a row.
  std::int64_t number(std::string_view statement);
  // Returns the first column of the first row as text, or an empty text without a row.
  std::string text(std::string_view statement);

  std::int64_t last_id() const;
  // Returns the number of rows that the last statement changed.
  std::int64_t changes() const;
  bool is_in_transaction() const;
  // Returns SQLite's own connection, for functions that this layer does not have.
  sqlite3* handle() { return database_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Close> database_;
};

// A transaction, which the destructor undoes unless commit() was called.
class Transaction {
 public:
  // Begins a transaction that writes. Throws Error if another process writes.
  explicit Transaction(Database& database) : database_(database) { database_.execute("begin immediate"); }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();

  // After commit() the database may be closed before the transaction is destroyed.
  void commit();

 private:
  Database& database_;
  bool is_open_ = true;
};

}  // namespace mt::sqlite
