// Finds the move that a ply of a record means. If its text is ambiguous, the later plies help to decide.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/declared_notation.hpp"
#include "movetext/replay/usual_notation.hpp"

#include <cstdint>
#include <optional>

namespace mt::replay {

template <Game G>
class Resolver {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  // `looks_ahead`: if a text can mean several moves, the move that leaves the rest of the line legal is
  // taken, provided that there is only one such move. Games with G::looks_ahead take the best of the possible
  // moves anyway, unless the text leaves open which piece moves.
  Resolver(const Record& record, const G& game, const ReadingNotation& notation, bool looks_ahead = false)
      : record_(record),
        game_(game),
        notation_(notation),
        reads_plain_(notation.declared.value_or(board::Notation::short_form) == board::Notation::short_form),
        looks_ahead_(looks_ahead),
        knows_shapes_(knows_shapes(record)),
        usual_(usual_of(record, game)),
        effort_{least_effort + effort_per_event * static_cast<std::int64_t>(record.tape.size())} {}

  static constexpr std::uint32_t all_plies = UINT32_MAX;

  // Kind::ambiguous occurs only in games in which later moves do not decide what a text means (see
  // G::looks_ahead). choices() then returns the possible moves.
  enum class Kind : std::uint8_t { move, illegal, ambiguous, too_complex };

  struct Resolution {
    Kind kind = Kind::illegal;
    Move move{};
    std::uint32_t last = 0;     // tape index of the last ply event that belongs to the move
    std::uint32_t choices = 1;  // number of possible moves of the text; see runner_up
    Move runner_up{};           // the best of the other possible moves
    // Number of plies that would be legal after runner_up; all_plies if all of them are legal.
    std::uint32_t survives = 0;
    bool to_the_end = false;  // all plies after `move` are legal

    bool is_only_one() const { return to_the_end && survives != all_plies; }
  };

  // Returns whether play_plain() may succeed for this record. No text of the short form is plain.
  bool reads_plain() const { return reads_plain_; }
  // Returns whether the ply can be read in two notations and was read in the usual notation of its game.
  bool is_read_by_convention(const Event& event) const {
    return notation_.by_convention && (event.flags & two_readings) != 0;
  }
  // Plays a ply whose text is unambiguous and in the usual form. Otherwise returns false and changes nothing;
  // then resolve() must be called.
  bool play_plain(const Event& event, const Position& position, typename G::PlainMove& out,
                  Position& after) const {
    if ((event.flags & ~written_capture) != 0 || is_in_other_notation(event)) return false;
    if constexpr (PlaysShapedTexts<G>)
      if (event.arg != 0 && knows_shapes_)
        return game_.play_shaped(position, record_.source_text(event.text), event.arg, out, after);
    return game_.play_plain(position, record_.text(event), out, after);
  }

  // Returns whether the text is in another notation than the moves around it.
  bool is_in_other_notation(const Event& event) const {
    if constexpr (TellsNotations<G>) {
      if (!usual_) return false;
      if (event.arg != 0 && knows_shapes_)
        return !game_.is_shaped_in(record_.source_text(event.text), event.arg, *usual_);
      return !game_.is_written_in(record_.text(event), *usual_);
    }
    return false;
  }

  // Resolves a ply. After that, text() and misread() show how its text was read.
  Resolution resolve(std::uint32_t index, const Position& position) { return resolve(index, position, 0); }
  const typename G::MoveText& text() const { return text_; }
  const typename G::Misread& misread() const { return misread_; }
  // Returns the possible moves of the text. Only valid after Kind::ambiguous.
  const typename G::MoveList& choices() const { return moves_; }

  // Returns the search effort that is left for the positions of this record. When none is left, unusual moves
  // are treated as too complex.
  typename G::Effort& effort() { return effort_; }

