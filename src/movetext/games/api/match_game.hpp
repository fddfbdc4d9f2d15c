// Requirements that a game with dice must meet so that it can be recorded, checked and played in matches. A
// family asserts its types against these concepts where it defines them.
//
// Score, dice and cube are the same in all games of matches (match_state.hpp); a game adds the board and the
// plays. A position is a value. Nothing here throws, and only texts allocate.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game_result.hpp"
#include "movetext/games/api/match_action.hpp"
#include "movetext/games/api/move_parts.hpp"

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mt {

// A board together with the state of a match.
template <class P>
concept MatchPosition = std::derived_from<P, MatchState> && std::is_trivially_copyable_v<P>;

// Plays by the rules.
template <class G>
concept MatchRulesOf = requires(const G& game, const typename G::Position& position,
                                const typename G::Play& play, typename G::Position& changed, Side side,
                                int level, MoveParts& parts) {
  requires MatchPosition<typename G::Position>;
  // Returns the position before the first game: no dice are rolled.
  { game.start(MatchRules{}) } -> std::same_as<typename G::Position>;
  // Returns whether the dice on the table can be played at all.
  { game.has_play(position) } -> std::same_as<bool>;
  // Returns the position after the dice are played: the other side is on roll.
  { game.play(position, play) } -> std::same_as<typename G::Position>;
  // Sets `parts` to the parts of a play.
  {game.list_parts(play, parts)};
  // Returns the side that has won on the board and the level (1 single, 2 gammon, 3 backgammon); open if no
  // side has.
  { game.finished(position) } -> std::same_as<GameResult>;
  // Returns the highest level at which that side could still lose.
  { game.largest_loss(position, side) } -> std::same_as<int>;
  // Returns "White" or "Black".
  { G::side_name(side) } -> std::convertible_to<std::string_view>;
};

// Reads plays in two steps: first the text, then the legal play that it means.
template <class G>
concept MatchTexts = requires(const G& game, const typename G::Position& position, std::string_view text,
                              typename G::PlayText& read, typename G::Play& play, Diagnostic& why,
                              std::string& out, std::vector<Diagnostic>& notes, typename G::Position& set,
                              Policy policy, Side side) {
  // Does both steps at once, for nearly all plays of nearly all records. Returns false, without a reason, if
  // the play needs the two steps.
  { game.play_plain(position, text, play) } -> std::same_as<bool>;
  // Returns the fault of the text itself. The value converts to true if the text has a fault.
  { game.read(text, read) } -> std::same_as<typename G::Misread>;
  // Returns whether the text means that there is nothing to play.
  { game.says_no_play(read) } -> std::same_as<bool>;
  // Finds the legal play that the text means. `results` is the number of different plays that it can mean, 0
  // for none.
  { game.resolve(position, read).play } -> std::convertible_to<typename G::Play>;
  { game.resolve(position, read).results } -> std::convertible_to<int>;
  // Adds to `notes` each fault that was forgiven in a play.
  {game.remark(position, text, game.resolve(position, read), policy, notes)};
  // Makes exactly the play that is written, even if no rule allows it. Returns false if it cannot be played.
  { game.play_literally(position, read, play) } -> std::same_as<bool>;
  {game.write(play, board::Notation::points, out)};
  // These functions explain why the text is not a legal play. They also name similar plays, and dice with
  // which the play would be legal.
  { game.explain(position, read, text) } -> std::same_as<Diagnostic>;
  { game.explain(text, typename G::Misread{}) } -> std::same_as<Diagnostic>;
  {game.add_nearest(position, text, why)};
  { game.nearest_dice(position, read, text) } -> std::same_as<std::string>;
  // Reads a position that replaces the board of a running game, with the value and the owner of its cube.
  // `side`: the side on roll if the notation names only players. Returns false after adding the reason to
  // `notes`.
  { game.read_setup(text, side, set, notes) } -> std::same_as<bool>;
};

template <class G>
concept MatchGame = MatchRulesOf<G> && MatchTexts<G>;

}  // namespace mt
