// Rows of the tables, except for accounts and events, which are stored as values of the domain; queries and
// changes.
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/event.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::store {

// The data of a game that is available without reading its events.
struct BoardRow {
  GameId id = 0;
  std::string terms{};                 // to_text(Terms)
  std::string rating_class{};          // rating_class(Terms)
  std::array<AccountId, 2> players{};  // of the first and second seat; 0 for an open seat
  domain::GameState state = domain::GameState::offered;
  std::uint32_t seq = 0;  // number of its last event
  std::uint32_t ply = 0;  // number of half-moves played
  AccountId to_move = 0;  // the player to move or to answer; 0 if there is none
  Time deadline = 0;      // when the offer expires, or the player to move runs out of time; 0 for never
  Time wake = 0;          // when the sweeper must process the game, for a reminder or the deadline; 0 for
                          // never
  std::uint64_t board_key = 0;  // key of the position after event `seq`, which the verify command compares
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
  Time changed = 0;  // time of the end of the last rated game
  friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

// An outgoing mail. (event, recipient, kind) is unique within a game, so no mail is added twice.
struct OutboxMail {
  std::int64_t id = 0;
  std::string kind{};        // a word of the application
  std::string replaces{};    // mails of this kind are replaced (Mails::put); not stored; may be empty
  AccountId account = 0;     // recipient; 0 if the address has no account
  GameId game = 0;           // the game it is about; 0 if there is none
  std::uint32_t event = 0;   // number of the event it is about; 0 if there is none
  std::string message_id{};  // without angle brackets; unique
  std::string sender{};      // envelope sender; empty for the null sender
  std::string recipient{};   // envelope recipient
  std::string message{};     // the whole mail, RFC 5322 with CRLF; empty if it is written when it is sent
  std::string facts{};       // data of the mail besides the events, as it was when the mail was added
  Time due = 0;
  std::uint32_t tries = 0;
  Time created = 0;
  std::string last_error{};  // why the last attempt failed
  friend bool operator==(const OutboxMail&, const OutboxMail&) = default;
};

struct OutboxDepth {
  std::uint64_t waiting = 0;  // mails to be sent
  Time oldest = 0;            // when the oldest of them was created; 0 if there are none
  std::uint64_t dead = 0;     // number of dead mails
};

// An inbound mail, or a request with its own key.  The key shows whether it is a duplicate.
struct InboundRow {
  std::string key{};     // Message-ID and final recipient
  std::string digest{};  // SHA-256 of the whole mail, hexadecimal
  Time received = 0;
  std::string outcome{};  // a word: "played", "refused", "ignored"
  friend bool operator==(const InboundRow&, const InboundRow&) = default;
};

// A command that is run when its sender answers a mail.
struct ConfirmationRow {
  std::string code_hash{};  // SHA-256 of the code, hexadecimal
  AccountId account = 0;
  std::string kind{};     // "signup", "address", "command", "signoff", "password"
  std::string payload{};  // its meaning depends on the kind
  Time expires = 0;
  friend bool operator==(const ConfirmationRow&, const ConfirmationRow&) = default;
};

// An account that receives mails about a game it does not play: about its moves or its end.  Game 0 stands
// for every game ("notify").
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
  bool my_turn = false;                       // only games in which `player` is to move
  std::vector<std::string> rating_classes{};  // games of one of these classes; empty for any class
  GameId before = 0;                          // games with smaller ids; 0 for all games
  std::uint32_t limit = 100;                  // 1..1000
};

// A line of the standings.
struct Standing {
  std::string name{};
  RatingRow rating{};
};

// A committed change: a game has events up to number `seq`, or (if `seq` is 0) there are new outgoing mails.
struct Change {
  GameId game = 0;
  std::uint32_t seq = 0;
};

}  // namespace mt::server::store
