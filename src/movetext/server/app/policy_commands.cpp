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

// Returns the account's policy for the game of the command. If the command names no game, returns the policy
// for all games.
std::variant<domain::ChallengePolicy, domain::Refusal> policy_of(CommandContext& context,
                                                                 const protocol::Command& command) {
  std::string game;
  if (!command.game.empty() && command.game != "all") {
    const std::vector<std::string> games = domain::games_called(command.game);
    if (games.empty()) return domain::make_refusal({"no-game.called-so"_text, {{"game", command.game}}});
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
  if (limit == 0) return done({"outcome.challenges-declined"_text, {{"game", policy.game}}});
  return done({"outcome.challenges-taken"_text,
               {{"game", policy.game}, {"boards", std::max<std::int32_t>(limit, 0)}}});
}

CommandResult limit(CommandContext& context, const protocol::Command& command) {
  if (text::same_in_any_case(command.text, "accept")) return take_challenges(context, command);
  if (text::same_in_any_case(command.text, "reject")) return take_no_challenges(context, command);
  const std::int64_t number = text::parse_number(command.text, 1000);
  if (number >= 0) return set_limit(context, command, static_cast<std::int32_t>(number));
  const auto found = policy_of(context, command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&found)) return refused(*refusal);
  return refused(Phrase("no-number.of-boards"_text));
}

CommandResult seek(CommandContext& context, const protocol::Command& command) {
  auto found = policy_of(context, command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&found)) return refused(*refusal);
  auto& policy = std::get<domain::ChallengePolicy>(found);
  const std::int64_t number = text::parse_number(command.text, 1000);
  if (number < 0) return refused(Phrase("no-number.of-games"_text));
  policy.seeking = static_cast<std::int32_t>(number);
  save_policy(context, policy);
  return done({"outcome.seeking"_text, {{"number", number}, {"game", policy.game}}});
}

constexpr auto policy_rows = std::to_array<Verb>({
    {{.name = "limit",
      .shape = &protocol::shapes::limit,
      .help = {{{"GAME limit N|accept|reject", "how many boards of that game you play at once"}}}},
     {.run = limit}},
    {{.name = "seek",
      .shape = &protocol::shapes::seek,
      .help = {{{"GAME seek N", "announce that you are looking for N games"}}}},
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
