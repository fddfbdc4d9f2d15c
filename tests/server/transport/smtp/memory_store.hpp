// A store that holds outgoing mails in memory, and nothing else.
#pragma once
#include "movetext/server/store/store.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <utility>

namespace mt::server::test {

struct StoredMail {
  store::OutboxMail mail;
  Time leased_until = 0;
  bool dead = false;
  int released = 0;  // how often it was given back or settled
};

// Functions that an outbox has no business with throw.
class MailTransaction : public store::Transaction {
 public:
  explicit MailTransaction(std::map<std::int64_t, StoredMail>& mails) : mails_(mails) {}

  std::vector<store::OutboxMail> claim_mail(Time now, Duration lease, std::uint32_t limit) override {
    std::vector<store::OutboxMail> out;
    for (auto& [id, stored] : mails_) {
      if (out.size() == limit) break;
      if (stored.dead || stored.mail.due > now || stored.leased_until > now) continue;
      stored.leased_until = now + lease;
      ++stored.mail.tries;
      out.push_back(stored.mail);
    }
    return out;
  }
  void mail_written(std::int64_t id, std::string_view message) override {
    mails_.at(id).mail.message = message;
  }
  bool renew_lease(std::int64_t id, std::uint32_t tries, Time until) override {
    const auto found = mails_.find(id);
    if (found == mails_.end() || found->second.mail.tries != tries || found->second.leased_until == 0)
      return false;
    found->second.leased_until = until;
    return true;
  }
  void mail_sent(std::int64_t id) override {
    if (mails_.erase(id) != 1) throw std::logic_error("sent twice");
  }
  void mail_deferred(std::int64_t id, Time due, std::string_view error) override {
    StoredMail& stored = mails_.at(id);
    stored.mail.due = due;
    stored.mail.last_error = error;
    stored.leased_until = 0;
    ++stored.released;
  }
  void mail_failed(std::int64_t id, std::string_view error) override {
    StoredMail& stored = mails_.at(id);
    stored.dead = true;
    stored.mail.last_error = error;
    ++stored.released;
  }

  void end_leases() override { no(); }
  AccountId add_account(const domain::Account&) override { no(); }
  void save_account(const domain::Account&) override { no(); }
  std::optional<domain::Account> account(AccountId) override { no(); }
  std::optional<domain::Account> account_named(std::string_view) override { no(); }
  std::optional<domain::Account> account_of_address(std::string_view) override { no(); }
  std::vector<domain::Account> accounts(std::string_view, std::uint32_t) override { no(); }
  std::vector<domain::Account> all_accounts(std::string_view, std::uint32_t) override { no(); }
  GameId add_game(const store::BoardRow&) override { no(); }
  std::optional<store::BoardRow> game(GameId) override { no(); }
  std::vector<domain::GameEvent> events(GameId, std::uint32_t) override { no(); }
  void append(const store::BoardRow&, std::span<const domain::GameEvent>) override { no(); }
  std::vector<store::BoardRow> games(const store::GameQuery&) override { no(); }
  std::vector<GameId> boards(GameId, std::uint32_t) override { no(); }
  std::vector<store::BoardRow> due_games(Time, std::uint32_t) override { no(); }
  std::uint32_t count_active(AccountId, std::string_view) override { no(); }
  void lock_account(AccountId) override { no(); }
  std::uint64_t drop_unconfirmed(Time) override { no(); }
  std::vector<AccountId> leave_over(Time, std::uint32_t) override { no(); }
  std::optional<store::RatingRow> rating(AccountId, std::string_view) override { no(); }
  void save_rating(const store::RatingRow&) override { no(); }
  std::vector<store::RatingRow> ratings(AccountId) override { no(); }
  std::vector<std::string> seekers(std::string_view, std::uint32_t) override { no(); }
  std::vector<store::Standing> standings(std::string_view, std::uint32_t) override { no(); }
  bool add_inbound(const store::InboundRow&) override { no(); }
  std::optional<store::InboundRow> inbound(std::string_view) override { no(); }
  void save_inbound_outcome(std::string_view, std::string_view) override { no(); }
  void put_mail(const store::OutboxMail&) override { no(); }
  OutboxDepth outbox_depth() override { no(); }
  std::vector<store::OutboxMail> outbox(bool, std::int64_t, std::uint32_t) override { no(); }
  std::uint64_t send_again(Time, std::string_view) override { no(); }
  void put_confirmation(const store::ConfirmationRow&) override { no(); }
  std::optional<store::ConfirmationRow> take_confirmation(std::string_view, Time) override { no(); }
  void watch(const store::WatchRow&) override { no(); }
  void unwatch(GameId, AccountId, store::Watching) override { no(); }
  std::vector<store::WatchRow> watchers(GameId) override { no(); }
  std::vector<store::WatchRow> watched_by(AccountId) override { no(); }
  bool allow(std::string_view, Time, Duration, std::uint32_t) override { no(); }
  std::uint32_t allowed(std::string_view, Time, Duration) override { no(); }
  std::vector<GameId> unarchived(Time, std::uint32_t) override { no(); }
  void archived(GameId) override { no(); }
  std::int64_t archive_size(std::string_view) override { no(); }
  void save_archive_size(std::string_view, std::int64_t) override { no(); }
  std::string mark(std::string_view) override { no(); }
  void save_mark(std::string_view, std::string_view) override { no(); }
  void expire(Time, Time) override { no(); }

 private:
  [[noreturn]] static void no() { throw std::logic_error("not of the outbox"); }

  std::map<std::int64_t, StoredMail>& mails_;
};

class MemoryStore : public store::Store {
 public:
  bool submit(store::Job job) override {
    std::exception_ptr error;
    {
      const std::lock_guard lock(mutex_);
      if (refuse_) return false;
      try {
        if (broken_) throw store::StoreError("the disk is full");
        MailTransaction transaction(mails_);
        job.run(transaction);
      } catch (...) {
        error = std::current_exception();
      }
    }
    job.done(error);
    return true;
  }
  void read(const std::function<void(store::Transaction&)>&) override {
    throw std::logic_error("not of the outbox");
  }
  void on_change(std::function<void(std::span<const store::Change>)>) override {}
  store::StoreMetrics metrics() const override { return {}; }
  void backup(const std::string&) override {}
  void stop() override {}

  void put(store::OutboxMail mail) {
    const std::lock_guard lock(mutex_);
    mail.id = ++last_id_;
    mails_[mail.id].mail = std::move(mail);
  }
  std::map<std::int64_t, StoredMail> mails() {
    const std::lock_guard lock(mutex_);
    return mails_;
  }
  void set_broken(bool broken) {
    const std::lock_guard lock(mutex_);
    broken_ = broken;
  }
  void set_refusing(bool refuse) {
    const std::lock_guard lock(mutex_);
    refuse_ = refuse;
  }

 private:
  std::mutex mutex_;
  std::map<std::int64_t, StoredMail> mails_;
  std::int64_t last_id_ = 0;
  bool broken_ = false;
  bool refuse_ = false;
};

}  // namespace mt::server::test
