// The words that the tables contain for enumerators. These words must never change.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <string_view>

namespace mt::server::store {

std::string_view word_of(domain::GameState state);
std::string_view word_of(domain::BoardResult result);
std::string_view word_of(Watching watching);

// These functions throw Unreadable for an unknown word: a newer program wrote the table, or the table is
// damaged.
domain::GameState game_state_of(std::string_view word);
domain::BoardResult result_of(std::string_view word);
Watching watching_of(std::string_view word);
domain::AccountState account_state_of(std::string_view word);
domain::AccountKind account_kind_of(std::string_view word);
domain::Digest digest_of(std::string_view word);
domain::GameEventKind event_kind_of(std::string_view word);

}  // namespace mt::server::store
