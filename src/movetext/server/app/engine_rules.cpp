#include "movetext/server/app/engine_rules.hpp"

#include "movetext/server/domain/start_array.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

using domain::make_refusal;

bool plays(const EngineRules& rules, std::string_view game) {
  return rules.games.empty() || std::find(rules.games.begin(), rules.games.end(), game) != rules.games.end();
}

// Returns whether the clock ends the game. Without a clock, a game that the opponent has left would never
// end, and would always count towards the engine's maximum number of boards.
bool ends_by_clock(const domain::Terms& terms) {
  return terms.time.kind != domain::TimeControl::Kind::none && !terms.claimed_timeouts;
}

std::optional<domain::Refusal> objection_to_terms(const EngineRules& rules, const domain::Terms& terms) {
  const std::string& name = rules.name;
  if (!plays(rules, domain::rating_class(terms)))
    return make_refusal(
        {"engine.other-games"_text,
         {{"name", name}, {"game", domain::rating_class(terms)}, {"games", listed(rules.games)}}});
  if (!ends_by_clock(terms)) return make_refusal({"engine.no-clock"_text, {{"name", name}}});
  if (!rules.rated && domain::is_for_ratings(terms))
    return make_refusal({"engine.not-rated"_text, {{"name", name}}});
  if (terms.match_length > rules.longest_match)
    return make_refusal({"engine.long-match"_text, {{"name", name}, {"points", rules.longest_match}}});
  if (terms.match_length > 1 && terms.cube && !rules.cube)
    return make_refusal({"engine.no-cube"_text, {{"name", name}}});
  return {};
}

// Refuses one more board if the engine has reached its limit, in total or against that opponent.
std::optional<domain::Refusal> objection_to_more(UnitOfWork& work, const EngineRules& rules,
                                                 const domain::Account& engine, AccountId opponent) {
  std::uint32_t boards = 0;
  std::uint32_t with_opponent = 0;
  for (const domain::GameState state : {domain::GameState::active, domain::GameState::offered})
    for (const store::BoardRow& row :
         work.store().games().find({.player = engine.id, .state = state, .limit = most_engine_boards})) {
      ++boards;
      if (opponent != 0 && std::find(row.players.begin(), row.players.end(), opponent) != row.players.end())
        ++with_opponent;
    }
  const domain::Account* const other = opponent == 0 ? nullptr : work.account(opponent);
  if (other != nullptr && with_opponent >= rules.boards_a_player)
    return make_refusal({"engine.enough-of-one"_text,
                         {{"name", rules.name}, {"player", other->name}, {"boards", rules.boards_a_player}}});
  if (boards >= rules.boards)
    return make_refusal({"engine.all-taken"_text, {{"name", rules.name}, {"boards", rules.boards}}});
  return {};
}

}  // namespace

const EngineRules* rules_of(const ServerPolicy& policy, const domain::Account& engine) {
  for (const EngineRules& rules : policy.engines)
    if (text::same_in_any_case(rules.name, engine.name)) return &rules;
  return nullptr;
}

std::optional<domain::Refusal> objection_of_engine(UnitOfWork& work, const domain::Account& engine,
                                                   const domain::Terms& terms, AccountId opponent) {
  const EngineRules* rules = rules_of(work.policy(), engine);
  if (rules == nullptr) return make_refusal({"engine.away"_text, {{"name", engine.name}}});
  const domain::Account* other = opponent == 0 ? nullptr : work.account(opponent);
  if (other != nullptr && domain::is_engine(*other))
    return make_refusal({"engine.other-engine"_text, {{"name", engine.name}}});
  if (auto refusal = objection_to_terms(*rules, terms)) return refusal;
  return objection_to_more(work, *rules, engine, opponent);
}

}  // namespace mt::server::app
