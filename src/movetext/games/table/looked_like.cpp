#include "movetext/games/table/looked_like.hpp"

#include <numeric>

namespace mt {
namespace {

// The families come first, then the unsupported games.
std::size_t count_of_games() {
  return families().size() + unplayed_games().size();
}

LookedLike game_at(std::size_t i) {
  const std::size_t played = families().size();
  if (i < played) return {.family = families()[i]};
  return {.unplayed = unplayed_games()[i - played]};
}

const Looks& looks_at(std::size_t i) {
  const std::size_t played = families().size();
  return i < played ? families()[i]->looks : unplayed_games()[i - played]->looks;
}

// Finds the game with the largest amount; an amount is a claim or a number of votes.
template <class Amount>
struct Leader {
  std::size_t game = 0;
  Amount most{};
  bool is_tie = true;  // another game has the same amount, or no game has any

  void add(std::size_t other, Amount amount) {
    if (amount < most) return;
    is_tie = amount == most;
    most = amount;
    game = other;
  }
};

// Removes the marks after the squares of a move, such as ! and +.
std::string_view without_marks(std::string_view word) {
  return word.substr(0, word.find_last_not_of("!?+#=,.") + 1);
}

// A move that only one game has counts more than a move that a typing error can produce.
std::uint32_t weight(Claim claim) {
  return claim == Claim::unmistakable ? 4 : 1;
}

}  // namespace

LookedLike look_of_position(std::string_view text, Claim least) {
  Leader<Claim> leader;
  for (std::size_t i = 0; i < count_of_games(); ++i)
    if (const auto claim = looks_at(i).position) leader.add(i, claim(text));
  return leader.is_tie || leader.most < least ? LookedLike{} : game_at(leader.game);
}

void MoveVotes::add(std::string_view word, WordPlace place) {
  constexpr std::size_t longest = 4096;  // a game without blanks is one word
  word = without_marks(word);
  if (word.empty() || word.size() > longest) return;
  Leader<Claim> leader;
  for (std::size_t i = 0; i < count_of_games(); ++i)
    if (const auto claim = looks_at(i).move) leader.add(i, claim(word, place));
  if (leader.most == Claim::none) return;
  moves_.push_back(word);
  if (leader.is_tie) return;
  votes_.resize(count_of_games());
  votes_[leader.game] += weight(leader.most);
}

bool MoveVotes::is_of_unplayed(std::size_t game) const {
  constexpr std::uint32_t sure = 8;
  const std::uint32_t all = std::accumulate(votes_.begin(), votes_.end(), std::uint32_t{0});
  return votes_[game] >= sure && 2 * votes_[game] > all;
}

LookedLike MoveVotes::decide() const {
  for (std::size_t i = 0; i < count_of_games(); ++i)
    if (const auto is_record = looks_at(i).record; is_record != nullptr && is_record(moves_))
      return game_at(i);
  Leader<std::uint32_t> leader;
  for (std::size_t i = 0; i < votes_.size(); ++i) {
    const LookedLike game = game_at(i);
    if (game.family != nullptr)
      leader.add(i, votes_[i]);
    else if (is_of_unplayed(i))
      return game;
  }
  return leader.is_tie ? LookedLike{} : game_at(leader.game);
}

}  // namespace mt
