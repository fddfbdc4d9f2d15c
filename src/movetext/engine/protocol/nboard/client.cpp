// An interface that speaks the protocol of NBoard with an engine.
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/nboard/protocol.hpp"
#include "movetext/engine/protocol/nboard/texts.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::nboard {
namespace {

// The depth of a search without a depth limit. Depth is the only limit of the protocol. For all other limits,
// the search is stopped by a command.
constexpr int usual_depth = 60;

class NboardClient final : public Client {
 public:
  explicit NboardClient(const GameSpec& /*spec*/) {}

  // The greeting has no end marker, so a ping is sent: its answer ends the greeting.
  void greet(Wire& wire) override {
    wire.send("nboard 2");
    send_ping(wire);
  }
  void new_game(const GameLine& /*line*/, Wire& wire) override { send_ping(wire); }
  bool set_option(std::string_view name, std::string_view value, Wire& wire) override {
    if (name != "contempt") return false;
    wire.send("set contempt " + std::string(value));
    send_ping(wire);
    return true;
  }
  void think(const Question& question, const Limits& limits, Wire& wire) override {
    game_ = question.line.shared_game();
    position_ = question.line.position();
    effort_ = {};
    lines_.clear();
    wire.send("set depth " + std::to_string(limits.depth.value_or(usual_depth)));
    wire.send("set game " + game_text(question.line));
    thinks_ = true;
    sent_before_ = sent_;
    wire.send("go");
  }
  bool stop(Wire& wire) override {
    send_ping(wire);
    return true;
  }
  void quit(Wire& wire) override { wire.send("quit"); }
  bool keeps_move_time() const override { return false; }

  void hear(std::string_view line, Wire& wire) override {
    Words words(line);
    const std::string_view verb = words.take();
    if (verb == "set" && words.take("myname")) identity_.name = words.take_rest();
    if (verb == "pong") hear_pong(words.take_number().value_or(0), wire);
    if ((verb == "search" || verb == "book") && thinks_) hear_line(words, wire);
    if (verb == "nodestats") hear_effort(words);
    if (verb.starts_with("===") && thinks_) {
      verb == "===" ? void() : void(words = Words(verb.substr(3)));
      hear_answer(words.take(), wire);
    }
  }

 private:
  void send_ping(Wire& wire) { wire.send("ping " + std::to_string(++sent_)); }

  void hear_pong(std::int64_t number, Wire& wire) {
    if (number != sent_) return;  // this is not the answer to the last ping
    if (!thinks_) return wire.ready();
    if (sent_ == sent_before_) return;  // this ping was sent for an earlier search, which has already ended
    // The engine has stopped without sending a move.
    thinks_ = false;
    Answer answer{.effort = effort_};
    answer.lines = std::move(lines_);
    if (answer.lines.empty() || answer.lines.front().moves.empty())
      return wire.broken("a ping ended its search without a move");
    answer.kind = Answer::Kind::move;
    answer.move = answer.lines.front().moves.front();
    wire.answered(answer);
  }

  void hear_effort(Words& words) {
    effort_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(words.take_number().value_or(0), 0));
    if (const auto time = read_seconds(words.take())) effort_.time = *time;
  }
  void hear_line(Words& words, Wire& wire) {
    FoundLine line;
    line.moves = moves_of(words.take());
    line.score = read_value(words.take());
    words.take();
    line.depth = static_cast<int>(std::clamp<std::int64_t>(words.take_number().value_or(0), 0, 100));
    if (line.moves.empty()) return;
    keep(line);
    wire.found(line, effort_);
  }
  // Engines do not number their lines, so a new line replaces the earlier line with the same first move.
  void keep(FoundLine& line) {
    const auto same = std::find_if(lines_.begin(), lines_.end(), [&](const FoundLine& each) {
      return each.moves.front() == line.moves.front();
    });
    if (same != lines_.end()) lines_.erase(same);
    const auto value = [](const FoundLine& each) { return each.score ? each.score->value : -100'000; };
    const auto worse = std::find_if(lines_.begin(), lines_.end(),
                                    [&](const FoundLine& each) { return value(each) < value(line); });
    lines_.insert(worse, line);
    for (std::size_t i = 0; i < lines_.size(); ++i) lines_[i].rank = static_cast<int>(i) + 1;
    const auto kept = std::find_if(lines_.begin(), lines_.end(), [&](const FoundLine& each) {
      return each.moves.front() == line.moves.front();
    });
    line.rank = kept->rank;
  }
  // Reads moves without blanks between them: "E6f4PAc3".
  std::vector<std::string> moves_of(std::string_view text) const {
    constexpr std::size_t size = 2;
    Asked asked{.line = GameLine(game_, position_), .side = game_->to_move(position_)};
    while (text.size() >= size && play(text.substr(0, size), asked)) text.remove_prefix(size);
    return {asked.line.moves().begin(), asked.line.moves().end()};
  }

  void hear_answer(std::string_view text, Wire& wire) {
    thinks_ = false;
    const std::string_view move = text.substr(0, text.find('/'));
    Asked asked{.line = GameLine(game_, position_), .side = game_->to_move(position_)};
    if (!play(move, asked) || asked.line.moves().empty())
      return wire.illegal_move("=== " + std::string(text) + ", which is illegal");
    Answer answer{.kind = Answer::Kind::move, .effort = effort_};
    answer.move = asked.line.moves().front();
    answer.lines = std::move(lines_);
    if (answer.lines.empty() && move.size() < text.size()) {
      FoundLine line{.moves = {answer.move}};
      line.score = read_value(text.substr(move.size() + 1));
      answer.lines.push_back(std::move(line));
    }
    wire.answered(answer);
  }

  std::shared_ptr<const AnyGame> game_;
  AnyPosition position_{};  // the position that is searched
  std::vector<FoundLine> lines_;
  Effort effort_{};
  std::int64_t sent_ = 0;         // number of pings that were sent
  std::int64_t sent_before_ = 0;  // number of pings that were sent before the search
  bool thinks_ = false;
};

}  // namespace

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<NboardClient>(spec);
}

}  // namespace mt::engine::nboard
