#include "movetext/engine/conformance/ubgi_checks.hpp"
#include "movetext/engine/conformance/ubgi_positions.hpp"
#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/engine/protocol/ubgi/position_words.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::engine::ubgi {
namespace {

// Returns the game line that a command "position" sets. With it the checks test the engine's answers about
// this position.
std::optional<GameLine> line_of(std::string_view command) {
  Terms terms{.variant = *parse_game("backgammon")};
  ReadPosition read;
  Words words(command);
  words.take("position");
  if (read_position(words, terms, read)) return std::nullopt;
  return GameLine(read.game, read.agreed.position);
}

// A position and the play that the engine chose in it. ask_play() returns nullopt if there was no "bestmove".
struct Asked {
  GameLine line;
  std::string best;
};
std::optional<Asked> ask_play(Session& s, const std::string& position) {
  auto line = line_of(position);
  s.set_up(position);
  const Session::Reply reply = s.ask("go play" + s.small_limit());
  s.expect(s.is_over() || reply.end.starts_with("bestmove "), "'" + reply.end + "' instead of 'bestmove'");
  if (s.is_over() || !line) return std::nullopt;
  return Asked{*std::move(line), reply.best()};
}

// Fails the check unless `play` is a legal play with a separate step for each die.
void expect_single_steps(Session& s, const GameLine& line, const std::string& play) {
  if (play.find_first_of("*()") != std::string::npos) return s.fail("'" + play + "' has marks");
  Complaint why;
  const auto move = legal_play(line.game(), line.position(), play, why);
  if (!move) return s.fail("'" + play + "' is illegal: " + why.detail);
  const std::string expanded = play_words(line.game(), line.position(), *move);
  const auto steps = [](const std::string& text) { return std::count(text.begin(), text.end(), '/'); };
  const auto words = [](const std::string& text) { return std::count(text.begin(), text.end(), ' ') + 1; };
  s.expect(steps(play) == steps(expanded) && words(play) == steps(play),
           "'" + play + "' is not written die by die, as '" + expanded + "'");
}

const std::array<std::string, 9>& positions_with_dice() {
  static const std::array<std::string, 9> all{
      position_of(start_board, "b31"), position_of(start_board, "w65"), position_of(start_board, "b11"),
      position_of(on_bar, "w52"),      position_of(on_bar, "b44"),      position_of(bearing_off, "w65"),
      position_of(bearing_off, "b66"), position_of(won_race, "w33"),    position_of(lone_checker, "b61")};
  return all;
}

}  // namespace

void check_legal_plays(Session& s) {
  s.greet();
  for (const std::string& position : positions_with_dice()) {
    const auto asked = ask_play(s, position);
    if (!asked) return;
    Complaint why;
    if (!legal_play(asked->line.game(), asked->line.position(), asked->best, why))
      return s.fail("'" + asked->best + "' is illegal: " + why.detail);
  }
}

void check_single_steps(Session& s) {
  s.greet();
  for (const std::string_view turn : {"b31", "b11", "b64"}) {
    const auto asked = ask_play(s, position_of(lone_checker, turn));
    if (!asked) return;
    expect_single_steps(s, asked->line, asked->best);
  }
  for (const std::string& position : positions_with_dice())
    if (const auto asked = ask_play(s, position)) expect_single_steps(s, asked->line, asked->best);
}

void check_danced(Session& s) {
  s.greet();
  s.set_up(position_of(closed_out, "w66", "0:0:5"));
  const Session::Reply reply = s.ask("go play" + s.small_limit());
  s.expect(s.is_over() || reply.end == "bestmove nomove", "'" + reply.end + "' instead of 'bestmove nomove'");
}

void check_play_without_dice(Session& s) {
  s.greet();
  s.set_up(position_of(start_board, "b00"));
  s.expect_error("go play", "error bad_state go");
}

void check_cube_with_dice(Session& s) {
  s.greet();
  s.need_kind("cube");
  s.set_up(position_of(start_board, "b31"));
  s.expect_error("go cube", "error bad_state go");
}

void check_crawford(Session& s) {
  s.greet();
  s.need_kind("cube");
  s.set_up(position_of(won_race, "b00", "6:3:7-xC"));
  const Session::Reply reply = s.ask("go cube" + s.small_limit());
  s.expect(s.is_over() || reply.end == "bestmove nodouble", "'" + reply.end + "' in the Crawford game");
  s.expect_error("play double", "error illegal play");
}

void check_take_without_offer(Session& s) {
  s.greet();
  s.need_kind("take");
  s.set_up(position_of(start_board, "b00"));
  s.expect_error("go take", "error bad_state go");
}

void check_beaver_in_match(Session& s) {
  s.greet();
  s.need_kind("take");
  // White doubles in a race that it is losing.
  s.set_up("newmatch length 7 beavers 3", position_of(won_race, "w00", "0:0:7-xD"));
  const Session::Reply reply = s.ask("go take" + s.small_limit());
  s.expect(s.is_over() || reply.end == "bestmove take" || reply.end == "bestmove drop",
           "'" + reply.end + "' in a match");
  s.expect_error("play beaver", "error illegal play");
}

void check_among(Session& s) {
  s.greet();
  s.need_limit("among");
  for (const std::string_view play : {"24/23 24/21", "6/5 6/3", "8/7 24/21", "8/7 6/3"}) {
    s.set_up(position_of(start_board, "b31"));
    const std::string asked(play);
    const Session::Reply reply = s.ask("go play" + s.small_limit() + " among " + asked + " ; 24/23 13/10");
    const auto line = line_of(position_of(start_board, "b31"));
    if (s.is_over() || !line) return;
    Complaint why;
    const auto given = legal_play(line->game(), line->position(), reply.best(), why);
    const auto allowed = legal_play(line->game(), line->position(), asked, why);
    const auto other = legal_play(line->game(), line->position(), "24/23 13/10", why);
    s.expect(given && (given == allowed || given == other),
             "'" + reply.end + "' is not among '" + asked + "'");
  }
}

void check_all_plays(Session& s) {
  s.greet();
  s.need_limit("multi");
  const std::string position = position_of(on_bar, "w52");
  const auto line = line_of(position);
  s.set_up(position);
  const Session::Reply reply = s.ask("go play" + s.small_limit() + " multi 0");
  if (s.is_over() || !line) return;
  std::vector<std::string> legal;
  line->game().legal_moves(line->position(), line->game().notation(), legal);
  std::vector<std::string> last(legal.size() + 1);
  for (const std::string& info : reply.infos) {
    Words words(info);
    words.take("info");
    std::size_t rank = 0;
    std::string play;
    while (!words.empty()) {
      const std::string_view key = words.take();
      if (key == "rank")
        rank = static_cast<std::size_t>(words.take_number().value_or(0));
      else if (key == "play")
        play = take_play(words);
      else if (key == "pv" || key == "string")
        break;
    }
    if (play.empty()) continue;
    if (rank < 1 || rank > legal.size()) return s.fail("rank " + std::to_string(rank) + " in '" + info + "'");
    Complaint why;
    const auto move = legal_play(line->game(), line->position(), play, why);
    if (!move) return s.fail("'" + play + "' is illegal: " + why.detail);
    last[rank] = *move;
  }
  for (const std::string& move : legal)
    s.expect(
        std::count(last.begin(), last.end(), move) == 1,
        "'" + move + "' is listed " + std::to_string(std::count(last.begin(), last.end(), move)) + " times");
}

}  // namespace mt::engine::ubgi
