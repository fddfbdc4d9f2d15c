#include "movetext/formats/sgf/match_reader.hpp"

#include "movetext/formats/sgf/names.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::sgf {

// Returns the index of the first tree that starts at or after `from`, or the size of the text if there is
// none.
std::size_t MatchReader::next_tree(std::size_t from) const {
  for (; (from = text_.find('(', from)) != npos; ++from)
    if (begins_tree(text_, from) == Answer::yes) return from;
  return text_.size();
}

Found MatchReader::run() {
  skip_byte_order_mark(at_);
  for (;;) {
    const std::size_t tree = next_tree(at_);
    const bool none = tree == text_.size();
    if (trees_ == 0 && none) break;
    add_stray(at_, tree);
    at_ = tree;
    if (none) break;
    Head head = head_at(text_, tree, options_.limits.lookahead);
    if (trees_ > 0 && !goes_on(head_, head)) break;
    head_ = std::move(head);
    if (head_.kind != no_number && head_.kind != match_kind) return skip_other_game(tree);
    ++trees_;
    read_tree();
    if (const auto limit = over_limit()) return skip_match(*limit);
  }
  return finish();
}

std::optional<std::string> MatchReader::over_limit() const {
  const ReadLimits& limits = options_.limits;
  if (at_ > limits.record_bytes) return most_bytes();
  if (record_.tape.size() + pending_.size() > limits.events)
    return std::to_string(limits.events) + " rolls, plays and cube actions";
  if (listed_tags_.size() > limits.tags) return std::to_string(limits.tags) + " tags";
  return {};
}

Found MatchReader::skip_other_game(std::size_t tree) {
  TreeScanner scanner;
  const std::string_view rest = text_.substr(tree);
  scanner.next(rest, true);
  at_ = tree + std::min(scanner.next(rest, true), rest.size());
  record_.clear_content();
  report(Code::other_game, tree, tree + 1, other_game_words(head_.kind_text));
  return Found::stray;
}

void MatchReader::skip_byte_order_mark(std::size_t& at) {
  const std::size_t behind = text::skip_mark(text_, at);
  if (behind > at) report(Code::bom, at, behind, "byte order mark skipped");
  at = behind;
}

void MatchReader::add_stray(std::size_t begin, std::size_t end) {
  while (begin < end && text::is_blank(text_[begin])) ++begin;
  skip_byte_order_mark(begin);
  while (begin < end && text::is_blank(text_[begin])) ++begin;
  while (end > begin && text::is_blank(text_[end - 1])) --end;
  if (begin == end) return;
  // A tree without its beginning is reported as an error, because a whole game is lost with it.
  const std::string_view words = text_.substr(begin, end - begin);
  const bool tree = words.find("GM[") != npos || words.find(";W[") != npos || words.find(";B[") != npos;
  if (tree)
    record_.report(Code::sgf_tree, Severity::error, static_cast<std::uint32_t>(begin),
                   static_cast<std::uint32_t>(end),
                   "a game tree must begin with \"(;\"; this text is kept as a comment");
  else
    report(Code::junk, begin, end, "unexpected text; kept as a comment");
  record_.tape.push_back({.kind = EventKind::comment,
                          .arg = static_cast<std::uint8_t>(CommentStyle::stray),
                          .text = span(begin, end)});
}

Found MatchReader::finish() {
  if (trees_ == 0) {
    record_.clear_content();
    const std::size_t begin = skip_blanks(text_, at_);
    at_ = text_.size();
    if (begin >= text_.size()) return Found::none;
    report(Code::no_game, begin, text_.size(), "this text does not contain a game tree");
    return Found::stray;
  }
  if (is_without_games()) {
    record_.tape.erase(record_.tape.begin() + static_cast<std::ptrdiff_t>(game_event_));
    report(Code::empty_game, 0, 0, "the match has no games");
  }
  name_match();
  return Found::record;
}

// Returns whether there is only one tree, and it gives the length of a match but has no game.
bool MatchReader::is_without_games() const {
  if (trees_ != 1 || head_.game != no_number || head_.length == no_number) return false;
  return std::none_of(record_.tape.begin(), record_.tape.end(), [](const Event& event) {
    return is_move(event.kind) || event.kind == EventKind::points ||
           (event.kind == EventKind::game && event.value != unknown_score);
  });
}

