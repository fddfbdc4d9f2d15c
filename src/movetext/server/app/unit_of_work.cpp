#include "movetext/server/app/unit_of_work.hpp"

#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/dice.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/mails_due.hpp"
#include "movetext/server/app/rated_game.hpp"
#include "movetext/server/domain/standing_offer.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

// Copies the data that lists and the sweeper need from the game to its row.
void describe(const domain::Game& game, store::BoardRow& row) {
  row.terms = domain::to_text(game.terms());
  row.rating_class = domain::rating_class(game.terms());
  row.players = {game.player(Side::first), game.player(Side::second)};
  row.state = game.state();
  row.seq = game.seq();
  row.ply = game.ply();
  const auto awaited = game.awaited();
  row.to_move = awaited ? game.player(*awaited) : 0;
  const bool over = game.state() == domain::GameState::finished || game.state() == domain::GameState::aborted;
  row.deadline = over ? 0 : game.deadline();
  row.wake = over ? 0 : game.wake();
  row.board_key = game.board_key();
  row.result = game.result();
  row.created = game.created();
  row.changed = game.changed();
  row.finished = game.finished();
}

constexpr Duration next_day(Time now) {
  return (now / day_long + 1) * day_long;
}

}  // namespace

UnitOfWork::UnitOfWork(const ServerPolicy& policy, GameCache& cache, store::Transaction& transaction,
                       Time now)
    : policy_(policy), cache_(cache), transaction_(transaction), now_(now) {}

domain::Game* UnitOfWork::game(GameId id) {
  if (const auto found = games_.find(id); found != games_.end()) return found->second.game.get();
  auto row = transaction_.games().get(id);
  if (!row) return nullptr;
  auto game = cache_.take(transaction_, id, row->seq);
  return games_.emplace(id, Hand{std::move(*row), std::move(game)}).first->second.game.get();
}

domain::Account* UnitOfWork::account(AccountId id) {
  if (const auto found = accounts_.find(id); found != accounts_.end()) return &found->second;
  auto account = transaction_.accounts().get(id);
  return account ? &accounts_.emplace(id, std::move(*account)).first->second : nullptr;
}

domain::Account* UnitOfWork::account_named(std::string_view name) {
  auto account = transaction_.accounts().named(name);
  if (!account) return nullptr;
  const AccountId id = account->id;
  return &accounts_.try_emplace(id, std::move(*account)).first->second;
}

void UnitOfWork::save(const domain::Account& account) {
  transaction_.accounts().save(account);
  accounts_[account.id] = account;
}

void UnitOfWork::lock_account(AccountId id) {
  transaction_.accounts().lock(id);
  if (auto account = transaction_.accounts().get(id)) accounts_[id] = std::move(*account);
}

domain::Circumstances UnitOfWork::circumstances(const Hand& hand, AccountId by, bool is_operator) {
  domain::Circumstances here;
  here.now = now_;
  here.by = by;
  here.is_operator = is_operator;
  here.grace = policy_.grace->holds(now_);
  if (hand.game->has_dice()) {
    here.seed = hand.row.seed;
    here.commitment = commitment_of(hand.row.seed);
    here.dice = [seed = hand.row.seed, id = hand.row.id](std::uint32_t number) {
      return dice_of(seed, id, number);
    };
    for (const Side seat : {Side::first, Side::second})
      if (const domain::Account* player = account(hand.game->player(seat)))
        here.autoroll[static_cast<std::size_t>(seat)] = player->settings.autoroll;
  }
  return here;
}

domain::ActOutcome UnitOfWork::act(GameId id, const domain::Act& wish, AccountId by, bool is_operator) {
  domain::Game* found = game(id);
  if (found == nullptr)
    return {.kind = domain::ActOutcome::Kind::refused,
            .refusal = domain::make_refusal({"no-board.number"_text, {{"board", id}}})};
  const bool was_offered = found->state() == domain::GameState::offered;
  domain::ActOutcome answer =
      server::domain::carry_out(*found, wish, circumstances(games_.at(id), by, is_operator));
  if (was_offered && found->state() == domain::GameState::active) take_leave_along(*found);
  if (!found->fault().empty()) throw store::StoreError("board " + std::to_string(id) + ": " + found->fault());
  return answer;
}

// When a game starts, stops the clocks of its players who are on leave. The clocks of engines are stopped for
// the whole game, so that an engine never loses on time, even if its program fails.
void UnitOfWork::take_leave_along(domain::Game& game) {
  const AccountId one = game.player(Side::first);
  const AccountId other = game.player(Side::second);
  for (const AccountId id : {std::min(one, other), std::max(one, other)}) lock_account(id);
  for (const Side seat : {Side::first, Side::second})
    if (const domain::Account* player = account(game.player(seat));
        player != nullptr && (player->leave.since != 0 || domain::is_engine(*player)))
      server::domain::carry_out(game, {.kind = domain::ActKind::leave, .seat = seat}, {.now = now_});
}

GameId UnitOfWork::offer(const domain::Terms& terms, AccountId challenger, AccountId first,
                         AccountId second) {
  store::BoardRow row;
  row.players = {first, second};
  row.terms = domain::to_text(terms);
  row.rating_class = domain::rating_class(terms);
  row.created = row.changed = now_;
  auto game = std::make_unique<domain::Game>(0);
  game->add({.at = now_,
             .kind = domain::GameEventKind::offered,
             .by = challenger,
             .a = first,
             .b = second,
             .text = row.terms});
  if (game->has_dice()) row.seed = new_seed();
  row.id = transaction_.games().add(row);
  const domain::GameEvent offered = game->fresh().front();
  auto named = std::make_unique<domain::Game>(row.id);
  named->add(offered);
  const GameId id = row.id;
  games_.emplace(id, Hand{std::move(row), std::move(named)});
  return id;
}

