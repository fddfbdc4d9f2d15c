#include "movetext/engine/conformance/ubgi_checks.hpp"
#include "movetext/engine/conformance/ubgi_positions.hpp"

#include <string>
#include <vector>

namespace mt::engine::ubgi {
namespace {

// Returns the "go" command whose reply depends on as much of the engine's state as possible.
std::string question(const Session& s) {
  return "go play" + s.small_limit() + (s.has_limit("multi") ? " multi 0" : "");
}

// Sends lines that must not get a reply. Returns the engine's reply to question() after these lines.
std::string answer_after(Session& s, const std::vector<std::string>& lines) {
  s.quietly("newmatch");
  s.quietly("newgame");
  for (const std::string& line : lines) s.quietly(line);
  return s.signature(question(s));
}

}  // namespace

void check_numbering(Session& s) {
  s.greet();
  const std::string black = answer_after(s, {"position start b", "play 32 13/10 10/8", "dice 6 1"});
  const std::string white = answer_after(s, {"position start w", "play 32 13/10 10/8", "dice 6 1"});
  const std::string told = answer_after(s, {position_of("b4E1D3eD3c1e4B", "w61", "0:0:0")});
  s.expect(black == white, "the same play of Black and of White gives different positions");
  s.expect(black == told, "Black's 13/8 does not go from point 13 to point 8 of the position");
}

void check_notations(Session& s) {
  s.greet();
  s.need_notation("xgid");
  s.need_notation("gnuid");
  const std::string bpn = answer_after(s, {"position bpn b4E1C2AcD1b1c1e3AA-w0b0-b43-n21-3:2:7"});
  const std::string xgid =
      answer_after(s, {"position xgid XGID=-b----E-C--AcD-b-c-e---AA-:1:-1:1:43:2:3:0:7:10"});
  const std::string gnuid = answer_after(s, {"position gnuid 4HPGATDgc+QBKA:QQnuADAAEAAE"});
  s.expect(bpn == xgid, "BPN and XGID of the same state get different answers");
  s.expect(bpn == gnuid, "BPN and GNU Backgammon ID of the same state get different answers");
  const std::string crawford = answer_after(s, {position_of(start_board, "b31", "6:3:7-xC")});
  const std::string marked =
      answer_after(s, {"position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:31:3:6:1:7:10"});
  s.expect(crawford == marked, "BPN and XGID of the same Crawford game get different answers");
}

void check_play_and_moves(Session& s) {
  s.greet();
  const std::string position = position_of(start_board, "b31");
  const std::string moves = "8/5 6/5 64 24/18 13/9 52";
  const std::string played = answer_after(s, {position, "play " + moves});
  const std::string told = answer_after(s, {position + " moves " + moves});
  s.expect(played == told, "'play' and 'position ... moves' lead to different positions");
}

void check_refusals(Session& s) {
  s.greet();
  const std::string position = position_of(start_board, "b31");
  const std::string before = answer_after(s, {position});
  s.quietly("newmatch");
  s.quietly("newgame");
  s.quietly(position);
  s.expect_error("play 24/15", "error illegal play");
  s.expect_error("play 8/5 6/5 64 24/15", "error illegal play");
  s.expect(s.signature(question(s)) == before || s.is_over(), "a refused 'play' changes the position");
  s.send("position bpn nonsense");
  s.until_ready();
  s.expect_error("go", "error bad_state go");
}

void check_taken_cube(Session& s) {
  s.greet();
  s.set_up(position_of(start_board, "b00"));
  s.quietly("play double take");
  s.expect_error("play double", "error illegal play");
  s.quietly("play 31 8/5 6/5 double take");
  s.expect_error("play double", "error illegal play");
  const std::string played =
      answer_after(s, {position_of(start_board, "b00"), "play double take 31 8/5 6/5 64"});
  const std::string told =
      answer_after(s, {position_of("b4E1C3eE3c1e4B", "b31", "0:0:0-xJ", "n21"), "play 8/5 6/5 64"});
  s.expect(played == told, "after 'double take', the cube is not at 2 in the hands of the taker");
  if (!s.has_kind("cube")) return;
  s.set_up(position_of(start_board, "b00"));
  s.quietly("play double take");
  const Session::Reply reply = s.ask("go cube" + s.small_limit());
  s.expect(s.is_over() || reply.end == "bestmove nodouble", "'" + reply.end + "' with the opponent's cube");
}

void check_dropped_game(Session& s) {
  s.greet();
  s.set_up(position_of(start_board, "b00"));
  s.quietly("play double drop");
  s.expect_error("go", "error bad_state go");
}

void check_replaced_dice(Session& s) {
  s.greet();
  const std::string position = position_of(start_board, "b00");
  const std::string twice = answer_after(s, {position, "dice 3 1", "dice 5 2"});
  const std::string once = answer_after(s, {position, "dice 5 2"});
  s.expect(twice == once, "a second 'dice' does not replace the first");
}

void check_number_of_action(Session& s) {
  s.greet();
  s.quietly("newmatch");
  const std::string error = s.expect_error(position_of(start_board, "b00") + " moves 31 8/5 6/5 64 24/15",
                                           "error illegal position");
  const std::size_t digit = error.find_first_of("0123456789");
  s.expect(s.is_over() || (digit != std::string::npos &&
                           error.substr(digit, 2).find_first_not_of("4:) ,.") == std::string::npos),
           "'" + error + "' does not give the number of the action, 4");
}

}  // namespace mt::engine::ubgi
