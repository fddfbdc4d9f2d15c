// Judges the decisions of a game with the findings of an engine.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"
#include "movetext/engine/analysis/marks.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// The equities of the three outcomes of a decision about a double, for the side that may double or has
// doubled, in units of the cube before the double.
struct CubeValues {
  double no_double = 0;
  double double_take = 0;
  double double_drop = 1;
};

// Returns whether the plays of a roll are equally good for all practical purposes, so that choosing one of
// them is not a decision that counts in ratings. `spread` is the equity of the best play less that of the
// worst.
constexpr bool are_same(double spread) {
  return spread < 0.001;
}

// All values are from the view of the side that decided.
struct Judgement {
  std::optional<Score> best{};      // the value of the best decision
  std::optional<Score> made{};      // the value of the actual decision; nullopt if not known
  std::vector<std::string> line{};  // the best line, or the best decision in words: "double, take"
  // The expected score that was lost, or the points if the values are equities (with five decimals).
  std::optional<double> loss{};
  Mark mark = Mark::none;
  bool is_over = false;  // the move ended the game

  // The following members are only set in matches with dice. Equities are in units of the cube before the
  // decision, and are not rounded.
  bool is_forced = false;               // a play: the roll has at most one legal play
  std::optional<double> best_equity{};  // like `best`
  std::optional<double> made_equity{};  // like `made`
  Worth best_worth{};                   // further values of the same decisions: the chance to win the
  Worth made_worth{};                   // match, and the games and standard error of a rollout
  std::optional<CubeValues> cube{};     // decisions about a double: roll, offer and answer
  // A play: the luck of its roll, as an equity for the side that rolled. It is the static equity with the
  // cube after the best play, less the mean of this equity over the 21 rolls (see docs/engines.md).
  std::optional<double> luck{};
  // A play: the static equity of the best play less that of the worst.
  std::optional<double> spread{};

  bool in_points() const { return best && best->unit == Score::Unit::equity; }
};

// The kinds of errors in a match.
enum class ErrorKind : std::uint8_t {
  none,
  play,
  missed_double,
  wrong_double,
  wrong_take,
  wrong_drop,
};
// Returns "wrong play", "missed double", "wrong double", "wrong take" or "wrong drop"; an empty text for
// ErrorKind::none.
std::string_view words_of(ErrorKind kind);
// Returns the kind of a decision that has lost something. The kind does not depend on the size of the loss.
ErrorKind kind_of_error(const Decision& decision, const Judgement& judgement);

// Judges the decisions of a course. `findings` has one entry for each decision; nullopt means that there is
// no finding.
std::vector<Judgement> judge(const Course& course, std::span<const std::optional<Finding>> findings);

}  // namespace mt::engine
