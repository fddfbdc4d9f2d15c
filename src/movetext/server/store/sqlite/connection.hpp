// A connection to a database file. Only one thread may use it at a time.
#pragma once
#include "movetext/server/store/migrations.hpp"
#include "movetext/server/store/session.hpp"
#include "movetext/server/store/text_hash.hpp"

#include <cstdint>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <unordered_map>

namespace mt::server::store::sqlite {

// Throws the exception for SQLite's last error: Conflict if a key already exists, otherwise StoreError.
[[noreturn]] void fail(sqlite3* database, const std::string& what);

enum class Access : std::uint8_t { write, read };

// How to write the journal back to the database.
enum class Checkpoint : std::uint8_t {
  beside,  // as much as readers allow, while other connections commit
  whole,   // all of it, so that the next commit begins at the start of the journal; waits briefly for readers
  cut,     // like `whole`, and truncates the journal file to 0 bytes
};

class Connection final : public Session, public SchemaSession {
 public:
  // Opens the file; throws StoreError. A connection that writes creates the file if necessary, with
  // permissions for its owner only.
  Connection(const std::string& file, Access access);

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override;
  bool change(const Statement& statement, Values values) override;

  void in_transaction(const std::function<void()>& change) override;
  void execute(const std::string& statements) override;
  std::int64_t version() override;

  // Runs the statements, but does not report errors.
  void try_execute(const char* statements) noexcept;
  // Sets whether commits wait for the disk. By default they do. If they do not, the caller must sync the
  // journal. Checkpoints always sync the journal and the database.
  void wait_for_disk(bool waits);
  // Writes the journal back to the database as far as possible.
  void checkpoint(Checkpoint how) noexcept;
  // Waits until the pages that were written back are on disk. SQLite itself waits only if the checkpoint is
  // complete.
  void sync_database() noexcept;
  // Returns the number of pages in the journal after the last commit.
  int journal_pages() const { return journal_pages_; }
  // Returns whether the disk has failed to store data. If so, neither the journal nor the database is
  // reliable.
  bool is_disk_lost() const { return disk_lost_; }
  // After this call, closing the connection leaves the journal file unchanged.
  void leave_journal() noexcept;
  bool is_in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }
  sqlite3* handle() { return database_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  [[noreturn]] void fail_here(const std::string& what);
  void note(int result) noexcept;
  sqlite3_stmt* prepared(std::string_view text);
  sqlite3_stmt* bound(const Statement& statement, Values values);

  std::unique_ptr<sqlite3, Close> database_;
  std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Close>, TextHash, std::equal_to<>> prepared_;
  int journal_pages_ = 0;
  bool disk_lost_ = false;
};

}  // namespace mt::server::store::sqlite