void MatchReader::name_match() {
  for (const auto& [name, value] : has_listed_tags_ ? listed_tags_ : tags_of(root_))
    record_.push_tag(record_.keep(name), record_.keep(value));
  if (head_.length == no_number)
    report(Code::no_match_length, 0, 0, "the match length is missing; the games are read as money play");
  const std::string length = std::to_string(root_.length);
  record_.push_tag(record_.keep(match_length_tag), record_.keep(length));
  record_.push_tag(record_.keep("White"), white_);
  record_.push_tag(record_.keep("Black"), black_);
}

// Skips a match that exceeds a limit, up to the first tree of the next match.
Found MatchReader::skip_match(const std::string& limit) {
  TreeScanner scanner;
  Head before;
  bool begun = false;
  for (;;) {
    at_ = std::min(scanner.next(text_, true), text_.size());
    if (at_ == text_.size()) break;
    Head head = head_at(text_, at_, options_.limits.lookahead);
    if (begun && !goes_on(before, head)) break;
    before = std::move(head);
    begun = true;
  }
  return give_up(at_, limit);
}

// Reads a property of the root. Returns false if it is not a property of the root, or must be kept as a
// comment.
bool MatchReader::read_root(const Property& property) {
  const std::string_view name = property.name;
  if (name == "FF" || name == "GM" || name == "CA") return true;
  if (name == "MI") return read_match_info(property), true;
  if (name == "RU") return read_rules(property), true;
  if (name == "RE") {
    const auto result = read_result(property.value);
    if (!result || result_) return false;  // false: it is kept as a comment
    result_ = result;
    result_text_ = span(property.first_value, property.first_value + property.value.size());
    return true;
  }
  const std::size_t end = property.first_value + property.value.size();
  if (name == "PW" || name == "PB") {
    Span& player = name == "PW" ? white_ : black_;
    if (trees_ > 1) return compare_player(property, record_.text(player)), true;
    if (player.end == 0) player = keep_text(record_, property.first_value, end, Lines::blanks);
    return true;
  }
  if (name == "XC") return trees_ == 1 && read_preface(property);
  if (name == "XT") return trees_ == 1 && (read_tags(property), true);
  return read_info(property);
}

// Reports a player's name that differs from the name in the first game; the names in the first game count.
void MatchReader::compare_player(const Property& property, std::string_view player) {
  std::string name;
  append_unescaped(property.value, Lines::blanks, name);
  if (name == player) return;
  report(Code::player_name, property.begin, property.end,
         "the name differs from the name in the first game; it is kept as a comment");
  keep_as_comment(property);
}

// Reads XC[text], the text before the first game. Returns false if the first game has already started.
bool MatchReader::read_preface(const Property& property) {
  if (record_.tape.size() != game_event_ + 1) return false;
  const std::size_t end = property.first_value + property.value.size();
  const Event comment{.kind = EventKind::comment,
                      .arg = static_cast<std::uint8_t>(CommentStyle::line),
                      .text = keep_text(record_, property.first_value, end, Lines::kept)};
  record_.tape.insert(record_.tape.begin() + static_cast<std::ptrdiff_t>(game_event_), comment);
  ++game_event_;
  return true;
}

bool MatchReader::read_info(const Property& property) {
  for (std::size_t i = 0; i < info_names.size(); ++i) {
    if (info_names[i].property != property.name) continue;
    std::string value;
    append_unescaped(property.value, has_lines(property.name) ? Lines::kept : Lines::blanks, value);
    if (trees_ > 1 || !root_.info[i].empty()) return value == root_.info[i];
    root_.info[i] = std::move(value);
    return true;
  }
  return false;
}

