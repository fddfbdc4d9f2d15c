// An interface that speaks UCI with an engine. The interface of a similar protocol overrides what differs.
#pragma once
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/searching_client.hpp"
#include "movetext/engine/protocol/uci/dialect.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine::uci {

class UciClient : public SearchingClient {
 public:
  explicit UciClient(const GameSpec& spec, const Dialect& words = dialect)
      : dialect_(words), spec_(spec), spoken_(make_game(spec)) {}

  void greet(Wire& wire) final { wire.send(dialect_.greeting); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    choose_variant(wire);
    wire.send("ucinewgame");
    wire.send("isready");
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* option = find_option(options_, name);
    if (option == nullptr) return false;
    std::string line = "setoption name " + option->name;
    if (option->type != Option::Type::button) line.append(" value ").append(value);
    wire.send(line);
    wire.send("isready");
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    begin_search(question);
    ask_for_lines(question.lines, wire);
    std::string go = "go";
    write_limits(limits, go);
    if (!question.among.empty()) {
      go += " searchmoves";
      for (const std::string& move : question.among)
        go += ' ' + in_notation(*spoken_, position(), move, notation);
    }
    begin_when_ready({position_line(question.line), std::move(go)}, wire);
  }
  bool stop(Wire& wire) final {
    if (waiting_.empty()) return SearchingClient::stop(wire);
    is_stopped_ = true;
    return true;
  }

  bool waits() const final { return !waiting_.empty(); }

