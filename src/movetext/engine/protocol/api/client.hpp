// The interface's side of a protocol: it says what an engine shall do, and hears its lines.  It has no input,
// output, clock or thread of its own, so that what it does depends on what it hears alone.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine {

// Where a client's lines go, and who is told what the engine says.
class Wire {
 public:
  Wire() = default;
  virtual ~Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  virtual void send(std::string_view line) = 0;
  // The engine has done what greet(), new_game() or set_option() asked for.
  virtual void ready() = 0;
  virtual void found(const FoundLine& line, const Effort& effort) = 0;
  // The search is over.  Its lines and effort are those that were found last.
  virtual void answered(const Answer& answer) = 0;
  // The engine breaks the protocol beyond repair: "bestmove e2e5, which is illegal".
  virtual void broken(std::string_view how) = 0;
  // The same, by a move that the rules do not allow.
  virtual void illegal_move(std::string_view how) { broken(how); }
  // The engine cannot be asked, and that is no fault of its own: "it does not play the variant xiangqi".
  virtual void unable(std::string_view why) { broken(why); }
};

// Its user waits for ready() after each of the first three calls, and for answered() after think().
class Client {
 public:
  Client() = default;
  virtual ~Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Begins the conversation.
  virtual void greet(Wire& wire) = 0;
  // The next search is of another game.
  virtual void new_game(const GameLine& line, Wire& wire) = 0;
  // Sets an option of options(); false: the engine has none of that name, and nothing is sent.
  virtual bool set_option(std::string_view name, std::string_view value, Wire& wire) = 0;
  // `line` must stay as it is until the answer.
  virtual void think(const Question& question, const Limits& limits, Wire& wire) = 0;
  // Asks for the answer at once.  False: the protocol has no word for that.
  virtual bool stop(Wire& wire) = 0;
  // Asks the engine to leave.
  virtual void quit(Wire& wire) = 0;

  virtual void hear(std::string_view line, Wire& wire) = 0;
  // Hears that the engine has been silent for so long since it was asked for something.  For the protocols in
  // which silence has a meaning (the engines of XBoard need not end their greeting).
  virtual void hear_silence(Milliseconds /*time*/, Wire& /*wire*/) {}

  // Says whether an engine ends a search by itself when its time is over; otherwise it is told to stop then.
  virtual bool keeps_move_time() const { return true; }

  const Identity& identity() const { return identity_; }
  const std::vector<Option>& options() const { return options_; }
  const Abilities& abilities() const { return abilities_; }

 protected:
  // Takes an option that the engine declares, if it is one, as long as there are not too many.
  void add_option(std::optional<Option> option) {
    constexpr std::size_t most = 10'000;
    if (option && options_.size() < most) options_.push_back(std::move(*option));
  }

  Identity identity_;
  std::vector<Option> options_;
  Abilities abilities_{};
};

}  // namespace mt::engine
