// One game on the screen: the board, the moves, and the move at which the user is.
#pragma once
#include "movetext/archive/played_game.hpp"
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/game_point.hpp"
#include "movetext/cli/view/canvas.hpp"
#include "movetext/cli/view/key.hpp"
#include "movetext/cli/view/move_flow.hpp"
#include "movetext/cli/view/summary.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli::view {

// The appearance of games.
struct Look {
  Signs signs = Signs::unicode;
  Seen seen = Seen::usually;
  std::string coordinates = "canonical";
};

class GameView {
 public:
  explicit GameView(Look look) : look_(std::move(look)) {}

  // Opens a game at its start. Returns false if it cannot be read again.
  bool open(std::shared_ptr<archive::NumberedGames> games, std::uint64_t number);
  // Goes to a moment of the main line, or to the place that the selection has found. Returns false if the
  // game has no such moment; then the view is at the end of the game.
  bool go_to(const GamePoint& moment);
  // Carries out the action of a key; returns a message, or an empty string.
  std::string act(Action action);

  // Draws into all rows except the last. `place`: "3 of 217".
  void draw(Canvas& canvas, std::string_view place);

  Steps::Number at() const { return at_; }
  const archive::PlayedGame& game() const { return *game_; }

 private:
  bool go_to_found();
  struct Board {
    std::vector<std::string> lines;
    int width = 0;
    bool has_marks = false;  // brackets show the last move
  };
  // The forms of a board: a small board has only signs, and a narrow board has no text at its side.
  enum class Form : std::uint8_t { large, narrow, small };
  // The places of the board and the moves.
  struct Layout {
    Board board;
    Spot moves{};
    Size pane{};
    bool fits = false;
  };

  // The moves are beside the board, in at least `moves` columns, or below the board.
  struct Arrangement {
    bool beside = true;
    int moves = 0;
  };

  const Steps& steps() const { return game_->steps(); }
  const Record& record() const { return game_->record(); }
  std::uint32_t event() const;
  Steps::Number next() const;
  void step_on();
  void step_back();
  void to_end();
  std::string enter_variation();
  std::string leave_variation();
  std::string turn();
  void choose_range(std::uint64_t in_record);

  Board board_of(Form form, bool with_comments);
  Layout lay_out(Size screen);
  Layout lay_out(Size screen, const Arrangement& way, Form form);
  static void draw_board(Canvas& canvas, const Board& board);
  void draw_moves(Canvas& canvas, const Layout& layout);
  void draw_title(Canvas& canvas, std::string_view place) const;
  void draw_state(Canvas& canvas);
  std::string state_words();
  std::string clock_words() const;
  std::string variation_words() const;
  std::string score_words() const;

  Look look_;
  std::shared_ptr<archive::NumberedGames> games_;
  std::optional<archive::PlayedGame> game_;
  std::optional<MoveFlow> flow_;
  GameLine line_;
  std::uint32_t number_in_record_ = 0;  // index of the game within a match, from 0
  EventRange range_;                    // the events of the game
  Steps::Number start_ = Steps::none;   // step that leads to the start position of the game
  Steps::Number at_ = Steps::none;
  int scroll_ = 0;  // number of lines by which the moves are scrolled
  int page_ = 10;   // number of visible lines of moves
  Summary summary_;
};

}  // namespace mt::cli::view
