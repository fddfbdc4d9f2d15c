#include "movetext/engine/match/table.hpp"

#include <algorithm>

namespace mt::engine::match {
namespace {

Ending ending_of(Answer::Fault fault) {
  switch (fault) {
    case Answer::Fault::gone:
      return Ending::crash;
    case Answer::Fault::silent:
      return Ending::silence;
    case Answer::Fault::illegal_move:
      return Ending::illegal_move;
    case Answer::Fault::unable:
      return Ending::broken_off;
    case Answer::Fault::none:
    case Answer::Fault::protocol:
      break;
  }
  return Ending::fault;
}

}  // namespace

std::optional<Seat::Reply> Table::ask(const GameLine& line, Side side) {
  if (!stop_.stop_requested()) {
    Seat::Reply reply = seat(side).ask(line, side, seat(other(side)), stop_);
    ++report_.asked;
    auto& longest = report_.longest[static_cast<std::size_t>(side)];
    longest = std::max(longest, reply.took);
    if (!stop_.stop_requested()) {
      if (reply.answer.kind != Answer::Kind::failed) return reply;
      const Ending ending = ending_of(reply.answer.fault);
      if (ending == Ending::broken_off)
        end(std::nullopt, ending, std::move(reply.answer.problem));
      else
        lose(side, ending, std::move(reply.answer.problem));
      return std::nullopt;
    }
  }
  end(std::nullopt, Ending::broken_off);
  return std::nullopt;
}

bool Table::play(replay::LiveGame& board, std::string_view text, Side side, std::string& canonical) {
  Diagnostic refusal;
  if (board.play(text, board.rules().notation(), canonical, refusal)) return true;
  lose(side, Ending::illegal_move, std::string(text) + ": " + refusal.message);
  return false;
}

void Table::forfeit_time(const replay::LiveGame& board, Side side, Microseconds took) {
  const std::string detail = "the move took " + std::to_string(took.count() / 1000) + " ms";
  // If the opponent cannot possibly win, a side that runs out of time does not lose: the game is drawn.
  if (board.can_win(other(side))) return lose(side, Ending::time, detail);
  end(std::nullopt, Ending::time, detail);
}

}  // namespace mt::engine::match
