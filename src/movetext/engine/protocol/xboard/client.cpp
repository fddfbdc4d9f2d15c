// An interface that speaks the protocol of XBoard with an engine (Chess Engine Communication Protocol 2).
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/known_game.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/searching_client.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/xboard/edit.hpp"
#include "movetext/engine/protocol/xboard/features.hpp"
#include "movetext/engine/protocol/xboard/protocol.hpp"
#include "movetext/engine/protocol/xboard/thinking.hpp"
#include "movetext/engine/protocol/xboard/variants.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace mt::engine::xboard {
namespace {

using namespace std::chrono_literals;

// The text before a move from an engine that speaks the first version of the protocol.
constexpr std::string_view old_move = "My move is :";

// The word before a move, for engines that request it.
constexpr std::string_view move_word = "usermove ";

constexpr std::string_view version = "protover 2";

// When an engine has been silent for this time, its greeting is over.
constexpr Milliseconds greeting_silence = 2s;

// If GNU Chess receives two lines at once, it does not read the second line before a third one arrives. So if
// an engine has sent no features and is silent for this time, it is asked for its features once more.
constexpr Milliseconds silence_of_features = 500ms;

// Removes the prompt that GNU Chess shows until it has read "xboard", as in "White (1) : feature done=0".
std::string_view without_prompt(std::string_view line) {
  constexpr std::string_view end = ") : ";
  if (!line.starts_with("White (") && !line.starts_with("Black (")) return line;
  const std::size_t at = line.find(end);
  return at == std::string_view::npos ? line : line.substr(at + end.size());
}

// The engine has the game in memory. It receives only the moves that were made since the last search.
class XboardClient final : public SearchingClient {
 public:
  explicit XboardClient(const GameSpec& spec) : variant_(variant_of(spec)) {}

  void greet(Wire& wire) override {
    command("xboard", wire);
    command(version, wire);
  }
  void hear_silence(Milliseconds time, Wire& wire) override {
    if (std::exchange(is_heard_, false)) silent_from_ = time;
    if (has_greeted_) return;
    const Milliseconds silence = time - silent_from_;
    if (silence >= silence_of_features && !has_features_ && !std::exchange(is_asked_again_, true))
      command(version, wire);
    if (silence >= greeting_silence && has_said_something_ && !features_.needs_time) end_greeting(wire);
  }
  void new_game(const GameLine& line, Wire& wire) override {
    if (variant_ != usual_variant && !features_.has_variant(variant_))
      return wire.unable("it does not play the variant " + variant_);
    if (begin(line, wire)) synchronise(wire);
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* const option = find_option(options_, name);
    if (option == nullptr) return false;
    std::string line = "option " + option->name;
    if (option->type == Option::Type::check)
      line += value == "true" ? "=1" : "=0";
    else if (option->type != Option::Type::button)
      line += "=" + std::string(value);
    command(line, wire);
    synchronise(wire);
    return true;
  }
  bool keeps_move_time() const override { return false; }  // the protocol has only whole seconds

  void think(const Question& question, const Limits& limits, Wire& wire) override {
    const GameLine& line = question.line;
    if (!known_.is_begin_of(line) && !begin(line, wire)) return;
    for (std::size_t i = known_.size(); i < line.moves().size(); ++i) send_move(line, i, wire);
    known_.take(line);
    begin_search(question);
    node_limit_ = limits.nodes;
    depth_limit_ = limits.depth;
    if (features_.has_ping) send_ping(wire);
    asked_ = pings_;
    if (limits.is_bounded()) {
      send_limits(limits, line.to_move(), wire);
    } else {
      command("st 1000000", wire);
    }
    command("go", wire);
  }
  bool stop(Wire& wire) override {
    command("?", wire);
    return true;
  }

