#include "movetext/server/store/pool.hpp"
#include "movetext/server/store/postgresql/batcher.hpp"
#include "movetext/server/store/postgresql/bulletin.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "movetext/server/store/postgresql/schema.hpp"
#include "movetext/server/store/transaction.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

namespace mt::server::store::postgresql {
namespace {

// A connection for reading. It is opened when it is first used, and opened again after it was lost.
class ReadingLink {
 public:
  explicit ReadingLink(const std::string& address) : address_(address) {}

  void read(const std::function<void(Transaction&)>& look) {
    if (!link_ || !link_->is_usable()) link_.emplace(address_);
    try {
      link_->post({"begin isolation level repeatable read, read only"}, {});
      Transaction transaction(*link_);
      look(transaction);
    } catch (...) {
      end("rollback");
      throw;
    }
    end("commit");
  }

 private:
  void end(std::string_view how) {
    try {
      link_->post({how}, {});
      link_->settle();
    } catch (const StoreError&) {
      link_.reset();
    }
  }

  const std::string& address_;
  std::optional<Link> link_;
};

class PostgresqlStore : public Store {
 public:
  PostgresqlStore(std::string address, const PostgresqlOptions& options)
      : address_(std::move(address)), patience_(options.patience), bulletin_(address_, options, listeners_) {
    const std::size_t count = std::max<std::size_t>(options.batchers, 1);
    for (std::size_t i = 0; i < std::max<std::size_t>(options.readers, 1); ++i)
      readers_.add(std::make_unique<ReadingLink>(address_));
    for (std::size_t i = 0; i < count; ++i)
      batchers_.push_back(std::make_unique<Batcher>(address_, std::max<std::size_t>(options.queue / count, 1),
                                                    options.batch, counters_, [this](const auto& changes) {
                                                      bulletin_.put(changes);
                                                      listeners_.notify(changes);
                                                    }));
  }
  ~PostgresqlStore() override { stop_all(); }

  bool submit(Job job) override {
    const std::uint64_t turn = job.games.empty() ? next_++ : static_cast<std::uint64_t>(job.games.front());
    return batchers_[turn % batchers_.size()]->submit(job);
  }

  void read(const std::function<void(Transaction&)>& look) override { readers_.lend(patience_)->read(look); }

  void on_commit(const CommitListener& listener) override { counters_.on_commit(listener); }
  void on_change(std::function<void(std::span<const Change>)> listener) override {
    listeners_.add(std::move(listener));
  }
  StoreMetrics metrics() const override {
    std::size_t queued = 0;
    for (const auto& batcher : batchers_) queued += batcher->size();
    return counters_.read(queued);
  }
  void backup(const std::string&) override {
    throw StoreError("the server cannot back up a store in PostgreSQL; use pg_basebackup or pg_dump");
  }
  void stop() override { stop_all(); }

 private:
  void stop_all() {
    for (const auto& batcher : batchers_) batcher->close();
    for (const auto& batcher : batchers_) batcher->stop();
    bulletin_.stop();
  }

  std::string address_;
  std::chrono::milliseconds patience_;
  ChangeListeners listeners_;
  CommitCounters counters_;
  Bulletin bulletin_;
  Pool<ReadingLink> readers_;
  std::atomic<std::uint64_t> next_{0};
  std::vector<std::unique_ptr<Batcher>> batchers_;
};

}  // namespace

std::unique_ptr<Store> open_postgresql(const std::string& address, const PostgresqlOptions& options) {
  prepare_schema(address);
  return std::make_unique<PostgresqlStore>(address, options);
}

}  // namespace mt::server::store::postgresql
