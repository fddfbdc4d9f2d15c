#include "movetext/formats/bgammon/writer.hpp"

#include "movetext/formats/bgammon/lines.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::bgammon {
namespace {

constexpr int points_of_board = 24;
constexpr std::size_t offset_digits = 8;

CubeAction action_of(const Event& event) {
  return static_cast<CubeAction>(event.arg);
}

// Returns the index of the record's variant in the list `variations`, or the size of that list if the variant
// is unknown.
std::size_t variation_of(const Record& record) {
  const std::string_view tag = record.tag("Variation");
  if (tag.empty() || tag == "?") return 0;
  std::size_t i = 0;
  while (i < variations.size() && !text::same_in_any_case(variations[i], tag)) ++i;
  return i;
}

// Appends a name as one word. Blanks would end the word, so each blank becomes "_".
void append_name(std::string_view name, std::string& out) {
  if (name.empty()) out += '?';
  for (const char c : name) out += text::is_blank(c) ? '_' : c;
}

void append_index(std::size_t offset, std::string& out) {
  const std::string digits = std::to_string(offset);
  out.append(index_word).append(1, ' ');
  out.append(digits.size() < offset_digits ? offset_digits - digits.size() : 0, '0').append(digits);
  out += '\n';
}

// Returns the word with the index `i`, counted from 0.
std::string_view word_at(std::string_view words, std::size_t i) {
  Word word = next_word(words, 0, words.size());
  for (; i > 0; --i) word = next_word(words, word.end, words.size());
  return words.substr(word.begin, word.end - word.begin);
}

// Appends one point of a checker's move in the notation of bgammon.org.
void append_stop(std::string_view stop, bool mirrored, std::string& out) {
  const std::int64_t point = text::parse_number(stop, points_of_board + 1);
  if (point == points_of_board + 1 || text::same_in_any_case(stop, "bar"))
    out += "bar";
  else if (point == 0 || text::same_in_any_case(stop, "off") || text::same_in_any_case(stop, "home"))
    out += "off";
  else if (point > 0 && mirrored)
    out += std::to_string(points_of_board + 1 - point);
  else
    out += stop;
}

}  // namespace

std::string_view obstacle(const Record& record) {
  if (variation_of(record) == variations.size()) return "bgammon.org has no number for this variant";
  if (text::parse_number(record.tag(match_length_tag)) <= 0) return "bgammon.org has no money play";
  bool any = false;
  for (const Event& event : record.tape) {
    any = any || event.kind == EventKind::game;
    if (event.kind == EventKind::setup) return "bgammon.org has no set-up positions";
    const bool animal = event.kind == EventKind::cube &&
                        (action_of(event) == CubeAction::beaver || action_of(event) == CubeAction::raccoon);
    if (animal) return "bgammon.org has no beavers";
  }
  if (!any) return "no game has been played";
  return {};
}

LeftOut left_out(const Record& record) {
  LeftOut left;
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    const bool held = is_match_tag(name) || name == "Variation" || name == timestamp_tag;
    left.tags += held || name == "EventDate" ? 0U : 1U;  // the date is part of Timestamp
  }
  for (const Event& event : record.tape) left.comments += event.kind == EventKind::comment ? 1U : 0U;
  if (record.find_tag(TagName::event_date) != nullptr && record.find_tag(timestamp_tag) == nullptr)
    ++left.tags;
  return left;
}

void Writer::write(const Record& record, std::string& out) {
  games_.clear();
  std::vector<std::size_t> offsets;
  for (std::size_t at = 0; at < record.tape.size();) {
    if (record.tape[at].kind != EventKind::game) {
      ++at;
      continue;
    }
    offsets.push_back(games_.size());
    write_game(record, at, offsets.size() - 1);
  }
  const std::size_t index_line = index_word.size() + offset_digits + 2;
  const std::size_t index = offsets.size() * index_line;
  for (const std::size_t offset : offsets) append_index(index + offset, out);
  out += games_;
}

// Writes the game that starts at `at`, and moves `at` to the end of the game.
void Writer::write_game(const Record& record, std::size_t& at, std::size_t game) {
  const std::uint32_t score = record.tape[at].value;
  events_.clear();
  cube_ = 1;
  declined_ = roll_open_ = false;
  const Event* told = nullptr;
  for (++at; at < record.tape.size() && record.tape[at].kind != EventKind::game; ++at) {
    if (record.tape[at].kind == EventKind::points) told = &record.tape[at];
    write_event(record, at);
  }
  std::string points = "0 0";
  if (told != nullptr) {
    // The server multiplies by the cube only if a double was declined.
    const std::uint32_t won = told->value / 2;
    const bool level = won % cube_ == 0 && won / cube_ >= 1 && won / cube_ <= 3;
    points = (side_of(told->value) == Side::first ? "1 " : "2 ") +
             std::to_string(level && !declined_ ? won / cube_ : won);
  }
  write_heading(record, game, score == unknown_score ? 0 : score, points);
  games_ += events_;
}

