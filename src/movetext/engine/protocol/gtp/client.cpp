// An interface that speaks GTP 2 (Go Text Protocol) with an engine for Othello.
#include "movetext/engine/protocol/api/known_game.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/gtp/protocol.hpp"

#include <algorithm>
#include <deque>
#include <string>
#include <utility>

namespace mt::engine::gtp {
namespace {

std::string_view colour(Side side) {
  return side == Side::first ? "black" : "white";
}

// The engine has the game in memory. Each command has one answer, which begins with "=" or "?" and ends with
// an empty line.
class GtpClient final : public Client {
 public:
  explicit GtpClient(const GameSpec& spec) : size_(spec.board_size()) { size_.resize(size_.find('x')); }

  void greet(Wire& wire) override {
    ask("protocol_version", After::nothing, wire);
    ask("name", After::name, wire);
    ask("version", After::version, wire);
  }
  void new_game(const GameLine& line, Wire& wire) override {
    if (!begin(line, wire)) return;
    ask(line.to_move() == Side::first ? "known_command play" : "known_command genmove", After::ready, wire);
  }
  // GTP has no command for options.
  bool set_option(std::string_view /*name*/, std::string_view /*value*/, Wire& /*wire*/) override {
    return false;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    const GameLine& line = question.line;
    if (!known_.is_begin_of(line) && !begin(line, wire)) return;
    for (std::size_t i = known_.size(); i < line.moves().size(); ++i) send_move(line, i, wire);
    known_.take(line);
    game_ = line.shared_game();
    position_ = line.position();
    send_time(limits, line.to_move(), wire);
    // "reg_genmove" is not used: some engines (Edax) answer it with a move for an earlier position.
    ask("genmove " + std::string(colour(line.to_move())), After::move, wire);
  }
  std::string time_objection(const Limits& limits) const override {
    const auto is_fine = [](Milliseconds time) { return time % std::chrono::seconds(1) == Milliseconds{0}; };
    for (const std::optional<Clock>& clock : limits.clocks) {
      if (clock && clock->increment > Milliseconds{0}) return "GTP has no increments";
      if (clock && !is_fine(clock->left)) return "GTP counts whole seconds";
    }
    return limits.move_time && !is_fine(*limits.move_time) ? "GTP counts whole seconds" : "";
  }
  // GTP has no command to stop a search.
  bool stop(Wire& /*wire*/) override { return false; }
  void quit(Wire& wire) override { wire.send("quit"); }

  void hear(std::string_view line, Wire& wire) override {
    if (!line.empty()) {
      constexpr std::size_t longest = std::size_t{1} << 20;
      if (answer_.size() < longest) answer_.append(line).append("\n");
      return;
    }
    const std::string answer = std::exchange(answer_, {});
    if (answer.empty() || (answer.front() != '=' && answer.front() != '?') || asked_.empty()) return;
    const auto [command, after] = std::move(asked_.front());
    asked_.pop_front();
    const std::string_view text = text_of(answer);
    if (answer.front() == '?' && is_needed(after))
      return wire.broken("\"" + command + "\" is refused: " + std::string(text));
    hear_answer(after, text, wire);
  }

 private:
  // What to do with the answer to a command.
  enum class After : std::uint8_t { nothing, name, version, begun, ready, played, passed, move };
  struct Asked {
    std::string command;
    After after;
  };

  void ask(std::string command, After after, Wire& wire) {
    wire.send(command);
    asked_.push_back({std::move(command), after});
  }
  // Returns whether the engine must accept a command with this purpose. If it refuses the command, its game
  // differs from ours.
  static bool is_needed(After after) {
    return after == After::begun || after == After::played || after == After::move;
  }
  // Returns the text after "=" and the optional number, without line end.
  static std::string_view text_of(std::string_view answer) {
    answer.remove_prefix(1);
    while (!answer.empty() && answer.front() >= '0' && answer.front() <= '9') answer.remove_prefix(1);
    while (!answer.empty() && answer.front() == ' ') answer.remove_prefix(1);
    while (!answer.empty() && (answer.back() == '\n' || answer.back() == ' ')) answer.remove_suffix(1);
    return answer;
  }

