#include "movetext/games/backgammon/explain.hpp"
#include "movetext/text/excerpt.hpp"

namespace mt::backgammon {

Diagnostic explain_misreading(std::string_view written, Misread fault) {
  const std::string part = text::excerpt(written.substr(fault.begin, fault.end - fault.begin));
  const auto words_of = [&]() -> std::string {
    switch (fault.reason) {
      case Misreading::no_point:
        return part + " is not a point; points are 1 to 24, 25 or bar, 0 or off";
      case Misreading::unfinished:
        return part + " does not name the point where the checker goes";
      case Misreading::from_off:
        return part + ": a checker that was borne off cannot come back";
      case Misreading::to_bar:
        return part + ": no checker can move to the bar";
      case Misreading::upwards:
        return part + " must be lower than the point before it, because a side moves from 24 down to 1";
      case Misreading::bad_count:
        return part + " is not a number of checkers from 1 to 4";
      case Misreading::too_many:
        return part + " needs more than four dice";
      default:
        return part + " is not a play";
    }
  };
  const Code code = fault.reason == Misreading::no_point ? Code::square_range : Code::move_syntax;
  return {code, Severity::error, fault.begin, fault.end, words_of(), {}};
}

}  // namespace mt::backgammon
