#include "movetext/server/app/policy_commands.hpp"

#include "movetext/server/app/verbs.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <variant>

namespace mt::server::app {
namespace {

std::string games_of(const domain::ChallengePolicy& policy) {
  return policy.game.empty() ? "all games" : policy.game;
}

// Returns the account's policy for the game that the command names, or for all games.
std::variant<domain::ChallengePolicy, domain::Refusal> policy_of(CommandContext& context,
                                                                 const protocol::Command& command) {
  std::string game;
  if (!command.game.empty() && command.game != "all") {
    const std::vector<std::string> games = domain::games_called(command.game);
    if (games.empty())
      return domain::Refusal{.code = "no-game", .message = "no game is called " + command.game, .hint = {}};
    game = games.size() == 1 ? games.front() : domain::family_of(command.game);
  }
  domain::ChallengePolicy policy = domain::policy_for(*context.self(), game);
  policy.game = game;
  return policy;
}

void save_policy(CommandContext& context, const domain::ChallengePolicy& policy) {
  domain::Account account = *context.self();
  const auto same =
      std::find_if(account.policies.begin(), account.policies.end(),
                   [&](const domain::ChallengePolicy& each) { return each.game == policy.game; });
  if (same == account.policies.end())
    account.policies.push_back(policy);
  else
    *same = policy;
  context.work.save(account);
}

CommandResult set_limit(CommandContext& context, const protocol::Command& command, std::int32_t limit) {
  auto found = policy_of(context, command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&found)) return refused(*refusal);
  auto& policy = std::get<domain::ChallengePolicy>(found);
  policy.limit = limit;
  save_policy(context, policy);
  if (limit == 0) return done("challenges to " + games_of(policy) + " are declined");
  return done("challenges to " + games_of(policy) + " are taken" +
              (limit > 0 ? " up to " + std::to_string(limit) + " boards" : std::string()));
}

CommandResult limit(CommandContext& context, const protocol::Command& command) {
  if (text::same_in_any_case(command.text, "accept")) return take_challenges(context, command);
  if (text::same_in_any_case(command.text, "reject")) return take_no_challenges(context, command);
  const std::int64_t number = text::parse_number(command.text, 1000);
  if (number >= 0) return set_limit(context, command, static_cast<std::int32_t>(number));
  const auto found = policy_of(context, command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&found)) return refused(*refusal);
  return refused({.code = "no-number", .message = "a number of boards, accept or reject", .hint = "limit 5"});
}

CommandResult seek(CommandContext& context, const protocol::Command& command) {
  auto found = policy_of(context, command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&found)) return refused(*refusal);
  auto& policy = std::get<domain::ChallengePolicy>(found);
  const std::int64_t number = text::parse_number(command.text, 1000);
  if (number < 0)
    return refused({.code = "no-number", .message = "how many games do you look for?", .hint = "seek 2"});
  policy.seeking = static_cast<std::int32_t>(number);
  save_policy(context, policy);
  return done("you look for " + std::to_string(number) + " games of " + games_of(policy));
}

constexpr auto policy_rows = std::to_array<Verb>({
    {{.name = "limit",
      .shape = &protocol::shapes::limit,
      .help = {{{"GAME limit N|accept|reject", "how many boards of that game you play at once"}}}},
     {.run = limit}},
    {{.name = "seek",
      .shape = &protocol::shapes::seek,
      .help = {{{"GAME seek N", "say that you look for N games"}}}},
     {.run = seek}},
});

}  // namespace

std::span<const Verb> policy_verbs() {
  return policy_rows;
}

CommandResult take_challenges(CommandContext& context, const protocol::Command& command) {
  return set_limit(context, command, domain::ChallengePolicy::unlimited);
}

CommandResult take_no_challenges(CommandContext& context, const protocol::Command& command) {
  return set_limit(context, command, 0);
}

}  // namespace mt::server::app
