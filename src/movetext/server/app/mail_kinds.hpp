// The kinds of outgoing mails, one row each. Only this table knows the properties of a kind; other code uses
// the row.
//
// To add a kind, add a value of MailKind, a row, and the function that writes the mail. mails_due.hpp decides
// which changes of a game cause a mail of that kind.
#pragma once
#include "movetext/server/app/mail_source.hpp"
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

enum class MailKind : std::uint8_t {
  board,      // the board, after moves and dice only
  news,       // the board, after moves and dice and at least one other event
  offer,      // a challenge
  offer_end,  // a challenge that was not accepted
  reminder,   // reminds a player who has not answered for a long time
  chat,       // a comment, without the board
  watch,      // the board, for an account that watches this board
  end,        // the end of a game, for an account that watches the ends of games
  digest,     // the boards that wait for a player, once a day
  answer,     // an answer to an inbound mail, or a notice to one account
  count_
};

struct MailKindRow {
  MailKind kind;
  std::string_view name;  // stored, so it must never change
  // Writes the mail when it is sent. Without this function, mails of this kind are written when they are put
  // into the outbox.
  MailWriter write = nullptr;
  // Returns the command that ends mails of this kind for a subscriber, which is an account that does not play
  // the game. It is nullptr if these mails are not sent to subscribers.
  std::string (*ending_command)(GameId board) = nullptr;
  // A new mail replaces a waiting mail of the kind `replaces` if both are about the same game and for the
  // same account.
  std::optional<MailKind> replaces{};
  bool may_be_in_digest = false;  // during a game, a player may receive the news in a digest instead
  bool has_record = false;        // the mail at the end of a game has the record attached
  // The text depends on when the mail is written, so it is kept for further attempts to send it.
  bool is_kept = false;
};

const MailKindRow& row_of(MailKind kind);
// Returns nullptr if this program does not know the kind.
const MailKindRow* find_mail_kind(std::string_view name);

// Returns a mail of that kind for the outbox. The caller must fill in its fields.
store::OutboxMail outbox_mail(MailKind kind);

}  // namespace mt::server::app
