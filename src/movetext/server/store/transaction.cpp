#include "movetext/server/store/transaction.hpp"

namespace mt::server::store {
namespace {

constexpr Statement expire_inbound{"delete from inbound where received < ?1"};
constexpr Statement expire_dead{"delete from outbox where dead = 1 and created < ?1"};
constexpr Statement expire_confirmations{"delete from confirmation where expires <= ?1"};
constexpr Statement expire_occasions{"delete from occasion where expires <= ?1"};

}  // namespace

void Transaction::expire(Time mails_before, Time now) {
  statements_.post(expire_inbound, {mails_before});
  statements_.post(expire_dead, {mails_before});
  statements_.post(expire_confirmations, {now});
  statements_.post(expire_occasions, {now});
}

}  // namespace mt::server::store
