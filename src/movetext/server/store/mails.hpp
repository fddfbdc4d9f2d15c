// The part of a transaction that keeps the outgoing mails: those to be sent, and the dead letters, which
// could not be delivered.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Mails {
 public:
  virtual ~Mails() = default;

  // Does nothing if a mail with that message_id is there.  A mail takes the place of the mails of the kind
  // that it replaces, of the same game and account, that are not being sent: they are out of date.  Throws
  // std::invalid_argument if message_id or recipient is longer than a header line.
  virtual void put(const OutboxMail& mail) = 0;

  // Takes up to `limit` mails that are due, counts a try for each, and leases them: no other call gets them
  // until `now + lease`.
  virtual std::vector<OutboxMail> claim(Time now, Duration lease, std::uint32_t limit) = 0;
  // Extends the lease of a claimed mail; `tries` is that of the claim.  False: the lease has ended and
  // another node has claimed the mail.
  virtual bool renew_lease(std::int64_t id, std::uint32_t tries, Time until) = 0;
  // Ends all leases.  The caller knows that no other node is sending.
  virtual void end_leases() = 0;

  // What becomes of a claimed mail: it is rendered, delivered, to be tried again, or a dead letter.
  virtual void set_message(std::int64_t id, std::string_view message) = 0;
  virtual void sent(std::int64_t id) = 0;
  virtual void deferred(std::int64_t id, Time due, std::string_view error) = 0;
  virtual void failed(std::int64_t id, std::string_view error) = 0;

  virtual OutboxDepth depth() = 0;
  // Mails with ids above `after`, in order: the dead letters, or those to be sent.
  virtual std::vector<OutboxMail> list(bool dead, std::int64_t after, std::uint32_t limit) = 0;
  // Makes dead letters, and mails that were tried in vain, due at once, and returns their number.  Drops dead
  // mails of `outdated_kind` whose game has more events than the mail tells of.
  virtual std::uint64_t send_again(Time now, std::string_view outdated_kind) = 0;
};

}  // namespace mt::server::store
