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

// Whoever writes one of them means himself, an answer or any player.
constexpr auto common_words = std::to_array<std::string_view>(
    {"all", "anybody", "everybody", "me", "myself", "new", "no", "nobody", "none", "you", "yes"});

domain::Refusal bad_name(std::string message) {
  return {.code = "bad-name", .message = std::move(message), .hint = "signup fred"};
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
  if (!domain::is_account_name(name)) return bad_name("a name has 2 to 20 letters, digits, - and _");
  if (protocol::stands_for_move(name, verbs())) return bad_name(name + " would be read as a move");
  if (std::none_of(name.begin(), name.end(), text::is_letter)) return bad_name("a name has a letter in it");
  if (name.front() == '-') return bad_name("a name that begins with - would be read as an option");
  if (is_verb(name)) return bad_name(name + " would be read as a command");
  if (protocol::is_game_word(name)) return bad_name(name + " would be read as a game");
  if (is_common_word(name)) return bad_name(name + " would be taken for something else than a player");
  return {};
}

}  // namespace mt::server::app
