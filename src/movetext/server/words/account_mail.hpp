// Mails about accounts: confirmation requests, welcomes, notices, digests.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

// The texts of a confirmation request. Both may use the fields {name}, {address} and {command}.
struct QuestionTexts {
  TextKey subject;
  TextKey text;
};

struct ConfirmationView {
  QuestionTexts asks;
  std::string name;     // the name of the account
  std::string address;  // the address to confirm
  // The commands to confirm, one per line and without passwords; if there are several, the mail uses other
  // texts instead of `asks`.
  std::string command;
  Duration expires_in = 30 * minute_long;
  bool for_good = false;  // the action cannot be undone
};
// Returns the mail with the subject "Confirm: ...". It must be sent with the address for answers as its
// Reply-To.
MailText confirmation_mail(const ConfirmationView& view, const Language& language);

struct WelcomeView {
  std::string name;
  std::string address;             // the address for commands: "play@games.example"
  std::string link;                // address of the web pages; empty if there are none
  std::vector<std::string> games;  // the words that can begin a command: "draughts", "chess"
};
MailText welcome_mail(const WelcomeView& view, const Language& language);

// Returns a mail that notifies the owner of an account, with a subject such as "Your password was changed".
// Each of the `details` is one paragraph.
MailText notice_mail(std::string_view subject, std::string_view name, std::span<const std::string> details,
                     const Language& language);

// A board in a digest that waits for the reader's move or answer.
struct DigestBoard {
  GameId board = 0;
  std::string last_move;   // empty if no move was played
  std::string board_text;  // empty if the board is not drawn
  std::string reply_to;    // the address that the reader's move must be sent to
};
// Returns the digest: one line for each board that waits for the account, one line for each other board, and
// then the drawings in `boards` with the addresses for the moves.
MailText digest_mail(std::string_view name, std::span<const GameLine> awaiting,
                     std::span<const GameLine> others, std::span<const DigestBoard> boards,
                     const Language& language);

}  // namespace mt::server::words
