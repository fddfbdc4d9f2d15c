// An interface that speaks Hub with an engine.
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/searching_client.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/hub/moves.hpp"
#include "movetext/engine/protocol/hub/protocol.hpp"
#include "movetext/engine/protocol/hub/texts.hpp"
#include "movetext/engine/protocol/hub/variants.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::engine::hub {
namespace {

class HubClient final : public SearchingClient {
 public:
  explicit HubClient(const GameSpec& spec) : spec_(spec) {}

  void greet(Wire& wire) override { wire.send("hub"); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    if (has_begun_) {
      wire.send("new-game");
      return wire.ready();
    }
    const std::string variant = variant_of(spec_);
    const Option* const option = find_option(options_, variant_param);
    if (option != nullptr && option->value != variant) send_param(*option, variant, wire);
    wire.send("init");
  }
  // Engines do not reply to the setting of a parameter, so the client reports at once that it is ready.
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* const option = find_option(options_, name);
    if (option == nullptr) return false;
    send_param(*option, value, wire);
    wire.ready();
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    begin_search(question);
    std::string out = "pos";
    add_argument("pos", square_string(game(), question.line.start()), out);
    if (const auto moves = move_texts(question.line); !moves.empty())
      add_argument("moves", joined(moves), out);
    wire.send(out);
    const std::string level = level_arguments(limits, question.line.to_move());
    wire.send("level" + (level.empty() ? std::string(" infinite") : level));
    wire.send(limits.is_bounded() ? "go think" : "go analyze");
  }

  void hear(std::string_view text, Wire& wire) override {
    Line line;
    if (!read_line(text, line)) return;
    if (line.command == "id") hear_identity(line);
    if (line.command == "name" && !has_greeted_)
      return wire.broken("the engine speaks the first version of Hub");
    if (line.command == "param") add_option(read_param(line));
    if (line.command == "wait" && !std::exchange(has_greeted_, true)) wire.ready();
    if (line.command == "ready" && !std::exchange(has_begun_, true)) {
      wire.send("new-game");
      wire.ready();
    }
    if (line.command == "error" && (thinks() || !has_begun_))
      wire.broken("error " + std::string(line.value("message")));
    if (line.command == "info" && thinks()) hear_info(line, wire);
    if (line.command == "done" && thinks()) hear_answer(line, wire);
  }

 private:
  static void send_param(const Option& option, std::string_view value, Wire& wire) {
    std::string out = "set-param";
    add_argument("name", option.name, out);
    add_argument("value", value, out);
    wire.send(out);
  }

  void hear_identity(const Line& line) {
    identity_ = {std::string(line.value("name")), std::string(line.value("version")),
                 std::string(line.value("author"))};
  }

  void hear_info(const Line& line, Wire& wire) {
    Words depth(line.value("depth"));
    Words nodes(line.value("nodes"));
    FoundLine found;
    if (const auto number = depth.take_number())
      found.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 0, 1000));
    if (const auto number = nodes.take_number()) set_nodes(*number);
    if (const auto time = read_seconds(line.value("time"))) set_time(*time);
    found.score = read_score(line.value("score"));
    AnyPosition after = position();
    for (Words words(line.value("pv")); !words.empty();)
      if (!add_move(game(), words.take(), after, found.moves)) break;
    if (!found.score && found.moves.empty()) return;
    keep(found, wire);
  }

  void hear_answer(const Line& line, Wire& wire) {
    Answer answer = end_search(Answer::Kind::none);
    AnyPosition after = position();
    std::vector<std::string> moves;
    const std::string_view text = line.value("move");
    if (text.empty() && !square_moves(game(), after).empty()) return wire.broken("done without a move");
    if (!text.empty() && !add_move(game(), text, after, moves))
      return wire.illegal_move("done move=" + std::string(text) + ", which is illegal");
    if (!moves.empty()) {
      answer.kind = Answer::Kind::move;
      answer.move = moves.front();
      if (add_move(game(), line.value("ponder"), after, moves)) answer.reply = moves.back();
    }
    wire.answered(answer);
  }

  GameSpec spec_;
  bool has_greeted_ = false;
  bool has_begun_ = false;  // the engine has received "init" and is ready
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<HubClient>(spec);
}

}  // namespace mt::engine::hub
