// The engine's side of a protocol: it hears the lines of an interface, says what has to be done, and tells
// what was found.  It has no input, output, clock or thread of its own.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/challenge.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// What a front has done for it.
class Host {
 public:
  struct Search {
    GameLine line;
    Limits limits{};
    int lines = 1;                     // 0: all
    std::vector<std::string> among{};  // as the records of the game write them; empty: all moves
    bool values_only = false;          // Question::values_only
  };

  Host() = default;
  virtual ~Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // Sends a line to the interface, at once.
  virtual void say(std::string_view line) = 0;
  // Returns who plays; another one after choose_game().
  virtual Player& player() = 0;
  // Lets that game be played from now on.  False: nobody here plays it, and nothing is changed.
  virtual bool choose_game(const GameSpec& spec) = 0;
  // Starts a search; Front::found() is called while it runs, and Front::answered() at its end, exactly once.
  // No other search may run.
  virtual void think(const Search& search) = 0;
  // Puts limits on the running search, counted from now.
  virtual void limit(const Limits& limits) = 0;
  // Ends the running search soon; without one it has no effect.
  virtual void stop() = 0;
  // Nothing more is heard.
  virtual void quit() = 0;
  // Returns the game that the interface is to be invited to when the conversation begins; nullptr: none, the
  // front waits for what the interface wants.
  virtual const Challenge* challenge() const { return nullptr; }
  // Tells the user of the engine what happens, where the protocol is one of equals.
  virtual void tell(std::string_view /*what*/) {}
};

// The host calls one function at a time.
class Front {
 public:
  Front() = default;
  virtual ~Front() = default;
  Front(const Front&) = delete;
  Front& operator=(const Front&) = delete;

  // Hears that the conversation begins, before any line.
  virtual void begin() {}
  // Hears a line of the interface, without its end.
  virtual void hear(std::string_view line) = 0;
  // Hears that no more lines will come.  A search that is bounded goes on to its answer; any other is
  // stopped.
  virtual void hear_end() = 0;
  virtual void found(const FoundLine& line, const Effort& effort) = 0;
  virtual void answered(const Answer& answer) = 0;
};

}  // namespace mt::engine
