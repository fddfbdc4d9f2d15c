// The part of a transaction that stores the outgoing mails: mails to be sent, and dead mails, which could not
// be delivered.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.  The functions that an outbox calls are virtual, so that
// its tests can keep mails in memory.
class Mails {
 public:
  // put() records in `changes` that there are mails to be sent.
  Mails(const Statements& statements, std::vector<Change>& changes)
      : statements_(statements), changes_(changes) {}
  virtual ~Mails() = default;

  // Does nothing if there is a mail with that message_id.  Removes mails of the kind `mail.replaces` about
  // the same game to the same account that are not being sent, because they are outdated.  Throws
  // std::invalid_argument if message_id or recipient is longer than a header line.
  void put(const OutboxMail& mail);

  // Takes up to `limit` mails that are due, counts an attempt for each, and leases them until `now + lease`;
  // no other call returns them before that time.
  virtual std::vector<OutboxMail> claim(Time now, Duration lease, std::uint32_t limit);
  // Extends the lease of a claimed mail; `tries` is the value from claim().  Returns false if the lease has
  // ended and another node has claimed the mail.
  virtual bool renew_lease(std::int64_t id, std::uint32_t tries, Time until);
  // Ends all leases.  The caller must know that no other node is sending.
  void end_leases();

  // Save the result for a claimed mail: its text is written, it is delivered, it will be retried, or it is
  // dead.
  virtual void set_message(std::int64_t id, std::string_view message);
  virtual void sent(std::int64_t id);
  virtual void deferred(std::int64_t id, Time due, std::string_view error);
  virtual void failed(std::int64_t id, std::string_view error);

  OutboxDepth depth();
  // Returns mails with ids above `after`, in order: the dead ones, or those to be sent.
  std::vector<OutboxMail> list(bool dead, std::int64_t after, std::uint32_t limit);
  // Makes dead mails, and mails that wait for a retry, due at once, and returns their number.  Drops dead
  // mails of the kind `outdated_kind` if their game has more events than the mail reports.
  std::uint64_t send_again(Time now, std::string_view outdated_kind);

 private:
  Statements statements_;
  std::vector<Change>& changes_;
};

}  // namespace mt::server::store
