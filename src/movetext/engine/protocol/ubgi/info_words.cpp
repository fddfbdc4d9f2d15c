#include "movetext/engine/protocol/ubgi/info_words.hpp"

#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/engine/protocol/ubgi/numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace mt::engine::ubgi {
namespace {

// Indexed by Act.
constexpr std::array<std::string_view, 9> act_words{"",     "nodouble", "double/take", "double/drop", "take",
                                                    "drop", "beaver",   "accept",      "reject"};

constexpr int usual_digits = 4;
constexpr int chance_digits = 5;  // digits of the chance of winning a match

void write_key(std::string_view key, const std::optional<double>& value, int digits, std::string& out) {
  if (!value) return;
  const std::size_t before = out.size();
  out.append(" ").append(key);
  if (!write_real(*value, digits, out)) out.resize(before);
}

void write_chances(const Chances& chances, std::string& out) {
  std::string text = " p";
  for (const double chance : chances)
    if (!write_real(chance, usual_digits, text)) return;
  out += text;
}

// Adds the moves after the first play, up to the first illegal one.
void write_rest(const FoundLine& line, const AnyGame& game, AnyPosition position, std::string& out) {
  if (line.moves.size() < 2) return;
  std::string text = " pv";
  for (const std::string& move : line.moves) {
    const std::string words = action_words(game, position, move);
    if (words.empty()) return;
    text.append(" ").append(words);
  }
  out += text;
}

void write_effort(const Effort& effort, std::string& out) {
  if (effort.nodes > 0) out.append(" nodes ").append(std::to_string(effort.nodes));
  if (effort.time.count() <= 0) return;
  const auto time = static_cast<std::uint64_t>(effort.time.count());
  out.append(" time ").append(std::to_string(time));
  if (effort.nodes > 0) out.append(" nps ").append(std::to_string(effort.nodes * 1000 / time));
}

void write_values(const FoundLine& line, std::string& out) {
  const Worth worth = line.worth.value_or(Worth{});
  std::optional<double> equity = worth.equity;
  if (!equity && line.score && line.score->unit == Score::Unit::equity) equity = line.score->value / 1000.0;
  const std::size_t before = out.size();
  write_key("eq", equity, usual_digits, out);
  write_key("se", worth.equity_error, usual_digits, out);
  write_key("mwc", worth.match_chance, chance_digits, out);
  write_key("semwc", worth.match_chance_error, chance_digits, out);
  write_key("eqcl", worth.cubeless, usual_digits, out);
  if (line.chances) write_chances(*line.chances, out);
  if (out.size() == before) return;
  if (worth.trials > 0)
    out.append(" trials ").append(std::to_string(worth.trials));
  else
    out.append(" ply ").append(std::to_string(std::max(line.depth, 0)));
}

// Reads an info line key by key.
class InfoReader {
 public:
  InfoReader(Words& words, const AnyGame& game, const AnyPosition& position, Effort& effort)
      : words_(words), game_(game), position_(position), effort_(effort) {}

  HeardInfo read() {
    while (!words_.empty()) {
      const std::string_view key = words_.take();
      if (key == "string") break;
      if (key == "pv") {
        read_rest();
        break;
      }
      if (!read_subject(key) && !read_value(key) && !read_effort(key)) words_.take();
    }
    if (has_worth_) heard_.line.worth = worth_;
    return heard_;
  }

