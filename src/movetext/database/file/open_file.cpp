#include "movetext/database/file/open_file.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/database/file/schema.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace mt::database {
namespace {

namespace fs = std::filesystem;

constexpr int reader_patience_ms = 5000;
constexpr int writer_patience_ms = 10000;

[[noreturn]] void fail_by_errno(const std::string& path) {
  throw Unusable(path + ": " + std::generic_category().message(errno));
}

std::string with_path(const std::string& path, const sqlite::Error& error) {
  if (error.is_foreign()) return path + " is not a database";
  if (error.is_damage()) return path + " is damaged: " + error.what();
  return path + ": " + error.what();
}

void require_format(sqlite::Database& database, const std::string& path) {
  if (const std::string objection = objection_to(database, path); !objection.empty())
    throw Unusable(objection);
}

fs::path journal_of(const std::string& path, const char* which) {
  return path + which;
}

void sync_path(const std::string& path) {
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) fail_by_errno(path);
  const bool synced = ::fsync(fd) == 0;
  ::close(fd);
  if (!synced) fail_by_errno(path);
}

std::string directory_of(const std::string& path) {
  const fs::path parent = fs::path(path).parent_path();
  return parent.empty() ? "." : parent.string();
}

// Returns the path of the file to which a symbolic link leads.
std::string target_of(const std::string& path) {
  std::error_code fault;
  const fs::path whole = fs::weakly_canonical(path, fault);
  return fault ? path : whole.string();
}

// Returns whether the journal names a further file. SQLite may delete that file when it plays the journal
// back, and no journal of ours names one. (Format of SQLite's files, section 3: the name, its size, its
// checksum and the magic number of journals are the last bytes.)
bool names_further_file(const std::string& journal) {
  constexpr std::string_view magic = "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7";
  std::ifstream file(journal, std::ios::binary);
  file.seekg(-static_cast<std::streamoff>(magic.size()), std::ios::end);
  std::string last(magic.size(), '\0');
  return file.read(last.data(), static_cast<std::streamsize>(last.size())) && last == magic;
}

// Plays back the journal of a process that was killed. Only a connection that may write can do this.
void play_back(const std::string& path) {
  const std::string journal = journal_of(path, "-journal");
  if (names_further_file(journal))
    throw Unusable(path + ": the journal " + journal +
                   " was not written by movetext; open the database with the program that wrote it");
  sqlite::Database database(path, sqlite::Access::write, writer_patience_ms);
  database.number("select count(*) from sqlite_schema");
}

std::unique_ptr<sqlite::Database> open_once_to_read(const std::string& path) {
  auto database = std::make_unique<sqlite::Database>(path, sqlite::Access::read, reader_patience_ms);
  database->execute(
      "pragma query_only = on; pragma cell_size_check = on; pragma mmap_size = 0; pragma cache_size = "
      "-16384");
  require_format(*database, path);
  return database;
}

}  // namespace

std::unique_ptr<sqlite::Database> open_to_read(const std::string& path) {
  try {
    try {
      return open_once_to_read(path);
    } catch (const sqlite::Error& error) {
      if (!error.needs_write()) throw;
    }
    play_back(path);
    return open_once_to_read(path);
  } catch (const sqlite::Error& error) {
    throw Unusable(with_path(path, error));
  }
}

WriterLock::WriterLock(const std::string& path, bool creates) {
  constexpr mode_t usual = 0666;
  fd_ = ::open(path.c_str(), O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0), usual);
  if (fd_ < 0) fail_by_errno(path);
  if (::flock(fd_, LOCK_EX | LOCK_NB) == 0) return;
  const bool is_locked = errno == EWOULDBLOCK;
  const int reason = errno;
  ::close(fd_);
  errno = reason;
  if (!is_locked) fail_by_errno(path);
  throw Unusable(path + ": another process is writing to this database; wait until it has finished");
}

WriterLock::~WriterLock() {
  ::close(fd_);
}

WrittenDatabase::WrittenDatabase(const std::string& path) : lock_(path, false) {
  try {
    database_ = std::make_unique<sqlite::Database>(path, sqlite::Access::write, writer_patience_ms);
    require_format(*database_, path);
    database_->execute(
        "pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536; "
        "pragma temp_store = file");
  } catch (const sqlite::Error& error) {
    throw Unusable(with_path(path, error));
  }
}

void WrittenDatabase::close() noexcept {
  if (!database_) return;
  try {
    database_->execute("pragma wal_checkpoint(truncate)");
    database_->execute("pragma journal_mode = delete");
  } catch (const sqlite::Error&) {  // others read the database: the journal stays until the next writer
  }
  database_.reset();
}

NewDatabase::NewDatabase(const std::string& path)
    : path_(target_of(path)), hidden_(path_ + ".part"), lock_(hidden_, true) {
  std::error_code missing;
  if (fs::exists(path_, missing) && archive::is_database(path_))
    lock_of_old_ = std::make_unique<WriterLock>(path_, false);
  if (::truncate(hidden_.c_str(), 0) != 0) fail_by_errno(hidden_);
  database_ = std::make_unique<sqlite::Database>(hidden_, sqlite::Access::write, writer_patience_ms);
  database_->execute("pragma page_size = " + std::to_string(page_bytes) +
                     "; pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -65536; "
                     "pragma temp_store = file; pragma locking_mode = exclusive");
}

void NewDatabase::finish() {
  database_.reset();
  sync_path(hidden_);
  std::error_code ignored;
  for (const char* const journal : {"-wal", "-shm", "-journal"})
    fs::remove(journal_of(path_, journal), ignored);
  if (std::rename(hidden_.c_str(), path_.c_str()) != 0) fail_by_errno(path_);
  hidden_.clear();
  sync_path(directory_of(path_));
}

NewDatabase::~NewDatabase() {
  database_.reset();
  if (!hidden_.empty()) ::unlink(hidden_.c_str());
}

}  // namespace mt::database