  void hear(std::string_view text, Wire& wire) override {
    const std::string_view line = without_prompt(text);
    is_heard_ = true;
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "feature") return hear_features(words.take_rest(), wire);
    if (verb == "pong") return hear_pong(words, wire);
    if (verb.starts_with("Error") || verb.starts_with("Unknown") || verb == "Illegal")
      return hear_error(line, wire);
    if (line.starts_with("tellusererror Illegal position"))
      return wire.broken("it replied: " + std::string(line));
    if (!has_greeted_ && line == "xboard") return wire.broken("it echoes its input");
    has_said_something_ = has_said_something_ || !verb.empty();
    // Lines before the pong belong to an earlier search, for example the result after a mating move.
    if (!thinks() || ponged_ < asked_) return;
    if (verb == "move")
      hear_move(words.take(), wire);
    else if (line.starts_with(old_move))
      hear_move(Words(line.substr(old_move.size())).take_rest(), wire);
    else if (verb == "resign" || verb == "0-1" || verb == "1-0" || verb == "1/2-1/2")
      hear_result(verb, line, wire);
    else
      hear_thinking(line, wire);
  }

 private:
  void end_greeting(Wire& wire) {
    has_greeted_ = true;
    identity_.name = features_.name;
    options_ = features_.options;
    wire.ready();
  }
  void hear_features(std::string_view text, Wire& wire) {
    has_said_something_ = has_features_ = true;
    read_features(text, features_);
    if (features_.is_done && !has_greeted_) end_greeting(wire);
  }
  // Calls Wire::ready() when the engine has processed all lines that were sent. If the engine does not have
  // the feature "ping", calls it at once.
  void synchronise(Wire& wire) {
    if (!features_.has_ping) return wire.ready();
    send_ping(wire);
  }
  void send_ping(Wire& wire) { command("ping " + std::to_string(++pings_), wire); }
  void hear_pong(Words& words, Wire& wire) {
    if (words.take_number() != pings_) return;
    ponged_ = pings_;
    if (!thinks()) wire.ready();
  }
  // Sends a line that is not a move.
  void command(std::string_view line, Wire& wire) {
    commands_.emplace(Words(line).take());
    wire.send(line);
  }
  // An engine that does not know a command may read it as a move ("Illegal move: sd 4"). This error is
  // ignored. But if the engine refuses a position or an actual move, its game differs from ours, so the
  // conversation cannot continue.
  void hear_error(std::string_view line, Wire& wire) const {
    const std::size_t colon = line.rfind(':');
    Words refused(colon == std::string_view::npos ? std::string_view() : line.substr(colon + 1));
    const std::string_view word = refused.take();
    const bool is_position = word == "edit" || word == "setboard";
    const bool is_move = thinks() && line.starts_with("Illegal move") && !commands_.contains(word);
    if (is_position || is_move) wire.broken("it replied: " + std::string(line));
  }

  // Starts a game in the engine. Returns false if the engine cannot begin at the start position of the line.
  bool begin(const GameLine& line, Wire& wire) {
    Edit edit;
    std::string problem;
    const bool is_edited = !line.is_from_start() && !features_.has_setboard;
    if (is_edited && !write_edit(line.game(), line.start(), edit, problem)) {
      wire.unable(problem);
      return false;
    }
    known_.begin(line);
    command("new", wire);
    if (variant_ != usual_variant) command("variant " + variant_, wire);
    command("force", wire);
    command("easy", wire);
    command("post", wire);
    if (is_edited)
      send_edit(edit, wire);
    else if (!line.is_from_start())
      command("setboard " + fen_of(fields_of(line.game(), line.start())), wire);
    return true;
  }
  void send_edit(const Edit& edit, Wire& wire) {
    for (const std::string& move : edit.moves_before) send_move(move, wire);
    for (const std::string& each : edit.lines) command(each, wire);
    if (!edit.move_after.empty()) send_move(edit.move_after, wire);
  }
  void send_move(std::string_view text, Wire& wire) const {
    wire.send(features_.has_usermove ? std::string(move_word).append(text) : std::string(text));
  }
  void send_move(const GameLine& line, std::size_t index, Wire& wire) const {
    const std::string& move = line.moves()[index];
    // In variants where the king may start on any square, castling is sent as O-O or O-O-O.
    const bool by_sign = move.starts_with("O-O") && variant_ != usual_variant;
    send_move(by_sign ? move : in_notation(line.game(), line.positions()[index], move, notation), wire);
  }
  void send_limits(const Limits& limits, Side side, Wire& wire) {
    if (limits.depth) command("sd " + std::to_string(*limits.depth), wire);
    if (const auto& clock = limits.clock(side)) {
      const std::int64_t seconds = std::max<std::int64_t>(clock->left.count() / 1000, 1);
      command("level " + std::to_string(clock->moves_to_go) + " " + std::to_string(seconds / 60) + ":" +
                  std::to_string(100 + seconds % 60).substr(1) + " " +
                  std::to_string(clock->increment.count() / 1000),
              wire);
      if (!features_.has_time) return;
      command("time " + std::to_string(clock->left.count() / 10), wire);
      const auto& theirs = limits.clock(other(side));
      command("otim " + std::to_string((theirs ? theirs->left : clock->left).count() / 10), wire);
    } else if (limits.move_time) {
      command("st " + std::to_string((limits.move_time->count() + 999) / 1000), wire);
    } else {
      command("st 1000000", wire);  // the depth or the nodes end the search
    }
  }

