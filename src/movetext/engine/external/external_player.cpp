#include "movetext/engine/external/external_player.hpp"

#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/external/conversation.hpp"
#include "movetext/engine/process/connection.hpp"
#include "movetext/engine/process/own_files.hpp"
#include "movetext/engine/process/tcp.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"

#include <algorithm>
#include <mutex>
#include <stop_token>
#include <utility>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

class TalkingPlayer final : public ExternalPlayer {
 public:
  explicit TalkingPlayer(EngineTerms terms) : terms_(std::move(terms)) {}
  ~TalkingPlayer() override {
    if (talk_) talk_->leave(terms_.patience.leaving);
  }

  // Starts the program and greets it. If the program cannot be used, returns false with the reason in
  // `problem`.
  bool open(std::string& problem) {
    if (terms_.protocol != nullptr) return open_with(*terms_.protocol, terms_.patience.greeting, problem);
    std::vector<const Protocol*> untried;
    std::string tried;
    for (const Protocol* protocol : protocols_of(terms_.game)) {
      if (protocol->client == nullptr || protocol->usual_port != 0) continue;
      untried.push_back(protocol);
      tried += (tried.empty() ? "" : ", ") + std::string(protocol->name);
    }
    // A program that was silent may have started slowly, so the same protocol is tried once more.
    for (const Milliseconds patience :
         {std::min(terms_.patience.trial, terms_.patience.greeting), terms_.patience.greeting}) {
      std::vector<const Protocol*> silent;
      for (const Protocol* protocol : untried) {
        if (open_with(*protocol, patience, problem)) {
          terms_.protocol = protocol;
          return true;
        }
        if (!is_started_) return false;  // the program cannot be started
        if (was_silent_) silent.push_back(protocol);
      }
      untried = std::move(silent);
    }
    problem = name() + " speaks no known protocol of the game: tried " + tried;
    return false;
  }

