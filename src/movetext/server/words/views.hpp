// What mails show of games, players and commands, as plain values: who writes a mail needs no store and no
// game.
//
// Texts of users may hold anything; the writers of mails make them harmless.  Names are account names.  What
// is to be said in the reader's language is a Phrase; titles, sides and reasons are terms in English.
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
  bool provisional = true;  // shown as "1500?"
};

struct PlayerShown {
  std::string name;
  std::string side;  // a term: "White"
  std::optional<RatingShown> rating{};
  std::optional<Duration> time_left{};  // nothing: there is no clock
  bool on_leave = false;
};

struct PlyShown {
  Side seat = Side::first;
  std::string text;     // canonical
  bool forced = false;  // played by the server, there was no choice
};

struct RatingChange {
  std::string name;
  double before = 1500;
  double after = 1500;
};

struct CommentShown {
  std::string by;  // empty: the server
  std::string text;
};

// A game as one reader may see it.
struct BoardView {
  std::string game;           // a term, as subjects name it: "Draughts"
  std::string variant;        // "international, 10x10"; may be empty
  std::vector<Phrase> terms;  // "3 days a move", "rated"; may be empty
  GameId board = 0;
  std::array<PlayerShown, 2> players;  // by seat
  std::optional<Side> awaited;         // whose answer; nothing: the game is over
  Phrase awaited_for;                  // besides a move: "to take or to drop"
  std::optional<Side> reader;          // nothing: a watcher
  bool is_new = false;                 // the first mail of the game
  std::uint32_t ply = 0;               // half-moves played
  std::vector<PlyShown> moves;
  std::vector<Phrase> notices;     // "fred offers a draw"
  Phrase result;                   // "White wins: Black resigned"; empty while it goes on
  std::vector<Phrase> turn_lines;  // dice, cube, score: "fred rolled 31"
  std::string queued;              // of the reader, empty: nothing
  std::vector<RatingChange> rating_changes;
  std::string board_text;  // drawn, lines that end with a line feed
  std::string board_html;  // the same for the HTML part; empty: no such part is wanted
  std::vector<std::string> subscribers;
  std::vector<CommentShown> comments;
  std::vector<std::string> examples;  // what can be played now, one meaning each; empty: none is shown
  std::vector<std::string> answers;   // other commands that can be given now
  std::string reply_to;               // said in the text; empty: an answer to the mail itself is enough
};

// A game that somebody offers.
struct OfferView {
  std::string game;  // a term
  std::string variant;
  std::vector<Phrase> terms;  // a line each: "3 days a move", "rated"
  GameId board = 0;
  std::string challenger;
  std::string opponent;                // empty: whoever comes first
  std::array<PlayerShown, 2> players;  // by seat; without a name: open
  std::optional<Duration> expires_in;  // nothing: it does not
  std::string comment;                 // of the challenger
  std::string board_text, board_html;  // where it begins, may be empty
  bool moves_first = false;            // the reader may answer with his first move
  std::vector<std::string> examples;   // of it
};

// One line of a mail, and what became of it.
struct CommandOutcome {
  enum class Kind : std::uint8_t { done, waits, refused, not_run };
  Kind kind = Kind::done;
  std::string read{};  // the line as it was understood, without passwords
  Phrase phrase{};     // why, or what happened, and what to do instead; empty: there is nothing to say
};

struct AnswerView {
  std::string subject;                   // "draughts move 101"; made harmless and cut
  std::string name;                      // of the account; empty: nobody known
  std::vector<CommandOutcome> outcomes;  // in the order of the lines
  std::vector<std::string> legal_moves;  // after a move that was refused
  bool moves_go_on = false;              // they begin with what was played, or have it in them
  std::vector<std::string> pages;        // lists and boards that were asked for, whole texts
  std::string board_text, board_html;    // as it stands now; may be empty
};

// One line of a list of games.
struct GameLine {
  GameId board = 0;
  std::string game;
  std::array<std::string, 2> players;
  Phrase state;  // "fred to move", "draw: by agreement", "offered"
  std::uint32_t ply = 0;
  std::optional<Duration> time_left{};
  Time changed = 0;  // 0: not shown
};

struct StandingLine {
  std::string name;
  RatingShown rating;
  double deviation = 350;
  std::uint32_t games = 0, wins = 0, draws = 0, losses = 0;
  std::uint32_t active = 0;  // boards being played
  std::int32_t seeking = 0;  // looks for so many games
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
