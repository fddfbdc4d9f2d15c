#include "movetext/server/app/player_limits.hpp"

#include "movetext/server/app/engine_rules.hpp"
#include "movetext/server/domain/family.hpp"

namespace mt::server::app {
namespace {

// Returns nothing if the account may play one more board. The limits of engines are checked elsewhere, when a
// game is offered to them.
std::optional<domain::Refusal> objection_to_more(UnitOfWork& work, const domain::Account& player) {
  if (domain::is_engine(player)) return {};
  if (work.store().games().count_active(player.id, {}) < work.policy().most_active) return {};
  return domain::make_refusal({"too-many-games"_text, {{"name", player.name}}});
}

}  // namespace

std::optional<domain::Refusal> objection_to_begin(CommandContext& context, const domain::Game& game) {
  for (const AccountId id : {context.requester.account, game.player(Side::first), game.player(Side::second)})
    if (const domain::Account* player = id == 0 ? nullptr : context.work.account(id))
      if (auto refusal = objection_to_more(context.work, *player)) return refusal;
  return {};
}

std::optional<domain::Refusal> objection_to_opponent(CommandContext& context, const domain::Account& to,
                                                     const domain::Terms& terms, AccountId against) {
  const std::string_view type = domain::rating_class(terms);
  if (to.state != domain::AccountState::active)
    return domain::make_refusal({"no-user.any-more"_text, {{"name", to.name}}});
  if (domain::is_engine(to)) return objection_of_engine(context.work, to, terms, against);
  if (auto refusal = objection_to_more(context.work, to)) return refusal;
  if (to.id == context.requester.account) return {};
  const domain::ChallengePolicy policy = domain::policy_for(to, type);
  if (policy.limit == 0) return domain::make_refusal({"rejects"_text, {{"name", to.name}, {"game", type}}});
  if (policy.limit > 0) {
    store::GameQuery query{.player = to.id,
                           .state = domain::GameState::active,
                           .rating_classes = domain::games_called(policy.game)};
    query.limit = static_cast<std::uint32_t>(policy.limit);
    if (context.work.store().games().find(query).size() >= query.limit)
      return domain::make_refusal({"limit"_text, {{"name", to.name}, {"game", policy.game}}});
  }
  return {};
}

std::optional<domain::Refusal> objection_to_another_challenge(CommandContext& context) {
  if (context.work.store().limits().allow("challenge:" + std::to_string(context.requester.account),
                                          context.work.now(), day_long,
                                          context.work.policy().most_challenges))
    return {};
  return domain::make_refusal(
      {"too-many.challenges"_text, {{"most", context.work.policy().most_challenges}}});
}

bool may_say_more(CommandContext& context) {
  return context.work.store().limits().allow("say:" + std::to_string(context.requester.account),
                                             context.work.now(), day_long,
                                             context.work.policy().most_comments);
}

}  // namespace mt::server::app
