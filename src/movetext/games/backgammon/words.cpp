#include "movetext/games/backgammon/explain.hpp"
#include "movetext/text/excerpt.hpp"

namespace mt::backgammon {

std::string_view words(Refusal refusal) {
  switch (refusal) {
    case Refusal::none:
      break;
    case Refusal::game_over:
      return "the game is over: a side has borne off all its checkers";
    case Refusal::double_pending:
      return "a double waits for its answer";
    case Refusal::resignation_pending:
      return "a resignation waits for its answer";
    case Refusal::no_double:
      return "no double is on offer";
    case Refusal::no_resignation:
      return "no resignation is on offer";
    case Refusal::already_rolled:
      return "the dice are rolled and have to be played";
    case Refusal::no_cube:
      return "the game is played without a cube";
    case Refusal::crawford:
      return "the cube is not used in the Crawford game";
    case Refusal::not_owner:
      return "the other side owns the cube";
    case Refusal::largest_cube:
      return "the cube cannot go beyond the largest value agreed";
    case Refusal::match_play:
      return "beavers and raccoons belong to money play";
    case Refusal::no_beavers:
      return "beavers were not agreed";
    case Refusal::not_doubled:
      return "a beaver is turned by the side that was doubled, a raccoon by the side that doubled";
    case Refusal::beaver_pending:
      return "a double that was beavered can only be taken";
  }
  return "legal";
}

Diagnostic explain_misreading(std::string_view written, Misread fault) {
  const std::string part = text::excerpt(written.substr(fault.begin, fault.end - fault.begin));
  const auto words_of = [&]() -> std::string {
    switch (fault.reason) {
      case Misreading::no_point:
        return part + " is no point: they are 1 to 24, 25 or bar, 0 or off";
      case Misreading::unfinished:
        return part + " does not say where the checker goes";
      case Misreading::from_off:
        return part + ": nothing comes back that was borne off";
      case Misreading::to_bar:
        return part + ": nobody moves to the bar";
      case Misreading::upwards:
        return part + " is not below the point before it: a side moves from 24 down";
      case Misreading::bad_count:
        return part + " is no number of checkers: 1 to 4";
      case Misreading::too_many:
        return part + " is more than four dice play";
      default:
        return part + " is no play";
    }
  };
  const Code code = fault.reason == Misreading::no_point ? Code::square_range : Code::move_syntax;
  return {code, Severity::error, fault.begin, fault.end, words_of(), {}};
}

}  // namespace mt::backgammon
