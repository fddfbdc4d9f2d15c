// An interface that speaks the first version of Hub (Scan 2.0), in which all arguments are identified by
// their position.
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/searching_client.hpp"
#include "movetext/engine/protocol/api/square_moves.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/hub/moves.hpp"
#include "movetext/engine/protocol/hub1/protocol.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::engine::hub1 {
namespace {

class Hub1Client final : public SearchingClient {
 public:
  explicit Hub1Client(const GameSpec& /*spec*/) {}

  void greet(Wire& wire) override { wire.send("hub"); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    if (!has_begun_) return wire.send("init");
    wire.send("new");
    wire.ready();
  }
  // Engines do not declare their parameters, so every name is sent.
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    wire.send("set " + std::string(name) + " " + std::string(value));
    wire.ready();
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    const GameLine& line = question.line;
    begin_search(question);
    std::string squares = square_string(game(), line.start());
    if (!squares.empty())
      // This version writes the side to move as a small letter.
      squares[0] = static_cast<char>(squares[0] - 'A' + 'a');
    wire.send("pos " + squares);
    for (const std::string& move : hub::move_texts(line)) wire.send("move " + move);
    send_limits(limits, line.to_move(), wire);
    wire.send(limits.is_bounded() ? "go" : "analyse");
  }

  void hear(std::string_view line, Wire& wire) override {
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "name") identity_.name = words.take_rest();
    if (verb == "author") identity_.author = words.take_rest();
    if (verb == "id") return wire.broken("the engine speaks a later version");
    if (verb == "wait" && !std::exchange(has_greeted_, true)) wire.ready();
    if (verb == "ready" && !std::exchange(has_begun_, true)) {
      wire.send("new");
      wire.ready();
    }
    if (verb == "error" && thinks()) wire.broken(line);
    if (verb == "info" && thinks()) hear_info(words, wire);
    if (verb == "move" && thinks()) hear_answer(words, wire);
  }

 private:
  static void send_limits(const Limits& limits, Side side, Wire& wire) {
    if (limits.depth) wire.send("depth " + std::to_string(*limits.depth));
    if (limits.move_time) wire.send("time " + std::to_string(limits.move_time->count()));
    if (const auto& clock = limits.clock(side))
      wire.send("level " + std::to_string(clock->moves_to_go) + " " + std::to_string(clock->left.count()) +
                " " + std::to_string(clock->increment.count()));
  }

  // Reads "info DEPTH MEAN-DEPTH SCORE NODES TIME SPEED PV...", with the score in hundredths of a man.
  void hear_info(Words& words, Wire& wire) {
    FoundLine line;
    line.depth = static_cast<int>(std::clamp<std::int64_t>(words.take_number().value_or(0), 0, 1000));
    words.take();
    if (const auto score = words.take_number())
      line.score = Score{.value = static_cast<int>(std::clamp<std::int64_t>(*score, -1'000'000, 1'000'000))};
    set_nodes(words.take_number().value_or(0));
    if (const auto time = read_seconds(words.take())) set_time(*time);
    words.take();
    AnyPosition after = position();
    while (!words.empty() && hub::add_move(game(), words.take(), after, line.moves)) {
    }
    keep(line, wire);
  }
  void hear_answer(Words& words, Wire& wire) {
    Answer answer = end_search(Answer::Kind::move);
    const std::string_view text = words.take();
    AnyPosition after = position();
    std::vector<std::string> moves;
    if (!hub::add_move(game(), text, after, moves))
      return wire.illegal_move("move " + std::string(text) + ", which is illegal");
    answer.move = moves.front();
    if (!words.empty() && hub::add_move(game(), words.take(), after, moves)) answer.reply = moves.back();
    wire.answered(answer);
  }

  bool has_greeted_ = false;
  bool has_begun_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<Hub1Client>(spec);
}

}  // namespace mt::engine::hub1
