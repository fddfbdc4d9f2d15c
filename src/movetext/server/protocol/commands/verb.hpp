// What one can ask of the server: the one table of its words.
//
//   const VerbRow* row = find_verb("obs").row;      // subscribe
//   for (const VerbRow& row : verb_rows()) list(row.usage, row.help);
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::protocol {

enum class Verb : std::uint8_t {
  move,
  queue,    // moves for later, with or without a condition
  submit,   // show what a move would do ...
  confirm,  // ... and play it
  draw,     // offers a draw, accepts one that is offered, or claims one
  propose,  // offers a draw
  accept,   // an offer, a challenge
  reject,
  undo,
  abort,
  resign,
  claim,  // text: "draw", "time", or empty
  swap,
  pass,
  roll,
  double_cube,
  take,
  drop,
  withdraw,
  rematch,
  chat,
  show,
  showas,
  preview,
  list,
  history,
  games,
  standings,
  pending,
  challenge,
  seek,
  limit,
  subscribe,
  unsubscribe,
  notify,
  set,
  vacation,
  message,
  broadcast,
  revoke,
  signup,
  add,
  change,  // text: "password" or "address"
  signoff,
  help,
  multiple,
  end,
  count_
};
inline constexpr int verb_count = static_cast<int>(Verb::count_);

// How the words behind a verb are read.  In brackets what a mail without a token may have: user and password.
enum class Shape : std::uint8_t {
  moves,       // BOARD [USER PASSWORD] MOVE... [#N] [draw]
  conditions,  // BOARD [USER PASSWORD] MOVE... [if MOVE...] [; ...]
  act,         // BOARD [USER PASSWORD] [WORD...]
  answer,      // as act, or without a BOARD a policy for challenges
  talk,        // BOARD [USER PASSWORD] [TEXT]
  letter,      // [USER PASSWORD] USER...
  boards,      // BOARD[#N]... or USER..., [FILTER]
  boards_as,   // [USER PASSWORD] BOARD[#N]... or [FILTER]
  preview,     // BOARD[#N] MOVE... or new N MOVE...
  challenge,   // USER [USER] [-OPTION...]
  policy,      // [USER PASSWORD] N, accept or reject
  watch,       // [USER PASSWORD] BOARD... or all
  options,     // [USER PASSWORD] OPTION...
  leave,       // [USER PASSWORD] on, off or until DATE
  account,     // [USER [PASSWORD [ADDRESS...]]]
  change,      // password or address [USER PASSWORD [ADDRESS...]]
  operators,   // [USER PASSWORD]
  topics,      // WORD...
  nothing,
};

struct VerbRow {
  Verb verb = Verb::help;
  std::string_view name;
  std::array<std::string_view, 5> aliases{};  // unused ones are empty
  Shape shape = Shape::nothing;
  bool in_reply = false;   // may answer a board mail, where the board and the player are known
  std::string_view usage;  // as in a Subject, without the game
  std::string_view help;   // one line
};

std::span<const VerbRow> verb_rows();
const VerbRow& row_of(Verb verb);
std::string_view name_of(Verb verb);

// What a word stands for: a name or an alias in any case, or the beginning of one, of at least three letters,
// if it can be no other verb.
struct FoundVerb {
  const VerbRow* row = nullptr;  // nullptr: no verb, or several
  std::string_view as;           // the name or alias meant
  std::string others;            // several: "subscribe, submit"
};
FoundVerb find_verb(std::string_view word);
// The name or alias that was probably meant; empty if nothing is near.
std::string_view nearest_verb(std::string_view word);

}  // namespace mt::server::protocol
