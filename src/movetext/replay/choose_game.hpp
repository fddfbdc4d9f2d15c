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
  const AnyGame* last_ = nullptr;  // the last game returned; the next record usually has the same game
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

// The game that the tags of a record name. `unknown`: the GameType is not in the table. `unknown_variant`:
// the game named by Variant (in a match, by Variation) is not in the table, so the rules are not known.
struct TaggedGame {
  std::optional<GameChoice> choice;
  bool stated = false;  // a tag names the game; if false, `choice` is the usual game of such records
  bool unknown = false;
  bool unknown_variant = false;
  Span value{};                            // the value of the tag that decided
  std::optional<GameSpec> contradicted{};  // the game of the tag Variant, if GameType names another game
};
TaggedGame game_by_tags(const Record& record);

// Decides the game of those records in a file whose tags do not name a game. `untagged` holds the first of
// these records. The candidates are the games in which moves are written like the moves of these records. The
// choice is the first candidate under which all records of `untagged` are legal, or else the candidate with
// the most legal plies. If the records have no moves, the game is `neighbour`, the game that other records of
// the file give in their tags. If `neighbour` is empty, the results decide. `shown`: the family whose moves
// differ in form from the moves of all other families, if such moves occur in the records. The standard game
// of `shown` is the first candidate. May be nullptr if there is no such family.
FileGame game_of_file(const std::vector<const Record*>& untagged, const std::optional<GameChoice>& neighbour,
                      GameCache& cache, const Family* shown = nullptr);

// Changes chess to Chess960 and reports it, if the start position has castling rights that only Chess960 has.
// Call it only if no tag names the game, because a tag takes precedence over castling rights.
void heed_rights(Record& record, GameChoice& choice);

}  // namespace mt::replay
