// What the parser of commands knows of a verb, and the table in which it finds verbs.
//
//   const VerbTable verbs(rows);                                // the rows are in the room app
//   const VerbRow* row = verbs.find("obs").row;                 // subscribe
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

class Arguments;
struct Command;

// How the words after a verb are read, and in which order they are written (shapes.hpp lists all shapes).
struct Shape {
  enum class UserAt : std::uint8_t { first, after_text, after_board, after_users };

  // Reads the words into the command.  Returns false if they do not fit; then the arguments contain the
  // misread.
  bool (*read)(Arguments& words, Command& command) = nullptr;
  UserAt user_at = UserAt::first;  // where a mail without a token has the user and the password
  bool about_board = false;        // in an answer to a board, the command applies to that board
  std::string_view dash{};         // the prefix of an option: "-"
  // An act may take the place of a move: "move 101 resign".
  bool is_act = false;
  bool takes_draw = false;                                          // for an act: "draw" may follow it
  bool (*take_word)(Arguments& words, Command& command) = nullptr;  // for an act: reads a word after it
};

// The role of a verb when a whole mail is read.
enum class VerbRole : std::uint8_t {
  none,
  move,  // read from a line of an answer to a board that begins with no verb
  talk,  // the text below the command is its argument
  look,  // shows boards and changes nothing
  list,  // the text of the mail is a list of commands
  end,   // nothing after it is read
};

// A line of the help page of commands.
struct VerbHelp {
  std::string_view usage;  // as in a Subject: "GAME draw BOARD"; empty if there is no such line
  std::string_view text;
};

struct VerbRow {
  std::string_view name;
  std::array<std::string_view, 5> aliases{};  // unused ones are empty
  std::string_view alias_text{};              // the text of a command that is called by an alias
  const Shape* shape = nullptr;               // never null in a table
  bool in_reply = false;   // can answer a board mail, which identifies the board and the player
  bool sure_mark = false;  // "resign!" needs no confirmation
  VerbRole role = VerbRole::none;
  std::array<VerbHelp, 3> help{};  // unused ones are empty
};

// The verb or verbs that a word may mean.
struct FoundVerb {
  const VerbRow* row = nullptr;  // nullptr if the word means no verb, or may mean several
  std::string_view as;           // the name or alias that matched
  std::string others;            // the candidates, if there are several: "subscribe, submit"

  // Sets this verb in the command, with the text that the alias stands for.  `row` must not be null.
  void name_in(Command& command) const;
};

class VerbTable {
 public:
  // The rows must outlive the table and must include the verbs move, draw, set, limit and chat, which the
  // parser substitutes for other verbs.
  explicit VerbTable(std::vector<const VerbRow*> rows);

  std::span<const VerbRow* const> rows() const { return rows_; }
  // Finds a verb by a name or an alias, in upper or lower case, or by an unambiguous prefix of at least three
  // letters.
  FoundVerb find(std::string_view word) const;
  // Returns the name or alias that was probably meant; empty if none is similar.
  std::string_view nearest(std::string_view word) const;
  // Returns the row with that name.  Terminates the program if there is none.
  const VerbRow& named(std::string_view name) const;

 private:
  template <class See>
  void each_name(See see) const;

  std::vector<const VerbRow*> rows_;
};

}  // namespace mt::server::protocol
