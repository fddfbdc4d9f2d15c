#include "movetext/server/app/requester_of.hpp"

#include "movetext/server/app/board_answered.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr Duration token_outlives_game = 30 * day_long;

bool has_confirmed(const domain::Account& account, std::string_view mailbox) {
  return std::any_of(account.addresses.begin(), account.addresses.end(), [&](const domain::Address& each) {
    return each.confirmed && text::same_in_any_case(each.mailbox, mailbox);
  });
}

// Returns the sender of a mail to the plain address. Such a mail has no token: the sender is the account of
// the From header, or the account whose password is in the mail.
Requester known_by_address(UnitOfWork& work, const ReceivedMail& received) {
  Requester requester;
  requester.mailbox = received.mail.from;
  if (const auto account = work.store().accounts().of_address(received.mail.from);
      account && has_confirmed(*account, received.mail.from))
    requester.account = account->id;
  if (received.password_of.empty()) return requester;
  if (const domain::Account* account = work.account_named(received.password_of)) {
    requester.account = account->id;
    requester.trusted = true;
  }
  return requester;
}

// Returns the player of the game to whom the token belongs, or nullptr if it belongs to neither player.
const domain::Account* owner_of_token(UnitOfWork& work, const domain::Game& game, const std::string& token) {
  for (const Side seat : {Side::first, Side::second}) {
    const domain::Account* account = work.account(game.player(seat));
    if (account != nullptr && work.policy().keys.verify(token, {protocol::TokenKind::play, game.id(), seat,
                                                                account->id, account->generation}))
      return account;
  }
  return nullptr;
}

std::optional<Requester> known_by_token(UnitOfWork& work, const ReceivedMail& received,
                                        std::string& warning) {
  const domain::Game* game = work.game(received.address().game);
  if (game == nullptr) return {};
  const domain::Account* account = owner_of_token(work, *game, received.address().token);
  if (account == nullptr) return {};
  if (game->finished() != 0 && work.now() > game->finished() + token_outlives_game) return {};
  const bool verified = has_confirmed(*account, received.mail.from) &&
                        received.mail.authentication == protocol::Authentication::pass;
  if (!verified && work.policy().sender_check != SenderCheck::off) warning = "unverified-sender";
  if (!verified && work.policy().sender_check == SenderCheck::require) return {};
  if (tells_of_what_is_lost(*game, received.mail.in_reply_to)) return {};
  Requester requester;
  requester.mailbox = received.mail.from;
  requester.account = account->id;
  requester.trusted = true;
  requester.is_operator = account->is_operator;
  requester.board = game->id();
  requester.ply_seen = received.address().ply;
  requester.event_seen = event_of_message_id(received.mail.in_reply_to, game->id());
  return requester;
}

}  // namespace

std::optional<Requester> requester_of(UnitOfWork& work, const ReceivedMail& received, std::string& warning) {
  if (received.address().kind == protocol::ServerAddress::Kind::open) return known_by_address(work, received);
  return known_by_token(work, received, warning);
}

}  // namespace mt::server::app
