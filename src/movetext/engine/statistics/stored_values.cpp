#include "movetext/engine/statistics/stored_values.hpp"

#include "movetext/engine/statistics/words_of_values.hpp"
#include "movetext/record/comment_parts.hpp"
#include "movetext/record/match_games.hpp"
#include "movetext/record/properties.hpp"
#include "movetext/record/tape.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string>

namespace mt::statistics {
namespace {

using Words = std::vector<std::string_view>;

std::optional<double> number_at(const Words& words, std::size_t index) {
  return index < words.size() ? number_of(words[index]) : std::nullopt;
}

// Returns the number at `offset` places after the last of the given words, which must follow each other in
// this order.
std::optional<double> number_after(const Words& words, std::initializer_list<std::string_view> names,
                                   std::size_t offset) {
  auto at = words.begin();
  for (const std::string_view name : names) {
    at = std::find(at, words.end(), name);
    if (at == words.end()) return std::nullopt;
    ++at;
  }
  return number_at(words, static_cast<std::size_t>(at - words.begin()) + offset);
}

// Returns the index of the first number of an evaluation: after "E", and "ver 3".
std::size_t first_number(const Words& words, std::size_t kind) {
  const bool has_version = kind + 2 < words.size() && words[kind + 1] == "ver";
  return kind + (has_version ? 3 : 1);
}

// GNU Backgammon: "lpab E ver 3 <five chances> <equity> ..." or "lpab X ver 3 Score <equity> ...".
std::optional<double> equity_of_play(std::string_view value) {
  const Words words = words_of(value);
  if (words.size() < 2) return std::nullopt;
  constexpr std::size_t chances = 5;
  if (words[1] == "E") return number_at(words, first_number(words, 1) + chances);
  if (words[1] == "X") return number_after(words, {"Score"}, 0);
  return std::nullopt;
}

// GNU Backgammon: for each of "no double" and "double, take" five chances, the equity without the cube, and
// the value with the cube. In a match, the value with the cube is the chance to win the match.
std::optional<std::array<double, 2>> values_of_double(std::string_view value) {
  constexpr std::size_t block = 7;
  const Words words = words_of(value);
  std::optional<double> quiet;
  std::optional<double> taken;
  if (!words.empty() && words[0] == "E" && words.size() > 2 * block) {
    quiet = number_at(words, words.size() - block - 1);
    taken = number_at(words, words.size() - 1);
  } else if (!words.empty() && words[0] == "X") {
    quiet = number_after(words, {"NoDouble", "Output"}, block - 1);
    taken = number_after(words, {"DoubleTake", "Output"}, block - 1);
  }
  if (!quiet || !taken) return std::nullopt;
  return std::array{*quiet, *taken};
}

// The rows of the current turn, as indexes; nullopt if the turn has no such row.
struct Turn {
  std::optional<std::size_t> play;
  std::optional<std::size_t> no_double;
  std::optional<std::size_t> offer;
  std::optional<std::size_t> answer;
};

class StoredReader {
 public:
  StoredReader(const Record& record, std::span<MatchRow> rows) : record_(record), rows_(rows) {}

  void run() {
    for (std::uint32_t i = 0; i < record_.tape.size(); ++i) {
      const Event& event = record_.tape[i];
      if (is_move(event.kind)) begin_step(event, i);
      if (event.kind == EventKind::properties)
        for_each_property(record_.text(event),
                          [&](std::string_view name, const PropertyValues& values) { take(name, values); });
      if (event.kind == EventKind::comment) take_comment(record_.text(event));
    }
  }

 private:
  void begin_step(const Event& event, std::uint32_t index) {
    while (next_ < rows_.size() && rows_[next_].event < index) ++next_;
    if (event.kind == EventKind::roll) turn_ = {};
    if (next_ == rows_.size() || rows_[next_].event != index) return;
    const Deed deed = rows_[next_].deed;
    if (deed == Deed::play) turn_.play = next_;
    if (deed == Deed::no_double) turn_.no_double = next_;
    if (deed == Deed::offer) turn_ = {.play = {}, .no_double = {}, .offer = next_, .answer = {}};
    if (deed == Deed::take || deed == Deed::drop) turn_.answer = next_;
  }

  void take(std::string_view name, const PropertyValues& values) {
    if (name == "A") take_plays(values);
    if (name == "DA") take_double(values.front());
    if (name == "LU" || name == "XL") take_luck(values.front());
    if (name == "XM") take_candidates(values);
    if (name == "XD") take_cube(values.front());
    if (name == "XE") take_error(values.front());
  }

  MatchRow* row(std::optional<std::size_t> index) { return index ? &rows_[*index] : nullptr; }

  // A[played][play ...][play ...]: the plays, the best first.
  void take_plays(const PropertyValues& values) {
    MatchRow* const play = row(turn_.play);
    const auto played = number_of(values.front());
    if (play == nullptr || !played || *played < 0 || *played >= static_cast<double>(values.size() - 1))
      return;
    const auto best = equity_of_play(values[1]);
    const auto made = equity_of_play(values[1 + static_cast<std::size_t>(*played)]);
    if (!best || !made) return;
    play->loss = std::max(0.0, *best - *made);
    set_spread(*play, *best, equity_of_play(values.back()));
  }
  // XM[level equity ... play][...]: the plays, the best first.
  void take_candidates(const PropertyValues& values) {
    MatchRow* const play = row(turn_.play);
    const auto best = number_at(words_of(values.front()), 1);
    if (play != nullptr && best) set_spread(*play, *best, number_at(words_of(values.back()), 1));
  }
  static void set_spread(MatchRow& play, double best, std::optional<double> worst) {
    if (worst) play.spread = std::max(0.0, best - *worst);
  }

