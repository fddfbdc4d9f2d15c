// The part of a transaction that stores outgoing mails: mails that still have to be sent, and dead mails,
// which could not be delivered.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict. The functions that an outbox calls are virtual, so that
// tests of the outbox can keep mails in memory.
class Mails {
 public:
  // put() adds an entry to `changes`, which means that there are mails to send.
  Mails(const Statements& statements, std::vector<Change>& changes)
      : statements_(statements), changes_(changes) {}
  virtual ~Mails() = default;

  // Adds the mail, unless a mail with the same message_id exists. First removes the mails that the new mail
  // makes outdated: mails of the kind `mail.replaces` to the same account about the same game. Mails that are
  // being sent are not removed. Throws std::invalid_argument if message_id or recipient is longer than a
  // header line.
  void put(const OutboxMail& mail);

  // Claims up to `limit` mails that are due: increases the number of tries of each mail, and leases each mail
  // until `now + lease`. Until that time, no other call returns these mails.
  virtual std::vector<OutboxMail> claim(Time now, Duration lease, std::uint32_t limit);
  // Extends the lease of a claimed mail; `tries` is the value from claim(). Returns false if the lease has
  // ended and another node has claimed the mail.
  virtual bool renew_lease(std::int64_t id, std::uint32_t tries, Time until);
  // Ends all leases. The caller must know that no other node is sending mails.
  void end_leases();

  // Record what happened to a claimed mail: its text was written, it was delivered, it will be retried, or it
  // is dead.
  virtual void set_message(std::int64_t id, std::string_view message);
  virtual void sent(std::int64_t id);
  virtual void deferred(std::int64_t id, Time due, std::string_view error);
  virtual void failed(std::int64_t id, std::string_view error);

  OutboxDepth depth();
  // Returns mails with ids above `after`, in order: either the dead mails or the mails still to be sent.
  std::vector<OutboxMail> list(bool dead, std::int64_t after, std::uint32_t limit);
  // Makes all dead mails and all mails that wait for a retry due at once, and returns the number of these
  // mails. Dead mails of the kind `outdated_kind` are deleted instead if their game has more events than the
  // mail reports.
  std::uint64_t send_again(Time now, std::string_view outdated_kind);

 private:
  Statements statements_;
  std::vector<Change>& changes_;
};

}  // namespace mt::server::store
