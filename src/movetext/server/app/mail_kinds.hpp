// The kinds of mails that go out: one row each.  Only this table knows what a kind of mail is; everything
// else asks its row.
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
  board,      // the board after a move; nothing else has happened
  news,       // the board, and more than moves and dice have happened
  offer,      // a challenge
  offer_end,  // a challenge that was not accepted
  reminder,   // the player has been awaited for long
  chat,       // a comment alone
  watch,      // the board, for an account that watches it
  end,        // the end of a game, for an account that watches all ends
  digest,     // the boards that wait for a player, once a day
  answer,     // to an inbound mail, and notices to one account
  count_
};

struct MailKindRow {
  MailKind kind;
  std::string_view name;  // as it stands in stores: it never changes
  // Writes the mail when it is sent; nullptr: it is written when it is put into the outbox.
  MailWriter write = nullptr;
  // Returns the command that ends such mails to an account that does not play the game; nullptr: nobody has
  // subscribed to such mails.
  std::string (*ending_command)(GameId board) = nullptr;
  // The kind of mail whose place it takes: of the same game and account, while that waits to be sent.
  std::optional<MailKind> replaces{};
  bool may_be_in_digest = false;  // a player may wish to have it in a digest instead, while the game goes on
  bool has_record = false;        // the record of a game that is over is attached
  // It says how things stand when it is written, so that what was written is kept for another try.
  bool is_kept = false;
};

const MailKindRow& row_of(MailKind kind);
// Returns nullptr for the name of a kind that this program does not know.
const MailKindRow* find_mail_kind(std::string_view name);

// Returns a mail of that kind, to be filled in and put into the outbox.
store::OutboxMail outbox_mail(MailKind kind);

}  // namespace mt::server::app
