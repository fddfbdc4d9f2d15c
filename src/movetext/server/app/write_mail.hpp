// Writes the mails of the outbox when they are sent: the store keeps their subject matter, not their text.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/store/store.hpp"

#include <string>
#include <variant>

namespace mt::server::app {

// Returns the mail as it will be sent, with its headers.  A mail that already has its text is returned
// unchanged.  A mail about a game is the same whenever it is written; a digest shows the situation at `now`.
// Returns a failure if the subject of the mail no longer exists.  Any thread may call it.
std::variant<std::string, domain::Failure> write_mail(const ServerPolicy& policy, GameCache& games,
                                                      store::Transaction& store,
                                                      const store::OutboxMail& mail, Time now);

// Returns whether the text from write_mail() must be kept in the store, because another attempt would give
// another text.
bool is_kept_when_written(const store::OutboxMail& mail);

}  // namespace mt::server::app
