// Writes the mails of the outbox when they are sent: the store keeps what they are about, not their text.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/store/store.hpp"

#include <string>
#include <variant>

namespace mt::server::app {

// Returns the mail as it is sent, with its headers.  A mail that has its text already is returned as it is.
// A mail about a game is the same whenever it is written; a digest says how things stand at `now`.  Returns a
// failure if what the mail is about does not exist any more.  Any thread may call it.
std::variant<std::string, domain::Failure> write_mail(const ServerPolicy& policy, GameCache& games,
                                                      store::Transaction& store,
                                                      const store::OutboxMail& mail, Time now);

// Returns whether the text that write_mail() has written must be kept in the store, because another try would
// give another text.
bool is_kept_when_written(const store::OutboxMail& mail);

}  // namespace mt::server::app