  void hear_thinking(std::string_view text, Wire& wire) {
    FoundLine line;
    Effort spent;
    if (!read_thinking(text, game(), position(), line, spent)) return;
    set_effort(spent);
    keep(line, wire);
    // The search is stopped at the limit, because the protocol has no command to limit the nodes, and some
    // engines do not know the command to limit the depth.
    const bool is_enough =
        (node_limit_ && effort().nodes >= *node_limit_) || (depth_limit_ && line.depth > *depth_limit_);
    if (!is_enough) return;
    node_limit_.reset();
    depth_limit_.reset();
    command("?", wire);
  }
  void hear_move(std::string_view text, Wire& wire) {
    command("force", wire);  // otherwise the engine would reply to the opponent's move at once
    Answer answer = end_search(Answer::Kind::move);
    AnyPosition after = position();
    Diagnostic refusal;
    if (!game().play(after, text, game().notation(), answer.move, refusal))
      return wire.illegal_move("move " + std::string(text) + ": " + refusal.message);
    if (!answer.lines.empty()) answer.reply = reply_to(answer.move, answer.lines.front().moves);
    known_.add(answer.move);
    wire.answered(answer);
  }
  // Reads a result in place of a move: the engine resigns, or it claims that the game is over.
  void hear_result(std::string_view verb, std::string_view line, Wire& wire) {
    std::vector<std::string> moves;
    game().legal_moves(position(), game().notation(), moves);
    Answer answer = end_search(verb == "resign" ? Answer::Kind::resign : Answer::Kind::none);
    if (verb == "resign" || moves.empty()) return wire.answered(answer);
    wire.broken("it ended the game with \"" + std::string(line) + "\" instead of making a legal move");
  }
  // Returns the second move of a line that begins with `move`, or an empty string.
  static std::string reply_to(const std::string& move, const std::vector<std::string>& line) {
    return line.size() > 1 && line.front() == move ? line[1] : std::string();
  }

  std::string variant_;
  Features features_;
  std::set<std::string, std::less<>> commands_;  // the first words of all sent lines that were not moves
  KnownGame known_;
  std::optional<std::uint64_t> node_limit_{};
  std::optional<int> depth_limit_{};
  std::int64_t pings_ = 0;      // number of pings that were sent
  std::int64_t asked_ = 0;      // number of pings that were sent before the search
  std::int64_t ponged_ = 0;     // number of pings that were answered
  bool is_heard_ = false;       // a line came since the last check for silence
  Milliseconds silent_from_{};  // the time in hear_silence() at which the current silence began
  bool has_said_something_ = false;
  bool has_features_ = false;
  bool is_asked_again_ = false;  // the engine was asked again for its features
  bool has_greeted_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<XboardClient>(spec);
}

}  // namespace mt::engine::xboard
