#include "movetext/engine/conformance/ubgi_checks.hpp"
#include "movetext/engine/conformance/ubgi_positions.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>

namespace mt::engine::ubgi {
namespace {

using namespace std::chrono_literals;

// Starts a search that ends only when it is stopped.
void ask_without_end(Session& s) {
  s.greet();
  s.need_limit("infinite");
  s.set_up(position_of(start_board, "b31"));
  s.send("go play infinite");
}

std::size_t count_ends(const std::vector<std::string>& lines) {
  return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
    if (line.starts_with("bestmove")) return true;
    return line.starts_with("error ") && !line.starts_with("error busy") &&
           line.find(" go") != std::string::npos;
  }));
}

// Returns whether a reply refuses the command because the engine does not know its words.
bool is_refusal(const std::string& reply, std::string_view command) {
  for (const std::string_view code : {"bad_value", "unsupported"}) {
    const std::string error = std::string("error ").append(code).append(" ").append(command);
    if (reply == error || reply.starts_with(error + " ")) return true;
  }
  return false;
}

}  // namespace

void check_silence_before_greeting(Session& s) {
  s.start();
  if (const auto line = s.stray()) s.fail("'" + *line + "' before the greeting");
}

void check_greeting(Session& s) {
  s.start();
  s.send("ubgi");
  const std::string first = s.next();
  s.expect(s.is_over() || first.starts_with("proto 1."), "the first line is not 'proto 1.N backgammon'");
  s.expect(s.is_over() || first.ends_with(" backgammon"), "the line 'proto' does not end in 'backgammon'");
  bool has_name = false;
  for (std::string line; !s.is_over() && line != "ubgiok";) {
    line = s.next();
    has_name = has_name || line.starts_with("id name ");
  }
  s.expect(s.is_over() || has_name, "there is no 'id name'");
  if (const auto line = s.stray()) s.fail("'" + *line + "' after 'ubgiok'");
}

void check_blanks(Session& s) {
  std::array<std::string, 2> said;
  for (const bool is_blank : {false, true}) {
    s.greet();
    s.quietly(is_blank ? " newmatch\t length   0\r" : "newmatch length 0");
    s.quietly(is_blank ? "\tnewgame \r" : "newgame");
    const std::string position = position_of(start_board, "b31");
    s.quietly(is_blank ? "position  bpn\t" + position.substr(13) + " \r" : position);
    const std::string go = is_blank ? "  go\tplay" + s.small_limit() + "  \r" : "go play" + s.small_limit();
    said[is_blank ? 1 : 0] = s.signature(go);
  }
  s.expect(said[0] == said[1], "the same 'go' with other blanks gets a different reply");
}

void check_flushing(Session& s) {
  s.greet();
  s.send("isready");
  s.expect(s.next() == "readyok" || s.is_over(), "'isready' is not answered by 'readyok'");
  s.set_up(position_of(start_board, "b31"));
  s.ask("go play" + s.small_limit());
  s.send("x-nothing");
  s.send("surely-no-command");
  const std::string error = s.next();
  s.expect(s.is_over() || error.starts_with("error "), "an unknown command is not answered by an error");
}

void check_ready(Session& s) {
  s.greet();
  s.send("isready");
  s.expect(s.next() == "readyok" || s.is_over(), "'isready' is not answered by 'readyok'");
  if (const auto line = s.stray()) s.fail("'" + *line + "' after 'readyok'");
  if (!s.has_limit("infinite")) return;
  s.set_up(position_of(start_board, "b31"));
  s.send("go play infinite");
  s.send("isready");
  int ready = 0;
  for (std::string line; !s.is_over() && ready == 0;) {
    line = s.next();
    if (line == "readyok") ++ready;
    s.expect(!line.starts_with("bestmove"), "an endless search ends without 'stop'");
  }
  s.send("stop");
  const Session::Reply reply = s.hear_reply();
  s.expect(s.is_over() || reply.end.starts_with("bestmove"), "'stop' is not answered by 'bestmove'");
}

