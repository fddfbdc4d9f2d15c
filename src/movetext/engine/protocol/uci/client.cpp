#include "movetext/engine/protocol/uci/client.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/uci/texts.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::uci {
namespace {

class UciClient final : public Client {
 public:
  explicit UciClient(const GameSpec& spec) : spec_(spec) {}

  void greet(Wire& wire) override { wire.send("uci"); }
  void new_game(const GameLine& line, Wire& wire) override {
    game_ = line.shared_game();
    choose_variant(wire);
    wire.send("ucinewgame");
    wire.send("isready");
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* option = find(name);
    if (option == nullptr) return false;
    std::string line = "setoption name " + option->name;
    if (option->type != Option::Type::button) line.append(" value ").append(value);
    wire.send(line);
    wire.send("isready");
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    position_ = question.line.position();
    effort_ = {};
    lines_.clear();
    ask_for_lines(question.lines, wire);
    wire.send(position_line(question.line));
    std::string go = "go";
    write_limits(limits, go);
    if (!question.among.empty()) {
      go += " searchmoves";
      for (const std::string& move : question.among)
        go += ' ' + in_notation(*spoken_, position_, move, notation);
    }
    thinks_ = true;
    wire.send(go);
  }
  bool stop(Wire& wire) override {
    wire.send("stop");
    return true;
  }
  void quit(Wire& wire) override { wire.send("quit"); }

  void hear(std::string_view line, Wire& wire) override {
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "id") hear_identity(words);
    if (verb == "option") hear_option(words);
    if (verb == "uciok" && !std::exchange(has_greeted_, true)) wire.ready();
    if (verb == "readyok") wire.ready();
    if (verb == "info" && thinks_) hear_info(words, wire);
    if (verb == "bestmove" && thinks_) hear_answer(words, wire);
  }

 private:
  const Option* find(std::string_view name) const {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [&](const Option& option) { return same_option(option.name, name); });
    return found == options_.end() ? nullptr : &*found;
  }
  // Sets the options that choose the game, and finds out how its moves are spoken: who is told a variant
  // counts the ranks of xiangqi from 1, all others from 0.  So the variant is told even to an engine that has
  // it set.
  void choose_variant(Wire& wire) {
    const auto turned = with_letters_turned(spec_);
    const bool is_turned = turned && find("UCI_Variant") != nullptr;
    spoken_ = make_game(is_turned ? *turned : spec_);
    other_ = turned ? std::shared_ptr<const AnyGame>(make_game(is_turned ? spec_ : *turned)) : nullptr;
    for (const Option& option : variant_options(spec_))
      if (const Option* theirs = find(option.name);
          theirs != nullptr && (is_turned || theirs->value != option.value))
        wire.send("setoption name " + theirs->name + " value " + option.value);
  }
  // Plays a move that the engine has said.  The first one that can only be meant in the other way of speaking
  // decides which is the engine's.
  bool play(AnyPosition& position, std::string_view text, std::string& move, Diagnostic& refusal) {
    if (spoken_->play(position, text, game_->notation(), move, refusal)) return true;
    Diagnostic unused;
    if (!other_ || !other_->play(position, text, game_->notation(), move, unused)) return false;
    spoken_.swap(other_);
    other_ = nullptr;
    return true;
  }
  void ask_for_lines(int count, Wire& wire) {
    if (count == count_ || find("MultiPV") == nullptr) return;
    count_ = count;
    wire.send("setoption name MultiPV value " + std::to_string(count));
  }
  std::string position_line(const GameLine& line) const {
    std::string out = "position ";
    if (line.is_from_start()) {
      out += "startpos";
    } else {
      out += "fen ";
      game_->write_position(line.start(), "fen", out);
    }
    if (!line.moves().empty())
      out += " moves " + joined(in_notation(*spoken_, line.start(), line.moves(), notation));
    return out;
  }

  void hear_identity(Words& words) {
    const std::string_view what = words.take();
    if (what == "name") identity_.name = words.take_rest();
    if (what == "author") identity_.author = words.take_rest();
  }
  void hear_option(Words& words) {
    constexpr std::size_t most = 10'000;
    if (auto option = read_option(words); option && options_.size() < most)
      options_.push_back(std::move(*option));
  }

  void hear_info(Words& words, Wire& wire) {
    FoundLine line;
    while (!words.empty()) {
      const std::string_view key = words.take();
      if (key == "depth") line.depth = to_int(words.take_number(), 0);
      if (key == "multipv") line.rank = to_int(words.take_number(), 1);
      if (key == "score") line.score = read_score(words);
      if (key == "nodes") effort_.nodes = static_cast<std::uint64_t>(words.take_number().value_or(0));
      if (key == "time") effort_.time = Milliseconds(words.take_number().value_or(0));
      if (key == "pv") line.moves = read_moves(words);
      if (key == "string") return;
    }
    if (line.moves.empty() && !line.score) return;
    constexpr int most_ranks = 1024;
    if (line.rank < 1 || line.rank > most_ranks) return;
    if (const auto rank = static_cast<std::size_t>(line.rank); lines_.size() < rank) lines_.resize(rank);
    lines_[static_cast<std::size_t>(line.rank) - 1] = line;
    wire.found(line, effort_);
  }
  static int to_int(std::optional<std::int64_t> number, int otherwise) {
    constexpr std::int64_t most = 1'000'000;
    return number ? static_cast<int>(std::clamp(*number, -most, most)) : otherwise;
  }
  // Reads moves up to the first word that is none.
  std::vector<std::string> read_moves(Words& words) {
    std::vector<std::string> out;
    AnyPosition position = position_;
    Diagnostic refusal;
    std::string move;
    while (!words.empty() && play(position, words.peek(), move, refusal)) {
      words.take();
      out.push_back(std::exchange(move, {}));
    }
    return out;
  }

  void hear_answer(Words& words, Wire& wire) {
    thinks_ = false;
    Answer answer;
    answer.effort = effort_;
    for (FoundLine& line : lines_)
      if (line.score || !line.moves.empty()) answer.lines.push_back(std::move(line));
    const std::string text(words.take());
    AnyPosition position = position_;
    Diagnostic refusal;
    if (play(position, text, answer.move, refusal)) {
      answer.kind = Answer::Kind::move;
      if (words.take("ponder"))
        answer.reply = in_notation(*spoken_, position, words.take(), game_->notation());
    } else if (text != "(none)" && text != "0000") {
      return wire.illegal_move("bestmove " + text + ": " + refusal.message);
    }
    wire.answered(answer);
  }

  GameSpec spec_;
  std::shared_ptr<const AnyGame> game_;
  std::shared_ptr<const AnyGame> spoken_;  // as the engine names the squares
  std::shared_ptr<const AnyGame> other_;   // the other way to name them; empty: it is known which is meant
  AnyPosition position_{};                 // that the engine thinks about
  std::vector<FoundLine> lines_;           // the last of each rank
  Effort effort_{};
  int count_ = 1;  // of lines that it was asked for
  bool has_greeted_ = false;
  bool thinks_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<UciClient>(spec);
}

}  // namespace mt::engine::uci
