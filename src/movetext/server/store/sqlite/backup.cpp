#include "movetext/server/store/sqlite/backup.hpp"

#include "movetext/server/store/errors.hpp"
#include "movetext/server/store/sqlite/connection.hpp"
#include "movetext/server/store/sqlite/disk.hpp"

#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

namespace mt::server::store::sqlite {
namespace {

constexpr int all_pages = -1;

// A file that the destructor removes, unless the file was renamed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& beside) : name_(beside + ".XXXXXX") {
    const int fd = ::mkostemp(name_.data(), O_CLOEXEC);
    if (fd < 0) fail_with_errno(name_);
    ::close(fd);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (!name_.empty()) ::unlink(name_.c_str());
  }
  const std::string& name() const { return name_; }
  void rename_to(const std::string& name) {
    if (::rename(name_.c_str(), name.c_str()) != 0) fail_with_errno(name);
    name_.clear();
  }

 private:
  std::string name_;
};

// Copies all pages in one step. The step is one read transaction, so it copies a consistent state and blocks
// no writer.
void copy(const std::string& from, const std::string& to) {
  Connection source(from, Access::read);
  sqlite3* opened = nullptr;
  const int result =
      sqlite3_open_v2(to.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> target(opened, &sqlite3_close);
  if (result != SQLITE_OK) throw StoreError(to + ": " + sqlite3_errstr(result));
  sqlite3_backup* const backup = sqlite3_backup_init(target.get(), "main", source.handle(), "main");
  if (backup == nullptr) fail(target.get(), to);
  sqlite3_backup_step(backup, all_pages);
  if (sqlite3_backup_finish(backup) != SQLITE_OK) fail(target.get(), to);
}

}  // namespace

void back_up(const std::string& from, const std::string& to, const std::function<void()>& settled) {
  TemporaryFile file(to);
  copy(from, file.name());
  sync_file(file.name());
  settled();
  file.rename_to(to);
  sync_directory_of(to);
}

}  // namespace mt::server::store::sqlite
