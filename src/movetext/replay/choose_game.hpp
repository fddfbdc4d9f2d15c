// Decides which game a record belongs to: by the user's choice, its tags, its file, and legality.
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

// A cache of games made from their specifications; each thread has its own.
class GameCache {
 public:
  // Returns a game that is valid until clear_rare() is called.
  const AnyGame& get(const GameSpec& spec);
  // Removes games if there are many, since a file can ask for thousands of boards. Call it between records.
  void clear_rare();

 private:
  static constexpr std::size_t most = 48;
  std::map<std::string, std::unique_ptr<const AnyGame>, std::less<>> games_;
  const AnyGame* last_ = nullptr;  // most records are of the same game as the record before
};

// The game of a record: one for reading it and, if squares have other names in the output, one for writing
// it.
struct GameChoice {
  GameSpec reading;
  GameSpec writing;
  friend bool operator==(const GameChoice&, const GameChoice&) = default;
};

// The reading of a record that replaces the one given by its tags or its file, and the cause.
struct OtherGame {
  enum class Cause : std::uint8_t {
    letters,      // the pieces have the letters of another language
    names,        // the squares have other names than the tag says
    own,          // it is the game of the tag, which the file had overruled
    first_mover,  // the other side moves first
    game,         // it is another game
  };
  GameChoice choice;
  Cause cause = Cause::game;
};

// A tag whose game is replaced in all records of a file.
struct OverruledTag {
  GameSpec tagged;
  GameChoice instead;
};

// The game of a file, and how it was decided.
struct FileGame {
  std::optional<GameChoice> choice;       // for its records without tags; empty if not decided
  std::string reason;                     // how it was decided ("by its results"); empty: nothing to report
  std::vector<OverruledTag> overruled{};  // for its records with tags
};

// The game in the tags of a record. `unknown`: a GameType that is not in the table. `unknown_variant`: a
// Variant of chess that is not in the table, so that its rules are not known.
struct TaggedGame {
  std::optional<GameChoice> choice;
  bool stated = false;  // a tag names the game; if false, `choice` is the usual game of such records
  bool unknown = false;
  bool unknown_variant = false;
  Span value{};                            // the tag that decided
  std::optional<GameSpec> contradicted{};  // the game of a tag Variant that contradicts GameType
};
TaggedGame game_by_tags(const Record& record);

// Decides the game of a file's untagged records from the first of them, by the shapes of their moves: takes
// the first game under which all the records are legal, else the one with the most legal plies. Records
// without moves have the game `neighbour`, which the file's other records name, or else the game that their
// results suggest.
// `shown`: the family that the texts show, if the shapes of its moves are unique, so that it is examined
// first; nullptr if there is none.
FileGame game_of_file(const std::vector<const Record*>& untagged, const std::optional<GameChoice>& neighbour,
                      GameCache& cache, const Family* shown = nullptr);

// Changes chess to Chess960 if the start position has castling rights that only Chess960 has, and reports it.
// Call it only if no tag names the game: a tag takes precedence over such rights.
void heed_rights(Record& record, GameChoice& choice);

}  // namespace mt::replay
