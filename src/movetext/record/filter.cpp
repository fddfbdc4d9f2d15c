#include "movetext/record/filter.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt {
namespace {

struct NameRow {
  std::string_view word;
  FilterName name;
};
constexpr std::string_view tag_prefix = "tag.";
constexpr std::string_view any_tag = "tag.NAME";
constexpr auto names = std::to_array<NameRow>({
    {"player", FilterName::player},
    {"white", FilterName::white},
    {"black", FilterName::black},
    {"event", FilterName::event},
    {"site", FilterName::site},
    {"date", FilterName::date},
    {"year", FilterName::year},
    {"round", FilterName::round},
    {"result", FilterName::result},
    {"eco", FilterName::eco},
    {"opening", FilterName::opening},
    {"elo", FilterName::elo},
    {"whiteelo", FilterName::white_elo},
    {"blackelo", FilterName::black_elo},
    {"game", FilterName::game},
    {"plies", FilterName::plies},
    {"number", FilterName::number},
    {"position", FilterName::position},
    {"ends", FilterName::ends},
    {"material", FilterName::material},
    {"pattern", FilterName::pattern},
    {"moves", FilterName::moves},
    {"comment", FilterName::comment},
    {"nag", FilterName::nag},
    {"eval", FilterName::eval},
    {"clock", FilterName::clock},
    {"variations", FilterName::variations},
    {"ply", FilterName::ply},
});

struct ComparisonRow {
  std::string_view sign;
  Comparison comparison;
};
// A sign must come before all its prefixes.
constexpr auto comparisons = std::to_array<ComparisonRow>({
    {"!=", Comparison::differs},
    {"<=", Comparison::at_most},
    {">=", Comparison::at_least},
    {":", Comparison::fits},
    {"=", Comparison::equal},
    {"<", Comparison::less},
    {">", Comparison::more},
    {"~", Comparison::matches},
});

const NameRow* find_row(std::string_view word) {
  for (const NameRow& row : names)
    if (text::same_in_any_case(word, row.word)) return &row;
  return nullptr;
}

// Returns whether the name can begin a condition.
constexpr bool is_filter(FilterName name) {
  return name != FilterName::ply;
}

bool is_tag(std::string_view word) {
  return word.size() > tag_prefix.size() &&
         text::same_in_any_case(word.substr(0, tag_prefix.size()), tag_prefix);
}

constexpr bool is_name_sign(char c) {
  return text::is_letter(c) || text::is_digit(c) || c == '.' || c == '_';
}

}  // namespace

std::optional<FilterName> filter_name(std::string_view word, std::string& tag) {
  if (const NameRow* row = find_row(word)) return row->name;
  if (!is_tag(word)) return std::nullopt;
  tag.clear();
  append_tag_name(word.substr(tag_prefix.size()), tag);
  return FilterName::tag;
}

std::string near_name(std::string_view word, std::string_view kind, bool (*takes)(FilterName)) {
  std::vector<std::string_view> words;
  for (const NameRow& row : names)
    if (takes == nullptr || takes(row.name)) words.push_back(row.word);
  words.push_back(any_tag);
  const bool is_prefix = text::same_in_any_case(word.substr(0, tag_prefix.size()), tag_prefix);
  const std::string_view near = is_prefix ? any_tag : text::nearest(word, words);
  if (!near.empty()) return "; did you mean " + std::string(near) + "?";
  std::string all;
  for (const std::string_view known : words) all.append(all.empty() ? "" : ", ").append(known);
  return "; " + std::string(kind) + " are " + all;
}

// Reads a filter from left to right. Each parenthesis and each "not" adds one level of recursion.
class FilterReader {
 public:
  FilterReader(std::string_view text, Filter& out, FilterFault& fault)
      : text_(text), out_(out), fault_(fault) {}

  bool read() {
    const auto root = any();
    if (!root) return false;
    skip_blanks();
    if (at_ < text_.size()) return refuse(at_, "unmatched closing parenthesis");
    out_.root_ = *root;
    return true;
  }

 private:
  using Index = std::optional<std::uint32_t>;
  static constexpr int deepest = 64;
  static constexpr std::size_t most = 1000;

