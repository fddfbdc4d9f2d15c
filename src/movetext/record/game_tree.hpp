// Merges games that begin at the same position into one record with variations.
//
//   GameTree tree(GameTree::Keep::moves);
//   for (const Record& game : games) tree.add(game, true);
//   tree.write(record);
//
// The first game is the main line; other lines follow in the order in which they first occur. The games must
// have been replayed, so that the same moves have the same texts, and must not be matches with dice.
#pragma once
#include "movetext/record/line_slots.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/tree_notes.hpp"
#include "movetext/record/tree_tags.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mt {

class GameTree {
 public:
  enum class Keep : std::uint8_t {
    // The variations of the games become branches like their main lines, and notes are not repeated. If the
    // games differ in their players, say, the end of each game has a comment that names it.
    moves,
    // The tree has marks (tree_marks.hpp), from which LineRecords makes the same games again, with their
    // tags.
    games,
  };

  explicit GameTree(Keep keep) : keep_(keep), nodes_(1) { tree_.source_is_movetext = false; }
  GameTree(const GameTree&) = delete;
  GameTree& operator=(const GameTree&) = delete;
  ~GameTree() = default;

  // `white_first`: White is the first side.
  void add(const Record& game, bool white_first);
  // The approximate number of events and bytes of text of the record.
  std::size_t events() const { return events_; }
  std::size_t text_size() const { return tree_.side_text.size() + notes_size_; }
  std::uint32_t games() const { return games_; }
  bool white_first() const { return white_first_; }

  // Returns the record of the tree, which is valid until the tree changes. Must be called once, after all
  // games were added.
  const Record& write();

 private:
  using Number = std::uint32_t;
  static constexpr Number none = UINT32_MAX;
  static constexpr Number root = 0;

  // With Keep::games: a note, or a variation of the annotator, which is not a branch of the tree.
  struct Note {
    std::vector<Event> events;         // one event, or a variation with its `open` and `close`
    std::vector<std::uint32_t> games;  // the games that have it, ascending
  };
  struct End {
    std::uint32_t game = 0;
    std::string mark{};  // with Keep::games
    TreeTags::Roster roster{};
  };
  struct Node {
    Event move{};
    Number first = none;        // the first move after it
    Number last = none;         // the last of the alternatives to `first`, or `first`
    Number next = none;         // the next alternative to this move
    std::uint32_t games = 0;    // number of games that play the move; the start position counts all games
    std::vector<Note> notes{};  // with Keep::games
    std::vector<End> ends{};
  };

  Number child(Number before, const Record& game, const Event& move);
  void add_lines(const Record& game);
  Number add_main_line(const Record& game);
  void add_notes(Number node, const Record& game, TapeRange slot);
  std::size_t add_note(Number node, const Record& game, TapeRange note, std::size_t least);
  std::string end_mark(const Record& game, const TagSheet& sheet) const;

  bool is_one_game() const { return one_line_ && tags_.may_be_one_game(); }
  void emit(Number number);
  void emit_note(const Note& note, bool is_of_all, bool has_marks);
  void emit_marked_notes(const Node& node);
  void emit_plain_notes(Number number);
  void emit_comment(std::string_view text);
  void emit_lines();

  Keep keep_;
  Record tree_;
  std::vector<Node> nodes_;
  std::unordered_map<std::string, Number> children_;   // by node and move
  std::unordered_map<Number, TreeNotes> plain_notes_;  // with Keep::moves
  std::unordered_map<std::string, std::vector<std::size_t>>
      note_places_;  // with Keep::games: indices in notes
  TreeTags tags_;
  TagSheet sheet_;
  std::uint32_t games_ = 0;
  bool white_first_ = true;
  Number first_end_ = none;  // where the first game ends
  bool one_line_ = true;     // all games end there
  std::size_t events_ = 1;
  std::size_t notes_size_ = 0;
};

}  // namespace mt
