// What a reader of commands knows of a verb, and the table that it looks verbs up in.
//
//   const VerbTable verbs(rows);                                // the rows stand in the room app
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

// How the words behind a verb are read, and in which order they are written again (shapes.hpp has them all).
struct Shape {
  enum class UserAt : std::uint8_t { first, after_text, after_board, after_users };

  // Reads the words into the command.  False: they do not fit, and the misread is in the arguments.
  bool (*read)(Arguments& words, Command& command) = nullptr;
  UserAt user_at = UserAt::first;  // where a mail without a token has the user and the password
  bool about_board = false;        // a command of an answer to a board means that board
  std::string_view dash{};         // what stands before an option: "-"
  // An act may stand where a move does: "move 101 resign".
  bool is_act = false;
  bool takes_draw = false;                                          // an act: "draw" may stand behind it
  bool (*take_word)(Arguments& words, Command& command) = nullptr;  // an act: reads a word behind it
};

// What a verb means to the reader of a whole mail.
enum class VerbRole : std::uint8_t {
  none,
  move,  // a line of an answer to a board is read as this where it begins with no verb
  talk,  // all that the mail says below is its text
  look,  // it shows boards and changes nothing
  list,  // the text of the mail is a list of commands
  end,   // nothing behind it is read
};

// A line of the help page of commands.
struct VerbHelp {
  std::string_view usage;  // as in a Subject: "GAME draw BOARD"; empty: there is no such line
  std::string_view text;
};

struct VerbRow {
  std::string_view name;
  std::array<std::string_view, 5> aliases{};  // unused ones are empty
  std::string_view alias_text{};              // the text of a command that was called by an alias
  const Shape* shape = nullptr;               // never null in a table
  bool in_reply = false;   // it may answer a board mail, where the board and the player are known
  bool sure_mark = false;  // "resign!" does it without a question back
  VerbRole role = VerbRole::none;
  std::array<VerbHelp, 3> help{};  // unused ones are empty
};

// What a word stands for.
struct FoundVerb {
  const VerbRow* row = nullptr;  // nullptr: no verb, or several
  std::string_view as;           // the name or alias that is meant
  std::string others;            // the verbs that it may be, if there are several: "subscribe, submit"

  // Makes it the verb of the command, with what the alias says besides; there must be a row.
  void name_in(Command& command) const;
};

class VerbTable {
 public:
  // The rows must outlive the table, and the verbs move, draw, set, limit and chat must be among them: the
  // reader puts them in the place of others.
  explicit VerbTable(std::vector<const VerbRow*> rows);

  std::span<const VerbRow* const> rows() const { return rows_; }
  // Finds a verb by a name or an alias in any case, or by the beginning of one, of at least three letters, if
  // it can be no other verb.
  FoundVerb find(std::string_view word) const;
  // Returns the name or alias that was probably meant; empty if nothing is near.
  std::string_view nearest(std::string_view word) const;
  // Returns the row of that name.  The program ends if there is none.
  const VerbRow& named(std::string_view name) const;

 private:
  template <class See>
  void each_name(See see) const;

  std::vector<const VerbRow*> rows_;
};

}  // namespace mt::server::protocol
