// The kinds of outgoing mails, one row each.  Only this table knows what a kind of mail is; all other code
// asks its row.
//
// A new kind is a value of MailKind, a row, and the function that writes it; mails_due.hpp says when a change
// of a game is worth such a mail.
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
  reminder,   // the player has not answered for long
  chat,       // a comment, without a board
  watch,      // the board, for an account that watches it
  end,        // the end of a game, for an account that watches all ends
  digest,     // the boards that wait for a player, once a day
  answer,     // an answer to an inbound mail, or a notice to one account
  count_
};

struct MailKindRow {
  MailKind kind;
  std::string_view name;  // stored, so it never changes
  // Writes the mail when it is sent.  A mail of a kind without this function is written when it is put into
  // the outbox.
  MailWriter write = nullptr;
  // Returns the command that ends such mails to an account that does not play the game; nullptr if they are
  // not sent to subscribers.
  std::string (*ending_command)(GameId board) = nullptr;
  // A mail takes the place of a mail of this kind about the same game to the same account that waits to be
  // sent.
  std::optional<MailKind> replaces{};
  bool may_be_in_digest = false;  // while the game goes on, a player may get it in a digest instead
  bool has_record = false;        // after the end of a game, its record is attached
  // The mail says how things stand when it is written, so what was written is kept for another try.
  bool is_kept = false;
};

const MailKindRow& row_of(MailKind kind);
// Returns nullptr if this program knows no kind of that name.
const MailKindRow* find_mail_kind(std::string_view name);

// Returns a mail of that kind, to be filled in and put into the outbox.
store::OutboxMail outbox_mail(MailKind kind);

}  // namespace mt::server::app
