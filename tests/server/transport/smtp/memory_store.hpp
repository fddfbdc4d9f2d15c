// A store in memory that contains only outgoing mails.
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
  int released = 0;  // how often the mail was released or settled
};

// A session without a database. Every statement throws, because an outbox uses only the functions of
// MemoryMails.
class NoSession : public store::Session {
 public:
  void each(const store::Statement&, store::Values, const std::function<void(const store::Row&)>&) override {
    no();
  }
  void post(const store::Statement&, store::Values) override { no(); }

 private:
  [[noreturn]] static void no() { throw std::logic_error("an outbox does not call this"); }
};

// The outgoing mails of a store in memory. Only the functions that an outbox calls are implemented.
class MemoryMails : public store::Mails {
 public:
  MemoryMails(const store::Statements& statements, std::vector<store::Change>& changes,
              std::map<std::int64_t, StoredMail>& mails)
      : Mails(statements, changes), mails_(mails) {}

  std::vector<store::OutboxMail> claim(Time now, Duration lease, std::uint32_t limit) override {
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
  bool renew_lease(std::int64_t id, std::uint32_t tries, Time until) override {
    const auto found = mails_.find(id);
    if (found == mails_.end() || found->second.mail.tries != tries || found->second.leased_until == 0)
      return false;
    found->second.leased_until = until;
    return true;
  }
  void set_message(std::int64_t id, std::string_view message) override {
    mails_.at(id).mail.message = message;
  }
  void sent(std::int64_t id) override {
    if (mails_.erase(id) != 1) throw std::logic_error("sent twice");
  }
  void deferred(std::int64_t id, Time due, std::string_view error) override {
    StoredMail& stored = mails_.at(id);
    stored.mail.due = due;
    stored.mail.last_error = error;
    stored.leased_until = 0;
    ++stored.released;
  }
  void failed(std::int64_t id, std::string_view error) override {
    StoredMail& stored = mails_.at(id);
    stored.dead = true;
    stored.mail.last_error = error;
    ++stored.released;
  }

 private:
  std::map<std::int64_t, StoredMail>& mails_;
};

class MailTransaction : public store::Transaction {
 public:
  MailTransaction(store::Session& session, std::map<std::int64_t, StoredMail>& mails)
      : Transaction(session), mails_(statements(), change_list(), mails) {}

  store::Mails& mails() override { return mails_; }

 private:
  MemoryMails mails_;
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
        MailTransaction transaction(session_, mails_);
        job.run(transaction);
      } catch (...) {
        error = std::current_exception();
      }
    }
    job.done(error);
    return true;
  }
  void read(const std::function<void(store::Transaction&)>&) override {
    throw std::logic_error("an outbox does not call this");
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
  NoSession session_;
  std::mutex mutex_;
  std::map<std::int64_t, StoredMail> mails_;
  std::int64_t last_id_ = 0;
  bool broken_ = false;
  bool refuse_ = false;
};

}  // namespace mt::server::test
