// A foreign engine as a player: a program, a protocol, and time limits for its answers.
//
//   std::string problem;
//   const auto engine = ExternalPlayer::start({.program = {{"stockfish"}}, .game = spec}, problem);
//   if (!engine) return fail(problem);
//   const Answer answer = engine->think({line}, {.depth = 12}, watcher, {});
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/process/endpoint.hpp"
#include "movetext/engine/process/process.hpp"
#include "movetext/engine/protocol/api/protocol.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine {

// How long to wait for each kind of answer from an engine.
struct Patience {
  // For the answer to the greeting. This is long, because some engines start slowly. If the process ends, the
  // wait ends at once.
  Milliseconds greeting{60'000};
  // For the answer to each greeting while protocols are tried in turn because the engine's protocol is not
  // known. If the engine answers none of the greetings, it may only be slow, so each protocol is tried again
  // with the patience `greeting`.
  Milliseconds trial{5'000};
  Milliseconds ready{60'000};  // for the readiness after a new game was announced or an option was set
  Milliseconds late{5'000};    // for the answer, beyond the time that the search may take
  // A search without a time limit is stopped after this time; 0 means never.
  Milliseconds untimed{0};
  Milliseconds stopped{2'000};       // for the answer after a stop; a twentieth of the search time is added
  Milliseconds leaving{1'000};       // for the exit of the program after the command to quit
  Milliseconds connection{300'000};  // for a program that must connect to our port
};

// A program that already runs and is reached over TCP.
struct Meeting {
  Endpoint endpoint{};
  bool listens = false;  // true if we listen at the endpoint, false if the program does
};

struct EngineTerms {
  Program program;                   // the program; for an engine over TCP the first word is only a name
  std::optional<Meeting> meeting{};  // connect over TCP instead of starting the program; needs a protocol
  GameSpec game;
  const Protocol* protocol = nullptr;  // if nullptr, all protocols that support the game are tried
  std::vector<std::pair<std::string, std::string>> options{};
  Patience patience{};
  // If an engine ends in the middle of a search, restart it once for that search. Otherwise the search fails,
  // and the engine is restarted for the next one.
  bool repeats_search = true;
  // Receives messages for the user, such as that the engine was restarted.
  std::function<void(const std::string&)> tell{};
  // Receives a message for each option that cannot be set. If this function is empty, `tell` receives these
  // messages.
  std::function<void(const std::string&)> refused{};
  // Receives each line of the conversation, with "> " before a line that we send and "< " before a line of
  // the engine. Called by the thread of the player.
  std::function<void(std::string_view line)> dialogue{};
};

// Must be used by one thread only. Whatever the engine does, think() returns when the time of the search plus
// the patience has passed, or earlier.
class ExternalPlayer : public Player {
 public:
  // Returns nullptr, with the reason in `problem`, if the engine cannot be used.
  static std::unique_ptr<ExternalPlayer> start(EngineTerms terms, std::string& problem);

  virtual const Protocol& protocol() const = 0;
  // Returns the last lines of the conversation.
  virtual std::string log() const = 0;
  // Returns the last part of the engine's standard error.
  virtual std::string errors() const = 0;
};

}  // namespace mt::engine
