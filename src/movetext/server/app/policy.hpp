// The settings of the server that its commands need. They do not change while the server runs.
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

// How to treat commands with a password, and commands that are authenticated only by the sender's address.
enum class Legacy : std::uint8_t {
  confirm,  // hold the commands until the account's own address confirms them
  accept,   // a correct password is enough
  off,      // refuse the commands
};

// How to treat a mail with a token if our mail server did not verify the sender's address.
enum class SenderCheck : std::uint8_t { off, warn, require };

// Maximum number of boards that are counted for one engine.
inline constexpr std::uint32_t most_engine_boards = 1000;

// The games that an engine accepts.
struct EngineRules {
  std::string name{};                 // name of the engine's account
  std::vector<std::string> games{};   // rating classes such as "international"; empty for all games
  std::uint32_t boards = 20;          // maximum number of boards at once, from 1 to most_engine_boards
  std::uint32_t boards_a_player = 2;  // maximum number of boards at once with one player
  std::uint32_t longest_match = 7;    // in points; 0 if the engine plays only single games
  bool cube = true;                   // whether the engine plays matches of several points with the cube
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
  // A game starts without an answer to the challenge if the policy of the invited player accepts the
  // challenge.
  bool autostart = false;
  bool open_signup = true;  // anyone may sign up
  domain::TimeControl default_time{};
  Duration default_nag = 7 * day_long;
  std::uint32_t most_active = 200;       // maximum number of running boards of one account
  std::uint32_t most_challenges = 50;    // maximum number of challenges of one account in a day
  std::uint32_t most_comments = 200;     // maximum number of comments and chats of one account in a day
  Duration signup_waits = 7 * day_long;  // how long a sign-up may wait for its confirmation
  // The maximum number of answers to one address in a day:
  std::uint32_t most_error_answers = 10;  // answers about errors, to senders who are not authenticated
  std::uint32_t most_player_errors = 50;  // answers about errors, to authenticated senders
  std::uint32_t most_answers = 50;        // other answers, to senders who are not authenticated
  std::shared_ptr<Grace> grace = std::make_shared<Grace>(0);  // one object for all parts of the server
  Duration leave_a_year = 30 * day_long;
  Duration leave_at_once = 14 * day_long;
  domain::RatingSystem ratings{};
  std::vector<EngineRules> engines{};
  const words::Language* language = &words::english();  // the language of all mails
};

}  // namespace mt::server::app
