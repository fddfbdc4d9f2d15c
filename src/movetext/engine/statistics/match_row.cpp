#include "movetext/engine/statistics/match_row.hpp"

#include "movetext/engine/equity/published_equity.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/tape.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::statistics {
namespace {

std::optional<Stake> stake_of(const MatchState& state, Side side) {
  const auto cube = static_cast<int>(state.cube.value());
  if (state.is_money()) return Stake{.zero = 0, .unit = static_cast<double>(cube)};
  const auto own = static_cast<int>(state.away(side));
  const auto others = static_cast<int>(state.away(other(side)));
  if (own == 0 || others == 0 || std::max(own, others) > engine::MatchEquity::most) return std::nullopt;
  const bool is_last = state.crawford == Flag::yes || own == 1 || others == 1;
  const auto next = is_last ? engine::Crawford::after : engine::Crawford::before;
  const engine::MatchEquity& table = engine::kazaross_xg2();
  const double won = table.chance(own - cube, others, next);
  const double lost = table.chance(own, others - cube, next);
  return Stake{.zero = (won + lost) / 2, .unit = (won - lost) / 2};
}

class RowMaker {
 public:
  RowMaker(const Record& record, const AnyGame& game, const engine::PositionAfter& position)
      : record_(record), game_(game), position_(position), here_(position(std::nullopt)) {}

  std::vector<MatchRow> run() {
    for (std::uint32_t i = 0; i < record_.tape.size(); ++i) {
      const Event& event = record_.tape[i];
      if (event.kind == EventKind::game) ++game_number_;
      if (is_move(event.kind)) add(event, i);
      if (is_move(event.kind) || event.kind == EventKind::game || event.kind == EventKind::points)
        here_ = position_(i);
      begins_ = event.kind == EventKind::game || (begins_ && !is_move(event.kind));
    }
    return std::move(rows_);
  }

 private:
  void add(const Event& event, std::uint32_t index) {
    const Side side = side_of(event.value);
    const auto state = here_ ? game_.match_state(*here_) : std::nullopt;
    if (event.kind == EventKind::ply || event.kind == EventKind::null_ply) {
      push(Deed::play, side, index, state);
      rows_.back().is_forced = event.kind == EventKind::null_ply || has_one_play();
    } else if (event.kind == EventKind::roll) {
      if (state && !begins_ && may_double(*state)) push(Deed::no_double, side, index, state);
    } else if (event.kind == EventKind::cube) {
      const bool is_beavered = state && state->animals > 0;
      const auto deed = deed_of(static_cast<CubeAction>(event.arg));
      if (deed && !is_beavered) push(*deed, side, index, state);
    }
  }
  static std::optional<Deed> deed_of(CubeAction action) {
    switch (action) {
      case CubeAction::offer:
        return Deed::offer;
      case CubeAction::take:
      case CubeAction::beaver:
        return Deed::take;
      case CubeAction::drop:
        return Deed::drop;
      case CubeAction::raccoon:
      case CubeAction::resign:
        break;
    }
    return std::nullopt;
  }
  void push(Deed deed, Side side, std::uint32_t index, const std::optional<MatchState>& state) {
    rows_.push_back({.deed = deed,
                     .side = side,
                     .event = index,
                     .game = game_number_ == 0 ? 0 : game_number_ - 1,
                     .stake = state ? stake_of(*state, side) : std::nullopt});
  }
  bool has_one_play() {
    plays_.clear();
    return here_ && game_.legal_moves(*here_, game_.notation(), plays_) && plays_.size() < 2;
  }
  bool may_double(const MatchState& state) const {
    if (is_useless_double(state)) return false;
    AnyPosition after = *here_;
    return game_.act(after, MatchAction::offer_double) == MatchRefusal::none;
  }

  const Record& record_;
  const AnyGame& game_;
  const engine::PositionAfter& position_;
  std::optional<AnyPosition> here_;
  std::uint32_t game_number_ = 0;
  bool begins_ = true;  // the next dice decide which side begins
  std::vector<std::string> plays_;
  std::vector<MatchRow> rows_;
};

}  // namespace

std::vector<MatchRow> match_rows(const Record& record, const AnyGame& game,
                                 const engine::PositionAfter& position) {
  return RowMaker(record, game, position).run();
}

CubeVerdict verdict_of(Deed deed, const CubeValues& values) {
  const double doubled = std::min(values.double_take, values.double_drop);
  const double gain = doubled - values.no_double;                // what a double gains
  const double taken = values.double_take - values.double_drop;  // what a take costs the side that takes
  switch (deed) {
    case Deed::no_double:
      if (gain > 0) return {taken > 0 ? CubeFault::missed_cash : CubeFault::missed_double, gain};
      break;
    case Deed::offer:
      if (gain < 0) {
        const bool too_good = values.no_double > values.double_drop;
        return {too_good ? CubeFault::late_double : CubeFault::early_double, -gain};
      }
      break;
    case Deed::take:
      if (taken > 0) return {CubeFault::wrong_take, taken};
      break;
    case Deed::drop:
      if (taken < 0) return {CubeFault::wrong_drop, -taken};
      break;
    case Deed::play:
      break;
  }
  return {};
}

CubeFault likely_fault(Deed deed, bool should_drop) {
  switch (deed) {
    case Deed::no_double:
      return should_drop ? CubeFault::missed_cash : CubeFault::missed_double;
    case Deed::offer:
      return CubeFault::early_double;
    case Deed::take:
      return CubeFault::wrong_take;
    case Deed::drop:
      return CubeFault::wrong_drop;
    case Deed::play:
      break;
  }
  return CubeFault::none;
}

void set_cube(MatchRow& row, const CubeValues& values) {
  row.cube = values;
  const CubeVerdict verdict = verdict_of(row.deed, values);
  row.fault = verdict.fault;
  row.loss = verdict.loss;
}

bool is_close(const CubeValues& values) {
  constexpr double limit = 0.16;
  const double doubled = std::min(values.double_take, values.double_drop);
  return std::max(values.no_double, doubled) - doubled < limit;
}

}  // namespace mt::statistics
