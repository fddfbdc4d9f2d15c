// Challenges, and who may challenge whom.
#include "movetext/server/app/desk.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/domain/start_array.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::app {

namespace {

// Nothing: the account may play one board more.
std::optional<domain::Refusal> objection_to_more(UnitOfWork& work, const domain::Account& player) {
  if (work.store().count_active(player.id, {}) < work.policy().most_active) return {};
  return domain::Refusal{.code = "too-many-games",
                         .message = player.name + " plays as many games as one may",
                         .hint = "when one of them is over there is room for another"};
}

// A game has one clock.
bool has_two_clocks(const std::vector<protocol::CommandOption>& options) {
  return std::count_if(options.begin(), options.end(), [](const protocol::CommandOption& option) {
           return text::same_in_any_case(option.name, "time") ||
                  text::same_in_any_case(option.name, "forfeittime") ||
                  text::same_in_any_case(option.name, "totaltime");
         }) > 1;
}

}  // namespace

// By now those who were below the limit when the game was offered may have reached it.
std::optional<domain::Refusal> Desk::objection_to_begin(const domain::Game& game) {
  for (const AccountId id : {requester_.account, game.player(Side::first), game.player(Side::second)})
    if (const domain::Account* player = id == 0 ? nullptr : work_.account(id))
      if (auto refusal = objection_to_more(work_, *player)) return refusal;
  return {};
}

std::optional<domain::Refusal> Desk::objection_of(const domain::Account& to, const domain::Terms& terms) {
  const std::string_view type = domain::rating_class(terms);
  if (to.state != domain::AccountState::active)
    return domain::Refusal{
        .code = "no-user", .message = to.name + " does not play here any more", .hint = {}};
  if (auto refusal = objection_to_more(work_, to)) return refusal;
  if (to.id == requester_.account) return {};
  const domain::ChallengePolicy policy = domain::policy_for(to, type);
  if (policy.limit == 0)
    return domain::Refusal{
        .code = "rejects", .message = to.name + " takes no challenges to " + std::string(type), .hint = {}};
  if (policy.limit > 0) {
    store::GameQuery query{.player = to.id,
                           .state = domain::GameState::active,
                           .rating_classes = domain::games_called(policy.game)};
    query.limit = static_cast<std::uint32_t>(policy.limit);
    if (work_.store().games(query).size() >= query.limit)
      return domain::Refusal{.code = "limit",
                             .message = to.name + " plays as many boards of " +
                                        (policy.game.empty() ? std::string("all games") : policy.game) +
                                        " as he wishes",
                             .hint = {}};
  }
  return {};
}

std::optional<domain::Refusal> Desk::objection_to_another_challenge() {
  if (work_.store().allow("challenge:" + std::to_string(requester_.account), work_.now(), day_long,
                          work_.policy().most_challenges))
    return {};
  return domain::Refusal{.code = "too-many",
                         .message = "that is enough for today: an account offers at most " +
                                    std::to_string(work_.policy().most_challenges) + " games in a day",
                         .hint = "seek N tells others that you look for games"};
}

// Offered; where both sides said yes before, begun.
GameId Desk::begin(const domain::Terms& terms, AccountId first, AccountId second) {
  const GameId id = work_.offer(terms, requester_.account, first, second);
  const bool plays = first == requester_.account || second == requester_.account;
  if (!comment_.empty() && plays && may_say_more())
    work_.act(id, {.kind = domain::ActKind::say, .text = comment_}, requester_.account);
  if (!work_.policy().autostart) return id;
  const auto agrees = [&](AccountId account) {
    const domain::Account* who = account == 0 ? nullptr : work_.account(account);
    return who != nullptr && (account == requester_.account ||
                              domain::policy_for(*who, domain::rating_class(terms)).limit != 0);
  };
  if (agrees(first) && agrees(second))
    for (const AccountId invitee : {first, second})
      if (invitee != requester_.account) work_.act(id, {.kind = domain::ActKind::accept}, invitee);
  return id;
}