  void take_luck(std::string_view value) {
    if (MatchRow* const play = row(turn_.play)) play->luck = number_of(value);
  }

  void take_double(std::string_view value) {
    const auto values = values_of_double(value);
    if (!values) return;
    for_each_cube_row([&](MatchRow& cube) {
      // The values are those of the side that doubles.
      const bool answers = cube.deed == Deed::take || cube.deed == Deed::drop;
      const MatchRow* const doubler = answers ? row(turn_.offer) : &cube;
      if (doubler == nullptr || !doubler->stake) return;
      const Stake& stake = *doubler->stake;
      const auto equity = [&](double number) {
        return is_match_ ? (number - stake.zero) / stake.unit : number;
      };
      set_cube(cube, {.no_double = equity((*values)[0]), .double_take = equity((*values)[1])});
    });
  }
  // XD[level no-double take drop ...]
  void take_cube(std::string_view value) {
    const Words words = words_of(value);
    const auto quiet = number_at(words, 1);
    const auto taken = number_at(words, 2);
    const auto dropped = number_at(words, 3);
    if (!quiet || !taken || !dropped) return;
    for_each_cube_row([&](MatchRow& cube) {
      set_cube(cube, {.no_double = *quiet, .double_take = *taken, .double_drop = *dropped});
    });
  }
  template <class Visit>
  void for_each_cube_row(Visit&& visit) {
    const bool has_offer = turn_.offer.has_value() || turn_.answer.has_value();
    const std::array rows{has_offer ? turn_.offer : turn_.no_double, turn_.answer};
    for (const auto& index : rows)
      if (MatchRow* const cube = row(index)) visit(*cube);
  }

  // XE[what error]
  void take_error(std::string_view value) {
    const Words words = words_of(value);
    const auto error = number_at(words, 1);
    MatchRow* const play = row(turn_.play);
    if (error && words[0] == "move" && play != nullptr) play->loss = std::fabs(*error);
  }

  void take_comment(std::string_view text) {
    if (text.find("[%") == std::string_view::npos) return;
    const CommentParts parts = comment_parts(text);
    const auto values_of = [&](std::string_view name) -> const std::string* {
      const auto found = std::find_if(parts.commands.begin(), parts.commands.end(),
                                      [&](const CommentCommand& command) { return command.name == name; });
      return found == parts.commands.end() ? nullptr : &found->values;
    };
    if (values_of("eval") == nullptr) return;
    MatchRow* const step = row(turn_.play ? turn_.play : turn_.answer ? turn_.answer : turn_.offer);
    MatchRow* const before = turn_.play ? row(turn_.no_double) : nullptr;
    if (const std::string* const loss = values_of("loss"); loss != nullptr && step != nullptr) {
      set_loss(*step, number_in(loss));
      step->luck = number_in(values_of("luck"));
      step->spread = number_in(values_of("spread"));
      const std::string* const doubled = values_of("double");
      if (before != nullptr) set_loss(*before, 0);  // without %double, the decision was clear
      if (doubled != nullptr) set_equities(turn_.play ? before : step, words_of(*doubled));
      return;
    }
    set_remark(step, values_of("lost"));
    set_remark(before, values_of("cube"));
  }
  static std::optional<double> number_in(const std::string* text) {
    return text == nullptr ? std::nullopt : number_of(*text);
  }
  // Sets a loss, without the equities of which it is the difference.
  static void set_loss(MatchRow& row, std::optional<double> loss) {
    row.cube.reset();
    row.loss = loss ? std::optional(std::fabs(*loss)) : std::nullopt;
    row.fault = row.loss.value_or(0) > 0 ? likely_fault(row.deed, false) : CubeFault::none;
  }
  // `words` is the text after %double, "0.41234 0.73112 1.00000 missed double".
  static void set_equities(MatchRow* row, const Words& words) {
    const auto quiet = number_at(words, 0);
    const auto taken = number_at(words, 1);
    const auto dropped = number_at(words, 2);
    if (row == nullptr || !quiet || !taken || !dropped) return;
    set_cube(*row, {.no_double = *quiet, .double_take = *taken, .double_drop = *dropped});
  }
  // For comments without %loss. `remark` is the text after %lost or %cube, "? 0.120 24/16" or
  // "?? 0.210 double, take"; nullptr if the decision was not marked.
  static void set_remark(MatchRow* row, const std::string* remark) {
    if (row == nullptr || row->loss) return;
    const Words words = remark == nullptr ? Words() : words_of(*remark);
    row->loss = std::fabs(number_at(words, 1).value_or(0));
    if (*row->loss > 0) row->fault = likely_fault(row->deed, words.back() == "drop");
  }
  const Record& record_;
  std::span<MatchRow> rows_;
  bool is_match_ = length_of_match(record_) != 0;
  std::size_t next_ = 0;  // the first row whose event has not been passed
  Turn turn_;
};

}  // namespace

void read_stored_values(const Record& record, std::span<MatchRow> rows) {
  StoredReader(record, rows).run();
}

bool are_valued(std::span<const MatchRow> rows) {
  std::size_t plays = 0;
  std::size_t valued = 0;
  for (const MatchRow& row : rows) {
    if (row.deed != Deed::play || row.is_forced) continue;
    ++plays;
    valued += row.loss ? 1 : 0;
  }
  return plays > 0 && 2 * valued >= plays;
}

}  // namespace mt::statistics