// Reports a number that is too large. If the number is the length, this is always an error, because a match
// with another length is a different match.
void MatchReader::refuse_number(const Property& property, std::string_view key) {
  const std::string words = "lengths and scores must be at most " + std::to_string(max_match_points);
  if (key != "length") return report(Code::bad_match, property.begin, property.end, words);
  record_.report(Code::bad_match, Severity::error, static_cast<std::uint32_t>(property.begin),
                 static_cast<std::uint32_t>(property.end), words);
  keep_as_comment(property);
}

// Reports an unknown key of MI. If it is similar to "length", it is a damaged key; otherwise another program
// has written it.
void MatchReader::refuse_key(const Property& property, std::string_view key) {
  const std::string_view near = nearest_key(key);
  record_.report(Code::bad_match, near.empty() ? severity(Code::bad_match, options_.policy) : Severity::error,
                 static_cast<std::uint32_t>(property.begin), static_cast<std::uint32_t>(property.end),
                 "unknown key of MI; the keys are length, game, ws and bs; the property is kept as a comment",
                 std::string(near));
  keep_as_comment(property);
}

void MatchReader::read_match_info(const Property& property) {
  std::uint32_t score[2] = {no_number, no_number};
  for_each_value(property, [&](std::string_view value) {
    const MatchInfo info = match_info(value);
    if (!is_key(info.key)) return refuse_key(property, info.key);
    if (info.number == no_number) return refuse_number(property, info.key);
    if (info.key == "length" && trees_ == 1) root_.length = info.number;
    if (info.key == "ws") score[0] = info.number;
    if (info.key == "bs") score[1] = info.number;
  });
  if (score[0] != no_number && score[1] != no_number)
    record_.tape[game_event_].value = pack_score(score[0], score[1]);
}

void MatchReader::read_rules(const Property& property) {
  for_each_value(property, [&](std::string_view value) {
    for (std::size_t at = 0; at <= value.size();) {
      const std::size_t end = std::min(value.find(':', at), value.size());
      std::string word;
      append_unescaped(text::trim(value.substr(at, end - at)), Lines::blanks, word);
      if (!word.empty() && word != crawford_game) game_rules_.push_back(std::move(word));
      at = end + 1;
    }
  });
  if (trees_ == 1) root_.rules = game_rules_;
}

// Reports that the rules of this game differ from those of the first game. The rules of the first game apply
// to the whole match.
void MatchReader::compare_rules() {
  const Span place = record_.tape[game_event_].text;
  if (root_.rules != game_rules_)
    report(Code::other_rules, place.begin, place.end, "the rules differ from those of the first game");
}

void MatchReader::describe_game() {
  std::string_view variation;
  const TagList tags = tags_of(root_);
  Surroundings around{.length = root_.length,
                      .jacoby = root_.has_rule("Jacoby"),
                      .names = {std::string(record_.text(white_)), std::string(record_.text(black_))}};
  for (const auto& [name, value] : tags)
    if (name == "Variation") variation = value;
  const std::uint32_t score = record_.tape[game_event_].value;
  if (score != unknown_score) around.score = {score_of(Side::first, score), score_of(Side::second, score)};
  turns_.describe(start_setup(variation), std::move(around));
}

// Reads XT[name:value]: the tags of a record. The writer adds XT if the other properties do not give all
// tags, or give them in another order.
void MatchReader::read_tags(const Property& property) {
  has_listed_tags_ = true;
  for_each_value(property, [&](std::string_view value) {
    if (value.empty()) return;
    std::size_t colon = 0;
    while (colon < value.size() && value[colon] != ':') colon += value[colon] == '\\' ? 2 : 1;
    colon = std::min(colon, value.size());
    std::string name;
    append_unescaped(value.substr(0, colon), Lines::blanks, name);
    const bool twice = std::any_of(listed_tags_.begin(), listed_tags_.end(),
                                   [&](const auto& tag) { return tag.first == name; });
    if (!is_tag(name) || twice || listed_tags_.size() > options_.limits.tags)
      return report(Code::sgf_value, property.begin, property.end,
                    "XT must have names of tags with their values, each name once");
    std::string text;
    append_unescaped(value.substr(std::min(colon + 1, value.size())), Lines::kept, text);
    listed_tags_.emplace_back(std::move(name), std::move(text));
  });
}

}  // namespace mt::sgf
