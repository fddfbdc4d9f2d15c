// An interface that speaks UCCI with an engine.
#include "movetext/engine/protocol/uci/client.hpp"

#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/protocol/api/move_texts.hpp"
#include "movetext/engine/protocol/ucci/protocol.hpp"
#include "movetext/engine/protocol/ucci/texts.hpp"

#include <algorithm>
#include <string>

namespace mt::engine::ucci {
namespace {

class UcciClient final : public uci::UciClient {
 public:
  explicit UcciClient(const GameSpec& spec) : UciClient(spec, dialect) {}

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
  std::string time_objection(const Limits& limits) const override {
    const auto is_fine = [&](Milliseconds time) {
      return milliseconds_ || time % std::chrono::seconds(1) == Milliseconds{0};
    };
    bool is_whole = !limits.move_time || is_fine(*limits.move_time);
    for (const std::optional<Clock>& clock : limits.clocks)
      is_whole = is_whole && (!clock || (is_fine(clock->left) && is_fine(clock->increment)));
    return is_whole ? "" : "the engine counts whole seconds, because it has no option usemillisec";
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    begin_search(question);
    std::vector<std::string> lines{position_line(question.line)};
    if (const std::string banned = banned_by(question); !banned.empty()) lines.push_back("banmoves" + banned);
    std::string go = "go";
    write_limits(limits, question.line.to_move(), milliseconds_, go);
    lines.push_back(std::move(go));
    begin_when_ready(std::move(lines), wire);
  }

 private:
  void begin(Wire& wire) override {
    milliseconds_ = find_option(options_, "usemillisec") != nullptr;
    if (milliseconds_) wire.send("setoption usemillisec true");
    wire.ready();
  }
  // The positions before the last capture cannot be repeated, so the line starts after this capture.
  std::string position_line(const GameLine& line) const {
    const std::size_t begin = last_capture(line);
    std::string out = "position fen ";
    game().write_position(line.positions()[begin], "fen", out);
    if (begin < line.moves().size())
      out += " moves " +
             joined(in_notation(game(), line.positions()[begin], line.moves().subspan(begin), notation));
    return out;
  }
  // The protocol cannot list the moves to choose from, but can forbid moves. So all other moves are
  // forbidden.
  std::string banned_by(const Question& question) const {
    std::vector<std::string> moves;
    if (question.among.empty() || !game().legal_moves(position(), game().notation(), moves)) return {};
    std::string out;
    for (const std::string& move : moves)
      if (std::find(question.among.begin(), question.among.end(), move) == question.among.end())
        out += " " + in_notation(game(), position(), move, notation);
    return out;
  }

  bool milliseconds_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<UcciClient>(spec);
}

}  // namespace mt::engine::ucci
