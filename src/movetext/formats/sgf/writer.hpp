// Writes records of matches as SGF for GNU Backgammon.
//
//   sgf::Writer writer({});
//   writer.write(record, out);
//
// It writes:
// - one tree for each game, with one node on each line;
// - properties in GNU Backgammon's order;
// - events that a reader kept as properties, unchanged, with the comments after them.
// Some data is in properties that other programs ignore, in the root of the first game. XT[name:value] lists
// the tags, if some of them have no property or if they are in another order. XC[text] is the text before the
// first game.
#pragma once
#include "movetext/formats/sgf/root.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::sgf {

struct WriterOptions {
  bool comments = true;
  bool properties = true;  // properties that a reader kept unchanged, such as analysis
  bool tags = true;        // false: only the length, the names and the rules are written
  std::string_view charset = "UTF-8";
};

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which must be a match, and an empty line.
  void write(const Record& record, std::string& out);

 private:
  // How the current game ends.
  struct Ending {
    const Event* points = nullptr;     // the first event with points
    const Event* last_turn = nullptr;  // a roll, a play or a cube action
    // the winner according to the points or, without points, according to a resignation in the last turn
    std::optional<Side> winner;
    bool resigned = false;
  };

  Ending ending_of(std::size_t at) const;
  void begin_game(std::size_t at);
  void end_game();
  void write_root(std::size_t at);
  void write_rules(std::uint32_t score);
  void write_event(std::size_t at);
  void write_roll(const Event& event);
  void write_ply(const Event& event);
  void write_cube(const Event& event);
  void write_setup(const Event& event);
  void property(std::string_view name, std::string_view value);
  void begin_node(std::string main);
  void end_node();
  void dance();
  void imply_take();
  void say(std::string_view text);
  void add_properties(std::string_view text);

  WriterOptions options_;
  const Record* record_ = nullptr;
  std::string* out_ = nullptr;
  RootInfo root_;
  Ending ending_;
  std::uint32_t games_ = 0;
  std::uint32_t score_ = 0;  // score before the current game
  bool in_game_ = false;
  bool crawford_over_ = false;  // the game without the cube has been written
  bool node_open_ = false;      // a node is open; the next comments and properties belong to it
  bool in_root_ = false;        // the open node is the root
  std::string main_;            // the open node without its comments and properties
  std::string properties_;      // properties of the open node
  std::string comment_;         // comment of the open node
  std::string preface_;         // the text before the first game
  // the open node is a roll of this side, and its play has not been written yet
  std::optional<Side> roll_side_;
  std::string roll_;
  // consecutive offers of the cube; the second is a beaver, later ones are raccoons
  std::uint32_t offers_ = 0;
  Side doubler_ = Side::first;
};

// Returns in words the parts of the record that would be lost, or an empty string if nothing would be lost.
std::string losses(const Record& record);

}  // namespace mt::sgf