void Writer::write_heading(const Record& record, std::size_t game, std::uint32_t score,
                           std::string_view points) {
  const std::string_view time = word_at(record.tag(timestamp_tag), game);
  const std::string_view length = record.tag(match_length_tag);
  games_.append("i ").append(text::parse_number(time) < 0 ? "0" : time).append(" ");
  append_name(record.tag(TagName::white), games_);
  games_ += ' ';
  append_name(record.tag(TagName::black), games_);
  games_.append(" ").append(length.empty() ? "0" : length).append(" ");
  games_ +=
      std::to_string(score_of(Side::first, score)) + ' ' + std::to_string(score_of(Side::second, score));
  games_.append(" ").append(points).append(" ");
  games_ += std::to_string(variation_of(record) % variations.size()) + '\n';
}

void Writer::write_event(const Record& record, std::size_t at) {
  const Event& event = record.tape[at];
  const std::uint32_t side = event.value % 2;
  const std::string_view words = record.text(event);
  const bool answer = event.kind == EventKind::cube && action_of(event) == CubeAction::drop;
  if (is_move(event.kind) && !answer) declined_ = false;  // the game continues
  const bool roll_open =
      std::exchange(roll_open_, event.kind == EventKind::roll || (roll_open_ && !is_move(event.kind)));
  if (event.kind == EventKind::roll) {
    begin_line(side, 'r');
    events_ += {' ', std::max(words[0], words[1]), '-', std::min(words[0], words[1]), '\n'};
    // the ply has a play, but its dice could not be read
  } else if (event.kind == EventKind::ply && !roll_open) {
    write_damaged(words, side);
  } else if (event.kind == EventKind::ply) {
    events_.pop_back();
    write_play(words, side == 1);
    events_ += '\n';
  } else if (event.kind == EventKind::cube && action_of(event) == CubeAction::resign) {
    begin_line(side, 't');
    events_ += '\n';
  } else if (event.kind == EventKind::cube && action_of(event) == CubeAction::offer) {
    // A double without an answer counts as taken if the game continues.
    const Event* next = &event + 1;
    const Event* const end = record.tape.data() + record.tape.size();
    while (next != end && !is_move(next->kind) && next->kind != EventKind::game) ++next;
    const bool goes_on = next != end && is_move(next->kind);
    declined_ = !goes_on || (next->kind == EventKind::cube && action_of(*next) != CubeAction::take);
    const std::uint32_t written = cube_value(words);
    const std::uint32_t value = written == 0 ? 2 * cube_ : written;
    begin_line(side, 'd');
    events_ += ' ' + std::to_string(value) + (declined_ ? " 0\n" : " 1\n");
    if (!declined_) cube_ = value;
  }
}

// Writes a damaged ply. A play, or dice with ":", can only be part of a roll, so a new roll line is written
// for it. Anything else is written unchanged on its own line.
void Writer::write_damaged(std::string_view words, std::uint32_t side) {
  const std::string_view first = words.substr(0, words.find(' '));
  if (first.empty() || first.find_first_of("/:") != std::string_view::npos) {
    begin_line(side, 'r');
    events_ += ' ';
  }
  events_.append(words).append("\n");
}

// Writes each leg of a play separately, in the numbering of player 1.
void Writer::write_play(std::string_view words, bool mirrored) {
  std::size_t at = 0;
  const bool reads = looks_like_play(words);
  while (const auto word = reads ? next_play_word(words, at) : std::nullopt) {
    const std::size_t legs = std::max(word->stops.size(), std::size_t{2}) - 1;
    for (std::size_t i = 0; i < word->times * legs; ++i) {
      const std::size_t leg = i % legs;
      events_ += ' ';
      append_stop(word->stops[leg], mirrored, events_);
      if (leg + 1 == word->stops.size()) continue;
      events_ += '/';
      append_stop(word->stops[leg + 1], mirrored, events_);
    }
  }
  if (at == words.size()) return;
  events_ += ' ';  // the rest is not a play and is written unchanged
  for (const char c : text::trim(words.substr(at))) events_ += text::is_line_end(c) ? ' ' : c;
}

void Writer::begin_line(std::uint32_t side, char kind) {
  events_ += {side == 0 ? '1' : '2', ' ', kind};
}

}  // namespace mt::bgammon
