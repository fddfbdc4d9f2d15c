// An interface that speaks UCCI with an engine.
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/searching_client.hpp"
#include "movetext/engine/protocol/ucci/protocol.hpp"
#include "movetext/engine/protocol/ucci/texts.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::engine::ucci {
namespace {

class UcciClient final : public SearchingClient {
 public:
  explicit UcciClient(const GameSpec& /*spec*/) {}

  void greet(Wire& wire) override { wire.send("ucci"); }
  void new_game(const GameLine& /*line*/, Wire& wire) override {
    if (find_option(options_, "newgame") != nullptr) wire.send("setoption newgame");
    wire.send("isready");
  }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    const Option* const option = find_option(options_, option_word(name));
    if (option == nullptr) return false;
    wire.send("setoption " + option->name + " " + std::string(value));
    wire.send("isready");
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    begin_search(question);
    wire.send(position_line(question.line));
    if (const std::string banned = banned_by(question); !banned.empty()) wire.send("banmoves" + banned);
    std::string go = "go";
    write_limits(limits, question.line.to_move(), milliseconds_, go);
    wire.send(go);
  }

  void hear(std::string_view line, Wire& wire) override {
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "id") hear_identity(words);
    if (verb == "option") add_option(read_option(words));
    if (verb == "ucciok" && !std::exchange(has_greeted_, true)) begin(wire);
    if (verb == "readyok") wire.ready();
    if (verb == "info" && thinks()) hear_info(words, wire);
    if (verb == "bestmove" && thinks()) hear_answer(words, wire);
    if (verb == "nobestmove" && thinks()) wire.answered(end_search(Answer::Kind::none));
  }

 private:
  void begin(Wire& wire) {
    milliseconds_ = find_option(options_, "usemillisec") != nullptr;
    if (milliseconds_) wire.send("setoption usemillisec true");
    wire.ready();
  }
  // The moves before the last capture cannot be repeated, and are omitted.
  std::string position_line(const GameLine& line) const {
    const std::size_t begin = last_capture(line);
    std::string out = "position fen ";
    game().write_position(line.positions()[begin], "fen", out);
    if (begin < line.moves().size())
      out += " moves " +
             joined(in_notation(game(), line.positions()[begin], line.moves().subspan(begin), notation));
    return out;
  }
  // The protocol can only forbid moves, not name the allowed ones.
  std::string banned_by(const Question& question) const {
    std::vector<std::string> moves;
    if (question.among.empty() || !game().legal_moves(position(), game().notation(), moves)) return {};
    std::string out;
    for (const std::string& move : moves)
      if (std::find(question.among.begin(), question.among.end(), move) == question.among.end())
        out += " " + in_notation(game(), position(), move, notation);
    return out;
  }

  void hear_identity(Words& words) {
    const std::string_view what = words.take();
    if (what == "name") identity_.name = words.take_rest();
    if (what == "version") identity_.version = words.take_rest();
    if (what == "author") identity_.author = words.take_rest();
  }
  void hear_info(Words& words, Wire& wire) {
    FoundLine line;
    while (!words.empty()) {
      const std::string_view key = words.take();
      if (key == "depth")
        line.depth = static_cast<int>(std::clamp<std::int64_t>(words.take_number().value_or(0), 0, 1000));
      if (key == "score") {
        words.take("cp");  // some engines use UCI's form
        if (const auto value = words.take_number()) line.score = score_of(*value);
      }
      if (key == "nodes") set_nodes(words.take_number().value_or(0));
      if (key == "time") set_time(Milliseconds(words.take_number().value_or(0)));
      if (key == "pv") line.moves = take_line(game(), position(), words);
      if (key == "message") return;
    }
    if (!line.score && line.moves.empty()) return;
    keep(line, wire);
  }
  void hear_answer(Words& words, Wire& wire) {
    Answer answer = end_search(Answer::Kind::move);
    const std::string text(words.take());
    AnyPosition after = position();
    Diagnostic refusal;
    if (!game().play(after, text, game().notation(), answer.move, refusal))
      return wire.illegal_move("bestmove " + text + ": " + refusal.message);
    if (words.take("ponder")) answer.reply = in_notation(game(), after, words.take(), game().notation());
    if (words.take("resign")) answer.kind = Answer::Kind::resign;
    wire.answered(answer);
  }

  bool has_greeted_ = false;
  bool milliseconds_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<UcciClient>(spec);
}

}  // namespace mt::engine::ucci