void check_go_without_position(Session& s) {
  s.greet();
  s.expect_error("go", "error bad_state go");
}

void check_one_end(Session& s) {
  s.greet();
  const std::string limit = s.small_limit();
  for (const std::string& question :
       {"go play" + limit, "go" + limit, std::string("go cube"), std::string("go take"),
        std::string("go nonsense"), std::string("go play ply"), "go play" + limit}) {
    s.set_up(position_of(start_board, "b31"));
    s.ask(question);
    const std::vector<std::string> more = s.until_ready();
    s.expect(s.is_over() || count_ends(more) == 0, "'" + question + "' gets two replies");
  }
}

void check_busy(Session& s) {
  ask_without_end(s);
  s.send("go play");
  for (std::string line; !s.is_over() && line != "error busy go";) {
    line = s.next();
    if (line.starts_with("error busy go ")) break;
    s.expect(s.is_over() || line.starts_with("info ") || line == "error busy go",
             "a second 'go' gets '" + line + "' instead of 'error busy go'");
  }
  s.send("stop");
  const Session::Reply reply = s.hear_reply();
  s.expect(s.is_over() || reply.end.starts_with("bestmove"),
           "the first search does not survive a second 'go'");
}

void check_needless_stop(Session& s) {
  s.greet();
  s.set_up(position_of(start_board, "b31"));
  s.send("stop");
  const std::vector<std::string> said = s.until_ready();
  s.expect(said.empty(), "'stop' without a search prints something");
}

void check_stop(Session& s) {
  ask_without_end(s);
  s.send("stop");
  const Session::Reply reply = s.hear_reply(1s);
  s.expect(s.is_over() || reply.end.starts_with("bestmove"), "'stop' is not answered by 'bestmove'");
}

void check_end_of_input(Session& s) {
  s.greet();
  s.expect(s.ends_by_itself(1s) || s.is_over(), "the engine keeps running after the end of its input");
  s.greet();
  if (s.is_over() || !s.has_limit("infinite")) return;
  s.set_up(position_of(start_board, "b31"));
  s.send("go play infinite");
  s.expect(s.ends_by_itself(1s) || s.is_over(), "the engine keeps searching after the end of its input");
}

void check_unsupported_limit(Session& s) {
  s.greet();
  s.set_up(position_of(start_board, "b31"));
  for (const std::string_view limit : {"se", "trials", "nodes", "ply", "movetime", "delay", "multi"}) {
    if (s.has_limit(limit)) continue;
    s.expect_error("go play " + std::string(limit) + " 1", "error unsupported go");
    return;
  }
  s.not_offered("it supports every limit");
}

void check_unknown_command(Session& s) {
  s.greet();
  s.expect_error("surely-no-command", "error bad_command surely-no-command");
  s.send("isready");
  s.expect(s.next() == "readyok" || s.is_over(), "the engine is not ready after an unknown command");
}

void check_private_words(Session& s) {
  s.greet();
  s.quietly("x-movetext 1");
  s.quietly("setoption name x-movetext value 1");
}

void check_draft(Session& s) {
  s.greet();
  s.quietly("newgame");
  constexpr std::string_view position = "position gnubgid 4HPwATDgc/ABMA";
  s.send(position);
  for (const std::string& reply : s.until_ready()) {
    if (is_refusal(reply, "position")) return s.not_offered("the drafts: '" + reply + "'");
    s.expect(reply.starts_with("info string"),
             "'" + reply + "' as the reply to '" + std::string(position) + "'");
  }
  s.quietly("dice 3 1");
  const Session::Reply reply = s.ask("go role chequer");
  s.expect(s.is_over() || reply.end.starts_with("bestmove"),
           "'go role chequer' is not answered by 'bestmove'");
}

}  // namespace mt::engine::ubgi
