// The conversation of a client with a process: exchanges lines until the client reports the event that the
// caller waits for.
#pragma once
#include "movetext/engine/external/conversation_log.hpp"
#include "movetext/engine/external/external_player.hpp"
#include "movetext/engine/protocol/api/client.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace mt::engine {

class Conversation final : public Wire {
 public:
  // `dialogue` receives each line; see EngineTerms::dialogue.
  Conversation(std::unique_ptr<LinePeer> process, std::unique_ptr<Client> client,
               std::function<void(std::string_view line)> dialogue)
      : process_(std::move(process)), client_(std::move(client)), dialogue_(std::move(dialogue)) {}

  Client& client() { return *client_; }
  LinePeer& process() { return *process_; }
  const std::string& problem() const { return problem_; }
  Answer::Fault fault() const { return fault_; }
  // Clears the problem after Fault::unable. The engine can then be asked about another position.
  void forgive() {
    problem_.clear();
    fault_ = Answer::Fault::none;
  }
  const ConversationLog& log() const { return log_; }
  // Returns whether the program has ended, or has closed the conversation, before it was asked to quit.
  bool has_crashed() const { return has_crashed_; }

  // Greets the engine and waits until it is ready. Returns false, with the reason in problem(), if it does
  // not become ready. `word` is the first word of the protocol: a program that reports this word as unknown
  // speaks another protocol.
  bool greet(std::string_view word, Milliseconds patience);
  bool begin_game(const GameLine& line, Milliseconds patience);
  // Returns false, with an empty problem(), if the engine has no such option.
  bool set_option(std::string_view name, std::string_view value, Milliseconds patience);
  // Returns nullopt, with the reason in problem(), if the engine gives no answer.
  std::optional<Answer> think(const Question& question, const Limits& limits, const Patience& patience,
                              Watcher& watcher, const std::stop_token& stop);
  void leave(Milliseconds patience);

  void send(std::string_view line) override;
  void ready() override { is_ready_ = true; }
  void begun() override { begun_ = std::chrono::steady_clock::now(); }
  void found(const FoundLine& line, const Effort& effort) override;
  void answered(const Answer& answer) override;
  void broken(std::string_view how) override { fail("breaks its protocol: " + std::string(how)); }
  void illegal_move(std::string_view how) override {
    fail("breaks its protocol: " + std::string(how), Answer::Fault::illegal_move);
  }

  void unable(std::string_view why) override {
    fail("cannot be asked: " + std::string(why), Answer::Fault::unable);
  }

 private:
  bool fail(std::string why, Answer::Fault fault = Answer::Fault::protocol);
  // Waits for one line, or until `deadline`, and passes the line to the client.
  void hear(TimePoint deadline);
  bool wait_until_ready(Milliseconds patience, std::string_view what);
  void look_for_refusal(std::string_view said);

  std::unique_ptr<LinePeer> process_;
  std::unique_ptr<Client> client_;
  std::function<void(std::string_view line)> dialogue_;
  ConversationLog log_;
  Watcher* watcher_ = nullptr;
  std::optional<Answer> answer_{};
  std::string greeting_;  // while the engine is greeted, the first word of the protocol; else empty
  std::string problem_;
  Answer::Fault fault_ = Answer::Fault::none;
  TimePoint heard_{};  // time at which the last line came
  TimePoint begun_{};  // time at which the search began
  bool is_ready_ = false;
  bool has_crashed_ = false;
};

}  // namespace mt::engine
