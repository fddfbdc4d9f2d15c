#include "movetext/archive/stages/count_moves.hpp"

#include "movetext/record/game_worth.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/steps.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace mt::archive {
namespace {

using Node = MoveGraph::Node;

// A position that the replay has reached.
struct Reached {
  std::uint32_t event = 0;
  bool is_start = false;  // the moves are counted from this position
  Side mover = Side::first;
  std::uint64_t key = 0;
};

// Walks through the tape of a replayed record and adds its moves to the graph.
class Walk {
 public:
  Walk(const Record& record, const std::vector<Reached>& reached, const MoveCountOptions& options,
       CountedMoves& moves)
      : record_(record), reached_(reached), options_(options), moves_(moves) {}

  void run();

 private:
  // A place in a line, relative to the position from which moves are counted.
  struct Place {
    Node node = MoveGraph::none;  // none if the line has not reached the position
    std::uint32_t plies = 0;
  };
  struct Line {
    Place here;
    Place before;           // the place before the last move, where variations begin
    std::string_view dice;  // the roll that is not yet played; empty if there is none
  };

  const Reached* reached_by(std::uint32_t event);
  void begin_game();
  void end_game(const GameWorth& worth);
  void arrive(const Reached& reached);
  void step(std::uint32_t at);
  void play(const Event& event, std::string_view move, const Reached* reached);

  const Record& record_;
  const std::vector<Reached>& reached_;
  const MoveCountOptions& options_;
  CountedMoves& moves_;
  std::size_t next_ = 0;  // index in reached_
  std::vector<Line> lines_{1};
  bool in_game_ = false;
  std::string scratch_;
};

const Reached* Walk::reached_by(std::uint32_t event) {
  while (next_ < reached_.size() && reached_[next_].event < event) ++next_;
  return next_ < reached_.size() && reached_[next_].event == event ? &reached_[next_] : nullptr;
}

void Walk::begin_game() {
  moves_.graph.begin_game();
  ++moves_.read;
  in_game_ = true;
  lines_.assign(1, {});
}

void Walk::end_game(const GameWorth& worth) {
  if (std::exchange(in_game_, false)) moves_.graph.end_game(worth);
}

void Walk::arrive(const Reached& reached) {
  Line& line = lines_.back();
  if (line.here.node == MoveGraph::none && reached.is_start)
    line.here = {moves_.graph.start(reached.mover, reached.key), 0};
}

void Walk::play(const Event& event, std::string_view move, const Reached* reached) {
  Line& line = lines_.back();
  line.before = line.here;
  if (line.here.node != MoveGraph::none) {
    const bool counts = reached != nullptr && line.here.plies < options_.plies;
    line.here = counts ? Place{moves_.graph.play(line.here.node, move, side_of(event.value), reached->key),
                               line.here.plies + 1}
                       : Place{};
  }
  if (reached != nullptr) arrive(*reached);
}

void Walk::step(std::uint32_t at) {
  const Event& event = record_.tape[at];
  const Reached* const reached = reached_by(at);
  Line& line = lines_.back();
  switch (event.kind) {
    case EventKind::game:
      end_game({});
      begin_game();
      if (reached != nullptr) arrive(*reached);
      return;
    case EventKind::points:
      return end_game(worth_of_points(event.value));
    case EventKind::roll:
      line.dice = record_.text(event);
      return;
    case EventKind::cube:
      return play(event, name(static_cast<CubeAction>(event.arg)), reached);
    case EventKind::setup:
      line.here = line.before = {};
      if (reached != nullptr) arrive(*reached);
      return;
    default:
      break;
  }
  // A forced pass without dice changes neither the position nor the side to move.
  const std::string_view dice = std::exchange(line.dice, {});
  const bool passes = event.kind == EventKind::null_ply;
  if (passes && reached == nullptr && dice.empty()) return;
  scratch_.assign(dice).append(dice.empty() ? "" : ": ").append(passes ? "--" : record_.text(event));
  play(event, scratch_, reached);
}

void Walk::run() {
  const bool is_match = record_.convention->is_match;
  if (!is_match) begin_game();
  if (!reached_.empty() && reached_.front().event == replay::no_event) {
    if (!is_match) arrive(reached_.front());
    ++next_;
  }
  for (std::uint32_t at = 0; at < record_.tape.size(); ++at) {
    const Event& event = record_.tape[at];
    if (event.kind == EventKind::open && !options_.variations)
      at = event.value;
    else if (event.kind == EventKind::open)
      lines_.push_back({lines_.back().before, lines_.back().before, {}});
    else if (event.kind == EventKind::close && lines_.size() > 1)
      lines_.pop_back();
    else if (is_step(event.kind) && (in_game_ || event.kind == EventKind::game))
      step(at);
  }
  end_game(is_match ? GameWorth{} : worth_of_result(record_));
}

class CountMoves final : public Stage {
 public:
  explicit CountMoves(std::shared_ptr<MoveCounts> counts)
      : counts_(std::move(counts)), options_(counts_->options()), games_(counts_->add_worker()) {}

