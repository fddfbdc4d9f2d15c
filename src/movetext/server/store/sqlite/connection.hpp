// One connection to a database file, for one thread at a time.
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

// What an error of SQLite becomes: Conflict where something is there already, else StoreError.
[[noreturn]] void fail(sqlite3* database, const std::string& what);

enum class Access : std::uint8_t { write, read };

// How the journal is written back to the database.
enum class Checkpoint : std::uint8_t {
  beside,  // as far as readers let it, while others commit
  whole,   // all of it, so that the next commit begins the journal anew; waits a moment for readers
  cut,     // ... and the file is emptied
};

class Connection final : public Session, public SchemaSession {
 public:
  // Throws StoreError.  The writer creates the file, readable by its owner alone.
  Connection(const std::string& file, Access access);

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override;
  bool change(const Statement& statement, Values values) override;

  void in_transaction(const std::function<void()>& change) override;
  void execute(const std::string& statements) override;
  std::int64_t version() override;

  // Nothing is said about whether it worked.
  void try_execute(const char* statements) noexcept;
  // Commits wait for the disk (as they do in the beginning), or are left to somebody else to be synced; the
  // journal still is before it is written back, and the database behind that.
  void wait_for_disk(bool waits);
  // As far as it can be.
  void checkpoint(Checkpoint how) noexcept;
  // Waits until what was written back is on the disk: a checkpoint that did not get to the end has not.
  void sync_database() noexcept;
  // Pages of the journal at the last commit, the file that they were written to in turn.
  int journal_pages() const { return journal_pages_; }
  // The disk has refused to keep something: neither the journal nor the database can be relied on.
  bool is_disk_lost() const { return disk_lost_; }
  // The journal is left as it is when the connection is closed.
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
