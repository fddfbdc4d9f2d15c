// What a server is made of and holds to, the same for all its life.
#pragma once
#include "movetext/server/app/grace.hpp"
#include "movetext/server/domain/rating.hpp"
#include "movetext/server/domain/terms.hpp"
#include "movetext/server/protocol/mail/address.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/token.hpp"
#include "movetext/server/words/language.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace mt::server::app {

// What is done with commands that bring a password, or come from an address alone.
enum class Legacy : std::uint8_t {
  confirm,  // they wait until the account's own address answers
  accept,   // a right password is enough
  off,      // they are refused
};

// What a token mail is worth whose sender our MTA did not see to be who he says.
enum class SenderCheck : std::uint8_t { off, warn, require };

struct Policy {
  protocol::MailNames names;
  protocol::TokenKeys keys;
  std::string host{};       // "games.example"
  std::string from_name{};  // "movetext"
  protocol::IntakeRules intake{};
  Legacy legacy = Legacy::confirm;
  SenderCheck sender_check = SenderCheck::warn;
  bool autostart = false;   // a challenge begins at once where the invitee's policy says so
  bool open_signup = true;  // anybody may sign up
  domain::TimeControl default_time{};
  Duration default_nag = 7 * day_long;
  std::uint32_t most_active = 200;       // boards of one account
  std::uint32_t most_challenges = 50;    // that one account offers in a day
  std::uint32_t most_comments = 200;     // of one account in a day, chats among them
  Duration signup_waits = 7 * day_long;  // for its confirmation
  // To one address a day: errors, where nothing vouches for who asked and where something does; what else was
  // asked for, where nothing does.
  std::uint32_t most_error_answers = 10;
  std::uint32_t most_player_errors = 50;
  std::uint32_t most_answers = 50;
  std::shared_ptr<Grace> grace = std::make_shared<Grace>(0);  // shared by all that works in the policy
  Duration leave_a_year = 30 * day_long;
  Duration leave_at_once = 14 * day_long;
  domain::RatingSystem ratings{};
  const words::Language* language = &words::english();  // of all mails
};

}  // namespace mt::server::app
