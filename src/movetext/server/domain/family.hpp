// Games that go by one word: who says "draughts" of lists and challenges means all of its forms.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

// "draughts", "chess" or "backgammon", of that word itself or of a game of the table; empty: no such game.
std::string_view family_of(std::string_view game);
// Words that begin commands: the families and, behind each, what players call its games otherwise
// ("checkers"); first those of the game that is played where none is named.
std::vector<std::string> words_for_games();
// The families whose games are played as matches, and how the sentence goes on behind one or several of them:
// "backgammon is".
std::string games_of_matches(std::string_view one = {}, std::string_view several = {});
// The title of a game that a line begins with, "Draughts" of "Draughts Board 101"; empty: none.
std::string_view title_in_front(std::string_view line);
// All games of the family for its word, else the one that is called so.  Empty: no such game.
std::vector<std::string> games_called(std::string_view word);

}  // namespace mt::server::domain
