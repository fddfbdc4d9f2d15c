#include "movetext/server/app/account_name.hpp"

#include "movetext/server/app/verbs.hpp"
#include "movetext/server/domain/account.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::server::app {
namespace {

// Words that have another meaning in a command: the sender, a group of players, yes or no.
constexpr auto common_words = std::to_array<std::string_view>(
    {"all", "anybody", "everybody", "me", "myself", "new", "no", "nobody", "none", "you", "yes"});

domain::Refusal bad_name(TextKey text, const std::string& name) {
  return domain::make_refusal({text, {{"name", name}}});
}

bool is_verb(std::string_view name) {
  const protocol::FoundVerb found = verbs().find(name);
  return found.row != nullptr && text::same_in_any_case(found.as, name);
}

bool is_common_word(std::string_view name) {
  return std::any_of(common_words.begin(), common_words.end(),
                     [&](std::string_view word) { return text::same_in_any_case(word, name); });
}

}  // namespace

std::optional<domain::Refusal> objection_to_name(const std::string& name) {
  if (!domain::is_account_name(name)) return bad_name("bad-name.other-signs"_text, name);
  if (protocol::stands_for_move(name, verbs())) return bad_name("bad-name.is-a-move"_text, name);
  if (std::none_of(name.begin(), name.end(), text::is_letter))
    return bad_name("bad-name.no-letter"_text, name);
  if (name.front() == '-') return bad_name("bad-name.is-an-option"_text, name);
  if (is_verb(name)) return bad_name("bad-name.is-a-command"_text, name);
  if (protocol::is_game_word(name)) return bad_name("bad-name.is-a-game"_text, name);
  if (is_common_word(name)) return bad_name("bad-name.is-a-word"_text, name);
  return {};
}

}  // namespace mt::server::app
