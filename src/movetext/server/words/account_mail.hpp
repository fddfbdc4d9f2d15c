// Mails about accounts.
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

// The texts of a question.  The fields of both texts are {name}, {address} and {command}.
struct QuestionTexts {
  TextKey subject;
  TextKey text;
};

struct ConfirmationView {
  QuestionTexts asks;
  std::string name;     // the name of the account
  std::string address;  // the address to add or to sign up
  std::string command;  // as it was read, without passwords; several commands have one per line, and their
                        // own texts in place of `asks`
  Duration expires_in = 30 * minute_long;
  bool for_good = false;  // the action cannot be undone
};
// Returns the mail "Confirm: ...".  Its Reply-To is the address for the answer.
MailText confirmation_mail(const ConfirmationView& view, const Language& language);

struct WelcomeView {
  std::string name;
  std::string address;             // the address for commands: "play@games.example"
  std::string link;                // to the web pages; empty if there are none
  std::vector<std::string> games;  // the words that begin commands: "draughts", "chess"
};
MailText welcome_mail(const WelcomeView& view, const Language& language);

// Returns a mail that notifies the owner of an account, such as "Your password was changed".  Each of the
// `details` is the text of a paragraph.
MailText notice_mail(std::string_view subject, std::string_view name, std::span<const std::string> details,
                     const Language& language);

// A board that waits for an answer of the digest's reader.
struct DigestBoard {
  GameId board = 0;
  std::string last_move;   // empty if no move was played
  std::string board_text;  // empty if the board is not drawn
  std::string reply_to;    // the address for the move
};
// Returns the digest: lines for the boards that wait for the account and for the others, and the waiting
// boards from `boards` with their addresses.
MailText digest_mail(std::string_view name, std::span<const GameLine> awaiting,
                     std::span<const GameLine> others, std::span<const DigestBoard> boards,
                     const Language& language);

}  // namespace mt::server::words
