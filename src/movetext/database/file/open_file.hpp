// Opens database files.
#pragma once
#include "movetext/sqlite/database.hpp"

#include <memory>
#include <stdexcept>
#include <string>

namespace mt::database {

// A file that cannot be used as a database, with the reason in words for the user.
class Unusable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Opens a database to read it. Throws Unusable or sqlite::Error.
std::unique_ptr<sqlite::Database> open_to_read(const std::string& path);

// Keeps other writers away from a database until it is destroyed.
class WriterLock {
 public:
  // Throws Unusable if another process writes to the database. The file is created if `creates` is set.
  WriterLock(const std::string& path, bool creates);
  WriterLock(const WriterLock&) = delete;
  WriterLock& operator=(const WriterLock&) = delete;
  ~WriterLock();

 private:
  int fd_ = -1;
};

// A database that is written in place. Readers go on with what was committed before. The destructor undoes
// what was not committed.
class WrittenDatabase {
 public:
  // Throws Unusable or sqlite::Error.
  explicit WrittenDatabase(const std::string& path);
  WrittenDatabase(const WrittenDatabase&) = delete;
  WrittenDatabase& operator=(const WrittenDatabase&) = delete;
  ~WrittenDatabase() { close(); }

  sqlite::Database& database() { return *database_; }
  // Writes the journal back into the file, so that the database is one file again, unless others read it.
  void close() noexcept;

 private:
  WriterLock lock_;  // must be closed after the database
  std::unique_ptr<sqlite::Database> database_;
};

// A new database, which appears under its name when it is complete.
class NewDatabase {
 public:
  // Throws Unusable or sqlite::Error.
  explicit NewDatabase(const std::string& path);
  NewDatabase(const NewDatabase&) = delete;
  NewDatabase& operator=(const NewDatabase&) = delete;
  ~NewDatabase();

  sqlite::Database& database() { return *database_; }
  // Gives the file its name. A file that had the name before is replaced. Throws Unusable or sqlite::Error.
  void finish();

 private:
  std::string path_;
  std::string hidden_;
  WriterLock lock_;
  std::unique_ptr<WriterLock> lock_of_old_;
  std::unique_ptr<sqlite::Database> database_;
};

}  // namespace mt::database
