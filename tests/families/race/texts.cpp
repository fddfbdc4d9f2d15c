#include "race/texts.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::race {
namespace {

constexpr std::string_view home = "off";

// Returns the text before `end`, and removes it together with `end` from `text`.
std::string_view take(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

// Returns the number of steps that are left, 0 for home; formats may also write home as a number. Returns -1
// for other texts.
int read_steps(std::string_view word) {
  if (text::same_in_any_case(word, home)) return 0;
  return static_cast<int>(text::parse_number(word, most_steps));
}

std::string steps_text(std::uint8_t steps) {
  return steps == 0 ? std::string(home) : std::to_string(steps);
}

// Reads the legs of one word; "12/6/5" has two legs.
bool read_word(std::string_view word, PlayText& out) {
  int from = read_steps(take(word, '/'));
  if (from < 0 || word.empty()) return false;
  while (!word.empty()) {
    const int to = read_steps(take(word, '/'));
    if (to < 0) return false;
    out.legs.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
    from = to;
  }
  return true;
}

bool read_runners(const Rules& rules, std::string_view text, Runners& out) {
  const int first = read_steps(take(text, ','));
  const int second = read_steps(text);
  if (first < 0 || second < 0 || first > rules.steps || second > rules.steps) return false;
  out = {static_cast<std::uint8_t>(std::max(first, second)),
         static_cast<std::uint8_t>(std::min(first, second))};
  return true;
}

bool read_side(std::string_view word, Side& out) {
  for (const Side side : {Side::first, Side::second}) {
    if (!text::same_in_any_case(word, name_of(side))) continue;
    out = side;
    return true;
  }
  return false;
}

bool read_dice(std::string_view word, Dice& out) {
  out = {};
  if (word == "-") return true;
  if (word.size() != 2 || !are_dice(word[0] - '0', word[1] - '0')) return false;
  out = {static_cast<std::uint8_t>(word[0] - '0'), static_cast<std::uint8_t>(word[1] - '0')};
  return true;
}

}  // namespace

bool read_play_text(std::string_view text, PlayText& out) {
  out.legs.clear();
  text = text::trim(text);
  if (text == "no play") return true;
  while (!text.empty())
    if (const std::string_view word = take(text, ' '); !word.empty() && !read_word(word, out)) return false;
  return true;
}

void write_play(const Play& play, std::string& out) {
  for (std::size_t i = 0; i < play.count; ++i) {
    const Leg leg = play.legs[i];
    out += (i > 0 ? " " : "") + steps_text(leg.from) + '/' + steps_text(leg.to);
  }
}

bool read_position(const Rules& rules, std::string_view text, Position& out, std::vector<Diagnostic>& notes) {
  std::string_view rest = text::trim(text);
  Position read = out;
  const bool good = text::same_in_any_case(take(rest, ' '), "race") &&
                    read_runners(rules, take(rest, ' '), read.runners[0]) &&
                    read_runners(rules, take(rest, ' '), read.runners[1]) &&
                    read_side(take(rest, ' '), read.on_roll) && read_dice(rest, read.dice);
  if (!good) {
    notes.push_back({Code::bad_position,
                     Severity::error,
                     0,
                     static_cast<std::uint32_t>(text.size()),
                     "invalid position; write it as in race 12,12 9,off red 31",
                     {}});
    return false;
  }
  read.to_decide = read.on_roll;
  out = read;
  return true;
}

void write_position(const Position& position, std::string& out) {
  out += "race";
  for (const Runners& own : position.runners) out += ' ' + steps_text(own[0]) + ',' + steps_text(own[1]);
  out += position.on_roll == Side::first ? " red " : " blue ";
  out += position.dice.rolled()
             ? std::to_string(position.dice.larger()) + std::to_string(position.dice.smaller())
             : std::string("-");
}

}  // namespace mt::race
