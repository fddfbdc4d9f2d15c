// Reads one tree: the nodes of its main line, then its variations.
#include "movetext/formats/sgf/match_reader.hpp"
#include "movetext/formats/sgf/names.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <array>
#include <bit>

namespace mt::sgf {
namespace {

// Returns the number in a value of CV, or 0 if the value is invalid.
std::uint32_t cube_of(std::string_view value) {
  const std::int64_t cube = text::parse_number(text::trim(value), largest_cube);
  return cube > 0 && std::has_single_bit(static_cast<std::uint64_t>(cube)) ? static_cast<std::uint32_t>(cube)
                                                                           : 0;
}

// Returns whether a value is dice with a play, or a cube action. Only properties for turns have such values.
bool makes_turn(std::string_view value) {
  return value == "double" || value == "take" || value == "drop" || (value.size() > 2 && is_move(value));
}

}  // namespace

// Reads a tree, from the "(" at at_ to its ")".
void MatchReader::read_tree() {
  const std::size_t begin = at_;
  begin_game();
  std::size_t depth = 1;
  ++at_;
  read_main_line(depth);
  end_game();
  if (depth > 0) read_rest(depth);
  if (depth > 0) report(Code::sgf_tree, begin, begin + 1, "this tree is not closed");
}

void MatchReader::begin_game() {
  game_event_ = record_.tape.size();
  record_.tape.push_back({.kind = EventKind::game, .text = span(at_, at_ + 1), .value = unknown_score});
  said_behind_ = npos;
  in_root_ = acts_ = true;
  result_ = {};
  result_text_ = {};
  game_rules_.clear();
  turns_.begin_game();
}

// Reads the main line: after each node, the line continues with the first child of the node.
void MatchReader::read_main_line(std::size_t& depth) {
  std::uint32_t nodes = 0;
  for (at_ = skip_blanks(text_, at_); at_ < text_.size(); at_ = skip_blanks(text_, at_)) {
    const char c = text_[at_];
    if (c == ')') break;
    if (c == '(') {
      if (begins_root(text_, at_) == Answer::yes) break;
      ++depth;
      ++at_;
    } else if (c == ';') {
      if (nodes++ > 0) end_node();
      ++at_;
      if (over_limit()) return end_node();
    } else if (!text::is_letter(c) || !read_property()) {
      read_junk();
    }
  }
  end_node();
}

// Reads the text after the main line: variations, and the ")" of the trees that contain the end of the main
// line.
void MatchReader::read_rest(std::size_t& depth) {
  for (at_ = skip_blanks(text_, at_); at_ < text_.size(); at_ = skip_blanks(text_, at_)) {
    const std::size_t begin = at_;
    if (text_[at_] == ')') {
      ++at_;
      if (--depth == 0) return;
    } else if (text_[at_] == '(') {
      if (begins_root(text_, at_) == Answer::yes) return;
      at_ = variation_end(at_);
      report(Code::variation_text, begin, begin + 1, "this variation is kept as a comment");
      record_.tape.push_back({.kind = EventKind::comment,
                              .arg = static_cast<std::uint8_t>(CommentStyle::brace),
                              .text = span(begin, at_)});
    } else {
      while (at_ < text_.size() && text_[at_] != '(' && text_[at_] != ')') {
        if (text_[at_] == '[') {
          at_ = value_end(text_, at_ + 1);
          if (at_ == npos) at_ = text_.size();
        } else {
          ++at_;
        }
      }
      add_stray(begin, at_);
    }
    if (over_limit()) return;
  }
}

// Returns the index after the ")" that closes the "(" at `at`.
std::size_t MatchReader::variation_end(std::size_t at) const {
  std::size_t depth = 1;
  for (++at; at < text_.size();) {
    at = text::find_any<'[', '(', ')'>(text_, at);
    if (at >= text_.size()) break;
    if (text_[at] == '[') {
      at = value_end(text_, at + 1);
      if (at == npos) return text_.size();
      continue;
    }
    if (text_[at] == ')' && --depth == 0) return at + 1;
    if (text_[at] == '(') {
      if (begins_root(text_, at) == Answer::yes) return at;
      ++depth;
    }
    ++at;
  }
  return text_.size();
}

void MatchReader::end_node() {
  if (in_root_) {
    compare_rules();
    describe_game();
    in_root_ = false;
  }
  const bool only_says = !acts_ && !pending_.empty();
  said_behind_ = only_says ? record_.tape.size() : npos;
  acts_ = false;
  record_.tape.insert(record_.tape.end(), pending_.begin(), pending_.end());
  pending_.clear();
}

void MatchReader::end_game() {
  turns_.end_game(result_, result_text_, std::min(said_behind_, record_.tape.size()));
}

// Reads one word that is not a property.
void MatchReader::read_junk() {
  const std::size_t begin = at_;
  if (text_[at_] == '[') {
    at_ = value_end(text_, at_ + 1);
    if (at_ == npos) at_ = text_.size();
  } else {
    ++at_;
    while (at_ < text_.size() && !text::is_blank(text_[at_]) &&
           std::string_view("[();").find(text_[at_]) == std::string_view::npos)
      ++at_;
  }
  if (read_broken_turn(begin)) return;
  report(Code::sgf_syntax, begin, at_, "this is not an SGF property; it is kept as a comment");
  pending_.push_back({.kind = EventKind::comment,
                      .arg = static_cast<std::uint8_t>(CommentStyle::stray),
                      .text = span(begin, at_)});
}

// Reads a turn whose bracket or name is missing, "B62xrml]" or "[62xrml]", if the word cannot be anything
// else.
bool MatchReader::read_broken_turn(std::size_t begin) {
  std::size_t first = begin;
  const bool named = text_[first] == 'W' || text_[first] == 'B';
  if (named) ++first;
  if (first < at_ && text_[first] == '[') ++first;
  std::size_t end = at_;
  while (end > first && text_[end - 1] == ']') --end;
  const std::string_view value = text_.substr(first, end - first);
  if (!makes_turn(value)) return false;
  report(Code::sgf_syntax, begin, at_, "a turn must be W[...] or B[...]");
  const Side side = !named ? turns_.next_side() : text_[begin] == 'W' ? Side::first : Side::second;
  read_action({.begin = begin, .end = at_, .first_value = first, .value = value, .name = {}}, side);
  return true;
}

// Reads a property. Returns false, with at_ unchanged, if no property starts at at_.
bool MatchReader::read_property() {
  Property property;
  property.begin = at_;
  std::size_t at = at_;
  for (; at < text_.size() && text::is_letter(text_[at]); ++at)
    if (text_[at] <= 'Z' && property.name.size() < 3) property.name += text_[at];
  const std::string_view letters = text_.substr(at_, at - at_);
  at = skip_blanks(text_, at);
  if (at >= text_.size() || text_[at] != '[') return false;
  property.first_value = at + 1;
  std::size_t next = at;
  while (next < text_.size() && text_[next] == '[') {
    const std::size_t end = value_end(text_, next + 1);
    if (end == npos) {
      if (next == at) return false;
      break;  // a value that is not closed is reported elsewhere
    }
    if (next == at) property.value = text_.substr(at + 1, end - at - 2);
    property.end = end;
    next = skip_blanks(text_, end);
  }
  at_ = property.end;
  repair_name(letters, property);
  take(property);
  return true;
}

// Corrects misspelt names: "re[W+1]" and "BE[W+1]" mean RE. "White[...]" is not a misspelt name: in old files
// it means W.
void MatchReader::repair_name(std::string_view letters, Property& property) {
  const std::string_view meant = meant_name(letters, property.value);
  if (meant.empty() || is_read(property.name)) return;
  report(Code::sgf_value, property.begin, property.end,
         text::excerpt(letters) + " is not a property here; it is read as " + std::string(meant),
         std::string(meant));
  property.name = meant;
}

void MatchReader::take(const Property& property) {
  const std::string_view name = property.name;
  if (in_root_ && read_root(property)) return;
  if (is_root_property(name))
    return misplace(property, "has an impossible value, does not belong here or is given twice");
  if (in_root_) describe_game();
  if (name == "C") return add_comment(property);
  if (act(property)) return;
  if (!makes_turn(property.value)) return keep(property);
  report(Code::sgf_value, property.begin, property.end,
         "a turn must be W[...] or B[...]; this is read as a turn of the side to move");
  read_action(property, turns_.next_side());
}

// Reads a turn or a change of the position. Returns false for other properties.
bool MatchReader::act(const Property& property) {
  const std::string_view name = property.name;
  if (name == "W") return read_action(property, Side::first);
  if (name == "B") return read_action(property, Side::second);
  if (name == "DI") return read_dice(property);
  if (name != "PL") return read_setup(property);
  const char side = property.value.empty() ? '\0' : text::to_lower(property.value[0]);
  acts_ = acts_ || side == 'w' || side == 'b';
  if (side == 'w') turns_.player(Side::first);
  if (side == 'b') turns_.player(Side::second);
  return side == 'w' || side == 'b';
}

void MatchReader::add_comment(const Property& property) {
  const std::size_t end = property.first_value + property.value.size();
  pending_.push_back({.kind = EventKind::comment,
                      .arg = static_cast<std::uint8_t>(CommentStyle::brace),
                      .text = keep_text(record_, property.first_value, end, Lines::kept)});
}

bool MatchReader::read_action(const Property& property, Side side) {
  std::string_view value = property.value;
  const Span text = span(property.first_value, property.first_value + value.size());
  constexpr std::array<std::string_view, 3> cube_words{"double", "take", "drop"};
  const std::string_view near = is_move(value) ? std::string_view() : text::nearest(value, cube_words);
  if (!near.empty() && near != value) {
    report(Code::cube_action, property.first_value, text.end, text::excerpt(value) + " is not a cube action",
           std::string(near));
    value = near;
  }
  if (value == "double")
    turns_.turn_cube(text, side);
  else if (value == "take")
    turns_.take(text, side);
  else if (value == "drop")
    turns_.drop(text, side);
  else if (is_move(value))
    turns_.move(value, property.first_value, side);
  else if (!text::trim(value).empty())
    turns_.unread(text, side);
  else
    report(Code::sgf_value, property.begin, property.end,
           "the value must be dice with a play, or a cube action; it is kept unchanged");
  const bool any = !text::trim(value).empty();
  acts_ = acts_ || any;
  return any;
}

bool MatchReader::read_dice(const Property& property) {
  if (property.value.size() != 2 || !is_move(property.value)) {
    report(Code::sgf_value, property.begin, property.end, "dice are two numbers from 1 to 6");
    return false;
  }
  acts_ = true;
  turns_.dice(span(property.first_value, property.first_value + 2), turns_.next_side());
  return true;
}

// Reads AE, AW, AB, CV or CP. If the position is unknown, the property is kept unchanged.
bool MatchReader::read_setup(const Property& property) {
  const std::string_view name = property.name;
  const bool empties = name == "AE";
  const bool points = empties || name == "AW" || name == "AB";
  const bool owner = name == "CP" || name == "CO";
  if (!points && !owner && name != "CV") return false;
  bool whole = false;
  Setup changed;
  const auto apply = [&](Setup& setup) {
    if (name == "CV") return (setup.cube = cube_of(property.value)) != 0;
    if (owner) {
      if (property.value.size() != 1) return false;
      const char c = property.value[0];
      if (c == 'c') setup.owner = {};
      if (c == 'w' || c == 'b') setup.owner = c == 'w' ? Side::first : Side::second;
      return c == 'c' || c == 'w' || c == 'b';
    }
    const std::optional<Side> side = empties        ? std::optional<Side>{}
                                     : name == "AW" ? std::optional(Side::first)
                                                    : std::optional(Side::second);
    bool good = true;
    for_each_value(property, [&](std::string_view value) {
      whole = whole || (empties && (value == "a:y" || value == "a:x"));
      good = good && (value.empty() || apply_points(value, side, setup));
    });
    return good;
  };
  if (!apply(changed)) {
    report(Code::sgf_value, property.begin, property.end,
           property.name + " cannot have this value; it is kept unchanged");
    return false;
  }
  Setup* const setup = turns_.set_up(span(property.begin, property.end), whole);
  if (setup == nullptr) {  // kept as a property, it would change the position before another move
    misplace(property, "changes the position during a game, but does not set the whole board");
    return true;
  }
  acts_ = true;
  apply(*setup);
  return true;
}

// Keeps a property as a comment, because at this point of the game it would have another meaning as a
// property.
void MatchReader::misplace(const Property& property, std::string_view fault) {
  report(Code::sgf_value, property.begin, property.end,
         property.name + ' ' + std::string(fault) + "; it is kept as a comment");
  keep_as_comment(property);
}

void MatchReader::keep_as_comment(const Property& property) {
  pending_.push_back({.kind = EventKind::comment,
                      .arg = static_cast<std::uint8_t>(CommentStyle::stray),
                      .text = span(property.begin, property.end)});
}

// Keeps a property as written; consecutive properties are kept together.
void MatchReader::keep(const Property& property) {
  if (!pending_.empty()) {
    Event& last = pending_.back();
    if (last.kind == EventKind::properties && skip_blanks(text_, last.text.end) == property.begin) {
      last.text.end = static_cast<std::uint32_t>(property.end);
      return;
    }
  }
  pending_.push_back({.kind = EventKind::properties, .text = span(property.begin, property.end)});
}

}  // namespace mt::sgf