  Wants wants() const override { return {.all_lines = true}; }
  void prepare(Handling& handling) override {
    handling.writes_moves = true;
    handling.is_for_people = true;
  }
  void begin_replay(const AnyGame& game, const Record& /*record*/) override {
    game_ = &game;
    reached_.clear();
    const std::string name = game.spec().name();
    start_.reset();
    if (!options_.from)
      start_ = game.start();
    else if (options_.from->game.name() == name)
      start_ = options_.from->position;
  }
  void line_position(std::uint32_t event, const AnyPosition& position) override;
  Next after(Passing& passing) override;

 private:
  std::uint64_t key_of(const AnyPosition& position) const;

  std::shared_ptr<MoveCounts> counts_;
  const MoveCountOptions& options_;
  MoveCounts::Games& games_;
  const AnyGame* game_ = nullptr;
  std::optional<AnyPosition> start_;  // empty if no moves of the game are counted
  std::vector<Reached> reached_;      // in the order of the tape
};

// In a match, the cube distinguishes positions, but the score does not.
std::uint64_t CountMoves::key_of(const AnyPosition& position) const {
  std::uint64_t key = game_->board_key(position);
  if (const std::optional<MatchState> state = game_->match_state(position)) {
    const std::uint64_t cube = state->cube.exponent * 8U + static_cast<unsigned>(state->cube.owner) * 2U +
                               (state->double_offered ? 1U : 0U);
    key = (key ^ cube) * 0x9E37'79B9'7F4A'7C15;
  }
  return key;
}

void CountMoves::line_position(std::uint32_t event, const AnyPosition& position) {
  if (event == replay::no_event) reached_.clear();
  if (!start_) return;
  const bool is_start = game_->same_board(position, *start_);
  reached_.push_back({.event = event,
                      .is_start = is_start,
                      .mover = is_start ? game_->to_move(position) : Side::first,
                      .key = options_.joins == MoveGraph::Joins::yes ? key_of(position) : 0});
}

Next CountMoves::after(Passing& passing) {
  if (passing.played.game == nullptr) return Next::go_on;
  const GameSpec& spec = passing.played.game->spec();
  CountedMoves& moves = games_.try_emplace(spec.name(), options_.joins).first->second;
  if (!moves.spec) moves.spec = spec;
  Walk(passing.record, reached_, options_, moves).run();
  if (passing.is_long) std::vector<Reached>().swap(reached_);
  return Next::go_on;
}

}  // namespace

MoveCounts::Games MoveCounts::games() const {
  Games all;
  if (options_.from) {
    CountedMoves& moves = all.try_emplace(options_.from->game.name(), options_.joins).first->second;
    moves.spec = options_.from->game;
  }
  for (const Games& worker : workers_) {
    for (const auto& [name, moves] : worker) {
      if (options_.from && !all.contains(name)) continue;
      CountedMoves& sums = all.try_emplace(name, options_.joins).first->second;
      if (!sums.spec) sums.spec = moves.spec;
      sums.read += moves.read;
      sums.graph.add(moves.graph);
    }
  }
  return all;
}

MakeStage count_moves(std::shared_ptr<MoveCounts> counts) {
  return [counts = std::move(counts)] { return std::make_unique<CountMoves>(counts); };
}

}  // namespace mt::archive
