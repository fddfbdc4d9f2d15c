// The settings of a server that its commands depend on.  They do not change while the server runs.
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
#include <vector>

namespace mt::server::app {

// How to treat commands with a password, and commands whose only proof is the sender's address.
enum class Legacy : std::uint8_t {
  confirm,  // they wait until the account's own address confirms them
  accept,   // a correct password is enough
  off,      // they are refused
};

// How to treat a mail with a token if our MTA did not verify its sender.
enum class SenderCheck : std::uint8_t { off, warn, require };

// Boards of one engine are counted only up to this number.
inline constexpr std::uint32_t most_engine_boards = 1000;

// The games that an engine accepts.
struct EngineRules {
  std::string name{};                 // of its account
  std::vector<std::string> games{};   // rating classes: "international"; empty for every game
  std::uint32_t boards = 20;          // at once; 1..most_engine_boards
  std::uint32_t boards_a_player = 2;  // at once
  std::uint32_t longest_match = 7;    // points, in match games; 0 for single games only
  bool cube = true;                   // in matches of more than one point
  bool rated = true;
};

struct ServerPolicy {
  protocol::MailNames names;
  protocol::TokenKeys keys;
  std::string host{};       // "games.example"
  std::string from_name{};  // "movetext"
  protocol::IntakeRules intake{};
  Legacy legacy = Legacy::confirm;
  SenderCheck sender_check = SenderCheck::warn;
  bool autostart = false;   // a challenge starts at once if the invitee's policy accepts it
  bool open_signup = true;  // everyone may sign up
  domain::TimeControl default_time{};
  Duration default_nag = 7 * day_long;
  std::uint32_t most_active = 200;       // boards of one account
  std::uint32_t most_challenges = 50;    // challenges of one account in a day
  std::uint32_t most_comments = 200;     // comments of one account in a day, including chats
  Duration signup_waits = 7 * day_long;  // time to confirm a sign-up
  // Limits of answers to one address in a day: errors to unauthenticated senders, errors to authenticated
  // senders, and other answers to unauthenticated senders.
  std::uint32_t most_error_answers = 10;
  std::uint32_t most_player_errors = 50;
  std::uint32_t most_answers = 50;
  std::shared_ptr<Grace> grace = std::make_shared<Grace>(0);  // shared by all parts of the server
  Duration leave_a_year = 30 * day_long;
  Duration leave_at_once = 14 * day_long;
  domain::RatingSystem ratings{};
  std::vector<EngineRules> engines{};
  const words::Language* language = &words::english();  // the language of all mails
};

}  // namespace mt::server::app