void UnitOfWork::send(store::OutboxMail mail) {
  if (mail.created == 0) mail.created = now_;
  if (mail.due == 0) mail.due = now_;
  transaction_.mails().put(mail);
}

void UnitOfWork::finish() {
  for (auto& [id, hand] : games_)
    if (!hand.game->fresh().empty()) write(hand);
}

void UnitOfWork::write(Hand& hand) {
  const auto fresh = hand.game->fresh();
  const bool ended = std::any_of(fresh.begin(), fresh.end(), [](const domain::GameEvent& event) {
    return event.kind == domain::GameEventKind::finished;
  });
  if (ended)
    if (auto event = rate(policy_.ratings, *hand.game, transaction_, now_)) hand.game->add(std::move(*event));
  describe(*hand.game, hand.row);
  transaction_.games().append(hand.row, hand.game->fresh());
  put_mails(hand);
  call_engines(hand);
}

// Adds the board to the boards that wait for an engine, or removes it.
void UnitOfWork::call_engines(const Hand& hand) {
  if (!mails_due(hand.game->fresh()).has_board_changed()) return;
  for (const Side seat : {Side::first, Side::second}) {
    const domain::Account* player = account(hand.game->player(seat));
    if (player == nullptr || !domain::is_engine(*player)) continue;
    if (domain::waits_for(*hand.game, seat))
      transaction_.turns().put(hand.row.id, player->id, now_);
    else
      transaction_.turns().drop(hand.row.id, player->id);
  }
}

// Returns whether an engine has acted and will act again at once, for example after a roll of its dice. One
// mail will then report all its acts.
bool UnitOfWork::is_going_on(const Hand& hand, const MailsDue& due) {
  const auto awaited = hand.game->awaited();
  const AccountId by = hand.game->fresh().front().by;
  if (due.has_news() || !awaited || hand.game->player(*awaited) != by) return false;
  const domain::Account* player = account(by);
  return player != nullptr && domain::is_engine(*player);
}

void UnitOfWork::put_mails(const Hand& hand) {
  board_facts_.reset();
  const MailsDue due = mails_due(hand.game->fresh());
  if (is_going_on(hand, due)) return;
  for (const Side seat : {Side::first, Side::second}) {
    const AccountId account = hand.game->player(seat);
    if (account == 0 || (seat == Side::second && account == hand.game->player(Side::first))) continue;
    if (const auto kind = due.to_player(*hand.game, seat)) put_to_player(hand, seat, *kind);
  }
  if (!due.concerns_watchers()) return;
  for (const store::WatchRow& watch : transaction_.watches().of_game(hand.row.id)) {
    const auto kind = due.to_watcher(*hand.game, watch);
    const domain::Account* to = kind ? account(watch.account) : nullptr;
    if (to != nullptr) put_game_mail(hand, *to, *kind);
  }
}

void UnitOfWork::put_to_player(const Hand& hand, Side seat, MailKind kind) {
  const domain::Account* to = account(hand.game->player(seat));
  if (to == nullptr) return;
  if (row_of(kind).may_be_in_digest && hand.game->state() == domain::GameState::active) {
    if (to->settings.digest == domain::Digest::daily) return put_digest(*to);
    if (to->settings.digest == domain::Digest::turn && hand.game->awaited() != seat) return;
  }
  put_game_mail(hand, *to, kind);
}

// Returns the data that could change before the mail is written: the ratings, the watchers, and the settings
// and address of the reader.
MailFacts UnitOfWork::facts_of(const Hand& hand, const domain::Account& reader) {
  if (!board_facts_) {
    board_facts_.emplace();
    for (const Side seat : {Side::first, Side::second})
      board_facts_->ratings[domain::Game::index(seat)] = rating_shown(*hand.game, seat, transaction_);
    board_facts_->watchers = watchers_of(*hand.game, transaction_);
  }
  MailFacts facts = *board_facts_;
  facts.settings = reader.settings;
  facts.reply_to = board_address(policy_, *hand.game, reader);
  return facts;
}

// Returns a mail to the account, or nothing if the account receives no mail.
std::optional<store::OutboxMail> UnitOfWork::mail_to(const domain::Account& to, MailKind kind) const {
  const domain::Address* address = domain::mail_address(to);
  if (address == nullptr || to.mail_suspended != 0) return {};
  store::OutboxMail mail = outbox_mail(kind);
  mail.account = to.id;
  mail.sender = policy_.names.bounce(to.id, policy_.keys);
  mail.recipient = address->mailbox;
  return mail;
}

// Puts a mail into the outbox without its text. The text is written when the mail is sent (write_mail.hpp),
// from the facts of the mail and from the events, which never change.
void UnitOfWork::put_game_mail(const Hand& hand, const domain::Account& to, MailKind kind) {
  auto mail = mail_to(to, kind);
  if (!mail) return;
  mail->game = hand.row.id;
  mail->event = hand.game->seq();
  mail->message_id = event_message_id(mail->game, mail->event, to.id, now_, policy_.names.domain());
  mail->facts = to_text(facts_of(hand, to));
  send(std::move(*mail));
}

void UnitOfWork::put_digest(const domain::Account& to) {
  auto mail = mail_to(to, MailKind::digest);
  if (!mail) return;
  mail->due = next_day(now_);
  mail->message_id = "d" + std::to_string(mail->due / day_long) + ".u" + std::to_string(to.id) + '@' +
                     policy_.names.domain();
  send(std::move(*mail));
}

void UnitOfWork::keep_games() {
  for (auto& [id, hand] : games_) cache_.put(std::move(hand.game));
  games_.clear();
}

}  // namespace mt::server::app
