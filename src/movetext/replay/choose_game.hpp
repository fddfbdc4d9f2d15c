// Which game a record belongs to: by the user, by its tags, by its file, by what is legal.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::replay {

// Games made from their specifications and kept; one shelf a thread.
class GameShelf {
 public:
  // Good until clear_rare() is called.
  const AnyGame& get(const GameSpec& spec);
  // Forgets games when there are many: a file can ask for thousands of boards.  Call it between records.
  void clear_rare();

 private:
  static constexpr std::size_t most = 48;
  std::map<std::string, std::unique_ptr<const AnyGame>, std::less<>> games_;
  const AnyGame* last_ = nullptr;  // most records are of the game of the one before
};

// The game of a record: one for reading it and, if the squares are named otherwise, one for writing it.
struct GameChoice {
  GameSpec reading;
  GameSpec writing;
  friend bool operator==(const GameChoice&, const GameChoice&) = default;
};

// How a file's game was decided.
struct FileGame {
  std::optional<GameChoice> choice;  // of its records without tags; empty: not decided
  std::string reason;                // "by its results": how it was decided; empty: nothing to tell
};

// What the tags of a record say.  `unknown`: a GameType that no row of the table has.  `unknown_variant`: a
// Variant of chess that is none of the table, so that nothing is known of its rules.
struct TaggedGame {
  std::optional<GameChoice> choice;
  bool unknown = false;
  bool unknown_variant = false;
  Span value{};  // of the tag that decided
};
TaggedGame game_by_tags(const Record& record);

// Decides the game of a file's untagged records from the first of them, by what the texts of the moves look
// like: the first game under which all the records are legal is taken, else the one under which most plies
// are.  Records without moves are of `neighbour`, the
// game that the file's other records name, or else of what their results look like.
FileGame game_of_file(const std::vector<const Record*>& untagged, const std::optional<GameChoice>& neighbour,
                      GameShelf& shelf);

// Makes Chess960 of chess where the start position has rights to castle that only Chess960 knows, and reports
// it.
void heed_rights(Record& record, GameChoice& choice);

// Another game under which the whole main line of the record is legal, for a record that is illegal under
// `first`: `first` without the explicit fields of its tag, then the games that such texts may belong to.
// Against a tag only a record of some length is proof enough.  Chess stays chess: it may be Chess960, or
// written in the letters of a language under which more of the record, variations included, is legal.
// nullopt: none.
std::optional<GameChoice> other_game(const Record& record, const GameSpec& first, bool tagged,
                                     GameShelf& shelf);

// The game that a record which other_game() leaves under its tag may well be of: all of it is legal there, or
// far more than under `first`.  A hint, no proof.
std::optional<GameChoice> likelier_game(const Record& record, const GameSpec& first, GameShelf& shelf);

}  // namespace mt::replay
