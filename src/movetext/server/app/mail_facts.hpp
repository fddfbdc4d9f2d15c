// Data that a mail about a board needs besides the events of the game. It is stored when the mail is put into
// the outbox, so the bytes of the mail do not depend on when it is sent.
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
      ratings{};                        // by seat, in whole points; nothing if no rating is shown
  std::vector<std::string> watchers{};  // names of the accounts that watch the board
  domain::Settings settings{};          // settings of the reader; only those that change how a board looks
  std::string reply_to{};  // address of the board for the reader; empty if the reader does not play
};

// Returns a text such as "flip large r1=1662? r2=1500 w=ann,bob to=g101.12.token@games.example". Of the
// settings, only those that change how a board looks are written.
std::string to_text(const MailFacts& facts);
// Returns nothing if the text is empty or does not have the form that to_text() writes.
std::optional<MailFacts> parse_mail_facts(std::string_view text);

}  // namespace mt::server::app