  const Protocol& protocol() const override { return *terms_.protocol; }
  std::string log() const override { return talk_ ? talk_->log().text() : last_log_; }
  std::string errors() const override { return talk_ ? talk_->process().errors() : std::string(); }
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return options_; }
  Abilities abilities() const override { return abilities_; }
  std::string time_objection(const Limits& limits) const override {
    return talk_ ? talk_->client().time_objection(limits) : std::string();
  }

  Limits usual_limits() const override { return talk_ ? talk_->client().usual_limits() : Limits(); }

  bool set_option(std::string_view option, std::string_view value) override {
    std::string objection;
    if (!talk_ || !try_option(option, value, objection)) return false;
    terms_.options.emplace_back(option, value);
    return true;
  }
  void new_game() override { is_new_game_ = true; }
  Answer think(const Question& question, const Limits& limits, Watcher& watcher,
               std::stop_token stop) override {
    const std::stop_callback waking(stop, [this] { wake(); });
    std::string problem;
    std::string details;
    Answer failed{.kind = Answer::Kind::failed, .fault = Answer::Fault::gone};
    for (int attempt = 0; attempt < 2; ++attempt) {
      if (!talk_ && !open_with(*terms_.protocol, terms_.patience.greeting, problem)) break;
      if (!is_new_game_ || talk_->begin_game(question.line, terms_.patience.ready)) {
        is_new_game_ = false;
        if (auto answer = talk_->think(question, limits, terms_.patience, watcher, stop)) {
          take_identity();  // some engines send their name only when a game begins
          if (talk_->client().must_restart()) close(Milliseconds{0});
          return *answer;
        }
      }
      problem = name() + " " + talk_->problem();
      failed.fault = talk_->fault();
      details = failed.fault == Answer::Fault::unable ? std::string() : circumstances(question.line);
      if (failed.fault == Answer::Fault::unable) {
        talk_->forgive();
        break;
      }
      const bool has_crashed = talk_->has_crashed();
      close();
      if (!has_crashed || !terms_.repeats_search || stop.stop_requested()) break;
      if (attempt == 0) tell(problem + "; restarting it");
    }
    failed.problem = problem + details;
    return failed;
  }

 private:
  std::string name() const { return terms_.program.words.front(); }
  void tell(const std::string& what) const {
    if (terms_.tell) terms_.tell(what);
  }
  // Returns details that help to explain a fault: the position and the last lines.
  std::string circumstances(const GameLine& line) const {
    std::string text = "; position: " + text_of(line.game(), line.position());
    if (const std::string last = talk_->log().last(4); !last.empty()) text += "; last lines: " + last;
    return text;
  }
  void close() { close(terms_.patience.leaving); }
  void close(Milliseconds patience) {
    last_log_ = talk_->log().text();
    watch(nullptr);
    talk_->leave(patience);
    talk_.reset();
    files_.reset();
  }

  void wake() {
    const std::lock_guard lock(mutex_);
    if (process_ != nullptr) process_->wake();
  }
  void watch(LinePeer* process) {
    const std::lock_guard lock(mutex_);
    process_ = process;
  }

  // Starts the program, or connects to it.
  std::unique_ptr<LinePeer> begin_peer(const Protocol& protocol, Milliseconds patience,
                                       std::string& problem) {
    if (terms_.meeting) return meet(*terms_.meeting, protocol, patience, problem);
    Program program = terms_.program;
    program.lines = protocol.lines;
    if (!protocol.startup.files.empty()) {
      files_ = OwnFiles::write(protocol.startup, problem);
      if (!files_ || !complete_command(protocol.startup, files_->directory(), program.words, problem))
        return nullptr;
    }
    return Process::start(program, problem);
  }
  std::unique_ptr<LinePeer> meet(const Meeting& meeting, const Protocol& protocol, Milliseconds patience,
                                 std::string& problem) {
    std::string why;
    if (meeting.listens && !listener_) {
      listener_ = Listener::open(meeting.endpoint, why);
      if (listener_) tell("waiting for a connection on " + to_text(listener_->endpoint()));
    }
    const auto goes_on = [] { return false; };
    const int connection =
        !meeting.listens ? connect_over_tcp(meeting.endpoint, patience, why)
        : listener_
            ? listener_->accept(std::chrono::steady_clock::now() + terms_.patience.connection, goes_on, why)
            : -1;
    auto peer = connection >= 0 ? make_connection(connection, protocol.lines, why) : nullptr;
    if (!peer) problem = name() + ": " + why;
    return peer;
  }

  bool open_with(const Protocol& protocol, Milliseconds patience, std::string& problem) {
    was_silent_ = false;
    auto peer = begin_peer(protocol, patience, problem);
    is_started_ = peer != nullptr;
    if (!peer) return false;
    watch(peer.get());
    talk_ = std::make_unique<Conversation>(std::move(peer), protocol.client(terms_.game), terms_.dialogue);
    if (!talk_->greet(protocol.greeting, patience) || !set_options()) {
      problem = name() + " " + talk_->problem();
      was_silent_ = talk_->fault() == Answer::Fault::silent;
      close();
      return false;
    }
    take_identity();
    options_ = talk_->client().options();
    abilities_ = talk_->client().abilities();
    is_new_game_ = true;
    return true;
  }
  void take_identity() {
    identity_ = talk_->client().identity();
    if (identity_.name.empty() && terms_.meeting) identity_.name = name();
  }
  // Sets the options of the terms. Options and values that the engine does not support are reported and
  // skipped.
  bool set_options() {
    for (const auto& [wanted, value] : terms_.options) {
      std::string objection;
      if (try_option(wanted, value, objection)) continue;
      if (!talk_->problem().empty()) return false;
      if (terms_.refused)
        terms_.refused(name() + " " + objection);
      else
        tell(name() + " " + objection);
    }
    return true;
  }
  // Sets an option of the engine. Returns false if that fails; the reason is then in `objection`, or in the
  // problem of the conversation.
  bool try_option(std::string_view wanted, std::string_view value, std::string& objection) {
    const std::vector<Option>& options = talk_->client().options();
    if (const Option* const option = find_option(options, wanted)) objection = objection_to(*option, value);
    if (!objection.empty()) return false;
    if (talk_->set_option(wanted, value, terms_.patience.ready)) return true;
    objection = unknown_option(options, wanted);
    return false;
  }

  EngineTerms terms_;
  std::unique_ptr<OwnFiles> files_;  // must outlive the program
  std::unique_ptr<Conversation> talk_;
  std::mutex mutex_;
  LinePeer* process_ = nullptr;  // the process to wake when a stop is requested; guarded by the mutex
  std::unique_ptr<Listener> listener_;
  Identity identity_;
  std::vector<Option> options_;
  Abilities abilities_{};
  std::string last_log_;
  bool is_started_ = false;
  bool was_silent_ = false;  // the engine did not answer the greeting in time
  bool is_new_game_ = true;
};

}  // namespace

std::unique_ptr<ExternalPlayer> ExternalPlayer::start(EngineTerms terms, std::string& problem) {
  auto player = std::make_unique<TalkingPlayer>(std::move(terms));
  if (!player->open(problem)) return nullptr;
  return player;
}

}  // namespace mt::engine
