// The rows of the tables, the query for games, and the committed changes. Accounts and events have no row
// types here, because they are stored as values of the domain.
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/event.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::store {

// The data of a game that can be read without its events.
struct BoardRow {
  GameId id = 0;
  std::string terms{};                 // to_text(Terms)
  std::string rating_class{};          // rating_class(Terms)
  std::array<AccountId, 2> players{};  // accounts in the first and second seat; 0 for an open seat
  domain::GameState state = domain::GameState::offered;
  std::uint32_t seq = 0;  // number of the game's last event
  std::uint32_t ply = 0;  // number of plies played
  AccountId to_move = 0;  // the player who must move or answer; 0 if there is none
  Time deadline = 0;      // when the offer expires or the player's time runs out; 0 for never
  // When the sweeper must process the game, to send a reminder or to apply the deadline; 0 for never.
  Time wake = 0;
  std::uint64_t board_key = 0;  // key of the position after event `seq`; the verify command compares it
  domain::BoardResult result = domain::BoardResult::none;
  Time created = 0;
  Time changed = 0;    // time of the last event
  Time finished = 0;   // 0 if the game is not over
  std::string seed{};  // seed of the dice, 64 hexadecimal digits; empty if the game has no dice
  friend bool operator==(const BoardRow&, const BoardRow&) = default;
};

// The rating of an account in one rating class.
struct RatingRow {
  AccountId account = 0;
  std::string rating_class{};
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;
  std::uint32_t games = 0, wins = 0, draws = 0, losses = 0;
  Time changed = 0;  // when the last rated game ended
  friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

// An outgoing mail. No two mails about the same game have the same event, recipient and kind, so no mail is
// added twice.
struct OutboxMail {
  std::int64_t id = 0;
  std::string kind{};  // a word that the application chooses
  // Kind of older mails that this mail replaces (Mails::put); not stored; may be empty.
  std::string replaces{};
  AccountId account = 0;     // recipient; 0 if the address has no account
  GameId game = 0;           // the game that the mail is about; 0 if there is none
  std::uint32_t event = 0;   // number of the event that the mail is about; 0 if there is none
  std::string message_id{};  // without angle brackets; unique
  std::string sender{};      // envelope sender; empty for the null sender
  std::string recipient{};   // envelope recipient
  // The whole mail, RFC 5322 with CRLF; empty if the text is written only when the mail is sent.
  std::string message{};
  // Data of the mail that the events do not contain, as it was when the mail was added.
  std::string facts{};
  Time due = 0;
  std::uint32_t tries = 0;
  Time created = 0;
  std::string last_error{};  // why the last try failed
  friend bool operator==(const OutboxMail&, const OutboxMail&) = default;
};

struct OutboxDepth {
  std::uint64_t waiting = 0;  // number of mails still to be sent
  Time oldest = 0;            // when the oldest mail to be sent was created; 0 if there are none
  std::uint64_t dead = 0;     // number of dead mails
};

// An inbound mail, or a request with a key of its own. If the same mail arrives again, it has the same key.
struct InboundRow {
  std::string key{};     // Message-ID and final recipient
  std::string digest{};  // SHA-256, in hexadecimal, of the parts that do not change in transit
  Time received = 0;
  std::string outcome{};  // a word: "played", "refused", "ignored"
  friend bool operator==(const InboundRow&, const InboundRow&) = default;
};

// A command that the server runs when the sender answers the confirmation mail.
struct ConfirmationRow {
  std::string code_hash{};  // SHA-256 of the code, in hexadecimal
  AccountId account = 0;
  std::string kind{};     // "signup", "address", "command", "signoff", "password"
  std::string payload{};  // the meaning depends on `kind`
  Time expires = 0;
  friend bool operator==(const ConfirmationRow&, const ConfirmationRow&) = default;
};

// Which mails an account receives about a game that it does not play: mails about the moves, or only a mail
// about the end. Game 0 stands for every game (command "notify").
enum class Watching : std::uint8_t { moves, end };
struct WatchRow {
  GameId game = 0;
  AccountId account = 0;
  Watching watching = Watching::moves;
  friend bool operator==(const WatchRow&, const WatchRow&) = default;
};

struct GameQuery {
  std::optional<AccountId> player{};
  std::optional<domain::GameState> state{};
  bool my_turn = false;                       // return only games in which `player` is to move
  std::vector<std::string> rating_classes{};  // return only games of these classes; empty for all classes
  GameId before = 0;                          // return only games with smaller ids; 0 for all games
  std::uint32_t limit = 100;                  // maximum number of games, 1..1000
};

// One line of the table of ratings.
struct Standing {
  std::string name{};
  RatingRow rating{};
};

// A committed change. If `seq` is not 0, the game now has events up to number `seq`; if `seq` is 0, there are
// new outgoing mails.
struct Change {
  GameId game = 0;
  std::uint32_t seq = 0;
};

}  // namespace mt::server::store
