#include "movetext/server/engines/decide.hpp"

#include "movetext/games/api/match_action.hpp"
#include "movetext/server/domain/start_array.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace mt::server::engines {
namespace {

using domain::Act;
using domain::ActKind;
using engine::Answer;

constexpr int clearly_worse = -50;       // in hundredths of a pawn, a man or a disc
constexpr int hardly_better = 10;        // in hundredths of a pawn, a man or a disc
constexpr std::uint32_t long_game = 40;  // number of moves of one side

// Returns the line that the engine is asked about. In games with dice it contains only the position; in other
// games it contains all moves, because repetitions matter.
engine::GameLine line_of(const domain::Game& game) {
  const replay::LiveGame& board = *game.board();
  std::shared_ptr<const AnyGame> rules = make_game(board.rules().spec());
  const auto start = board.position_at(0);
  if (game.has_dice() || !start) return {std::move(rules), board.position()};
  engine::GameLine line = game.terms().start.empty() ? engine::GameLine(std::move(rules))
                                                     : engine::GameLine(std::move(rules), *start);
  for (std::uint32_t ply = 1; ply <= game.ply(); ++ply)
    line.add(game.moves()[ply - 1].text, *board.position_at(ply));
  return line;
}

class Deciding {
 public:
  Deciding(const Situation& here, const Seat& seat, const engine::Limits& limits, const std::stop_token& stop)
      : here_(here), seat_(seat), limits_(limits), stop_(stop) {}

  Decision run() {
    const bool is_settled = here_.offer && answer_offer();
    if (!is_settled && out_.problem.empty() && here_.is_turn) take_turn();
    if (!out_.problem.empty()) out_.acts.clear();
    return std::move(out_);
  }

 private:
  void add(ActKind kind, std::string text = {}) {
    out_.acts.push_back(
        {.kind = kind, .text = std::move(text), .half_move = here_.ply + 1, .event_seen = here_.seq});
  }
  void fail(std::string why) { out_.problem = std::move(why); }

  // Returns the player, and starts it on the first call. If it cannot start, calls fail() and returns
  // nullptr.
  engine::Player* player() {
    std::string problem;
    engine::Player* const found = seat_(problem);
    if (found == nullptr) fail(std::move(problem));
    return found;
  }
  std::optional<Answer> ask(const engine::GameLine& line) {
    engine::Player* const asked = player();
    if (asked == nullptr) return {};
    engine::Watcher silent;
    Answer answer = asked->think({line}, limits_, silent, stop_);
    if (answer.kind != Answer::Kind::failed) return answer;
    fail(answer.problem.empty() ? "it did not answer" : answer.problem);
    return {};
  }

  // Answers the offer. Returns true if nothing else needs to be decided, because the offer was accepted or
  // the player failed.
  bool answer_offer() {
    const bool yes = accepts();
    if (!out_.problem.empty()) return true;
    add(yes ? ActKind::accept : ActKind::decline);
    return yes;
  }
  bool accepts() {
    switch (here_.offer->kind) {
      case domain::GameEventKind::draw_offered:
        return accepts_draw();
      case domain::GameEventKind::resign_asked:
        return accepts_resignation();
      default:
        return !here_.counts;
    }
  }
  bool accepts_draw() {
    answer_ = ask(here_.line);
    if (!answer_ || answer_->lines.empty() || !answer_->lines.front().score) return false;
    engine::Score score = *answer_->lines.front().score;
    // The player's score is given for the side to move.
    if (!here_.is_turn) score.value = -score.value;
    if (!here_.is_turn && score.bound != engine::Score::Bound::exact) return false;
    return takes_draw(score, here_.moves_made);
  }
  // The player is asked only if the other side is to move, because a side usually resigns on its own turn.
  bool accepts_resignation() {
    const int level = static_cast<int>(here_.offer->pending.value);
    if (here_.is_turn || level < 1 || level > 3) return false;
    engine::GameLine offered = here_.line;
    if (offered.act(resignation_of(level)) != MatchRefusal::none) return false;
    engine::Player* const asked = player();
    if (asked == nullptr || !asked->abilities().resignations) return false;
    const auto answer = ask(offered);
    return answer && answer->kind == Answer::Kind::accept;
  }