  void hear(std::string_view line, Wire& wire) final {
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "id") hear_identity(words);
    if (verb == "option") add_option(dialect_.read_option(words));
    if (verb == dialect_.greeted && !std::exchange(has_greeted_, true)) begin(wire);
    if (verb == "readyok") waiting_.empty() ? wire.ready() : go(wire);
    const bool searches = thinks() && waiting_.empty();
    if (verb == "info" && searches) hear_info(words, wire);
    if (verb == "bestmove" && searches) hear_answer(words, wire);
    if (verb == dialect_.no_move && searches) wire.answered(end_search(Answer::Kind::none));
  }

 protected:
  // Called after the engine has answered the greeting.
  virtual void begin(Wire& wire) { wire.ready(); }
  // Sends the lines that start a search as soon as the engine is ready. Lines that arrive before the engine
  // is ready belong to an earlier search. For example, some engines send an answer twice.
  void begin_when_ready(std::vector<std::string> lines, Wire& wire) {
    waiting_ = std::move(lines);
    is_stopped_ = false;
    wire.send("isready");
  }

 private:
  // Sends the options that choose the game, and determines how the engine names the squares of xiangqi. An
  // engine to which a variant is sent counts the ranks from 1, any other engine from 0. So in xiangqi the
  // variant is sent even if it is already set.
  void choose_variant(Wire& wire) {
    const auto turned = with_letters_turned(spec_);
    const bool is_turned = turned && find_option(options_, "UCI_Variant") != nullptr;
    spoken_ = make_game(is_turned ? *turned : spec_);
    other_ = turned ? std::shared_ptr<const AnyGame>(make_game(is_turned ? spec_ : *turned)) : nullptr;
    for (const Option& option : variant_options(spec_))
      if (const Option* theirs = find_option(options_, option.name);
          theirs != nullptr && (is_turned || theirs->value != option.value))
        wire.send("setoption name " + theirs->name + " value " + option.value);
  }
  // Plays a move that the engine has sent. If the move is legal only with the other names of squares, these
  // are the names that the engine uses. They are then used for the rest of the conversation.
  bool play(AnyPosition& position, std::string_view text, std::string& move, Diagnostic& refusal) {
    if (spoken_->play(position, text, game().notation(), move, refusal)) return true;
    Diagnostic unused;
    if (!other_ || !other_->play(position, text, game().notation(), move, unused)) return false;
    spoken_.swap(other_);
    other_ = nullptr;
    return true;
  }
  void go(Wire& wire) {
    for (const std::string& line : std::exchange(waiting_, {})) wire.send(line);
    wire.begun();
    if (is_stopped_) SearchingClient::stop(wire);
  }
  void ask_for_lines(int count, Wire& wire) {
    if (count == count_ || find_option(options_, "MultiPV") == nullptr) return;
    count_ = count;
    wire.send("setoption name MultiPV value " + std::to_string(count));
  }
  std::string position_line(const GameLine& line) const {
    std::string out = "position ";
    if (line.is_from_start()) {
      out += "startpos";
    } else {
      out += "fen ";
      game().write_position(line.start(), "fen", out);
    }
    if (!line.moves().empty())
      out += " moves " + joined(in_notation(*spoken_, line.start(), line.moves(), notation));
    return out;
  }

  void hear_identity(Words& words) {
    const std::string_view what = words.take();
    if (what == "name") identity_.name = words.take_rest();
    if (what == "version" && dialect_.has_version_line) identity_.version = words.take_rest();
    if (what == "author") identity_.author = words.take_rest();
  }

  void hear_info(Words& words, Wire& wire) {
    FoundLine line;
    while (!words.empty()) {
      const std::string_view key = words.take();
      if (key == "depth") line.depth = to_int(words.take_number(), 0);
      if (key == "multipv") line.rank = to_int(words.take_number(), 1);
      if (key == "score") line.score = dialect_.read_score(words);
      if (key == "nodes") set_nodes(words.take_number().value_or(0));
      if (key == "seldepth") set_deepest(to_int(words.take_number(), 0));
      if (key == "hashfull") set_table_use(to_int(words.take_number(), 0));
      if (key == "time") set_time(Milliseconds(words.take_number().value_or(0)));
      if (key == "pv") line.moves = read_moves(words);
      if (key == dialect_.remark) return;
    }
    if (line.moves.empty() && !line.score) return;
    constexpr int most_ranks = 1024;
    if (line.rank < 1 || line.rank > most_ranks) return;
    keep(line, wire);
  }
  static int to_int(std::optional<std::int64_t> number, int otherwise) {
    constexpr std::int64_t most = 1'000'000;
    return number ? static_cast<int>(std::clamp(*number, -most, most)) : otherwise;
  }
  // Reads moves up to the first word that is not a legal move.
  std::vector<std::string> read_moves(Words& words) {
    std::vector<std::string> out;
    AnyPosition after = position();
    Diagnostic refusal;
    std::string move;
    while (!words.empty() && play(after, words.peek(), move, refusal)) {
      words.take();
      out.push_back(std::exchange(move, {}));
    }
    return out;
  }

  void hear_answer(Words& words, Wire& wire) {
    Answer answer = end_search(Answer::Kind::none);
    const std::string text(words.take());
    AnyPosition after = position();
    Diagnostic refusal;
    if (play(after, text, answer.move, refusal)) {
      answer.kind = Answer::Kind::move;
      if (words.take("ponder")) answer.reply = in_notation(*spoken_, after, words.take(), game().notation());
      if (words.take(dialect_.resignation)) answer.kind = Answer::Kind::resign;
    } else if (text != "(none)" && text != "0000") {
      return wire.illegal_move("bestmove " + text + ": " + refusal.message);
    }
    wire.answered(answer);
  }

  const Dialect& dialect_;
  GameSpec spec_;
  std::shared_ptr<const AnyGame> spoken_;  // the game, with the names of squares that the engine uses
  // The game with the other names of squares; nullptr once the engine's names are known.
  std::shared_ptr<const AnyGame> other_;
  int count_ = 1;                     // number of lines that were requested
  std::vector<std::string> waiting_;  // the lines that start the search, kept until the engine is ready
  bool is_stopped_ = false;           // the search was stopped before the engine was ready
  bool has_greeted_ = false;
};

}  // namespace mt::engine::uci
