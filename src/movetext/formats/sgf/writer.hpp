// Writes records of matches as SGF for GNU Backgammon.
//
//   sgf::Writer writer({});
//   writer.write(record, out);
//
// It writes one tree for each game, one node on each line, properties in GNU Backgammon's order; events that
// a reader kept as properties are written unchanged, with comments after them. Tags without a property, or in
// another order, are listed in the root of the first game as XT[name:value], and the text before that game as
// XC[text]; other programs ignore both.
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
  bool properties = true;  // those without an event of their own: analysis and the like
  bool tags = true;        // false: only the length, the names and the rules
  std::string_view charset = "UTF-8";
};

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which must be a match, and an empty line.
  void write(const Record& record, std::string& out);

 private:
  // The end of the game being written.
  struct Ending {
    const Event* points = nullptr;     // the first points
    const Event* last_turn = nullptr;  // roll, play, cube action
    std::optional<Side> winner;        // from the points, or from the resignation that is the last turn
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
  std::uint32_t score_ = 0;  // before the game being written
  bool in_game_ = false;
  bool crawford_over_ = false;     // the game without the cube has been played
  bool node_open_ = false;         // the next comments and properties belong to a node
  bool in_root_ = false;           // this node is the root
  std::string main_;               // the node without its comments and properties
  std::string properties_;         // of the node
  std::string comment_;            // of the node
  std::string preface_;            // the text before the first game
  std::optional<Side> roll_side_;  // the node is a roll without its play
  std::string roll_;
  std::uint32_t offers_ = 0;  // consecutive offers of the cube; from 2 on beavers and raccoons
  Side doubler_ = Side::first;
};

// Returns in words the parts of the record that would be lost, or an empty string if there are none.
std::string losses(const Record& record);

}  // namespace mt::sgf
