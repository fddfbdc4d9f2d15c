// The contents of mails about games, players and commands, as plain values, so that the functions that write
// mails need neither a store nor a game.
//
// Texts of users may contain anything; the functions that write mails sanitize them.  Names are account
// names.  A text in the reader's language is a Phrase; titles, sides and reasons are terms in English.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/domain/phrase.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::words {

struct RatingShown {
  double value = 1500;
  bool provisional = true;  // written as "1500?"
};

struct PlayerShown {
  std::string name;
  std::string side;  // a term: "White"
  bool is_engine = false;
  std::optional<RatingShown> rating{};
  std::optional<Duration> time_left{};  // nothing without a clock
  bool on_leave = false;
};

struct PlyShown {
  Side seat = Side::first;
  std::string text;     // in canonical form
  bool forced = false;  // played by the server, because it was the only legal move
};

struct RatingChange {
  std::string name;
  double before = 1500;
  double after = 1500;
};

struct CommentShown {
  std::string by;  // empty if the server wrote it
  std::string text;
};

// A game as shown to one reader.
struct BoardView {
  std::string game;           // a term, as in subjects: "Draughts"
  std::string variant;        // "international, 10x10"; may be empty
  std::vector<Phrase> terms;  // "3 days a move", "rated"; may be empty
  GameId board = 0;
  std::array<PlayerShown, 2> players;  // by seat
  std::optional<Side> awaited;         // the side to move or to answer; nothing if the game is over
  Phrase awaited_for;                  // if not a move: "take or drop"
  std::optional<Side> reader;          // nothing for a watcher
  bool is_new = false;                 // the first mail of the game
  std::uint32_t ply = 0;               // number of half-moves played
  std::vector<PlyShown> moves;
  std::vector<Phrase> notices;     // "fred offers a draw"
  Phrase result;                   // "White wins: Black resigned"; empty while the game continues
  std::vector<Phrase> turn_lines;  // dice, cube, score: "fred rolled 31"
  std::string queued;              // the reader's queued moves; may be empty
  std::vector<RatingChange> rating_changes;
  std::string board_text;  // lines that end with a line feed
  std::string board_html;  // the same for the HTML part; empty if that is not wanted
  std::vector<std::string> subscribers;
  std::vector<CommentShown> comments;
  std::vector<std::string> examples;  // possible moves, or ways to write one; may be empty
  std::vector<std::string> answers;   // other possible commands
  std::string reply_to;  // the address to show; empty if an answer to the mail itself reaches the board
};

// An offered game.
struct OfferView {
  std::string game;  // a term
  std::string variant;
  std::vector<Phrase> terms;  // one line each: "3 days a move", "rated"
  GameId board = 0;
  std::string challenger;
  std::string opponent;                // empty for any player
  std::array<PlayerShown, 2> players;  // by seat; a seat without a name is open
  std::optional<Duration> expires_in;  // nothing if the offer does not expire
  std::string comment;                 // the challenger's
  std::string board_text, board_html;  // the start position; may be empty
  bool moves_first = false;            // the reader may answer with a first move
  std::vector<std::string> examples;   // examples of that move
};

// One line of a mail, and its outcome.
struct CommandOutcome {
  enum class Kind : std::uint8_t { done, waits, refused, not_run };
  Kind kind = Kind::done;
  std::string read{};  // the line as it was understood, without passwords
  Phrase phrase{};     // why, or what happened, and what to do instead; may be empty
};

struct AnswerView {
  std::string subject;                   // "draughts move 101"; sanitized and truncated when written
  std::string name;                      // the account's; empty if the sender is unknown
  std::vector<CommandOutcome> outcomes;  // in the order of the lines
  std::vector<std::string> legal_moves;  // after a refused move
  bool moves_go_on = false;              // the legal moves contain the typed part
  std::vector<std::string> pages;        // requested lists and boards, as complete texts
  std::string board_text, board_html;    // the present board; may be empty
};

// One line of a list of games.
struct GameLine {
  GameId board = 0;
  std::string game;
  std::array<std::string, 2> players;
  Phrase state;  // "fred to move", "draw: by agreement", "offered"
  std::uint32_t ply = 0;
  std::optional<Duration> time_left{};
  Time changed = 0;  // 0 to omit it
};

struct StandingLine {
  std::string name;
  RatingShown rating;
  double deviation = 350;
  std::uint32_t games = 0, wins = 0, draws = 0, losses = 0;
  std::uint32_t active = 0;  // number of boards in play
  std::int32_t seeking = 0;  // number of games that the player wants
};

// One rating of one player.
struct RatingLine {
  std::string game;  // "international"
  RatingShown rating;
  double deviation = 350;
  std::uint32_t games = 0, wins = 0, draws = 0, losses = 0;
};

struct HistoryLine {
  GameId board = 0;
  std::array<std::string, 2> players;
  std::string result;  // a term: "1-0", "1/2-1/2", "aborted"
  std::string reason;  // a term
  std::uint32_t plies = 0;
  Time finished = 0;
};

}  // namespace mt::server::words