  void take_turn() {
    using replay::Awaiting;
    const bool dice = here_.line.game().family().has_dice;
    if (dice && here_.awaiting != Awaiting::move) {
      if (here_.awaiting == Awaiting::roll && !here_.may_double) return add(ActKind::roll);
      engine::Player* const asked = player();
      if (asked == nullptr) return;
      // A player that does not support the cube never doubles, and takes every double.
      if (!asked->abilities().cube)
        return here_.awaiting == Awaiting::roll ? add(ActKind::roll) : add(ActKind::move, "take");
    }
    if (!answer_) answer_ = ask(here_.line);
    if (answer_) obey(*answer_);
  }
  void obey(const Answer& answer) {
    const bool before_roll = here_.awaiting == replay::Awaiting::roll;
    switch (answer.kind) {
      case Answer::Kind::move:
        return before_roll ? fail("it moves before the roll") : add(ActKind::move, answer.move);
      case Answer::Kind::none:
      case Answer::Kind::no_double:
        return before_roll ? add(ActKind::roll) : fail("it gives no move although one is legal");
      case Answer::Kind::offer_double:
        return add(ActKind::move, "double");
      case Answer::Kind::take:
        return add(ActKind::move, "take");
      case Answer::Kind::drop:
        return add(ActKind::move, "drop");
      case Answer::Kind::beaver:
        return add(ActKind::move, "beaver");
      case Answer::Kind::resign:
        return resign(answer.level, before_roll);
      case Answer::Kind::draw:
      case Answer::Kind::win:
        return fail("it reports the end of the game, but the game continues");
      case Answer::Kind::accept:
      case Answer::Kind::reject:
      case Answer::Kind::failed:
        break;
    }
    fail("its answer is not possible in this position");
  }
  // If the engine resigned less than it can lose, the other side would have to accept this, which needs one
  // more mail. In this case the engine rolls instead, or the decision fails if it is not before a roll.
  void resign(int level, bool before_roll) {
    if (level < here_.largest_loss)
      return before_roll ? add(ActKind::roll) : fail("it resigns less than it can lose");
    add(ActKind::resign);
    out_.acts.back().level = here_.largest_loss;
    out_.acts.back().confirmed = true;
  }

  const Situation& here_;
  const Seat& seat_;
  const engine::Limits& limits_;
  const std::stop_token& stop_;
  std::optional<Answer> answer_{};  // the answer of the player when it was asked for a move
  Decision out_{};
};

}  // namespace

std::optional<Situation> situation_of(const domain::Game& game, Side seat) {
  if (!domain::waits_for(game, seat)) return {};
  Situation out{.line = line_of(game)};
  out.game = game.id();
  out.ply = game.ply();
  out.seq = game.seq();
  out.counts = domain::is_for_ratings(game.terms());
  out.is_turn = game.awaited() == seat;
  out.awaiting = game.board()->awaiting();
  out.may_double = game.board()->may_double();
  out.largest_loss = game.board()->largest_loss(seat);
  out.moves_made = game.moves_made(seat);
  out.offer = domain::offered_to(game, seat);
  return out;
}

bool takes_draw(const engine::Score& score, std::uint32_t moves_made) {
  if (score.unit == engine::Score::Unit::wins_in) return score.value <= 0;
  if (score.bound == engine::Score::Bound::at_least) return false;
  return score.value <= (moves_made >= long_game ? hardly_better : clearly_worse);
}

Decision decide(const Situation& here, const Seat& seat, const engine::Limits& limits,
                const std::stop_token& stop) {
  return Deciding(here, seat, limits, stop).run();
}

}  // namespace mt::server::engines
