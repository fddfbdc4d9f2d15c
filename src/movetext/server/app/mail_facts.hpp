// The data of a mail about a board besides the events of the game.  It is stored as it was when the mail was
// put into the outbox, so that the mail has the same bytes whenever it is sent.
//
//   mail.facts = to_text(facts);
//   ...
//   const std::optional<MailFacts> facts = parse_mail_facts(mail.facts);
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/words/views.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

struct MailFacts {
  std::array<std::optional<words::RatingShown>, 2>
      ratings{};                        // by seat, in whole points; nothing if none is shown
  std::vector<std::string> watchers{};  // account names
  domain::Settings settings{};          // the reader's; only those that a board shows
  std::string reply_to{};               // the reader's address of the game; empty if the reader does not play
};

// Returns "flip large r1=1662? r2=1500 w=ann,bob to=g101.12.token@games.example".  Writes only the settings
// that a board shows.
std::string to_text(const MailFacts& facts);
// Returns nothing if the text is empty or was not written by to_text().
std::optional<MailFacts> parse_mail_facts(std::string_view text);

}  // namespace mt::server::app
