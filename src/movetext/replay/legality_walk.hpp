// Determines how far a record is legal, without changing it.
#pragma once
#include "movetext/games/api/game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/named_side.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/resolver.hpp"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::replay {

// Follows the lines of a record without changing it.
template <Game G>
class LegalityWalk {
 public:
  LegalityWalk(const Record& record, const G& game, Lines lines, const ReadingNotation& notation)
      : record_(record), game_(game), lines_(lines), resolver_(record, game, notation), now_(game.start()) {}

  Legality run() {
    const std::string_view fen = record_.tag(TagName::fen);
    if (!fen.empty() && !game_.parse_position(fen, now_, notes_)) return {.complete = false, .whole = false};
    before_ = now_;
    for (at_ = 0; at_ < record_.tape.size(); ++at_) {
      if (step(record_.tape[at_])) continue;
      result_.whole = false;
      if (outer_.empty()) {
        result_.complete = false;
        result_.stop = at_;
        break;
      }
      at_ = outer_.back().close - 1;
    }
    return result_;
  }

 private:
  using Position = typename G::Position;

  // A line that was interrupted by a variation.
  struct Outer {
    Position before;
    Position now;
    std::uint32_t close = 0;
  };

  // Returns false if the line cannot be continued with this event.
  bool step(const Event& event) {
    switch (event.kind) {
      case EventKind::ply:
        return ply();
      case EventKind::null_ply:
        if constexpr (JudgesPasses<G>)
          if (const Pass pass = game_.meaning_of_pass(now_); pass != Pass::forced) return pass == Pass::idle;
        before_ = std::exchange(now_, game_.pass(now_));
        return true;
      case EventKind::setup:
        before_ = now_;
        return game_.read_setup(record_.text(event), now_, notes_);
      case EventKind::open:
        if (lines_ == Lines::main || outer_.size() >= max_depth) {
          at_ = event.value;
        } else {
          outer_.push_back({before_, now_, event.value});
          now_ = before_;
        }
        return true;
      case EventKind::close:
        before_ = outer_.back().before;
        now_ = outer_.back().now;
        outer_.pop_back();
        return true;
      default:
        return true;
    }
  }

  bool ply() {
    if (names_other_side(record_.tape[at_], game_.to_move(now_))) return false;
    const auto ply = resolver_.resolve(at_, now_);
    if (ply.kind != Resolver<G>::Kind::move) return false;
    before_ = std::exchange(now_, game_.play(now_, ply.move));
    at_ = ply.last;
    ++(outer_.empty() ? result_.plies : result_.variation_plies);
    return true;
  }

  const Record& record_;
  const G& game_;
  Lines lines_;
  Resolver<G> resolver_;
  Position now_;
  Position before_{};  // the position before the last ply; a variation that replaces this ply starts here
  std::vector<Outer> outer_;
  std::vector<Diagnostic> notes_;
  Legality result_;
  std::uint32_t at_ = 0;
};

// Counts the plies of the main line that name a square outside the board.
template <Game G>
OffBoard count_off_board(const Record& record, const G& game) {
  OffBoard result;
  const auto declared = declared_notation(record);
  typename G::MoveText read;
  for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open) at = event.value;
    if (event.kind != EventKind::ply) continue;
    const std::string_view text = record.text(event);
    const typename G::Misread fault = game.read(text, read, declared);
    if (!fault || game.explain(text, fault).code != Code::square_range) continue;
    if (result.plies++ == 0) result.first = at;
  }
  return result;
}

}  // namespace mt::replay
