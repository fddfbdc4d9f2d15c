// Records of matches as SGF that GNU Backgammon reads.
//
//   sgf::Writer writer({});
//   writer.write(record, out);
//
// One tree a game, one node a line, properties in the order in which GNU Backgammon has them; what a reader
// kept as properties stands as it was read, comments behind it.  Tags that no property has, or that stand in
// another order, are listed in the root of the first game as XT[name:value], and what is said before that
// game as XC[text]; other programs pass over both.
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
  bool properties = true;  // those that have no event of their own: analysis and the like
  bool tags = true;        // false: the length, the names and the rules alone
  std::string_view charset = "UTF-8";
};

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which is a match, and an empty line.
  void write(const Record& record, std::string& out);

 private:
  // How the game ends that is being written.
  struct Ending {
    const Event* points = nullptr;     // the first ones
    const Event* last_turn = nullptr;  // roll, play, turn of the cube
    std::optional<Side> winner;        // by the points, or the resignation that is the last turn
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
  bool in_game_ = false;
  bool crawford_over_ = false;     // the game without the cube has been played
  bool node_open_ = false;         // what is said now belongs to a node
  bool in_root_ = false;           // and that is the root
  std::string main_;               // the node without what is said of it
  std::string properties_;         // said of it
  std::string comment_;            // said of it
  std::string preface_;            // said before the first game
  std::optional<Side> roll_side_;  // the node is a roll without its play
  std::string roll_;
  std::uint32_t offers_ = 0;  // of the cube, one above the other; 2 and more are beavers and raccoons
  Side doubler_ = Side::first;
};

// What of the record the format has no place for, in words; empty: nothing.
std::string losses(const Record& record);

}  // namespace mt::sgf
