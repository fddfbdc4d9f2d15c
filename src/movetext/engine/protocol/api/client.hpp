// The interface's side of a protocol: it gives an engine its commands and receives its lines. It has no
// input, output, clock or thread of its own, so its behaviour depends only on the lines and calls that it
// receives.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine {

// The functions that a client calls: one sends a line to the engine, the others report the events that the
// client has read in the engine's lines.
class Wire {
 public:
  Wire() = default;
  virtual ~Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  virtual void send(std::string_view line) = 0;
  // The engine has completed greet(), new_game() or set_option().
  virtual void ready() = 0;
  // Called when a search begins that had to wait until the engine was ready. The engine's time is measured
  // from this call.
  virtual void begun() {}
  virtual void found(const FoundLine& line, const Effort& effort) = 0;
  // The search is over. The lines and the effort in `answer` are the last ones that were passed to found().
  virtual void answered(const Answer& answer) = 0;
  // The engine has broken the protocol and cannot be used any more. `how` is a text such as "bestmove e2e5,
  // which is illegal".
  virtual void broken(std::string_view how) = 0;
  // The engine has broken the protocol with a move that the rules do not allow.
  virtual void illegal_move(std::string_view how) { broken(how); }
  // The engine cannot answer, but has made no error: "it does not play the variant xiangqi".
  virtual void unable(std::string_view why) { broken(why); }
};

// After greet(), new_game() and set_option() the caller waits for Wire::ready(), and after think() for
// Wire::answered().
class Client {
 public:
  Client() = default;
  virtual ~Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Starts the conversation.
  virtual void greet(Wire& wire) = 0;
  // Announces that the next search belongs to another game.
  virtual void new_game(const GameLine& line, Wire& wire) = 0;
  // Sets an option of options(). Returns false, and sends nothing, if the engine has no option of that name.
  virtual bool set_option(std::string_view name, std::string_view value, Wire& wire) = 0;
  // Starts a search. `line` must not change until the search is answered.
  virtual void think(const Question& question, const Limits& limits, Wire& wire) = 0;
  // Returns whether the last search still waits until the engine is ready. When the search starts, the client
  // reports this to the wire.
  virtual bool waits() const { return false; }
  // Asks for the answer at once. Returns false if the protocol has no command to stop a search.
  virtual bool stop(Wire& wire) = 0;
  // Returns whether the engine still works on a search that was stopped, and would do so for long. The caller
  // then ends the program, and starts it again for the next search.
  virtual bool must_restart() const { return false; }
  // Asks the engine to exit.
  virtual void quit(Wire& wire) = 0;

  virtual void hear(std::string_view line, Wire& wire) = 0;
  // Called while the engine is silent; `time` is how long it has been silent. In some protocols silence has a
  // meaning: XBoard engines need not mark the end of their greeting.
  virtual void hear_silence(Milliseconds /*time*/, Wire& /*wire*/) {}

  // Returns whether the engine itself ends a search when the time for the move is over. If not, the caller
  // must stop the search.
  virtual bool keeps_move_time() const { return true; }

  // Returns why the protocol cannot express the times of these limits, or an empty string. Clocks are those
  // of the start of a game. A client that does not keep the move time can always play by a clock.
  virtual std::string time_objection(const Limits& /*limits*/) const { return {}; }

  // Returns the limits for a search if the user has given none. Without limits, the caller chooses them.
  virtual Limits usual_limits() const { return {}; }

  const Identity& identity() const { return identity_; }
  const std::vector<Option>& options() const { return options_; }
  const Abilities& abilities() const { return abilities_; }

 protected:
  // Adds an option that the engine has declared. Does nothing if `option` is nullopt, or if the engine has
  // declared too many options.
  void add_option(std::optional<Option> option) {
    constexpr std::size_t most = 10'000;
    if (option && options_.size() < most) options_.push_back(std::move(*option));
  }

  Identity identity_;
  std::vector<Option> options_;
  Abilities abilities_{};
};

}  // namespace mt::engine
