// The common implementation of AnyGame for games of matches. G is a MatchGame (match_game.hpp) that also
// lists its plays.
//
// A move is a turn of the match (match_turn.hpp): a roll with its play, a play of the dice on the table, or a
// turn of the cube.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family_keyer.hpp"
#include "movetext/games/api/match_game.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "movetext/games/api/refusal.hpp"
#include "movetext/games/api/sought_pieces.hpp"
#include "movetext/text/blank.hpp"

#include <optional>
#include <string>
#include <utility>

namespace mt {

template <class G>
concept MatchPlays = requires(const G& game, const typename G::Position& position,
                              const typename G::Play& play, void (*visit)(const typename G::Play&)) {
  // Visits the legal plays of the dice on the table, one play for each resulting board, and no play if
  // nothing can be played.
  {game.visit_plays(position, visit)};
  // Returns the same play with its parts in the order in which they are usually written.
  { game.in_order(play) } -> std::same_as<typename G::Play>;
};

template <class G>
requires MatchGame<G> && MatchPlays<G>
class MatchFamilyGame : public AnyGame {
 public:
  template <class Rules>
  MatchFamilyGame(const GameSpec& spec, const Rules& rules) : AnyGame(spec), game_(rules) {}
  const G& rules() const { return game_; }

  std::string_view side_name(Side side) const override { return G::side_name(side); }
  AnyPosition start() const override { return before_end(game_.start(MatchRules{})); }
  Side to_move(const AnyPosition& position) const override { return at(position).to_decide; }
  std::unique_ptr<const PositionKeyer> position_keyer() const override {
    if constexpr (HasPieces<G>)
      return std::make_unique<FamilyKeyer<G>>(game_, key_name(spec()), this->white());
    else
      return AnyGame::position_keyer();
  }
  Outcome outcome(const AnyPosition& position) const override {
    const GameResult result = ended_position(position).result;
    if (!result.over()) return {};
    return {.kind = Outcome::Kind::win, .winner = result.winner, .reason = end_words(result)};
  }
  std::size_t move_end(std::string_view moves, std::size_t begin) const override {
    return turn_end(moves, begin);
  }
  PieceSigns piece_signs() const override {
    if constexpr (HasPieces<G>)
      return G::piece_signs;
    else
      return {};
  }
  std::unique_ptr<const SoughtPosition> seek_material(const MaterialText& wanted) const override {
    if constexpr (HasPieces<G>)
      return SoughtMaterial<G>::make(game_, wanted, this->white());
    else
      return nullptr;
  }
  std::unique_ptr<const SoughtPosition> seek_pattern(const PatternText& pattern,
                                                     std::string& fault) const override {
    if constexpr (HasPieces<G>)
      return SoughtPattern<G>::make(game_, pattern, this->white(), fault);
    else
      return AnyGame::seek_pattern(pattern, fault);
  }
  bool reads_move(std::string_view text) const override {
    typename G::PlayText read;
    return !game_.read(without_roll(text), read);
  }
  bool leads(const AnyPosition& before, std::string_view text, const AnyPosition& after) const override {
    const Position here = at(before);
    const std::string_view moves = without_roll(text);
    if (!here.dice.rolled()) return false;
    if (moves.size() < text.size()) {
      const std::optional<Dice> dice = dice_of_roll(text.substr(0, roll_size));
      if (!dice || dice->larger() != here.dice.larger() || dice->smaller() != here.dice.smaller())
        return false;
    }
    typename G::PlayText read;
    if (game_.read(moves, read)) return false;
    const auto found = game_.resolve(here, read);
    return found.results > 0 && same_board(before_end(game_.play(here, found.play)), after);
  }
  // Without dice, lists the moves of all 21 rolls. While a double is on offer, lists the answers to it.
  bool legal_moves(const AnyPosition& position, board::Notation notation,
                   std::vector<std::string>& out) const override {
    visit_turns(
        position, [&](const CubeWord& cube) { out.emplace_back(cube.word); },
        [&](const Position& here, const std::string& roll) { add_plays(here, roll, notation, out); });
    return true;
  }
  // An answer to a double has no parts.
  bool list_moves(const AnyPosition& position, std::vector<MoveParts>& out) const override {
    visit_turns(
        position, [&](const CubeWord& /*cube*/) { out.emplace_back(); },
        [&](const Position& here, const std::string& /*roll*/) { add_parts(here, out); });
    return true;
  }
  bool play(AnyPosition& position, std::string_view text, board::Notation notation, std::string& canonical,
            Diagnostic& refusal) const override {
    auto [here, result] = ended_position(position);
    const std::string_view all = text::trim(text);
    const CubeWord* const cube = find_cube_word_of_turn(all);
    if (result.kind == GameResult::Kind::dropped || result.kind == GameResult::Kind::resigned) {
      refusal = refusal_after_end(text, end_words(result),
                                  cube != nullptr ? Code::cube_action : Code::illegal_move);
      return false;
    }
    if (cube != nullptr) return turn_cube(position, here, *cube, text, canonical, refusal);
    canonical.clear();
    std::string_view moves = all;
    if (is_roll_word(all.substr(0, roll_size))) {
      if (!put_dice(here, all, text, canonical, refusal)) return false;
      moves = text::trim(all.substr(roll_size));
      if (moves.empty() && game_.has_play(here)) {  // the play follows as a separate move
        position = before_end(here);
        return true;
      }
      canonical += ' ';
    }
    if (!here.dice.rolled()) {
      refusal = refusal_of(text, "no dice: write the roll before its play, as in \"31: 8/5 6/5\"");
      return false;
    }
    return play_dice(position, here, moves, notation, canonical, refusal);
  }

