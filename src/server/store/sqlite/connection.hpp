// One connection to a database file, for one thread at a time.
#pragma once
#include "movetext/server/store/migrations.hpp"
#include "movetext/server/store/session.hpp"
#include "movetext/server/store/text_hash.hpp"

#include <memory>
#include <sqlite3.h>
#include <string>
#include <unordered_map>

namespace mt::server::sqlite {

// What an error of SQLite becomes: Conflict where something is there already, else StoreError.
[[noreturn]] void fail(sqlite3* database, const std::string& what);

enum class Access { write, read };

class Connection final : public Session, public SchemaSession {
 public:
  // Throws StoreError.  The writer creates the file, readable by its owner alone.
  Connection(const std::string& file, Access access);

  void each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) override;
  void post(const Statement& statement, Values values) override;

  void in_transaction(const std::function<void()>& change) override;
  void execute(const std::string& statements) override;
  std::int64_t version() override;

  // Nothing is said about whether it worked.
  void try_execute(const char* statements) noexcept;
  // Writes the journal back and cuts it off, as far as nobody stands in the way: it does not wait for
  // readers.
  void checkpoint() noexcept;
  bool is_in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }
  sqlite3* handle() { return database_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  sqlite3_stmt* prepared(std::string_view text);
  sqlite3_stmt* bound(const Statement& statement, Values values);

  std::unique_ptr<sqlite3, Close> database_;
  std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Close>, TextHash, std::equal_to<>> prepared_;
};

}  // namespace mt::server::sqlite
