// Writes the mails of the outbox when they are sent. Until then, the store has only the data that they are
// written from.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/store/store.hpp"

#include <string>
#include <variant>

namespace mt::server::app {

// Returns the mail with its headers, as it will be sent. A mail that already has its text is returned
// unchanged. The text of a mail about a game does not depend on when it is written; a digest shows the boards
// at the time `now`. Returns a failure if the subject of the mail no longer exists. May be called from any
// thread.
std::variant<std::string, domain::Failure> write_mail(const ServerPolicy& policy, GameCache& games,
                                                      store::Transaction& store,
                                                      const store::OutboxMail& mail, Time now);

// Returns whether the text from write_mail() must be kept in the store, because it would be different if it
// were written again.
bool is_kept_when_written(const store::OutboxMail& mail);

}  // namespace mt::server::app
