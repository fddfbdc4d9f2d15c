#include "movetext/engine/protocol/xboard/client.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/xboard/features.hpp"
#include "movetext/engine/protocol/xboard/thinking.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::xboard {
namespace {

using namespace std::chrono_literals;

constexpr board::Notation notation = board::Notation::uci;

// How engines of the protocol's first version say their move.
constexpr std::string_view old_move = "My move is :";

// Stands before a move, for engines that want it.
constexpr std::string_view move_word = "usermove ";

// How long an engine may be silent before its greeting is taken to be over.
constexpr Milliseconds greeting_silence = 2s;

struct Variant {
  std::string_view name;
  std::string_view game;
};
// The protocol's names of games that are called otherwise here.
constexpr std::array<Variant, 2> variants{{{"normal", "chess"}, {"fischerandom", "chess960"}}};

std::string variant_of(const GameSpec& spec) {
  std::string name = spec.name();
  for (const Variant& variant : variants)
    if (variant.game == name) return std::string(variant.name);
  return name;
}

// The engine keeps the game: it is told what has been played since it was asked last.
class XboardClient final : public Client {
 public:
  explicit XboardClient(const GameSpec& spec) : variant_(variant_of(spec)) {}

  void greet(Wire& wire) override {
    wire.send("xboard");
    wire.send("protover 2");
  }
  void hear_silence(Milliseconds time, Wire& wire) override {
    if (!has_greeted_ && time >= greeting_silence && has_said_something_ && !features_.needs_time)
      end_greeting(wire);
  }
  void new_game(const GameLine& line, Wire& wire) override {
    if (variant_ != variants.front().name && !features_.has_variant(variant_))
      return wire.broken("the engine does not play the variant " + variant_);
    begin(line, wire);
    synchronise(wire);
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const auto option =
        std::find_if(options_.begin(), options_.end(), [&](const Option& each) { return each.name == name; });
    if (option == options_.end()) return false;
    std::string line = "option " + option->name;
    if (option->type == Option::Type::check)
      line += value == "true" ? "=1" : "=0";
    else if (option->type != Option::Type::button)
      line += "=" + std::string(value);
    wire.send(line);
    synchronise(wire);
    return true;
  }
  bool keeps_move_time() const override { return false; }  // its times are whole seconds

  void think(const Question& question, const Limits& limits, Wire& wire) override {
    const GameLine& line = question.line;
    if (!knows(line) && !begin(line, wire)) return;
    for (std::size_t i = known_.size(); i < line.moves().size(); ++i) send_move(line, i, wire);
    known_.assign(line.moves().begin(), line.moves().end());
    position_ = line.position();
    effort_ = {};
    found_.reset();
    node_limit_ = limits.nodes;
    depth_limit_ = limits.depth;
    thinks_ = true;
    if (limits.is_bounded()) {
      send_limits(limits, line.to_move(), wire);
    } else {
      wire.send("st 1000000");
    }
    wire.send("go");
  }
  bool stop(Wire& wire) override {
    wire.send("?");
    return true;
  }
  void quit(Wire& wire) override { wire.send("quit"); }

  void hear(std::string_view line, Wire& wire) override {
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "feature") return hear_features(words.take_rest(), wire);
    if (verb == "pong") return hear_pong(words, wire);
    if (verb.starts_with("Error") || verb.starts_with("Unknown") || verb == "Illegal")
      return hear_error(line, wire);
    if (!has_greeted_ && line == "xboard") return wire.broken("it repeats what it is told");
    has_said_something_ = has_said_something_ || !verb.empty();
    if (!thinks_) return;
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
    has_said_something_ = true;
    read_features(text, features_);
    if (features_.is_done && !has_greeted_) end_greeting(wire);
  }
  // Makes sure that everything that was sent has been understood before ready() is said.
  void synchronise(Wire& wire) {
    if (!features_.has_ping) return wire.ready();
    wire.send("ping " + std::to_string(++pings_));
  }
  void hear_pong(Words& words, Wire& wire) const {
    if (words.take_number() == pings_) wire.ready();
  }
  // An engine that does not know the name of the protocol speaks another one.  One that does not know a
  // command holds it for a move: "Illegal move: sd 4".
  void hear_error(std::string_view line, Wire& wire) const {
    if (!has_greeted_ && line.starts_with("Unknown") && line.find("xboard") != std::string_view::npos)
      return wire.broken("it says: " + std::string(line));
    if (!thinks_ || !line.starts_with("Illegal move")) return;
    const std::size_t colon = line.rfind(": ");
    std::string_view what = colon == std::string_view::npos ? std::string_view() : line.substr(colon + 2);
    if (what.starts_with(move_word)) what.remove_prefix(move_word.size());
    if (what.find(' ') == std::string_view::npos && what != "go" && what != "post" && what != "easy" &&
        what != "force")
      wire.broken("it says: " + std::string(line));
  }

