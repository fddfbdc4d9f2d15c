// What is kept besides accounts and events: values as they stand in the tables.
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/event.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::store {

// What lists and sweeps need to know of a game without its events, and what guards them.
struct BoardRow {
  GameId id = 0;
  std::string terms{};                 // to_text(Terms)
  std::string rating_class{};          // rating_class(Terms)
  std::array<AccountId, 2> players{};  // first and second seat; 0: open
  domain::GameState state = domain::GameState::offered;
  std::uint32_t seq = 0;        // of its last event
  std::uint32_t ply = 0;        // half-moves
  AccountId to_move = 0;        // whose answer is awaited; 0: nobody's
  Time deadline = 0;            // the offer expires, or the clock of who is to move; 0: never
  Time wake = 0;                // when the sweeper must look at it: a reminder or the deadline; 0: never
  std::uint64_t board_key = 0;  // of the position after `seq`; compared by verify
  domain::BoardResult result = domain::BoardResult::none;
  Time created = 0;
  Time changed = 0;    // of the last event
  Time finished = 0;   // 0: it is not over
  std::string seed{};  // of the dice, 64 hexadecimal digits; empty: no dice
  friend bool operator==(const BoardRow&, const BoardRow&) = default;
};

// One rating of one account.
struct RatingRow {
  AccountId account = 0;
  std::string rating_class{};
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;
  std::uint32_t games = 0, wins = 0, draws = 0, losses = 0;
  Time changed = 0;  // end of the last rated game
  friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

// A mail to be sent.  (event, recipient, kind) is unique within a game: the same mail is never put in twice.
struct OutboxMail {
  std::int64_t id = 0;
  std::string kind{};        // a word of the application
  std::string replaces{};    // not kept: the kind of mail whose place it takes; empty: none
  AccountId account = 0;     // 0: to an address without an account
  GameId game = 0;           // 0: none
  std::uint32_t event = 0;   // seq of the event it tells, 0: none
  std::string message_id{};  // without angle brackets; unique
  std::string sender{};      // envelope; empty: the null sender
  std::string recipient{};   // envelope
  std::string message{};     // whole, RFC 5322 with CRLF; empty: it is written when it is sent
  std::string facts{};       // what it says besides the events, as it stood when it was put in
  Time due = 0;
  std::uint32_t tries = 0;
  Time created = 0;
  std::string last_error{};  // of the last try
  friend bool operator==(const OutboxMail&, const OutboxMail&) = default;
};

struct OutboxDepth {
  std::uint64_t waiting = 0;  // mails to be sent
  Time oldest = 0;            // when the oldest of them was created; 0: there are none
  std::uint64_t dead = 0;     // dead letters
};

// A mail that came in, or a request with a key of its own: known again when it comes twice.
struct InboundRow {
  std::string key{};     // Message-ID and final recipient
  std::string digest{};  // SHA-256 of the whole, hexadecimal
  Time received = 0;
  std::string outcome{};  // a word: "played", "refused", "ignored"
  friend bool operator==(const InboundRow&, const InboundRow&) = default;
};

// A command that waits for somebody to answer a mail.
struct ConfirmationRow {
  std::string code_hash{};  // SHA-256 of the code, hexadecimal
  AccountId account = 0;
  std::string kind{};     // "signup", "address", "command", "signoff", "password"
  std::string payload{};  // by kind
  Time expires = 0;
  friend bool operator==(const ConfirmationRow&, const ConfirmationRow&) = default;
};

// Who is told of a game he does not play; game 0: of every end of a game ("notify").
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
  bool my_turn = false;                       // of `player`
  std::vector<std::string> rating_classes{};  // one of these; empty: any
  GameId before = 0;                          // ids below this; 0: from the newest
  std::uint32_t limit = 100;                  // 1..1000
};

// An account created by that number of games and so on: for standings.
struct Standing {
  std::string name{};
  RatingRow rating{};
};

}  // namespace mt::server::store
