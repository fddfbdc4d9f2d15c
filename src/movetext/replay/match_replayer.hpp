// Replays a record of a match: dice, plays, the cube and the score, game by game.
//
// A fault does not end the replay. A play or cube action against the rules is made as written if possible,
// because the players accepted it in the game. A cube action that cannot be applied is skipped. After a play
// that cannot be made, the board is unknown until a position is set up. Dice, cube and the side on roll are
// still checked, but the plays are kept as text, and the number of unchecked plays is reported.
#pragma once
#include "movetext/games/api/match_game.hpp"
#include "movetext/games/api/move_parts.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/position_line.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::replay {

// Include match_walk.hpp for the definitions of its functions.
template <MatchGame G>
class MatchReplayer {
 public:
  // `record` must be a match (Convention::is_match).
  MatchReplayer(Record& record, const G& game, const ReplayOptions& options);
  MatchReplayer(const MatchReplayer&) = delete;
  MatchReplayer& operator=(const MatchReplayer&) = delete;
  ~MatchReplayer() = default;

  Replayed run();

 private:
  using Position = typename G::Position;
  using Play = typename G::Play;
  using PlayText = typename G::PlayText;

  // The progress of the current game.
  enum class Stage : std::uint8_t {
    none,     // no game has started
    opening,  // the game has started, but no dice were rolled
    playing,
    decided,   // the board or a drop has decided the game; its points have not been read yet
    resigned,  // the opponent of decided_.winner has resigned; the points will give the level
    told,      // the points of the game have been read
    lost,      // an action followed the end of the game: the rest of the game is not checked
    past,      // no game is in progress; an action outside a game has been reported
  };
  bool is_open() const { return stage_ == Stage::opening || stage_ == Stage::playing; }
  bool is_silent() const { return stage_ == Stage::lost || stage_ == Stage::past; }

  void visit(Event& event);
  // match_games.hpp: what happens between the games
  void read_tags();
  void begin_game(Event& event);
  void expect_score(Event& event);
  void points(Event& event);
  Side winner_of(const Event& event) const;
  std::optional<Side> next_winner(const Event& event) const;
  bool is_capped(const Event& event, Side winner, std::uint32_t full) const;
  void check_points(const Event& event, Side winner);
  bool is_proven_wrong(const Event& event, Side winner) const;
  std::uint32_t next_score(const Event& event) const;
  void set_up(Event& event);
  LineView view_of_setup(const Event& event) const;
  Side next_side(const Event& event, Side otherwise) const;
  void end_match();
  // match_turns.hpp: dice, plays, cube
  void roll(Event& event);
  void ply(Event& event);
  void played(Event& event, const Play& play);
  void advance(const Event& event, const Play& play);
  void tell(const Event& event, Diagnostic why);
  void misreads(Event& event, typename G::Misread misread);
  bool points_follow(const Event& event) const;
  bool opponent_resigns(const Event& event) const;
  void refuse(Event& event, const PlayText& text);
  void no_play(Event& event);
  void cube(Event& event);
  void resign(Event& event);
  void settle_resigner(Event& event);
  void imply_take(const Event& event);
  bool is_turn_of(Side side, const Event& event);
  void out_of_game(Code code, const Event& event);
  bool ends_here(const Event& event) const;
  void give_up(Side side);
  // match_unread.hpp: turns that cannot be read
  bool join_rest(Event& event);
  void unread(Event& event);
  void unread_dice(Event& event, std::string_view dice, std::string_view words, bool named);
  MatchRefusal why_not(MatchAction action) const;
  void assume(CubeAction action, Side side);
  void pass_turn();
  void lose_board(const Event& event);
  void tell_unchecked(const Event& event, std::string_view why);

  void number(Event& event);
  void write(Event& event, std::string_view text);
  void report(Code code, const Event& event, std::string message, std::string hint = {});
  std::optional<bool> switched(std::string_view name);
  std::optional<std::uint8_t> cube_limit();
  void tell_tag(std::string_view name, std::string_view wanted);
  void trace(const Event& event);
  void follow();

  Record& record_;
  const G& game_;
  const ReplayOptions& options_;
  Replayed result_;
  MatchRules match_;
  Position position_{};
  GameResult decided_{};
  Stage stage_ = Stage::none;
  bool blind_ = false;                    // the positions of the checkers are unknown
  const Event* refused_offer_ = nullptr;  // the last cube action that was skipped
  std::string scratch_;
  MoveParts parts_;
  std::uint32_t line_ = 0;      // number of the current line of the game in a table with two columns
  bool second_filled_ = false;  // the second column of line_ is filled
};

}  // namespace mt::replay