  bool knows(const GameLine& line) const {
    return game_ && game_->spec() == line.game().spec() && known_.size() <= line.moves().size() &&
           line.game().same_board(start_, line.start()) &&
           std::equal(known_.begin(), known_.end(), line.moves().begin());
  }
  // Begins a game in the engine; false: it cannot begin with that position.
  bool begin(const GameLine& line, Wire& wire) {
    game_ = line.shared_game();
    start_ = line.start();
    known_.clear();
    wire.send("new");
    if (variant_ != variants.front().name) wire.send("variant " + variant_);
    wire.send("force");
    wire.send("easy");
    wire.send("post");
    if (line.is_from_start()) return true;
    if (!features_.has_setboard) {
      wire.broken("the engine cannot begin with a position that is not the usual one");
      return false;
    }
    std::string fen;
    game_->write_position(start_, "fen", fen);
    wire.send("setboard " + fen);
    return true;
  }
  void send_move(const GameLine& line, std::size_t index, Wire& wire) const {
    const std::string& move = line.moves()[index];
    // Where the king may stand anywhere, castling is said by its sign.
    const bool by_sign = move.starts_with("O-O") && variant_ != variants.front().name;
    const std::string text = by_sign ? move : in_notation(*game_, line.positions()[index], move, notation);
    wire.send(features_.has_usermove ? std::string(move_word) + text : text);
  }
  void send_limits(const Limits& limits, Side side, Wire& wire) const {
    if (limits.depth) wire.send("sd " + std::to_string(*limits.depth));
    if (const auto& clock = limits.clock(side)) {
      const std::int64_t seconds = std::max<std::int64_t>(clock->left.count() / 1000, 1);
      wire.send("level " + std::to_string(clock->moves_to_go) + " " + std::to_string(seconds / 60) + ":" +
                std::to_string(100 + seconds % 60).substr(1) + " " +
                std::to_string(clock->increment.count() / 1000));
      if (!features_.has_time) return;
      wire.send("time " + std::to_string(clock->left.count() / 10));
      const auto& theirs = limits.clock(other(side));
      wire.send("otim " + std::to_string((theirs ? theirs->left : clock->left).count() / 10));
    } else if (limits.move_time) {
      wire.send("st " + std::to_string((limits.move_time->count() + 999) / 1000));
    } else {
      wire.send("st 1000000");  // the depth or the nodes end the search
    }
  }

  void hear_thinking(std::string_view text, Wire& wire) {
    FoundLine line;
    if (!read_thinking(text, *game_, position_, line, effort_)) return;
    found_ = line;
    wire.found(line, effort_);
    // The protocol has no word for nodes, and some engines do not know that for the depth.
    const bool is_enough =
        (node_limit_ && effort_.nodes >= *node_limit_) || (depth_limit_ && line.depth > *depth_limit_);
    if (!is_enough) return;
    node_limit_.reset();
    depth_limit_.reset();
    wire.send("?");
  }
  void hear_move(std::string_view text, Wire& wire) {
    thinks_ = false;
    wire.send("force");  // it would answer the opponent's move by itself
    Answer answer = made_answer(Answer::Kind::move);
    AnyPosition after = position_;
    Diagnostic refusal;
    if (!game_->play(after, text, game_->notation(), answer.move, refusal))
      return wire.illegal_move("move " + std::string(text) + ": " + refusal.message);
    if (found_ && found_->moves.size() > 1 && found_->moves.front() == answer.move)
      answer.reply = found_->moves[1];
    known_.push_back(answer.move);
    wire.answered(answer);
  }
  // A result in place of a move: the engine gives up, or holds that the game is over.
  void hear_result(std::string_view verb, std::string_view line, Wire& wire) {
    thinks_ = false;
    std::vector<std::string> moves;
    game_->legal_moves(position_, game_->notation(), moves);
    if (verb == "resign") return wire.answered(made_answer(Answer::Kind::resign));
    if (moves.empty()) return wire.answered(made_answer(Answer::Kind::none));
    wire.broken("it says: " + std::string(line) + ", where it is to move");
  }
  Answer made_answer(Answer::Kind kind) const {
    Answer answer{.kind = kind, .effort = effort_};
    if (found_) answer.lines.push_back(*found_);
    return answer;
  }

  std::string variant_;
  Features features_;
  std::shared_ptr<const AnyGame> game_;
  AnyPosition start_{};             // of the game that the engine knows
  std::vector<std::string> known_;  // the moves that it knows
  AnyPosition position_{};          // that it thinks about
  std::optional<FoundLine> found_{};
  std::optional<std::uint64_t> node_limit_{};
  std::optional<int> depth_limit_{};
  Effort effort_{};
  std::int64_t pings_ = 0;
  bool has_said_something_ = false;
  bool has_greeted_ = false;
  bool thinks_ = false;
};

}  // namespace

bool has_game(const GameSpec& spec) {
  return make_game(spec)->knows(notation);
}

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<XboardClient>(spec);
}

}  // namespace mt::engine::xboard
