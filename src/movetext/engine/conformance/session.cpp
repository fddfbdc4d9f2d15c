#include "movetext/engine/conformance/session.hpp"

#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t most_transcript = std::size_t{64} << 10;  // bytes
constexpr std::size_t most_replies = 100'000;                   // lines of one answer

TimePoint now() {
  return std::chrono::steady_clock::now();
}

bool has_word(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string quoted_line(std::string_view line) {
  constexpr std::size_t most = 200;
  return "'" + std::string(line.substr(0, most)) + (line.size() > most ? "...'" : "'");
}

// Returns a phrase with the last line of the engine's standard error, for the end of a message.
std::string last_words(std::string_view errors) {
  while (errors.ends_with('\n')) errors.remove_suffix(1);
  const std::size_t begin = errors.rfind('\n');
  if (begin != std::string_view::npos) errors.remove_prefix(begin + 1);
  return errors.empty() ? std::string() : "; it wrote " + quoted_line(errors);
}

// "error busy go" does not end a search: it refuses a second "go".
bool ends_search(std::string_view line) {
  Words words(line);
  if (words.take("bestmove")) return true;
  return words.take("error") && !words.take("busy") && (words.take(), words.take("go"));
}

}  // namespace

std::string_view words(CheckOutcome verdict) {
  constexpr std::array<std::string_view, 3> all{"passed", "failed", "not offered"};
  return all[static_cast<std::size_t>(verdict)];
}

std::string without_times(std::string_view line) {
  constexpr std::array<std::string_view, 2> timed{"time", "nps"};
  std::string out;
  for (Words words(line); !words.empty();) {
    const std::string_view word = words.take();
    if (std::find(timed.begin(), timed.end(), word) != timed.end()) {
      words.take();
      continue;
    }
    if (!out.empty()) out += ' ';
    out += word;
  }
  return out;
}

std::string Session::Reply::best() const {
  Words words(end);
  return words.take("bestmove") ? std::string(words.take_rest()) : std::string();
}

Session::~Session() {
  if (peer_) peer_->end(1s);
}

void Session::end_with(CheckOutcome verdict, std::string why) {
  if (is_over()) return;
  verdict_ = verdict;
  why_ = std::move(why);
}

void Session::note(std::string_view sign, std::string_view line) {
  if (transcript_.size() < most_transcript) transcript_.append(sign).append(line).append("\n");
}

void Session::start() {
  if (is_over()) return;
  if (peer_) peer_->end(1s);
  std::string problem;
  peer_ = terms_.start(problem);
  if (!peer_) fail(problem);
}

void Session::greet() {
  start();
  if (is_over()) return;
  features_ = {};
  is_greeting_ = true;
  send("ubgi");
  for (std::string line; line != "ubgiok"; features_.hear(line)) {
    line = next();
    if (is_over()) return;
  }
  is_greeting_ = false;
}

bool Session::has_kind(std::string_view kind) const {
  return has_word(features_.kinds, kind);
}
bool Session::has_limit(std::string_view limit) const {
  return has_word(features_.limits, limit);
}
void Session::need_kind(std::string_view kind) {
  if (!has_kind(kind)) not_offered("kind " + std::string(kind));
}
void Session::need_limit(std::string_view limit) {
  if (!has_limit(limit)) not_offered("limit " + std::string(limit));
}
void Session::need_notation(std::string_view notation) {
  if (!has_word(features_.notations, notation)) not_offered("position " + std::string(notation));
}

std::string Session::small_limit() const {
  if (has_limit("ply")) return " ply 0";
  if (has_limit("nodes")) return " nodes 100";
  if (has_limit("movetime")) return " movetime 200";
  return {};
}

void Session::send(std::string_view line) {
  if (is_over()) return;
  note("> ", line);
  if (!peer_->send(line)) fail("the engine no longer reads its input");
}

LinePeer::Heard Session::hear(TimePoint deadline, std::string& line) {
  LinePeer::Line heard;
  const LinePeer::Heard how = peer_->hear(deadline, heard);
  if (how != LinePeer::Heard::line) return how;
  line = std::move(heard.text);
  note("< ", line);
  return how;
}

std::string Session::next(Milliseconds patience) {
  if (is_over()) return {};
  std::string line;
  switch (hear(now() + patience, line)) {
    case LinePeer::Heard::line:
      return line;
    case LinePeer::Heard::nothing:
      fail("no reply within " + std::to_string(patience.count()) + " ms");
      break;
    case LinePeer::Heard::closed:
      fail("the engine has ended: " + peer_->end(0ms) + last_words(peer_->errors()));
      break;
    default:
      fail("the engine writes too much");
  }
  return {};
}

std::optional<std::string> Session::stray() {
  std::string line;
  if (is_over() || hear(now() + terms_.silence, line) != LinePeer::Heard::line) return std::nullopt;
  return line;
}

std::vector<std::string> Session::until_ready() {
  std::vector<std::string> out;
  send("isready");
  while (!is_over() && out.size() < most_replies) {
    std::string line = next();
    if (line == "readyok") break;
    out.push_back(std::move(line));
  }
  return out;
}

void Session::quietly(std::string_view line) {
  send(line);
  const std::vector<std::string> replies = until_ready();
  for (const std::string& reply : replies)
    if (!reply.starts_with("info string"))
      fail(quoted_line(reply) + " as the reply to " + quoted_line(line) + ", which needs none");
}

std::string Session::expect_error(std::string_view line, std::string_view reply) {
  send(line);
  const std::vector<std::string> replies = until_ready();
  if (is_over()) return {};
  if (replies.size() == 1 && (replies[0] == reply || replies[0].starts_with(std::string(reply) + " ")))
    return replies[0];
  const std::string said = replies.empty() ? "nothing" : quoted_line(replies.front());
  fail(said + (replies.size() > 1 ? " and more" : "") + " as the reply to " + quoted_line(line) +
       "; expected '" + std::string(reply) + "'");
  return {};
}

void Session::set_up(std::string_view match, std::string_view position) {
  quietly(match);
  quietly("newgame");
  quietly(position);
}

Session::Reply Session::hear_reply(Milliseconds patience) {
  Reply out;
  const TimePoint deadline = now() + patience;
  while (!is_over() && out.infos.size() < most_replies) {
    std::string line =
        next(std::max(Milliseconds{1}, std::chrono::duration_cast<Milliseconds>(deadline - now())));
    if (line.starts_with("info ")) {
      out.infos.push_back(std::move(line));
    } else if (ends_search(line)) {
      out.end = std::move(line);
      break;
    } else if (!is_over()) {
      fail(quoted_line(line) + " instead of 'bestmove' or an error");
    }
  }
  return out;
}

Session::Reply Session::ask(std::string_view line) {
  send(line);
  return hear_reply();
}

std::string Session::signature(std::string_view line) {
  const Reply reply = ask(line);
  std::string out;
  for (const std::string& info : reply.infos)
    if (!info.starts_with("info string")) out += without_times(info) + "\n";
  return out + reply.end;
}

bool Session::ends_by_itself(Milliseconds patience) {
  if (is_over()) return false;
  const std::string how = peer_->end(patience);
  note("  ", "the engine " + how);
  peer_.reset();
  return how.starts_with("exited");
}

}  // namespace mt::engine
