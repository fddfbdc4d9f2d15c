// How values of few kinds are written into tables.  These words never change.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <string_view>

namespace mt::server {

std::string_view word_of(GameState state);
std::string_view word_of(Result result);
std::string_view word_of(Watching watching);

// Throw Unreadable for a word that was never written: the table is of a newer program, or damaged.
GameState game_state_of(std::string_view word);
Result result_of(std::string_view word);
Watching watching_of(std::string_view word);
AccountState account_state_of(std::string_view word);
Digest digest_of(std::string_view word);
EventKind event_kind_of(std::string_view word);

}  // namespace mt::server
