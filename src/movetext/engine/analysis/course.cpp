#include "movetext/engine/analysis/course.hpp"

#include "movetext/games/api/match_turn.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/tape.hpp"

#include <utility>

namespace mt::engine {
namespace {

// Returns a move in the notation of the game.
std::string own_text(const AnyGame& game, const AnyPosition& before, std::string_view text) {
  AnyPosition after = before;
  std::string own;
  Diagnostic refusal;
  return game.play(after, text, game.notation(), own, refusal) ? own : std::string(text);
}

class BoardCourse {
 public:
  BoardCourse(const Record& record, const PositionAfter& position, Course& course)
      : record_(record), position_(position), course_(course), here_(position(std::nullopt)) {}

  void run() {
    for_each_main_line(record_, [&](const Event& event) { return visit(event); });
    if (here_) end();
  }

 private:
  bool visit(const Event& event) {
    const auto index = static_cast<std::uint32_t>(&event - record_.tape.data());
    const std::optional<AnyPosition> after = position_(index);
    if (event.kind == EventKind::null_ply && changes_nothing(after)) {
      ++ply_;
      owes_pass_ = false;
      return true;
    }
    if (!after) return false;
    if (event.kind == EventKind::ply && owes_pass_) ++ply_;  // the record omits the pass
    if (event.kind == EventKind::ply)
      add({.kind = Decision::Kind::move, .event = index}, event);
    else if (here_)
      end();
    ply_ += event.kind == EventKind::setup ? 0 : 1;
    const AnyGame& game = *course_.game;
    owes_pass_ = event.kind == EventKind::ply && here_ && game.to_move(*here_) == game.to_move(*after);
    here_ = after;
    return true;
  }
  // A forced pass is not a separate step: the position before it equals the position after it.
  bool changes_nothing(const std::optional<AnyPosition>& after) const {
    return !after || (here_ && course_.game->board_key(*after) == course_.game->board_key(*here_));
  }
  void add(Decision decision, const Event& event) {
    const AnyGame& game = *course_.game;
    decision.ply = ply_;
    decision.stretch = stretch_;
    decision.side = game.to_move(*here_);
    decision.position = *here_;
    decision.made = own_text(game, *here_, record_.text(event));
    course_.decisions.push_back(std::move(decision));
  }
  // Ends a stretch: adds its last position as a decision of kind `end`.
  void end() {
    course_.decisions.push_back({.kind = Decision::Kind::end,
                                 .ply = ply_,
                                 .stretch = stretch_++,
                                 .side = course_.game->to_move(*here_),
                                 .position = *here_});
  }

  const Record& record_;
  const PositionAfter& position_;
  Course& course_;
  std::optional<AnyPosition> here_;
  std::uint32_t ply_ = 0;
  bool owes_pass_ = false;  // the rules force a pass after the last move
  std::uint32_t stretch_ = 0;
};

class MatchCourse {
 public:
  MatchCourse(const Record& record, const PositionAfter& position, Course& course)
      : record_(record), position_(position), course_(course), here_(position(std::nullopt)) {}

  void run() {
    for (std::uint32_t i = 0; i < record_.tape.size(); ++i) {
      const Event& event = record_.tape[i];
      const bool is_step =
          is_move(event.kind) || event.kind == EventKind::game || event.kind == EventKind::points;
      if (!is_step) continue;
      if (here_) judge(event, i);
      here_ = position_(i);
      ply_ += event.kind == EventKind::ply || event.kind == EventKind::null_ply ? 1 : 0;
      has_begun_ = event.kind == EventKind::game
                       ? false
                       : has_begun_ || event.kind == EventKind::ply || event.kind == EventKind::null_ply;
      begins_ = event.kind == EventKind::game;
    }
  }

 private:
  void judge(const Event& event, std::uint32_t index) {
    const auto state = course_.game->match_state(*here_);
    if (!state) return;
    if (event.kind == EventKind::ply && state->dice.rolled()) {
      add(Decision::Kind::play, index, own_text(*course_.game, *here_, record_.text(event)));
    } else if (event.kind == EventKind::null_ply && state->dice.rolled()) {
      add(Decision::Kind::play, index, own_text(*course_.game, *here_, no_play_words));
      course_.decisions.back().is_pass = true;
    } else if (event.kind == EventKind::roll && !begins_ && may_double()) {
      add(Decision::Kind::roll, index, "no double");
    } else if (event.kind == EventKind::cube) {
      const auto action = static_cast<CubeAction>(event.arg);
      const bool answers =
          action == CubeAction::take || action == CubeAction::drop || action == CubeAction::beaver;
      if (answers && state->double_offered && state->animals == 0)
        add(Decision::Kind::answer, index, std::string(name(action)));
      else if (action == CubeAction::offer && may_double())
        add(Decision::Kind::offer, index, "double");
    }
  }
  bool may_double() const {
    AnyPosition after = *here_;
    return course_.game->act(after, MatchAction::offer_double) == MatchRefusal::none;
  }
  void add(Decision::Kind kind, std::uint32_t index, std::string made) {
    course_.decisions.push_back({.kind = kind,
                                 .event = index,
                                 .ply = ply_,
                                 .stretch = static_cast<std::uint32_t>(course_.decisions.size()),
                                 .side = course_.game->to_move(*here_),
                                 .position = *here_,
                                 .made = std::move(made)});
    course_.decisions.back().is_opening = kind == Decision::Kind::play && !has_begun_ && is_usual_start();
  }
  // Returns whether the checkers are placed as at the start of a game, for either side.
  bool is_usual_start() const {
    const AnyGame& game = *course_.game;
    const auto state = game.match_state(*here_);
    return state && !state->dice.is_double() &&
           game.board_key(game.with_match_state(game.start(), *state)) == game.board_key(*here_);
  }

  const Record& record_;
  const PositionAfter& position_;
  Course& course_;
  std::optional<AnyPosition> here_;
  std::uint32_t ply_ = 0;
  bool has_begun_ = false;  // a play of this game has been made
  bool begins_ = true;      // the next dice decide which side begins
};

}  // namespace

Course course_of(const Record& record, std::shared_ptr<const AnyGame> game, const PositionAfter& position) {
  Course course{.game = std::move(game), .is_match = record.convention->is_match, .decisions = {}};
  if (course.is_match)
    MatchCourse(record, position, course).run();
  else
    BoardCourse(record, position, course).run();
  return course;
}

}  // namespace mt::engine
