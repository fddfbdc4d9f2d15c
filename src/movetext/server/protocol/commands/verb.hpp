// Describes verbs to the parser of commands, and finds verbs in a table.
//
//   const VerbTable verbs(rows);                                // server/app defines the rows
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

// Defines how the words after a verb are read, and in which order they are written (shapes.hpp lists all
// shapes).
struct Shape {
  enum class UserAt : std::uint8_t { first, after_text, after_board, after_users };

  // Reads the words into the command. Returns false if the words do not fit; misread() of the arguments then
  // returns the fault.
  bool (*read)(Arguments& words, Command& command) = nullptr;
  UserAt user_at = UserAt::first;  // position of the user and the password in a mail without a token
  bool about_board = false;        // whether the command, in a reply to a board, applies to that board
  std::string_view dash{};         // the text before each option: "-"
  // Whether the command is an act, such as resign. An act may be written instead of a move: "move 101
  // resign".
  bool is_act = false;
  bool takes_draw = false;                                          // only for an act: "draw" may follow it
  bool (*take_word)(Arguments& words, Command& command) = nullptr;  // only for an act: reads a word after it
};

// The role of a verb in a whole mail.
enum class VerbRole : std::uint8_t {
  none,
  move,  // the verb of those lines of a reply that do not begin with a verb
  talk,  // the text after the command is its argument
  look,  // shows boards and changes nothing
  list,  // the text of the mail is a list of commands
  end,   // the rest of the mail is ignored
};

// One line of the help page about commands.
struct VerbHelp {
  std::string_view usage;  // written as in a Subject: "GAME draw BOARD"; may be empty
  std::string_view text;
};

struct VerbRow {
  std::string_view name;
  std::array<std::string_view, 5> aliases{};  // unused elements are empty
  std::string_view alias_text{};              // value of Command::text if an alias is used
  const Shape* shape = nullptr;               // never null in a table
  // Whether a reply to a board mail may use the verb; the mail identifies the board and the player.
  bool in_reply = false;
  bool sure_mark = false;  // whether "!" may follow the verb: "resign!" needs no confirmation
  VerbRole role = VerbRole::none;
  std::array<VerbHelp, 3> help{};  // unused elements are empty
};

// The verb or verbs that a word may stand for.
struct FoundVerb {
  const VerbRow* row = nullptr;  // nullptr if the word stands for no verb or for several verbs
  std::string_view as;           // the name or alias that matched
  std::string others;            // the possible verbs if there are several: "subscribe, submit"

  // Sets this verb in the command, and the text that belongs to the alias. `row` must not be nullptr.
  void name_in(Command& command) const;
};

class VerbTable {
 public:
  // The rows must outlive the table. They must include the verbs move, draw, set, limit and chat, because the
  // parser replaces other verbs with them.
  explicit VerbTable(std::vector<const VerbRow*> rows);

  std::span<const VerbRow* const> rows() const { return rows_; }
  // Finds a verb by a name or an alias, in upper or lower case. An unambiguous prefix of at least three
  // letters also works.
  FoundVerb find(std::string_view word) const;
  // Returns the name or alias that was probably meant, or an empty text if none is similar.
  std::string_view nearest(std::string_view word) const;
  // Returns the row with that name. Terminates the program if there is no such row.
  const VerbRow& named(std::string_view name) const;

 private:
  template <class See>
  void each_name(See see) const;

  std::vector<const VerbRow*> rows_;
};

}  // namespace mt::server::protocol
