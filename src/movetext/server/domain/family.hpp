// Games that go by one word: who says "draughts" of lists and challenges means all of its forms.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server {

// "draughts", "chess" or "backgammon", of that word itself or of a game of the table; empty: no such game.
std::string_view family_of(std::string_view game);
// All games of the family for its word, else the one that is called so.  Empty: no such game.
std::vector<std::string> games_called(std::string_view word);

}  // namespace mt::server