  // The beginning of a condition: its name and the comparison sign.
  struct Beginning {
    std::string_view word;
    std::size_t value = 0;  // offset of the value; 0 without a sign
    Comparison comparison = Comparison::fits;
  };

  bool refuse(std::size_t at, std::string message) {
    if (fault_.message.empty()) fault_ = {at, std::move(message)};
    return false;
  }
  Index refused(std::size_t at, std::string message) {
    refuse(at, std::move(message));
    return std::nullopt;
  }

  void skip_blanks() { at_ = after_blanks(at_); }
  std::size_t after_blanks(std::size_t at) const {
    while (at < text_.size() && text::is_blank(text_[at])) ++at;
    return at;
  }

  // Returns the index after `word` if the text has `word` at `at` and a blank or a parenthesis follows. Else
  // returns `at`.
  std::size_t after_word(std::size_t at, std::string_view word) const {
    const std::string_view here = text_.substr(at, word.size());
    if (!text::same_in_any_case(here, word)) return at;
    const std::size_t end = at + word.size();
    return end < text_.size() && (text::is_blank(text_[end]) || text_[end] == '(') ? end : at;
  }
  bool take(std::string_view word) {
    skip_blanks();
    const std::size_t end = after_word(at_, word);
    const bool is_there = end > at_;
    at_ = end;
    return is_there;
  }

  Index any() {
    return joined("or", Filter::Join::any, [&] { return all(); });
  }
  Index all() {
    return joined("and", Filter::Join::all, [&] { return factor(); });
  }
  template <class Part>
  Index joined(std::string_view word, Filter::Join join, Part&& part) {
    Index left = part();
    while (left && take(word)) {
      const Index right = part();
      if (!right) return right;
      left = out_.add({join, *left, *right});
    }
    return left;
  }

  Index factor() {
    if (depth_ == deepest)
      return refused(at_, "parentheses and 'not' are nested deeper than " + std::to_string(deepest));
    ++depth_;
    const Index node = take("not") ? negated() : opens() ? grouped() : condition();
    --depth_;
    return node;
  }
  Index negated() {
    const Index node = factor();
    return node ? Index(out_.add({Filter::Join::negation, *node, 0})) : node;
  }
  bool opens() {
    skip_blanks();
    return at_ < text_.size() && text_[at_] == '(';
  }
  Index grouped() {
    const std::size_t begin = at_++;
    const Index node = any();
    if (!node) return node;
    skip_blanks();
    if (at_ >= text_.size()) return refused(begin, "unmatched opening parenthesis");
    ++at_;
    return node;
  }

  Index condition() {
    skip_blanks();
    const std::size_t begin = at_;
    const Beginning beginning = beginning_at(at_);
    if (beginning.value == 0)
      return refused(begin, "a condition has the form NAME:VALUE, such as player:euwe");
    Condition read{.comparison = beginning.comparison};
    if (!read_name(beginning.word, begin, read)) return std::nullopt;
    at_ = beginning.value;
    if (!take_value(beginning.word, read)) return std::nullopt;
    if (out_.conditions_.size() == most)
      return refused(begin, "there are more than " + std::to_string(most) + " conditions");
    out_.conditions_.push_back(std::move(read));
    return out_.add({Filter::Join::condition, static_cast<std::uint32_t>(out_.conditions_.size() - 1), 0});
  }

  bool read_name(std::string_view word, std::size_t begin, Condition& read) {
    const auto name = filter_name(word, read.tag);
    if (name) read.name = *name;
    if (name && is_filter(*name)) return true;
    return refuse(begin,
                  "unknown filter '" + std::string(word) + "'" + near_name(word, "filters", is_filter));
  }

  Beginning beginning_at(std::size_t at) const {
    Beginning out;
    std::size_t end = at;
    while (end < text_.size() && is_name_sign(text_[end])) ++end;
    out.word = text_.substr(at, end - at);
    const std::string_view rest = text_.substr(after_blanks(end));
    for (const ComparisonRow& row : comparisons) {
      if (out.word.empty() || !rest.starts_with(row.sign)) continue;
      out.value = text_.size() - rest.size() + row.sign.size();
      out.comparison = row.comparison;
      break;
    }
    return out;
  }

