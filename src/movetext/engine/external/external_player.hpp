// An engine of others as a player: a program, a protocol, and limits to our patience.
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
#include <utility>
#include <vector>

namespace mt::engine {

// How long we wait for what an engine owes us.
struct Patience {
  Milliseconds greeting{10'000};
  Milliseconds ready{60'000};  // after a new game, or an option
  Milliseconds late{5'000};    // beyond the time that a search may take
  // A search without a limit of time is stopped after this; 0: never.
  Milliseconds untimed{0};
  Milliseconds stopped{2'000};  // after it was told to stop, and a twentieth of the time it has thought
  Milliseconds leaving{1'000};
  Milliseconds connection{300'000};  // until somebody connects where we listen
};

// A program that runs already, and is spoken to over TCP.
struct Meeting {
  Endpoint endpoint{};
  bool listens = false;  // we wait there; otherwise the program does
};

struct EngineTerms {
  Program program;                   // its first word is also the name of an engine that is met
  std::optional<Meeting> meeting{};  // in place of a program that is started; the protocol is known then
  GameSpec game;
  const Protocol* protocol = nullptr;  // nullptr: all that have the game are tried
  std::vector<std::pair<std::string, std::string>> options{};
  Patience patience{};
  // An engine that ends in the middle of a search is started again once for that search; else the search has
  // failed, and the engine is started again for the next one.
  bool repeats_search = true;
  // Hears what a user should know: that the engine was started again.
  std::function<void(const std::string&)> tell{};
};

// One thread uses it.  Whatever an engine does, think() returns: at the latest when its time and our
// patience are over.
class ExternalPlayer : public Player {
 public:
  // Returns nullptr if there is no such engine: `problem` says why.
  static std::unique_ptr<ExternalPlayer> start(EngineTerms terms, std::string& problem);

  virtual const Protocol& protocol() const = 0;
  // Returns the last lines of the conversation.
  virtual std::string log() const = 0;
  // Returns the end of what the engine wrote to its standard error.
  virtual std::string errors() const = 0;
};

}  // namespace mt::engine
