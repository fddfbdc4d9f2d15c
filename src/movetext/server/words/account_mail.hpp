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

enum class Confirmed : std::uint8_t {
  signup,    // a new account
  address,   // one more address for an account
  command,   // something that came with a password, or from an address that is not known
  resign,    // of one game
  signoff,   // the account is closed
  password,  // a new password: the mail has a link
};

struct ConfirmationView {
  Confirmed what = Confirmed::command;
  std::string name;     // of the account
  std::string address;  // that is added or signed up
  std::string command;  // as it was read, without passwords; of several each in a line of its own
  std::string link;     // for a password; empty: there is no web
  Duration expires_in = 30 * minute_long;
  bool for_good = false;  // it cannot be undone
};
// "Confirm: ...".  The mail has a header for the address to answer to.
MailText confirmation_mail(const ConfirmationView& view, const Language& language);

struct WelcomeView {
  std::string name;
  std::string address;             // commands go there: "play@games.example"
  std::string link;                // of the web; empty: there is none
  std::vector<std::string> games;  // words that begin commands: "draughts", "chess"
};
MailText welcome_mail(const WelcomeView& view, const Language& language);

// Something that the owner of an account must know: "Your password was changed".  `details`: a paragraph
// each, written already.
MailText notice_mail(std::string_view subject, std::string_view name, std::span<const std::string> details,
                     const Language& language);

// A board that waits for the reader of a digest.
struct DigestBoard {
  GameId board = 0;
  std::string last_move;   // empty: none yet
  std::string board_text;  // empty: it is not drawn
  std::string reply_to;    // where the move is written to
};
// Boards that wait for the account, once a day or as its settings say; `boards`: those that wait, to be
// answered.
MailText digest_mail(std::string_view name, std::span<const GameLine> awaiting,
                     std::span<const GameLine> others, std::span<const DigestBoard> boards,
                     const Language& language);

}  // namespace mt::server::words
