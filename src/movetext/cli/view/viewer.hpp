// The viewer: the list of games, the open game, the help page and the input line. It does not use a terminal:
// it receives keys and draws canvases.
//
//   Viewer viewer(files, look);
//   while (!viewer.is_over()) {
//     viewer.draw(canvas);
//     const Key key = display.read(viewer.has_work() ? 0ms : 1s);
//     if (key.kind == Key::Kind::none) viewer.work(); else viewer.press(key);
//   }
#pragma once
#include "movetext/cli/view/game_files.hpp"
#include "movetext/cli/view/game_view.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace mt::cli::view {

class Viewer {
 public:
  Viewer(GameFiles& files, Look look) : files_(files), game_(std::move(look)) {}

  // Opens the game with that number as soon as it has been read.
  void open_at_start(std::uint64_t number) { awaited_ = Awaited{number, true}; }
  // Sets the moment at which games are opened; by default they are opened at their start.
  void start_at(const GamePoint& moment) { moment_ = moment; }

  void press(Key key);
  // Returns whether work() has something to do now.
  bool has_work();
  // Continues reading the files or searching, for some milliseconds.
  void work();
  bool is_over() const { return over_; }
  // Returns whether all files are read and have no game.
  bool is_empty() const { return files_.is_whole() && files_.count() == 0; }
  // Returns whether work() will have something to do as soon as more of a file arrives.
  bool is_waiting() const { return !files_.is_whole(); }
  // Returns whether the whole screen must be redrawn; true only once after each key that requests it.
  bool wants_redraw() { return std::exchange(redraw_, false); }

  void draw(Canvas& canvas);

  // Returns the index of the current game in the list.
  std::uint64_t at() const { return at_; }
  bool is_game_open() const { return mode_ == Mode::game; }
  const GameView& game() const { return game_; }

 private:
  enum class Mode : std::uint8_t { list, game };
  enum class Prompt : std::uint8_t { none, search, number };
  // A requested game that has not been read yet.
  struct Awaited {
    std::uint64_t number = 0;
    bool opens = false;
  };
  // A search in the list.
  struct Search {
    std::uint64_t next = 0;
    std::uint64_t begin = 0;
    bool wrapped = false;
  };

  void press_in_prompt(Key key);
  void finish_prompt();
  void act(Action action);
  void act_in_list(Action action);
  void act_in_game(Action action);
  void move_to(std::int64_t by);
  void open();
  void open_neighbour(std::int64_t by);
  void begin_search(std::uint64_t from);
  void search_on();
  void await_on();
  std::optional<std::uint64_t> index_of(std::uint64_t number);
  std::uint64_t shown_number(std::uint64_t index);
  const Summary& summary(std::uint64_t index);
  void load(std::uint64_t first, std::uint64_t count);

  void draw_list(Canvas& canvas);
  void draw_row(Canvas& canvas, int row, std::uint64_t index);
  void draw_help(Canvas& canvas) const;
  void draw_keys(Canvas& canvas) const;
  std::string list_title();
  std::string place_words();

  GameFiles& files_;
  GameView game_;
  Mode mode_ = Mode::list;
  bool help_ = false;
  int help_top_ = 0;
  bool over_ = false;
  bool redraw_ = false;
  std::uint64_t at_ = 0;   // index in the list
  std::uint64_t top_ = 0;  // index of the first shown row
  int page_ = 10;          // rows of the list
  std::map<std::uint64_t, Summary> rows_;
  std::optional<GamePoint> moment_;
  std::string message_;
  Prompt prompt_ = Prompt::none;
  std::string typed_;
  std::string sought_;  // the text of the last search
  std::optional<Search> search_;
  std::optional<Awaited> awaited_;
};

}  // namespace mt::cli::view