  bool begin(const GameLine& line, Wire& wire) {
    if (!line.is_from_start()) {
      wire.unable("the protocol supports only the usual start position");
      return false;
    }
    known_.begin(line);
    settings_.clear();
    ask("boardsize " + size_, After::begun, wire);
    ask("clear_board", After::begun, wire);
    return true;
  }
  // Sends a move, and the forced pass after it if there is one.
  void send_move(const GameLine& line, std::size_t index, Wire& wire) {
    const Side mover = line.game().to_move(line.positions()[index]);
    ask("play " + std::string(colour(mover)) + " " + line.moves()[index], After::played, wire);
    const AnyPosition& after = line.positions()[index + 1];
    if (line.game().to_move(after) == mover && line.game().outcome(after).kind == Outcome::Kind::open)
      ask("play " + std::string(colour(other(mover))) + " pass", After::passed, wire);
  }

  // Sends the time for the next move: the settings when they change, and what is left of a clock. The
  // settings of GTP are the main time, and then the time for a number of moves, which is renewed after these
  // moves.
  void send_time(const Limits& limits, Side side, Wire& wire) {
    const auto seconds = [](Milliseconds time) {
      return std::to_string(std::max<std::int64_t>(time / std::chrono::seconds(1), 1));
    };
    const std::optional<Clock>& clock = limits.clock(side);
    std::string settings;
    if (limits.move_time)
      settings = "0 " + seconds(*limits.move_time) + " 1";
    else if (clock && settings_.empty())
      settings = clock->moves_to_go == 0
                     ? seconds(clock->left) + " 0 0"
                     : "0 " + seconds(clock->left) + " " + std::to_string(clock->moves_to_go);
    if (!settings.empty() && settings != settings_) {
      ask("time_settings " + settings, After::nothing, wire);
      settings_ = settings;
    }
    if (!limits.move_time && clock)
      ask("time_left " + std::string(colour(side)) + " " + seconds(clock->left) + " " +
              std::to_string(clock->moves_to_go),
          After::nothing, wire);
  }

  void hear_answer(After after, std::string_view text, Wire& wire) {
    switch (after) {
      case After::nothing:
      case After::begun:
      case After::played:
      case After::passed:
        return;
      case After::name:
        identity_.name = text;
        return;
      case After::version:
        identity_.version = text;
        return wire.ready();
      case After::ready:
        return wire.ready();
      case After::move:
        return hear_move(text, wire);
    }
  }
  void hear_move(std::string_view text, Wire& wire) {
    Answer answer{.kind = Answer::Kind::move};
    std::string move(text);
    for (char& c : move) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (move == "resign") return wire.answered({.kind = Answer::Kind::resign});
    AnyPosition position = position_;
    Diagnostic refusal;
    if (!game_->play(position, move, game_->notation(), answer.move, refusal))
      return wire.illegal_move("genmove gives " + std::string(text) + ": " + refusal.message);
    known_.add(answer.move);
    // The engine does not make the pass that its move forces.
    const Side mover = game_->to_move(position_);
    if (game_->to_move(position) == mover && game_->outcome(position).kind == Outcome::Kind::open)
      ask("play " + std::string(colour(other(mover))) + " pass", After::passed, wire);
    wire.answered(answer);
  }

  std::string size_;  // "8"
  std::shared_ptr<const AnyGame> game_;
  KnownGame known_;
  AnyPosition position_{};   // the position that is searched
  std::deque<Asked> asked_;  // commands that the engine has not answered yet
  std::string settings_;     // the settings of time that the engine has; empty before the first
  std::string answer_;       // the received lines of an answer that is not complete
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<GtpClient>(spec);
}

}  // namespace mt::engine::gtp
