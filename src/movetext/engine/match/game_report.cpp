#include "movetext/engine/match/game_report.hpp"

namespace mt::engine::match {

std::string_view word_of(Ending ending) {
  switch (ending) {
    case Ending::rules:
      return {};
    case Ending::resignation:
      return "resignation";
    case Ending::time:
      return "time forfeit";
    case Ending::illegal_move:
      return "illegal move";
    case Ending::crash:
      return "crash";
    case Ending::silence:
      return "no answer";
    case Ending::fault:
      return "protocol fault";
    case Ending::adjudication:
      return "adjudication";
    case Ending::length:
      return "too long";
    case Ending::broken_off:
      return "unterminated";
  }
  return {};
}

}  // namespace mt::engine::match