  // Returns the tape index of the next ply, if only comments, glyphs and variations come before it.
  std::optional<std::uint32_t> next_ply(std::uint32_t index) const {
    for (++index; index < record_.tape.size(); ++index) {
      const Event& event = record_.tape[index];
      if (event.kind == EventKind::ply) return index;
      if (event.kind == EventKind::open) {
        index = event.value;
        continue;
      }
      if (event.kind != EventKind::comment && event.kind != EventKind::nag &&
          event.kind != EventKind::removed)
        return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  // The maximum number of plies that are examined to resolve one ply of the record, including nested choices.
  static constexpr int look_ahead_budget = 2'000;
  // In a record of a real game, a capture takes a few dozen search steps.
  static constexpr std::int64_t least_effort = 5'000'000;
  static constexpr std::int64_t effort_per_event = 200;
  static constexpr int max_nesting = 3;
  static constexpr std::size_t max_choices = 16;

  static std::optional<board::Notation> usual_of(const Record& record, const G& game) {
    if constexpr (TellsNotations<G>) return usual_notation(record, game);
    return std::nullopt;
  }
  typename G::Misread read(std::uint32_t index, typename G::MoveText& out) const {
    const Event& event = record_.tape[index];
    if (notation_.rival && (event.flags & two_readings) != 0)
      return game_.read(record_.text(event), out, notation_.rival);
    return game_.read(record_.text(event), out, TellsNotations<G> ? usual_ : notation_.declared);
  }

  static bool knows_shapes(const Record& record) {
    if constexpr (PlaysShapedTexts<G>) return record.shapes == &G::shapes;
    return false;
  }

  Resolution resolve(std::uint32_t index, const Position& position, int nesting) {
    misread_ = read(index, text_);
    if (misread_) return {.last = index};
    if (!game_.match(position, text_, moves_, &effort_)) return {.kind = Kind::too_complex, .last = index};
    if (adds_rival(index, position)) return {.kind = Kind::ambiguous, .last = index};
    if (moves_.empty()) return stepwise(index, position);
    if (moves_.size() > 1) {
      const bool takes_best = G::looks_ahead && !leaves_piece_open();
      if (!takes_best && !looks_ahead_) return {.kind = Kind::ambiguous, .last = index};
      const typename G::MoveList meant = moves_;
      const Resolution chosen = choose(index, position, nesting);
      if (takes_best || chosen.is_only_one()) return chosen;
      moves_ = meant;
      return {.kind = Kind::ambiguous, .last = index};
    }
    return {.kind = Kind::move, .move = moves_.front(), .last = index};
  }

  // If the notation is undecided, reads the text in the other of the two notations, too. If it is a move in
  // only one of them, this reading is used. Returns true if it is a move in both; moves_ then holds the moves
  // of both readings.
  bool adds_rival(std::uint32_t index, const Position& position) {
    if constexpr (HasRivalNotations<G>) {
      if (notation_.declared || notation_.rival) return false;
      const std::optional<board::Notation> rival = rival_of(game_, text_);
      if (!rival) return false;
      typename G::MoveText other;
      typename G::MoveList more;
      if (game_.read(record_.text(record_.tape[index]), other, rival) || other.notation != *rival)
        return false;
      if (!game_.match(position, other, more, &effort_) || more.empty()) return false;
      if (moves_.empty()) {
        text_ = other;
        moves_ = more;
        return false;
      }
      if (!notation_.open || (moves_.size() == 1 && more.size() == 1 && moves_.front() == more.front()))
        return false;
      for (const Move& move : more) moves_.push_back(move);
      return true;
    }
    return false;
  }

  bool leaves_piece_open() const {
    if constexpr (HasRivalNotations<G>) return game_.leaves_piece_open(text_, moves_);
    return false;
  }

  // Joins plies that each contain one jump of the same capture. Each text must start on the square where the
  // previous text ended.
  Resolution stepwise(std::uint32_t index, const Position& position) {
    const Resolution illegal{.last = index};
    const typename G::MoveText first = text_;
    std::uint32_t last = index;
    for (;;) {
      if (!game_.match_beginning(position, text_, moves_, &effort_) || moves_.empty()) break;
      const auto next = next_ply(last);
      typename G::MoveText more;
      if (!next || read(*next, more) || !game_.join(text_, more)) break;
      last = *next;
      if (!game_.match(position, text_, moves_, &effort_)) break;
      if (!moves_.empty()) return {.kind = Kind::move, .move = moves_.front(), .last = last};
    }
    text_ = first;
    return illegal;
  }

  // Returns the choice after which most plies of the rest of the line are legal. If several choices are
  // equal, returns the first of them.
  Resolution choose(std::uint32_t index, const Position& position, int nesting) {
    Resolution chosen{.kind = Kind::move, .move = moves_.front(), .last = index};
    chosen.choices = static_cast<std::uint32_t>(moves_.size());
    if (nesting >= max_nesting) return chosen;
    if (nesting == 0) budget_ = look_ahead_budget;
    const typename G::MoveText text = text_;
    typename G::MoveList choices = moves_;
    if (choices.size() > max_choices) choices.resize(max_choices);
    std::uint32_t best = 0;
    bool first = true;
    for (const Move& move : choices) {
      const std::uint32_t length = legal_length(index, game_.play(position, move), nesting + 1);
      const bool better = first || length > best;
      if (!first) {
        chosen.survives = better ? best : std::max(chosen.survives, length);
        if (better || length == chosen.survives) chosen.runner_up = better ? chosen.move : move;
      }
      if (better) {
        best = length;
        chosen.move = move;
      }
      first = false;
    }
    text_ = text;
    chosen.to_the_end = best == all_plies;
    return chosen;
  }

  // Returns how many plies of the line after `index` are legal, played from `position`.
  std::uint32_t legal_length(std::uint32_t index, Position position, int nesting) {
    std::uint32_t length = 0;
    for (auto next = next_ply(index); next; next = next_ply(index)) {
      if (--budget_ < 0) return all_plies;
      const Resolution ply = resolve(*next, position, nesting);
      if (ply.kind != Kind::move) return length;
      position = game_.play(position, ply.move);
      index = ply.last;
      ++length;
    }
    return all_plies;
  }

  const Record& record_;
  const G& game_;
  ReadingNotation notation_;
  bool reads_plain_;
  bool looks_ahead_;
  bool knows_shapes_;  // Event::arg of the record numbers the shapes of moves as the game does
  // Notation of the record's moves, if the game can distinguish notations.
  std::optional<board::Notation> usual_;
  typename G::MoveText text_{};
  typename G::Misread misread_{};
  typename G::MoveList moves_;
  int budget_ = 0;
  typename G::Effort effort_;
};

}  // namespace mt::replay
