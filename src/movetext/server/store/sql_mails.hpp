// Outgoing mails in SQL.
#pragma once
#include "movetext/server/store/job.hpp"
#include "movetext/server/store/mails.hpp"
#include "movetext/server/store/statements.hpp"

#include <vector>

namespace mt::server::store {

class SqlMails : public Mails {
 public:
  // put() records in `changes` that there are mails to be sent.
  SqlMails(const Statements& statements, std::vector<Change>& changes)
      : statements_(statements), changes_(changes) {}

  void put(const OutboxMail& mail) override;
  std::vector<OutboxMail> claim(Time now, Duration lease, std::uint32_t limit) override;
  bool renew_lease(std::int64_t id, std::uint32_t tries, Time until) override;
  void end_leases() override;
  void set_message(std::int64_t id, std::string_view message) override;
  void sent(std::int64_t id) override;
  void deferred(std::int64_t id, Time due, std::string_view error) override;
  void failed(std::int64_t id, std::string_view error) override;
  OutboxDepth depth() override;
  std::vector<OutboxMail> list(bool dead, std::int64_t after, std::uint32_t limit) override;
  std::uint64_t send_again(Time now, std::string_view outdated_kind) override;

 private:
  Statements statements_;
  std::vector<Change>& changes_;
};

}  // namespace mt::server::store
