// What a mail about a board says besides the events of the game: as it stood when the mail was put into the
// outbox, so that the same mail has the same bytes whenever it is sent.
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
      ratings{};                        // by seat, to whole points; nothing: none is shown
  std::vector<std::string> watchers{};  // account names
  domain::Settings settings{};          // of the reader: what he wants to see
  std::string reply_to{};               // his address of the game; empty: he does not play
};

// "flip large r1=1662? r2=1500 w=ann,bob to=g101.12.token@games.example".  Of the settings only those are
// kept that a board shows.
std::string to_text(const MailFacts& facts);
// nullopt: empty, or not written by to_text().
std::optional<MailFacts> parse_mail_facts(std::string_view text);

}  // namespace mt::server::app