  // Skips blanks, "not" and opening parentheses. Returns the offset after them, where a condition should
  // begin.
  std::size_t after_openings(std::size_t at) const {
    for (;;) {
      at = after_blanks(at);
      const std::size_t end = after_word(at, "not");
      if (end == at && (at >= text_.size() || text_[at] != '(')) return at;
      at = end == at ? at + 1 : end;
    }
  }

  // Returns whether a condition with a known name begins at `at`, possibly after "not" and parentheses.
  bool begins_condition(std::size_t at) const {
    const Beginning beginning = beginning_at(after_openings(at));
    return beginning.value != 0 && (find_row(beginning.word) != nullptr || is_tag(beginning.word));
  }

  // Returns whether a value ends before the blank at `blank`, because "and" or "or" and another condition
  // follow it.
  bool ends_value(std::size_t blank) const {
    const std::size_t word = after_blanks(blank);
    const std::size_t end = std::max(after_word(word, "and"), after_word(word, "or"));
    return end > word && begins_condition(end);
  }

  // `at` is a position in a value. Returns the text after it if a blank or a separator is at `at` and the
  // text looks like a condition. Else returns an empty view.
  std::string_view condition_in_value(std::size_t at) const {
    if (!text::is_blank(text_[at]) && std::string_view(",;&|").find(text_[at]) == std::string_view::npos)
      return {};
    const std::size_t begin = after_openings(at + 1);
    const Beginning beginning = beginning_at(begin);
    if (!begins_condition(at + 1)) return {};
    return text_.substr(begin, beginning.value - begin);
  }

  // Returns "and" or "or" if that is the last word of the value, else an empty view.
  static std::string_view joint_at_end(std::string_view value) {
    const std::size_t begin = value.find_last_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    const std::string_view last = value.substr(begin + 1);
    return text::same_in_any_case(last, "and") || text::same_in_any_case(last, "or") ? last
                                                                                     : std::string_view();
  }

  // Reads the value of the condition `name`.
  bool take_value(std::string_view name, Condition& read) {
    skip_blanks();
    const std::size_t begin = at_;
    int open = 0;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (open < 0 || (text::is_blank(c) && ends_value(at_))) break;
      if (const std::string_view other = condition_in_value(at_); !other.empty())
        return refuse(at_, "'" + std::string(other) + "' in the value of '" + std::string(name) +
                               "'; join conditions with 'and' or 'or', or put a text into double quotes");
      if (c != '"') continue;
      const std::size_t closing = text_.find('"', at_ + 1);
      if (closing != std::string_view::npos)
        at_ = closing;
      else if (at_ == begin || text::is_blank(text_[at_ - 1]))
        return refuse(at_, "unmatched double quote");
    }
    const std::string_view value = text::trim(text_.substr(begin, at_ - begin));
    read.quoted = value.size() > 1 && value.front() == '"' && value.find('"', 1) == value.size() - 1;
    read.value = read.quoted ? value.substr(1, value.size() - 2) : value;
    if (!read.quoted && value.empty()) return refuse(at_, "'" + std::string(name) + "' has no value");
    const std::string_view joint = read.quoted ? std::string_view() : joint_at_end(value);
    return joint.empty() || refuse(at_, "there is no condition after '" + std::string(joint) + "'");
  }

  std::string_view text_;
  Filter& out_;
  FilterFault& fault_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

void Filter::require(const Filter& other) {
  if (other.empty()) return;
  const auto node_base = static_cast<std::uint32_t>(nodes_.size());
  const auto condition_base = static_cast<std::uint32_t>(conditions_.size());
  conditions_.insert(conditions_.end(), other.conditions_.begin(), other.conditions_.end());
  for (Node node : other.nodes_) {
    const bool is_leaf = node.join == Join::condition;
    node.first += is_leaf ? condition_base : node_base;
    node.second += is_leaf ? 0 : node_base;
    nodes_.push_back(node);
  }
  const std::uint32_t root = other.root_ + node_base;
  root_ = node_base == 0 ? root : add({Join::all, root_, root});
}

bool read_filter(std::string_view text, Filter& out, FilterFault& fault) {
  out = {};
  fault = {};
  return FilterReader(text, out, fault).read();
}

}  // namespace mt
