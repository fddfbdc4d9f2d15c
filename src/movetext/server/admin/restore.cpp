#include "movetext/server/admin/restore.hpp"

#include "movetext/server/crypto/random.hpp"
#include "movetext/server/runtime/policy_of.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"

#include <array>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace mt::server::admin {
namespace {

namespace fs = std::filesystem;

domain::Failure refused(std::string_view code, std::string message) {
  return {.code = std::string(code), .message = std::move(message)};
}

// Returns whether the file begins with the magic bytes of SQLite.
bool is_database(const std::string& file) {
  constexpr std::string_view mark{"SQLite format 3\0", 16};
  std::ifstream in(file, std::ios::binary);
  std::array<char, mark.size()> head{};
  in.read(head.data(), head.size());
  return std::string_view(head.data(), static_cast<std::size_t>(in.gcount())) == mark;
}

bool has_journal(const std::string& file) {
  std::error_code error;
  const auto size = fs::file_size(file + "-wal", error);
  return !error && size > 0;
}

void sync(const std::string& name) {
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  const bool synced = file >= 0 && ::fsync(file) == 0;
  if (file >= 0) ::close(file);
  if (!synced) throw store::StoreError(name + " cannot be written to the disk");
}

// A copy of the backup in the directory of the final database. The destructor removes the copy. take_place()
// gives the copy its final name in addition, and this name remains.
class Candidate {
 public:
  Candidate(const std::string& backup, std::string place)
      : place_(std::move(place)), name_(place_ + ".restore-" + crypto::random_code()) {
    fs::copy_file(backup, name_);
    fs::permissions(name_, fs::perms::owner_read | fs::perms::owner_write);
  }
  Candidate(const Candidate&) = delete;
  Candidate& operator=(const Candidate&) = delete;
  ~Candidate() {
    std::error_code ignored;
    for (const char* tail : {"", "-wal", "-shm"}) fs::remove(name_ + tail, ignored);
  }
  const std::string& name() const { return name_; }
  // Gives the copy its final name. Throws if a file of that name already exists.
  void take_place() const {
    if (has_journal(name_))
      throw store::StoreError(name_ + ": the journal could not be written into the database");
    sync(name_);
    fs::create_hard_link(name_, place_);
    const fs::path directory = fs::path(place_).parent_path();
    sync(directory.empty() ? "." : directory.string());
  }

 private:
  std::string place_;
  std::string name_;
};

std::optional<domain::Failure> objection(const runtime::Config& config, const std::string& backup,
                                         const std::string& place) {
  if (config.store.driver != "sqlite")
    return refused("not-sqlite", "use the tools of " + config.store.driver + " to restore its backups");
  if (fs::exists(place) || fs::exists(place + "-wal"))
    return refused("exists", place + " already exists, and restore does not replace a database");
  if (!fs::is_regular_file(backup) || !is_database(backup))
    return refused("not-a-backup", backup + " is not a backup of a server");
  if (has_journal(backup)) return refused("in-use", backup + " is in use: copy it with 'admin backup'");
  return {};
}

}  // namespace

std::variant<app::Verified, domain::Failure> restore(
    const runtime::Config& config, const std::string& backup,
    const std::function<void(GameId, const std::string&)>& tell) {
  const std::string place = runtime::data_path(config, config.store.file);
  if (auto failure = objection(config, backup, place)) return *std::move(failure);
  if (const fs::path directory = fs::path(place).parent_path(); !directory.empty())
    fs::create_directories(directory);
  const Candidate candidate(backup, place);
  app::Verified verified;
  {
    const auto store = store::sqlite::open_sqlite(candidate.name());
    verified = app::verify(*store, tell);
    store->stop();
  }
  if (verified.faults > 0)
    return refused("faults",
                   backup + " has " + std::to_string(verified.faults) + " faults and was not restored");
  candidate.take_place();
  return verified;
}

}  // namespace mt::server::admin
