#include "movetext/engine/external/conversation.hpp"

#include "movetext/engine/external/refused_greeting.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

// While the engine is silent, the client is called at this interval (Client::hear_silence).
constexpr Milliseconds look_again = 100ms;

TimePoint now() {
  return std::chrono::steady_clock::now();
}
Milliseconds since(TimePoint begin) {
  return std::chrono::duration_cast<Milliseconds>(now() - begin);
}
std::string seconds(Milliseconds time) {
  std::string out = std::to_string(time.count() / 1000);
  if (const auto tenths = time.count() % 1000 / 100; tenths != 0)
    out.append(".").append(std::to_string(tenths));
  return out + " s";
}

// Returns the time that a search may take, or nullopt if no limit is a time.
std::optional<Milliseconds> time_of(const Limits& limits, Side side) {
  std::optional<Milliseconds> time = limits.move_time;
  if (const auto& clock = limits.clock(side)) time = time ? std::min(*time, clock->left) : clock->left;
  return time;
}

}  // namespace

bool Conversation::fail(std::string why, Answer::Fault fault) {
  if (!problem_.empty()) return false;
  problem_ = std::move(why);
  fault_ = fault;
  return false;
}

void Conversation::send(std::string_view line) {
  log_.sent(line);
  if (dialogue_) dialogue_("> " + std::string(line));
  if (process_->send(line)) return;
  has_crashed_ = true;
  fail("does not read its input", Answer::Fault::gone);
}

void Conversation::found(const FoundLine& line, const Effort& effort) {
  if (watcher_ != nullptr) watcher_->found(line, effort);
}

// An engine may report a score without moves. The move of its answer is then the line of the best score.
void Conversation::answered(const Answer& answer) {
  answer_ = answer;
  if (answer.kind != Answer::Kind::move || answer.lines.empty()) return;
  FoundLine& best = answer_->lines.front();
  if (best.act == Act::none && best.moves.empty()) best.moves = {answer.move};
}

void Conversation::hear(TimePoint deadline) {
  Process::Line line;
  switch (process_->hear(deadline, line)) {
    case Process::Heard::line:
      heard_ = line.time;
      log_.heard(line.text);
      if (dialogue_) dialogue_("< " + line.text);
      look_for_refusal(line.text);
      client_->hear(line.text, *this);
      return;
    case Process::Heard::nothing:
      return;
    case Process::Heard::closed:
      has_crashed_ = true;
      fail(process_->end(Milliseconds{200}), Answer::Fault::gone);
      return;
    case Process::Heard::too_long:
      fail("wrote a line of more than " + std::to_string(process_->longest_line()) + " bytes");
      return;
    case Process::Heard::flood:
      fail("wrote too many lines");
      return;
  }
}

bool Conversation::wait_until_ready(Milliseconds patience, std::string_view what) {
  const TimePoint begin = now();
  while (!is_ready_ && problem_.empty()) {
    const Milliseconds waited = since(begin);
    if (waited >= patience)
      return fail("did not answer " + std::string(what) + " within " + seconds(patience),
                  Answer::Fault::silent);
    hear(now() + std::min(look_again, patience - waited));
    if (!greeting_.empty()) look_for_refusal(process_->errors());
    if (!is_ready_ && problem_.empty()) client_->hear_silence(since(begin), *this);
  }
  return problem_.empty();
}

bool Conversation::greet(std::string_view word, Milliseconds patience) {
  is_ready_ = false;
  greeting_ = word;
  client_->greet(*this);
  const bool is_greeted = wait_until_ready(patience, "the greeting");
  greeting_.clear();
  return is_greeted;
}

void Conversation::look_for_refusal(std::string_view said) {
  if (const std::string_view refusal = refusal_of_word(said, greeting_); !refusal.empty())
    fail("breaks its protocol: it replied: " + std::string(refusal));
}

bool Conversation::begin_game(const GameLine& line, Milliseconds patience) {
  is_ready_ = false;
  client_->new_game(line, *this);
  return wait_until_ready(patience, "at the beginning of a game");
}

bool Conversation::set_option(std::string_view name, std::string_view value, Milliseconds patience) {
  is_ready_ = false;
  return client_->set_option(name, value, *this) && wait_until_ready(patience, "after an option");
}

std::optional<Answer> Conversation::think(const Question& question, const Limits& limits,
                                          const Patience& patience, Watcher& watcher,
                                          const std::stop_token& stop) {
  constexpr TimePoint never = TimePoint::max();
  const auto time = time_of(limits, question.line.to_move());
  std::optional<Milliseconds> span = time                           ? *time + patience.late
                                     : patience.untimed.count() > 0 ? std::optional(patience.untimed)
                                                                    : std::nullopt;
  if (const auto share = share_of(limits, question.line.to_move()); share && !client_->keeps_move_time())
    span = *share;
  bool is_stopped = false;
  answer_.reset();
  watcher_ = &watcher;
  TimePoint begin = begun_ = now();
  client_->think(question, limits, *this);
  TimePoint deadline = client_->waits() ? begin + patience.ready : span ? begin + *span : never;
  while (!answer_ && problem_.empty()) {
    const bool is_late = now() >= deadline;
    if (is_late && is_stopped) fail("did not answer within " + seconds(since(begin)), Answer::Fault::silent);
    if ((stop.stop_requested() || is_late) && !is_stopped) {
      is_stopped = true;
      client_->stop(*this);  // if the protocol has no stop command, the answer may still come soon
      deadline = now() + patience.stopped + since(begin) / 20;
    }
    hear(std::min(deadline, now() + 1h));
    if (begun_ == begin) continue;
    begin = begun_;
    if (!is_stopped) deadline = span ? begin + *span : never;
  }
  watcher_ = nullptr;
  if (!problem_.empty()) return std::nullopt;
  answer_->took = std::chrono::duration_cast<std::chrono::microseconds>(std::max(heard_, begin) - begin);
  answer_->effort.time = std::max(answer_->effort.time, Milliseconds{0});
  return std::exchange(answer_, std::nullopt);
}

void Conversation::leave(Milliseconds patience) {
  if (problem_.empty()) client_->quit(*this);
  process_->end(problem_.empty() ? patience : Milliseconds{0});
}

}  // namespace mt::engine
