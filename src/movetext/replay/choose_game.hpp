// Decides which game a record belongs to, from the user's choice, the tags of the record, the other records
// of its file, and the legality of its moves.
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

// A cache of games made from their specifications. Each thread has its own cache.
class GameCache {
 public:
  // Returns a game that is valid until clear_rare() is called.
  const AnyGame& get(const GameSpec& spec);
  // Removes all games if there are too many, because a file can ask for thousands of boards. Call it between
  // records.
  void clear_rare();

 private:
  static constexpr std::size_t most = 48;
  std::map<std::string, std::unique_ptr<const AnyGame>, std::less<>> games_;
  const AnyGame* last_ = nullptr;  // most records have the same game as the record before
};

// The game of a record. If the squares have other names in the output, the game for writing differs from the
// game for reading.
struct GameChoice {
  GameSpec reading;
  GameSpec writing;
  friend bool operator==(const GameChoice&, const GameChoice&) = default;
};

// A game that replaces the one given by the tags or the file of a record, and the reason.
struct OtherGame {
  enum class Cause : std::uint8_t {
    letters,      // the pieces are named by the letters of another language
    names,        // the squares are named differently from what the tag says
    own,          // the game of the record's own tag fits, although this tag was overruled for the file
    first_mover,  // the other side moves first
    game,         // the game is another one
  };
  GameChoice choice;
  Cause cause = Cause::game;
};

// A tag that is wrong in all records of a file: its game, and the game that replaces it.
struct OverruledTag {
  GameSpec tagged;
  GameChoice instead;
};

// The game of a file, and how the game was decided.
struct FileGame {
  std::optional<GameChoice> choice;  // game of the records without tags; empty if it was not decided
  std::string reason;  // how `choice` was decided ("by its results"); empty if there is nothing to report
  std::vector<OverruledTag> overruled{};  // wrong tags of the other records
};

// The game in the tags of a record. `unknown`: its GameType is not in the table. `unknown_variant`: its
// Variant of chess is not in the table, so the rules are not known.
struct TaggedGame {
  std::optional<GameChoice> choice;
  bool stated = false;  // a tag names the game; if false, `choice` is the usual game of such records
  bool unknown = false;
  bool unknown_variant = false;
  Span value{};                            // the value of the tag that decided
  std::optional<GameSpec> contradicted{};  // the game of the tag Variant, if GameType names another game
};
TaggedGame game_by_tags(const Record& record);

// Decides the game of the records without tags in a file, from the first of these records. Candidates come
// from the shapes of their moves. The choice is the first candidate under which all these records are legal,
// or else the candidate with the most legal plies. If the records have no moves, the game is `neighbour`,
// which the other records of the file name, or else the game that the results suggest. `shown`: a family
// whose shapes of moves are unique and occur in the records. It is examined first. nullptr if there is no
// such family.
FileGame game_of_file(const std::vector<const Record*>& untagged, const std::optional<GameChoice>& neighbour,
                      GameCache& cache, const Family* shown = nullptr);

// Changes chess to Chess960 and reports it, if the start position has castling rights that only Chess960 has.
// Call it only if no tag names the game, because a tag takes precedence over castling rights.
void heed_rights(Record& record, GameChoice& choice);

}  // namespace mt::replay
