#include "movetext/server/store/pool.hpp"
#include "movetext/server/store/sqlite/backup.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"
#include "movetext/server/store/sqlite/writer.hpp"
#include "movetext/server/store/transaction.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::store::sqlite {
namespace {

using sqlite::Access;
using sqlite::Connection;

class SqliteStore : public Store {
 public:
  SqliteStore(std::string file, const SqliteOptions& options)
      : file_(std::move(file)), patience_(options.patience), writer_(file_, options, listeners_) {
    for (std::size_t i = 0; i < std::max<std::size_t>(options.readers, 1); ++i)
      readers_.add(std::make_unique<Connection>(file_, Access::read));
  }

  bool submit(Job job) override { return writer_.submit(job); }

  void read(const std::function<void(Transaction&)>& look) override {
    peek(look);
    writer_.await_disk();
  }

  void peek(const std::function<void(Transaction&)>& look) override {
    auto reader = readers_.lend(patience_);
    reader->execute("begin");
    Transaction transaction(*reader);
    try {
      look(transaction);
    } catch (...) {
      reader->try_execute("rollback");
      throw;
    }
    reader->try_execute("commit");
  }

  void on_change(std::function<void(std::span<const Change>)> listener) override {
    listeners_.add(std::move(listener));
  }
  void on_commit(const CommitListener& listener) override { writer_.on_commit(listener); }
  StoreMetrics metrics() const override { return writer_.metrics(); }
  void on_failure(const std::function<void(const std::string&)>& listener) override {
    writer_.on_failure(listener);
  }
  void backup(const std::string& file) override {
    sqlite::back_up(file_, file, [this] { writer_.await_disk(); });
  }
  void stop() override { writer_.stop(); }

 private:
  std::string file_;
  std::chrono::milliseconds patience_;
  ChangeListeners listeners_;
  sqlite::Writer writer_;
  Pool<Connection> readers_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file, const SqliteOptions& options) {
  return std::make_unique<SqliteStore>(file, options);
}

}  // namespace mt::server::store::sqlite
