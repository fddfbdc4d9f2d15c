#include "movetext/server/store/stored_words.hpp"

#include "movetext/server/store/errors.hpp"

#include <array>
#include <string>

namespace mt::server::store {
namespace {

constexpr std::array<std::string_view, 4> game_states{"offered", "active", "finished", "aborted"};
constexpr std::array<std::string_view, 4> results{"none", "first-wins", "second-wins", "draw"};
constexpr std::array<std::string_view, 2> watchings{"moves", "end"};

[[noreturn]] void unknown(std::string_view word) {
  throw Unreadable("the store contains a word that this program does not know: \"" + std::string(word) +
                   "\"");
}

template <class Enum, std::size_t Size>
Enum find(const std::array<std::string_view, Size>& words, std::string_view word) {
  for (std::size_t i = 0; i < Size; ++i)
    if (words[i] == word) return static_cast<Enum>(i);
  unknown(word);
}

// Returns the enumerator, from 0 to `last`, whose name_of() is the word.
template <class Enum>
Enum find_named(Enum last, std::string_view word) {
  for (int i = 0; i <= static_cast<int>(last); ++i)
    if (domain::name_of(static_cast<Enum>(i)) == word) return static_cast<Enum>(i);
  unknown(word);
}

}  // namespace

std::string_view word_of(domain::GameState state) {
  return game_states.at(static_cast<std::size_t>(state));
}
std::string_view word_of(domain::BoardResult result) {
  return results.at(static_cast<std::size_t>(result));
}
std::string_view word_of(Watching watching) {
  return watchings.at(static_cast<std::size_t>(watching));
}

domain::GameState game_state_of(std::string_view word) {
  return find<domain::GameState>(game_states, word);
}
domain::BoardResult result_of(std::string_view word) {
  return find<domain::BoardResult>(results, word);
}
Watching watching_of(std::string_view word) {
  return find<Watching>(watchings, word);
}
domain::AccountState account_state_of(std::string_view word) {
  return find_named(domain::AccountState::banned, word);
}
domain::AccountKind account_kind_of(std::string_view word) {
  return find_named(domain::AccountKind::engine, word);
}
domain::Digest digest_of(std::string_view word) {
  return find_named(domain::Digest::turn, word);
}
domain::GameEventKind event_kind_of(std::string_view word) {
  if (const auto kind = domain::find_event_kind(word)) return *kind;
  unknown(word);
}

}  // namespace mt::server::store