  std::optional<MatchState> match_state(const AnyPosition& position) const override { return at(position); }
  AnyPosition with_match_state(const AnyPosition& position, const MatchState& state) const override {
    auto ended = position.as<EndedPosition>();
    static_cast<MatchState&>(ended.position) = state;
    return AnyPosition(ended);
  }
  MatchRefusal act(AnyPosition& position, MatchAction action) const override {
    auto [here, result] = ended_position(position);
    if (result.over()) return MatchRefusal::game_over;
    const MatchRefusal why = why_not(here, action);
    if (why != MatchRefusal::none) return why;
    const GameResult end = mt::act(here, action);
    position = AnyPosition(EndedPosition{here, end});
    return why;
  }

 protected:
  using Position = typename G::Position;

  // The content of an AnyPosition. The result is kept with the position, because a drop or a resignation does
  // not change the board.
  struct EndedPosition {
    Position position{};
    GameResult result{};  // the result of a drop or a resignation
  };
  static_assert(sizeof(EndedPosition) <= AnyPosition::capacity);
  // A Position alone is read as one with an empty result.
  static_assert(sizeof(EndedPosition) <= sizeof(Position) + AnyPosition::zeroed);

  static Position at(const AnyPosition& position) { return position.as<Position>(); }
  static AnyPosition before_end(const Position& position) { return AnyPosition(EndedPosition{position, {}}); }
  EndedPosition ended_position(const AnyPosition& any) const {
    auto ended = any.as<EndedPosition>();
    if (!ended.result.over()) ended.result = game_.finished(ended.position);
    return ended;
  }

 private:
  static std::string_view without_roll(std::string_view text) {
    return is_roll_word(text.substr(0, roll_size)) ? text::trim(text.substr(roll_size)) : text;
  }
  static std::string_view end_words(const GameResult& result) {
    if (result.kind == GameResult::Kind::dropped) return "the double was dropped";
    if (result.kind == GameResult::Kind::resigned) return "a resignation was accepted";
    return level_words(result.level);
  }
  static Position rolled(Position position, Dice dice) {
    position.dice = dice;
    return position;
  }
  MatchRefusal why_not(const Position& position, MatchAction action) const {
    return game_.finished(position).over() ? MatchRefusal::game_over : mt::why_not(position, action);
  }

  // Adds the plays of the roll on the table, each after the text `before`.
  // Visits the answers to a double on offer, or the rolls with the text that names them: the dice on the
  // table, which need no text, or all 21 rolls.
  template <class Answer, class Roll>
  void visit_turns(const AnyPosition& position, const Answer& answer, const Roll& roll) const {
    const EndedPosition ended = ended_position(position);
    const Position& here = ended.position;
    if (ended.result.over()) return;
    if (here.double_offered) {
      for (const CubeWord& row : cube_words)
        if (why_not(here, row.action) == MatchRefusal::none) answer(row);
    } else if (here.dice.rolled()) {
      roll(here, std::string());
    } else {
      for (const Dice dice : all_rolls) roll(rolled(here, dice), roll_text(dice) + ' ');
    }
  }

  void add_parts(const Position& here, std::vector<MoveParts>& out) const {
    const std::size_t had = out.size();
    game_.visit_plays(here, [&](const typename G::Play& play) {
      game_.list_parts(game_.in_order(play), out.emplace_back());
    });
    if (out.size() == had) out.emplace_back();
  }

  void add_plays(const Position& here, const std::string& before, board::Notation notation,
                 std::vector<std::string>& out) const {
    const std::size_t had = out.size();
    game_.visit_plays(here, [&](const typename G::Play& play) {
      game_.write(game_.in_order(play), notation, out.emplace_back(before));
    });
    if (out.size() == had) out.push_back(before + std::string(no_play_words));
  }

  bool turn_cube(AnyPosition& position, Position& here, const CubeWord& cube, std::string_view text,
                 std::string& canonical, Diagnostic& refusal) const {
    if (const MatchRefusal why = why_not(here, cube.action); why != MatchRefusal::none) {
      refusal = refusal_of(text, std::string(words(why)), Code::cube_action);
      return false;
    }
    canonical = cube.word;
    const GameResult result = mt::act(here, cube.action);
    position = AnyPosition(EndedPosition{here, result});
    return true;
  }

  // Sets the dice of the roll that begins `all`.
  bool put_dice(Position& here, std::string_view all, std::string_view text, std::string& canonical,
                Diagnostic& refusal) const {
    const std::optional<Dice> dice = dice_of_roll(all.substr(0, roll_size));
    const MatchRefusal why = dice ? why_not(here, MatchAction::roll) : MatchRefusal::none;
    if (!dice) {
      refusal = refusal_of(text, "dice are two numbers from 1 to 6", Code::bad_dice);
    } else if (why != MatchRefusal::none) {
      refusal = refusal_of(text, std::string(words(why)));
    } else {
      here.dice = *dice;
      canonical = roll_text(*dice);
      return true;
    }
    return false;
  }

  bool play_dice(AnyPosition& position, const Position& here, std::string_view moves,
                 board::Notation notation, std::string& canonical, Diagnostic& refusal) const {
    typename G::PlayText read;
    if (const auto misread = game_.read(moves, read)) {
      refusal = game_.explain(moves, misread);
      return false;
    }
    // If a text fits several plays, it means the play without unmarked hits. So the canonical text of a play
    // always means that play.
    const auto found = game_.resolve(here, read);
    if (found.results == 0) {
      refusal = game_.explain(here, read, moves);
      return false;
    }
    if (game_.has_play(here))
      game_.write(game_.in_order(found.play), notation, canonical);
    else
      canonical += no_play_words;
    position = before_end(game_.play(here, found.play));
    return true;
  }

 protected:
  G game_;
};

}  // namespace mt
