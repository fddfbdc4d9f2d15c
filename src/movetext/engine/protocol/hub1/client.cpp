#include "movetext/engine/protocol/hub1/client.hpp"

#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/square_moves.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/hub/texts.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::hub1 {
namespace {

constexpr int game_type = 20;  // of PDN

class Hub1Client final : public Client {
 public:
  explicit Hub1Client(const GameSpec& /*spec*/) {}

  void greet(Wire& wire) override { wire.send("hub"); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    if (!has_begun_) return wire.send("init");
    wire.send("new");
    wire.ready();
  }
  // What can be set is not declared.
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    wire.send("set " + std::string(name) + " " + std::string(value));
    wire.ready();
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    const GameLine& line = question.line;
    game_ = line.shared_game();
    position_ = line.position();
    effort_ = {};
    found_.reset();
    std::string squares = square_string(*game_, line.start());
    if (!squares.empty())
      squares[0] = static_cast<char>(squares[0] - 'A' + 'a');  // the side in a small letter
    wire.send("pos " + squares);
    for (std::size_t i = 0; i < line.moves().size(); ++i)
      for (const SquareMove& move : square_moves(*game_, line.positions()[i]))
        if (move.move == line.moves()[i]) {
          wire.send("move " + hub::move_text(move));
          break;
        }
    send_limits(limits, line.to_move(), wire);
    thinks_ = true;
    wire.send(limits.is_bounded() ? "go" : "analyse");
  }
  bool stop(Wire& wire) override {
    wire.send("stop");
    return true;
  }
  void quit(Wire& wire) override { wire.send("quit"); }

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
    if (verb == "error" && thinks_) wire.broken(line);
    if (verb == "info" && thinks_) hear_info(words, wire);
    if (verb == "move" && thinks_) hear_answer(words, wire);
  }

 private:
  static void send_limits(const Limits& limits, Side side, Wire& wire) {
    if (limits.depth) wire.send("depth " + std::to_string(*limits.depth));
    if (limits.move_time) wire.send("time " + std::to_string(limits.move_time->count()));
    if (const auto& clock = limits.clock(side))
      wire.send("level " + std::to_string(clock->moves_to_go) + " " + std::to_string(clock->left.count()) +
                " " + std::to_string(clock->increment.count()));
  }

  // "info DEPTH MEAN-DEPTH SCORE NODES TIME SPEED PV...", the score in hundredths of a man.
  void hear_info(Words& words, Wire& wire) {
    FoundLine line;
    line.depth = static_cast<int>(std::clamp<std::int64_t>(words.take_number().value_or(0), 0, 1000));
    words.take();
    if (const auto score = words.take_number())
      line.score = Score{.value = static_cast<int>(std::clamp<std::int64_t>(*score, -1'000'000, 1'000'000))};
    effort_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(words.take_number().value_or(0), 0));
    if (const auto time = read_real(words.take()))
      effort_.time = Milliseconds(static_cast<std::int64_t>(std::clamp(*time, 0.0, 1e9) * 1000));
    words.take();
    AnyPosition position = position_;
    while (!words.empty() && add_move(words.take(), position, line.moves)) {
    }
    found_ = line;
    wire.found(line, effort_);
  }
  bool add_move(std::string_view text, AnyPosition& position, std::vector<std::string>& out) const {
    const auto moves = square_moves(*game_, position);
    const SquareMove* const move = hub::find_move(moves, text);
    if (move == nullptr) return false;
    position = move->after;
    out.push_back(move->move);
    return true;
  }
  void hear_answer(Words& words, Wire& wire) {
    thinks_ = false;
    Answer answer{.kind = Answer::Kind::move, .effort = effort_};
    if (found_) answer.lines.push_back(*found_);
    const std::string_view text = words.take();
    AnyPosition position = position_;
    std::vector<std::string> moves;
    if (!add_move(text, position, moves))
      return wire.illegal_move("move " + std::string(text) + ", which is illegal");
    answer.move = moves.front();
    if (!words.empty() && add_move(words.take(), position, moves)) answer.reply = moves.back();
    wire.answered(answer);
  }

  std::shared_ptr<const AnyGame> game_;
  AnyPosition position_{};  // that the engine thinks about
  std::optional<FoundLine> found_{};
  Effort effort_{};
  bool has_greeted_ = false;
  bool has_begun_ = false;
  bool thinks_ = false;
};

}  // namespace

bool has_game(const GameSpec& spec) {
  return spec.row->type == game_type && spec.forms == 0 && spec.variant_tag().empty() &&
         names_squares(*make_game(spec));
}

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<Hub1Client>(spec);
}

}  // namespace mt::engine::hub1
