// The kinds of outgoing mails, one row each.  Only this table knows the properties of a kind; all other code
// uses its row.
//
// A new kind is a value of MailKind, a row, and the function that writes it; mails_due.hpp decides which
// changes of a game cause such a mail.
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
  board,      // the board after a move, when nothing else has happened
  news,       // the board, when more than moves and dice has happened
  offer,      // a challenge
  offer_end,  // a challenge that was not accepted
  reminder,   // the player has not answered for a long time
  chat,       // a comment, without a board
  watch,      // the board, for an account that watches it
  end,        // the end of a game, for an account that watches all ends
  digest,     // the boards that wait for a player, once a day
  answer,     // an answer to an inbound mail, or a notice to one account
  count_
};

struct MailKindRow {
  MailKind kind;
  std::string_view name;  // stored, so it must never change
  // Writes the mail when it is sent.  A mail of a kind without this function is written when it is put into
  // the outbox.
  MailWriter write = nullptr;
  // Returns the command that ends such mails to an account that does not play the game; nullptr if they are
  // not sent to subscribers.
  std::string (*ending_command)(GameId board) = nullptr;
  // A new mail replaces a waiting mail of this kind about the same game to the same account.
  std::optional<MailKind> replaces{};
  bool may_be_in_digest = false;  // while the game continues, a player may receive it in a digest instead
  bool has_record = false;        // after the end of a game, its record is attached
  // The mail shows the situation at the time it is written, so the written text is kept for retries.
  bool is_kept = false;
};

const MailKindRow& row_of(MailKind kind);
// Returns nullptr if this program knows no kind of that name.
const MailKindRow* find_mail_kind(std::string_view name);

// Returns a mail of that kind, to be filled in and put into the outbox.
store::OutboxMail outbox_mail(MailKind kind);

}  // namespace mt::server::app
