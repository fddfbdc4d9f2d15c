#include "movetext/engine/protocol/hub/client.hpp"

#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/hub/texts.hpp"
#include "movetext/engine/protocol/hub/variants.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::hub {
namespace {

class HubClient final : public Client {
 public:
  explicit HubClient(const GameSpec& spec) : spec_(spec) {}

  void greet(Wire& wire) override { wire.send("hub"); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    if (has_begun_) {
      wire.send("new-game");
      return wire.ready();
    }
    const std::string variant = variant_of(spec_);
    const Option* const option = find(variant_param);
    if (option != nullptr && option->value != variant) send_param(*option, variant, wire);
    wire.send("init");
  }
  // Nothing is answered to a parameter.
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* const option = find(name);
    if (option == nullptr) return false;
    send_param(*option, value, wire);
    wire.ready();
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    game_ = question.line.shared_game();
    position_ = question.line.position();
    effort_ = {};
    found_.reset();
    std::string out = "pos";
    add_argument("pos", square_string(*game_, question.line.start()), out);
    if (const std::string moves = moves_of(question.line); !moves.empty()) add_argument("moves", moves, out);
    wire.send(out);
    const std::string level = level_arguments(limits, question.line.to_move());
    wire.send("level" + (level.empty() ? std::string(" infinite") : level));
    thinks_ = true;
    wire.send(limits.is_bounded() ? "go think" : "go analyze");
  }
  bool stop(Wire& wire) override {
    wire.send("stop");
    return true;
  }
  void quit(Wire& wire) override { wire.send("quit"); }

  void hear(std::string_view text, Wire& wire) override {
    Line line;
    if (!read_line(text, line)) return;
    if (line.command == "id") hear_identity(line);
    if (line.command == "name" && !has_greeted_)
      return wire.broken("the engine speaks the first version of Hub");
    if (line.command == "param") hear_param(line);
    if (line.command == "wait" && !std::exchange(has_greeted_, true)) wire.ready();
    if (line.command == "ready" && !std::exchange(has_begun_, true)) {
      wire.send("new-game");
      wire.ready();
    }
    if (line.command == "error" && (thinks_ || !has_begun_))
      wire.broken("error " + std::string(line.value("message")));
    if (line.command == "info" && thinks_) hear_info(line, wire);
    if (line.command == "done" && thinks_) hear_answer(line, wire);
  }

 private:
  const Option* find(std::string_view name) const {
    const auto found =
        std::find_if(options_.begin(), options_.end(), [&](const Option& each) { return each.name == name; });
    return found == options_.end() ? nullptr : &*found;
  }
  static void send_param(const Option& option, std::string_view value, Wire& wire) {
    std::string out = "set-param";
    add_argument("name", option.name, out);
    add_argument("value", value, out);
    wire.send(out);
  }
  static std::string moves_of(const GameLine& line) {
    std::string out;
    for (std::size_t i = 0; i < line.moves().size(); ++i) {
      const auto legal = square_moves(line.game(), line.positions()[i]);
      for (const SquareMove& move : legal)
        if (move.move == line.moves()[i]) {
          out += (out.empty() ? "" : " ") + move_text(move);
          break;
        }
    }
    return out;
  }

  void hear_identity(const Line& line) {
    identity_ = {std::string(line.value("name")), std::string(line.value("version")),
                 std::string(line.value("author"))};
  }
  void hear_param(const Line& line) {
    constexpr std::size_t most = 10'000;
    if (auto option = read_param(line); option && options_.size() < most)
      options_.push_back(std::move(*option));
  }

  void hear_info(const Line& line, Wire& wire) {
    Words depth(line.value("depth"));
    Words nodes(line.value("nodes"));
    FoundLine found;
    if (const auto number = depth.take_number())
      found.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 0, 1000));
    if (const auto number = nodes.take_number())
      effort_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 0));
    if (const auto time = read_real(line.value("time")))
      effort_.time = Milliseconds(static_cast<std::int64_t>(std::clamp(*time, 0.0, 1e9) * 1000));
    found.score = read_score(line.value("score"));
    AnyPosition position = position_;
    for (Words words(line.value("pv")); !words.empty();)
      if (!add_move(words.take(), position, found.moves)) break;
    if (!found.score && found.moves.empty()) return;
    found_ = found;
    wire.found(found, effort_);
  }
  bool add_move(std::string_view text, AnyPosition& position, std::vector<std::string>& out) const {
    const auto moves = square_moves(*game_, position);
    const SquareMove* const move = find_move(moves, text);
    if (move == nullptr) return false;
    position = move->after;
    out.push_back(move->move);
    return true;
  }

  void hear_answer(const Line& line, Wire& wire) {
    thinks_ = false;
    Answer answer;
    answer.effort = effort_;
    if (found_) answer.lines.push_back(*found_);
    AnyPosition position = position_;
    std::vector<std::string> moves;
    const std::string_view text = line.value("move");
    if (text.empty() && !square_moves(*game_, position).empty()) return wire.broken("done without a move");
    if (!text.empty() && !add_move(text, position, moves))
      return wire.illegal_move("done move=" + std::string(text) + ", which is illegal");
    if (!moves.empty()) {
      answer.kind = Answer::Kind::move;
      answer.move = moves.front();
      if (add_move(line.value("ponder"), position, moves)) answer.reply = moves.back();
    }
    wire.answered(answer);
  }

  GameSpec spec_;
  std::shared_ptr<const AnyGame> game_;
  AnyPosition position_{};  // that the engine thinks about
  std::optional<FoundLine> found_{};
  Effort effort_{};
  bool has_greeted_ = false;
  bool has_begun_ = false;  // it has heard "init" and is ready
  bool thinks_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<HubClient>(spec);
}

}  // namespace mt::engine::hub
