// The contents of mails about games, players and commands as plain values. The functions that write mails use
// only these values, and so need neither the store nor the rules of games.
//
// Texts of users may contain any bytes; the functions that write mails sanitize them. Players are given by
// their account names. Texts in the reader's language are phrases. Titles, sides and reasons are terms in
// English.
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
  std::optional<Duration> time_left{};  // nothing if the game has no clock
  bool on_leave = false;
};

struct PlyShown {
  Side seat = Side::first;
  std::string text;     // in canonical form
  bool forced = false;  // the only legal move, played by the server
};

struct RatingChange {
  std::string name;
  double before = 1500;
  double after = 1500;
};

struct CommentShown {
  std::string by;  // name of the author; empty if the server wrote the comment
  std::string text;
};

// A game as one reader sees it.
struct BoardView {
  std::string game;           // a term, as used in subjects: "Draughts"
  std::string variant;        // "international, 10x10"; may be empty
  std::vector<Phrase> terms;  // "3 days a move", "rated"; may be empty
  GameId board = 0;
  std::array<PlayerShown, 2> players;  // by seat
  std::optional<Side> awaited;         // the side that must move or answer; nothing if the game is over
  Phrase awaited_for;                  // what the game waits for, unless it is a move: "take or drop"
  std::optional<Side> reader;          // the seat of the reader; nothing for a watcher
  bool is_new = false;                 // this is the first mail of the game
  std::uint32_t ply = 0;               // number of half-moves played
  std::vector<PlyShown> moves;
  std::vector<Phrase> notices;     // "fred offers a draw"
  Phrase result;                   // "White wins: Black resigned"; empty during the game
  std::vector<Phrase> turn_lines;  // dice, cube and score: "fred rolled 31"
  std::string queued;              // the reader's queued moves; may be empty
  std::vector<RatingChange> rating_changes;
  std::string board_text;  // the board as lines that end with a line feed
  std::string board_html;  // the board for the HTML part; empty if the mail has only text
  std::vector<std::string> subscribers;
  std::vector<CommentShown> comments;
  std::vector<std::string> examples;  // legal moves, or examples of how to write one; may be empty
  std::vector<std::string> answers;   // other commands that are possible
  // The address of the board if the mail must show it; empty if a reply to the mail reaches the board.
  std::string reply_to;
};

// An offered game.
struct OfferView {
  std::string game;  // a term
  std::string variant;
  std::vector<Phrase> terms;  // one line each: "3 days a move", "rated"
  GameId board = 0;
  std::string challenger;
  std::string opponent;                // empty if any player may accept
  std::array<PlayerShown, 2> players;  // by seat; an open seat has no name
  std::optional<Duration> expires_in;  // nothing if the offer never expires
  std::string comment;                 // comment of the challenger
  std::string board_text, board_html;  // the start position; may be empty
  bool moves_first = false;            // the reader may answer with the first move
  std::vector<std::string> examples;   // examples of first moves
};

// One line of a mail with its outcome.
struct CommandOutcome {
  enum class Kind : std::uint8_t { done, waits, refused, not_run };
  Kind kind = Kind::done;
  std::string read{};  // the line as the server understood it, without passwords
  Phrase phrase{};     // what happened, or the reason of a refusal with a hint; may be empty
};

struct AnswerView {
  std::string subject;  // "draughts move 101"; it is sanitized and truncated when the mail is written
  std::string name;     // name of the account; empty if the sender is unknown
  std::vector<CommandOutcome> outcomes;  // in the order of the lines
  std::vector<std::string> legal_moves;  // listed after a refused move
  bool moves_go_on = false;              // the legal moves are completions of the part that the player typed
  std::vector<std::string> pages;        // the requested lists and boards as complete texts
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
  Time changed = 0;  // 0 if it is not shown
};

struct StandingLine {
  std::string name;
  RatingShown rating;
  double deviation = 350;
  std::uint32_t games = 0, wins = 0, draws = 0, losses = 0;
  std::uint32_t active = 0;  // number of running games
  std::int32_t seeking = 0;  // number of games that the player is looking for
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