std::variant<domain::Terms, domain::Refusal> Desk::terms_of(const protocol::Command& command) const {
  auto terms = domain::default_terms(command.game);
  if (!terms)
    return domain::Refusal{
        .code = "no-game", .message = "which game?", .hint = "draughts challenge fred barney"};
  terms->time = work_.policy().default_time;
  terms->nag = work_.policy().default_nag;
  if (has_two_clocks(command.options))
    return domain::Refusal{.code = "bad-option",
                           .message = "a game has one clock, and here are two",
                           .hint = "one of time, forfeittime and totaltime"};
  for (const protocol::CommandOption& option : command.options)
    if (auto refusal = domain::set_option(*terms, option.name, option.value)) return *std::move(refusal);
  domain::choose_start(*terms, crypto::random_below(domain::start_array_count(*terms)));
  if (auto refusal = domain::objection_to_array(*terms)) return *std::move(refusal);
  if (auto refusal = domain::objection(*terms)) return *std::move(refusal);
  return *std::move(terms);
}

CommandResult Desk::challenge(const protocol::Command& command) {
  const auto agreed = terms_of(command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&agreed)) return refused(*refusal);
  const auto& terms = std::get<domain::Terms>(agreed);
  std::vector<AccountId> players;
  for (const std::string& name : command.users) {
    const domain::Account* account = work_.account_named(name);
    if (account == nullptr)
      return refused(
          {.code = "no-user", .message = "nobody is called " + name, .hint = "list shows who plays here"});
    players.push_back(account->id);
  }
  if (players.size() == 1)  // against who asks; chance decides who begins
    players.insert(crypto::random_below(2) == 0 ? players.begin() : players.end(), requester_.account);
  if (players.size() != 2 || players[0] == players[1])
    return refused({.code = "two-players", .message = "a game has two players", .hint = {}});
  if (domain::first_mover(terms) == Side::second) std::swap(players[0], players[1]);
  for (const AccountId id : players)
    if (const auto refusal = objection_of(*work_.account(id), terms)) return refused(*refusal);
  if (const auto refusal = objection_to_another_challenge()) return refused(*refusal);
  const GameId id = begin(terms, players[0], players[1]);
  CommandResult out =
      done("board " + std::to_string(id) +
           (work_.game(id)->state() == domain::GameState::active ? " has begun" : " is offered"));
  out.is_mailed = players[0] == requester_.account || players[1] == requester_.account;
  return out;
}

CommandResult Desk::policy(const protocol::Command& command) {
  domain::Account account = *self();
  std::string game;
  if (!command.game.empty() && command.game != "all") {
    const std::vector<std::string> games = domain::games_called(command.game);
    if (games.empty())
      return refused({.code = "no-game", .message = "no game is called " + command.game, .hint = {}});
    game = games.size() == 1 ? games.front() : domain::family_of(command.game);
  }
  domain::ChallengePolicy policy = domain::policy_for(account, game);
  policy.game = game;
  const std::int64_t number = text::parse_number(command.text, 1000);
  if (command.verb == protocol::Verb::seek) {
    if (number < 0)
      return refused({.code = "no-number", .message = "how many games do you look for?", .hint = "seek 2"});
    policy.seeking = static_cast<std::int32_t>(number);
  } else if (command.verb == protocol::Verb::accept || text::same_in_any_case(command.text, "accept")) {
    policy.limit = domain::ChallengePolicy::unlimited;
  } else if (command.verb == protocol::Verb::reject || text::same_in_any_case(command.text, "reject")) {
    policy.limit = 0;
  } else if (number >= 0) {
    policy.limit = static_cast<std::int32_t>(number);
  } else {
    return refused(
        {.code = "no-number", .message = "a number of boards, accept or reject", .hint = "limit 5"});
  }
  const auto same = std::find_if(account.policies.begin(), account.policies.end(),
                                 [&](const domain::ChallengePolicy& each) { return each.game == game; });
  if (same == account.policies.end())
    account.policies.push_back(policy);
  else
    *same = policy;
  work_.save(account);
  const std::string of = game.empty() ? "all games" : game;
  if (command.verb == protocol::Verb::seek)
    return done("you look for " + std::to_string(policy.seeking) + " games of " + of);
  if (policy.limit == 0) return done("challenges to " + of + " are declined");
  return done("challenges to " + of + " are taken" +
              (policy.limit > 0 ? " up to " + std::to_string(policy.limit) + " boards" : std::string()));
}

}  // namespace mt::server::app