 private:
  bool read_subject(std::string_view key) {
    if (key == "rank") {
      constexpr std::uint64_t most = 100'000;
      heard_.line.rank = static_cast<int>(std::clamp<std::uint64_t>(number(), 1, most));
    } else if (key == "play") {
      Complaint why;
      const std::string play = take_play(words_);
      if (auto move = legal_play(game_, position_, play, why)) heard_.line.moves = {*std::move(move)};
      heard_.has_content = heard_.has_content || !heard_.line.moves.empty();
    } else if (key == "act") {
      const auto* const row = std::find(act_words.begin() + 1, act_words.end(), words_.take());
      if (row != act_words.end()) heard_.line.act = static_cast<Act>(row - act_words.begin());
      heard_.has_content = heard_.has_content || heard_.line.act != Act::none;
    } else {
      return false;
    }
    return true;
  }
  bool read_value(std::string_view key) {
    if (key == "p") return read_chances();
    if (key == "eq") return read_equity();
    if (key == "ply") {
      constexpr std::uint64_t most = 1000;
      heard_.line.depth = static_cast<int>(std::min(number(), most));
      return true;
    }
    if (key == "trials") return has_worth_ = true, worth_.trials = number(), true;
    std::optional<double>* const value = key == "eqcl"    ? &worth_.cubeless
                                         : key == "mwc"   ? &worth_.match_chance
                                         : key == "se"    ? &worth_.equity_error
                                         : key == "semwc" ? &worth_.match_chance_error
                                                          : nullptr;
    if (value == nullptr) return false;
    *value = take_real(words_);
    note_value(value->has_value());
    return true;
  }
  bool read_equity() {
    worth_.equity = take_real(words_);
    note_value(worth_.equity.has_value());
    constexpr double most = 1e6;
    if (worth_.equity && std::abs(*worth_.equity) < most)
      heard_.line.score =
          Score{.unit = Score::Unit::equity, .value = static_cast<int>(std::lround(*worth_.equity * 1000))};
    return true;
  }
  bool read_chances() {
    Chances chances{};
    bool is_whole = true;
    for (double& chance : chances) {
      const auto value = take_real(words_);
      is_whole = is_whole && value && *value >= 0 && *value <= 1;
      chance = value.value_or(0);
    }
    if (is_whole) heard_.line.chances = chances;
    heard_.has_content = heard_.has_content || is_whole;
    return true;
  }
  bool read_effort(std::string_view key) {
    if (key == "nodes") return effort_.nodes = number(), true;
    constexpr std::uint64_t most = 1'000'000'000'000;
    if (key == "time")
      return effort_.time = Milliseconds(static_cast<std::int64_t>(std::min(number(), most))), true;
    return false;
  }
  // Reads the moves after "pv". If the line already has a play, moves that begin with another play are
  // ignored.
  void read_rest() {
    GameLine line(std::shared_ptr<const AnyGame>(std::shared_ptr<void>(), &game_), position_);
    constexpr std::size_t most = 200;
    while (!words_.empty() && line.moves().size() < most)
      if (play_action(words_, Cube::max_exponent, line)) break;
    const auto moves = line.moves();
    if (moves.empty() || (!heard_.line.moves.empty() && heard_.line.moves.front() != moves.front())) return;
    heard_.line.moves.assign(moves.begin(), moves.end());
    heard_.has_content = true;
  }

  std::uint64_t number() { return take_number(words_).value_or(0); }
  void note_value(bool is_there) {
    has_worth_ = has_worth_ || is_there;
    heard_.has_content = heard_.has_content || is_there;
  }

  Words& words_;
  const AnyGame& game_;
  const AnyPosition& position_;
  Effort& effort_;
  HeardInfo heard_;
  Worth worth_;
  bool has_worth_ = false;
};

}  // namespace

std::string info_line(const FoundLine& line, const Effort& effort, const AnyGame& game,
                      const AnyPosition& position) {
  std::string out = "info";
  const std::size_t bare = out.size();
  if (line.act != Act::none) {
    out.append(" act ").append(act_words[static_cast<std::size_t>(line.act)]);
  } else if (!line.moves.empty()) {
    const std::string play = play_words(game, position, line.moves.front());
    if (!play.empty())
      out.append(" rank ").append(std::to_string(std::max(line.rank, 1))).append(" play ").append(play);
  }
  write_values(line, out);
  write_effort(effort, out);
  write_rest(line, game, position, out);
  return out.size() == bare ? std::string() : out;
}

HeardInfo read_info(Words& words, const AnyGame& game, const AnyPosition& position, Effort& effort) {
  return InfoReader(words, game, position, effort).read();
}

}  // namespace mt::engine::ubgi
