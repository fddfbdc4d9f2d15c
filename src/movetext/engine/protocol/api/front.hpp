// The engine's side of a protocol: a front receives the lines of an interface, requests actions from its
// host, and sends the results. It has no input, output, clock or thread of its own.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/challenge.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Carries out the requests of a front.
class Host {
 public:
  struct Search {
    GameLine line;
    Limits limits{};
    int lines = 1;  // how many of the best moves to find; 0 means all
    // The moves to choose from, in the notation of the records; empty if all are allowed.
    std::vector<std::string> among{};
    bool values_only = false;  // Question::values_only
  };

  Host() = default;
  virtual ~Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // Sends a line to the interface immediately.
  virtual void say(std::string_view line) = 0;
  // Returns the player. choose_game() may replace it.
  virtual Player& player() = 0;
  // Switches to that game. Returns false, and changes nothing, if no player for it is available.
  virtual bool choose_game(const GameSpec& spec) = 0;
  // Starts a search. Front::found() is called while it runs, and Front::answered() exactly once, at its end.
  // No other search may be running.
  virtual void think(const Search& search) = 0;
  // Sets the limits of the running search, counted from now.
  virtual void limit(const Limits& limits) = 0;
  // Makes the running search end soon. Does nothing without a search.
  virtual void stop() = 0;
  // Ends the conversation: the front receives no further lines.
  virtual void quit() = 0;
  // Returns the invitation that the front sends when the conversation starts. Returns nullptr if it sends
  // none, and waits for the interface.
  virtual const Challenge* challenge() const { return nullptr; }
  // Reports an event to the user of the engine; only for peer-to-peer protocols.
  virtual void tell(std::string_view /*what*/) {}
};

// The host never calls two functions of a front at the same time.
class Front {
 public:
  Front() = default;
  virtual ~Front() = default;
  Front(const Front&) = delete;
  Front& operator=(const Front&) = delete;

  // Called at the start of the conversation, before any line.
  virtual void begin() {}
  // Called with a line from the interface, without its line end.
  virtual void hear(std::string_view line) = 0;
  // Called when no more lines will come. A search that has a limit continues to its answer; any other search
  // is stopped.
  virtual void hear_end() = 0;
  virtual void found(const FoundLine& line, const Effort& effort) = 0;
  virtual void answered(const Answer& answer) = 0;
};

}  // namespace mt::engine
