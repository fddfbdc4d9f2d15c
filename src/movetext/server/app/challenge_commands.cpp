// Commands that start games.
#include "movetext/server/app/engine_rules.hpp"
#include "movetext/server/app/player_limits.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/domain/start_array.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <variant>

namespace mt::server::app {
namespace {

// Returns whether the options set more than one clock. A game can have only one.
bool has_two_clocks(const std::vector<protocol::CommandOption>& options) {
  return std::count_if(options.begin(), options.end(), [](const protocol::CommandOption& option) {
           return text::same_in_any_case(option.name, "time") ||
                  text::same_in_any_case(option.name, "forfeittime") ||
                  text::same_in_any_case(option.name, "totaltime");
         }) > 1;
}

// Offers the game. Engines accept it at once. If the server has autostart, players whose policy accepts the
// terms also accept at once.
GameId begin(CommandContext& context, const domain::Terms& terms, AccountId first, AccountId second) {
  const GameId id = context.work.offer(terms, context.requester.account, first, second);
  const bool plays = first == context.requester.account || second == context.requester.account;
  if (!context.comment.empty() && plays && may_say_more(context))
    context.work.act(id, {.kind = domain::ActKind::say, .text = context.comment}, context.requester.account);
  const auto is_engine = [&](AccountId account) {
    const domain::Account* who = account == 0 ? nullptr : context.work.account(account);
    return who != nullptr && domain::is_engine(*who);
  };
  const auto agrees = [&](AccountId account) {
    const domain::Account* who = account == 0 ? nullptr : context.work.account(account);
    return who != nullptr && (account == context.requester.account || domain::is_engine(*who) ||
                              domain::policy_for(*who, domain::rating_class(terms)).limit != 0);
  };
  const bool autostart = context.work.policy().autostart && agrees(first) && agrees(second);
  for (const AccountId invitee : {first, second})
    if (invitee != context.requester.account && (autostart || is_engine(invitee)))
      context.work.act(id, {.kind = domain::ActKind::accept}, invitee);
  return id;
}

// Refuses the game if one of the two players does not accept it. Locks the accounts of an engine and its
// opponent; otherwise two games that start at the same time could exceed the engine's limit.
std::optional<domain::Refusal> objection_of_players(CommandContext& context, const domain::Terms& terms,
                                                    const std::array<AccountId, 2>& players) {
  bool has_engine = false;
  for (const AccountId id : players)
    if (const domain::Account* player = id == 0 ? nullptr : context.work.account(id))
      has_engine = has_engine || domain::is_engine(*player);
  if (has_engine)
    for (const AccountId id : {std::min(players[0], players[1]), std::max(players[0], players[1])})
      if (id != 0) context.work.lock_account(id);
  for (std::size_t i = 0; i < players.size(); ++i)
    if (const domain::Account* player = players[i] == 0 ? nullptr : context.work.account(players[i]))
      if (auto refusal = objection_to_opponent(context, *player, terms, players[1 - i])) return refusal;
  return {};
}

std::variant<domain::Terms, domain::Refusal> terms_of(const CommandContext& context,
                                                      const protocol::Command& command) {
  auto terms = domain::default_terms(command.game);
  if (!terms) return domain::make_refusal(Phrase("no-game.to-challenge"_text));
  terms->time = context.work.policy().default_time;
  terms->nag = context.work.policy().default_nag;
  if (has_two_clocks(command.options)) return domain::make_refusal(Phrase("bad-option.two-clocks"_text));
  for (const protocol::CommandOption& option : command.options)
    if (auto refusal = domain::set_option(*terms, option.name, option.value)) return *std::move(refusal);
  domain::choose_start(*terms, crypto::random_below(domain::start_array_count(*terms)));
  if (auto refusal = domain::objection_to_array(*terms)) return *std::move(refusal);
  if (auto refusal = domain::objection(*terms)) return *std::move(refusal);
  return *std::move(terms);
}

// Refuses a challenge at once if it would also be refused after a confirmation, so that the player does not
// confirm it in vain.
std::optional<domain::Refusal> objection_to_terms(CommandContext& context, const protocol::Command& command) {
  auto terms = terms_of(context, command);
  if (auto* refusal = std::get_if<domain::Refusal>(&terms)) return std::move(*refusal);
  for (const std::string& name : command.users)
    if (const domain::Account* engine = context.work.account_named(name);
        engine != nullptr && domain::is_engine(*engine))
      if (auto refusal = objection_of_engine(context.work, *engine, std::get<domain::Terms>(terms),
                                             context.requester.account))
        return refusal;
  return {};
}

CommandResult challenge(CommandContext& context, const protocol::Command& command) {
  const auto agreed = terms_of(context, command);
  if (const auto* refusal = std::get_if<domain::Refusal>(&agreed)) return refused(*refusal);
  const auto& terms = std::get<domain::Terms>(agreed);
  std::vector<AccountId> players;
  for (const std::string& name : command.users) {
    const domain::Account* account = context.work.account_named(name);
    if (account == nullptr) return refused({"no-user.to-act"_text, {{"name", name}}});
    players.push_back(account->id);
  }
  if (players.size() == 1)  // the requester is the other player; their order is chosen by lot
    players.insert(crypto::random_below(2) == 0 ? players.begin() : players.end(), context.requester.account);
  if (players.size() != 2 || players[0] == players[1]) return refused(Phrase("two-players"_text));
  if (domain::first_mover(terms) == Side::second) std::swap(players[0], players[1]);
  if (const auto refusal = objection_of_players(context, terms, {players[0], players[1]}))
    return refused(*refusal);
  if (const auto refusal = objection_to_another_challenge(context)) return refused(*refusal);
  const GameId id = begin(context, terms, players[0], players[1]);
  const bool has_begun = context.work.game(id)->state() == domain::GameState::active;
  CommandResult out =
      done({has_begun ? "outcome.game-begun"_text : "outcome.game-offered"_text, {{"board", id}}});
  out.is_mailed = players[0] == context.requester.account || players[1] == context.requester.account;
  return out;
}

// Returns whether the terms are the same, apart from a start array chosen by lot: two offers of Chess960 on
// the same terms may have different arrays.
bool is_same_but_for_start(domain::Terms terms, std::string_view offered) {
  auto other = domain::parse_terms(offered);
  if (!other) return false;
  for (domain::Terms* each : {&terms, &*other})
    if (domain::has_usual_start(*each)) each->start.clear();
  return terms == *other;
}

CommandResult rematch(CommandContext& context, const protocol::Command& command) {
  const auto board = context.board_of(command);
  if (!board) return refused(Phrase("no-board.which"_text));
  const domain::Game* game = context.work.game(*board);
  if (game == nullptr) return refused(Phrase("no-board.such"_text));
  if (!game->seat_of(context.requester.account)) return refused(Phrase("not-a-player.rematch"_text));
  if (game->state() == domain::GameState::active || game->state() == domain::GameState::offered)
    return refused(Phrase("not-over"_text));
  domain::Terms terms = game->terms();
  const AccountId first = game->player(Side::second);
  const AccountId second = game->player(Side::first);
  if (const auto refusal = objection_of_players(context, terms, {first, second})) return refused(*refusal);
  store::GameQuery offers{.player = context.requester.account, .state = domain::GameState::offered};
  for (const store::BoardRow& row : context.work.store().games().find(offers))
    if (row.players == std::array{first, second} && is_same_but_for_start(terms, row.terms))
      return done({"outcome.rematch-stands"_text, {{"board", row.id}}});
  if (const auto refusal = objection_to_another_challenge(context)) return refused(*refusal);
  if (domain::has_usual_start(terms)) {
    terms.start.clear();
    domain::choose_start(terms, crypto::random_below(domain::start_array_count(terms)));
  }
  const GameId id = begin(context, terms, first, second);
  const bool has_begun = context.work.game(id)->state() == domain::GameState::active;
  CommandResult out =
      done({has_begun ? "outcome.game-begun"_text : "outcome.rematch-offered"_text, {{"board", id}}});
  out.is_mailed = true;
  return out;
}

constexpr auto challenge_rows = std::to_array<Verb>({
    {{.name = "challenge",
      .aliases = {"chall", "match"},
      .shape = &protocol::shapes::challenge,
      .help = {{{"GAME challenge USER USER [-option...]",
                 "offer a game; the first USER moves first; see help challenge"},
                {"GAME accept|decline BOARD",
                 "answer a challenge; decline may be followed by later, too-fast, too-slow, time, rated, "
                 "casual or variant"}}}},
     {.run = challenge, .objection_to_ask = objection_to_terms}},
    {{.name = "rematch",
      .shape = &protocol::shapes::act,
      .in_reply = true,
      .help = {{{"GAME rematch BOARD", "play again with sides changed"}}}},
     {.run = rematch}},
});

}  // namespace

std::span<const Verb> challenge_verbs() {
  return challenge_rows;
}

}  // namespace mt::server::app
