// What a game with dice must offer to be recorded, checked and played as games of a match.  A family asserts
// its types against these concepts where it defines them.
//
// The score, the dice and the cube are the same in all of them (match_state.hpp); a game adds the board and
// what is played on it.  A position is a value; nothing here throws or allocates but for texts.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game_result.hpp"
#include "movetext/games/api/match_action.hpp"

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mt {

// A board, with all that a match has beside it.
template <class P>
concept MatchPosition = std::derived_from<P, MatchState> && std::is_trivially_copyable_v<P>;

// Playing by the rules.
template <class G>
concept MatchRulesOf = requires(const G& game, const typename G::Position& position,
                                const typename G::Play& play, typename G::Position& changed, Side side,
                                int level) {
  requires MatchPosition<typename G::Position>;
  // Before the first game: nobody has rolled.
  { game.start(MatchRules{}) } -> std::same_as<typename G::Position>;
  // Whether the dice on the table can be played at all.
  { game.has_play(position) } -> std::same_as<bool>;
  // The position behind a play of the dice: the other side is on roll.
  { game.play(position, play) } -> std::same_as<typename G::Position>;
  // Who has won by the board, and at which level (1 single, 2 gammon, 3 backgammon); open: nobody.
  { game.finished(position) } -> std::same_as<GameResult>;
  // The highest level at which that side could still lose.
  { game.largest_loss(position, side) } -> std::same_as<int>;
  // "White", "Black".
  { G::side_name(side) } -> std::convertible_to<std::string_view>;
};

// Plays as texts, in two steps: what a text says, and which legal play that is.
template <class G>
concept MatchTexts = requires(const G& game, const typename G::Position& position, std::string_view text,
                              typename G::PlayText& read, typename G::Play& play, Diagnostic& why,
                              std::string& out, std::vector<Diagnostic>& notes, typename G::Position& set,
                              Policy policy) {
  // Both steps at once, for nearly all plays of nearly all records; false tells nothing.
  { game.play_plain(position, text, play) } -> std::same_as<bool>;
  // What is wrong with the text itself, as something that is true in a condition.
  { game.read(text, read) } -> std::same_as<typename G::Misread>;
  // Whether the text says that there is nothing to play.
  { game.says_no_play(read) } -> std::same_as<bool>;
  // The legal play that is meant.  How many different ones that could be is in `results`, 0 for none.
  { game.resolve(position, read).play } -> std::convertible_to<typename G::Play>;
  { game.resolve(position, read).results } -> std::convertible_to<int>;
  // What is told of a play that was taken with forbearance: each is added to `notes`.
  {game.remark(position, text, game.resolve(position, read), policy, notes)};
  // Makes what is written although no rule allows it; false: it cannot be made.
  { game.play_literally(position, read, play) } -> std::same_as<bool>;
  {game.write(play, board::Notation::points, out)};
  // Why there is no such play; what is near to what was written is added to `why`; the dice that would fit.
  { game.explain(position, read, text) } -> std::same_as<Diagnostic>;
  { game.explain(text, typename G::Misread{}) } -> std::same_as<Diagnostic>;
  {game.add_nearest(position, text, why)};
  { game.nearest_dice(position, read, text) } -> std::same_as<std::string>;
  // A position that replaces the board of a game that goes on, with the value and the owner of its cube;
  // false: `notes`.
  { game.read_setup(text, set, notes) } -> std::same_as<bool>;
};

template <class G>
concept MatchGame = MatchRulesOf<G> && MatchTexts<G>;

}  // namespace mt
