// Writes the mails of the outbox when they are sent: the store keeps what they are about, not what they say.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/store/store.hpp"

#include <string>
#include <variant>

namespace mt::server::app {

// Returns the mail as it is sent, headers and all.  A mail that is written already stays as it is; one about
// a game comes out the same at any time; a digest says how things stand `now`.  Refused: what the mail is
// about is not there any more.  Any thread may call it.
std::variant<std::string, domain::Failure> write_mail(const Policy& policy, GameCache& games,
                                                      store::Transaction& store,
                                                      const store::OutboxMail& mail, Time now);

// Says whether what write_mail() has written is to be kept in the store, because another try would not come
// out the same.
bool is_kept_when_written(const store::OutboxMail& mail);

}  // namespace mt::server::app
