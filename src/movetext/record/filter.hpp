// Which records are wanted: conditions joined by "and", "or" and "not".
//
//   Filter filter;
//   FilterFault fault;
//   if (!read_filter("elo>=2400 and not result:*", filter, fault)) complain(fault.message);
//   if (filter.decide([&](const Condition& condition) { return ask(condition, record); }) != Truth::no) ...
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt {

// The property of a record that a condition tests.
enum class FilterName : std::uint8_t {
  player,  // White or Black, or the two sides of a game with other names for them
  white,
  black,
  event,
  site,
  date,
  year,
  round,
  result,
  eco,
  opening,
  elo,  // both players' ratings
  white_elo,
  black_elo,
  game,  // the name of a game, as --game takes it
  plies,
  position,  // a position that occurs in the main line
  ends,      // how the game ends by the rules
  tag,       // any tag, selected by its name
  number,    // number of the record in its file, from 1
};

enum class Comparison : std::uint8_t {
  fits,  // NAME:VALUE: VALUE is a part of the text, or a range
  equal,
  differs,
  less,
  at_most,
  more,
  at_least,
  matches,  // NAME~REGEX
};

struct Condition {
  FilterName name = FilterName::player;
  Comparison comparison = Comparison::fits;
  std::string tag{};    // for FilterName::tag: the name, as records spell it
  std::string value{};  // without the quotes around it
  bool quoted = false;  // the value was in quotes, so it contains no operators
};

// The answer to a condition; some conditions are unknown until a record is replayed.
enum class Truth : std::uint8_t { no, yes, unknown };

class Filter {
 public:
  // Returns whether the filter has no conditions, so that all records match.
  bool empty() const { return nodes_.empty(); }
  const std::vector<Condition>& conditions() const { return conditions_; }

  // Adds `other` as a further requirement.
  void require(const Filter& other);

  // Calls `answer` with the number of one condition after another (an index of conditions()) until the result
  // is known. The result is unknown if it depends on unknown answers.
  template <class Answer>
  Truth decide(Answer&& answer) const {
    return nodes_.empty() ? Truth::yes : decide_node(root_, answer);
  }

 private:
  friend class FilterReader;
  enum class Join : std::uint8_t { condition, all, any, negation };
  struct Node {
    Join join = Join::condition;
    std::uint32_t first = 0;  // number of a condition or of a node
    std::uint32_t second = 0;
  };

  std::uint32_t add(Node node) {
    nodes_.push_back(node);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  template <class Answer>
  Truth decide_node(std::uint32_t at, Answer& answer) const {
    const Node& node = nodes_[at];
    if (node.join == Join::condition) return answer(node.first);
    const Truth first = decide_node(node.first, answer);
    if (node.join == Join::negation)
      return first == Truth::unknown ? Truth::unknown : first == Truth::no ? Truth::yes : Truth::no;
    const Truth decisive = node.join == Join::all ? Truth::no : Truth::yes;
    if (first == decisive) return decisive;
    const Truth second = decide_node(node.second, answer);
    return second == decisive || first != Truth::unknown ? second : Truth::unknown;
  }

  std::vector<Condition> conditions_;
  std::vector<Node> nodes_;
  std::uint32_t root_ = 0;
};

// Returns the filter name of a word ("whiteelo", "tag.board"), in any letter case, or nullopt if there is
// none. `tag` receives the name of the tag as records spell it.
std::optional<FilterName> filter_name(std::string_view word, std::string& tag);
// Returns "; did you mean player?", or "; KIND are ..." with all names if none is near. `takes`: selects the
// names that are possible; nullptr selects all.
std::string near_name(std::string_view word, std::string_view kind, bool (*takes)(FilterName) = nullptr);

struct FilterFault {
  std::size_t at = 0;  // offset in bytes
  std::string message{};
};

// Reads a filter:
//
//   FILTER    = TERM { "or" TERM };  TERM = FACTOR { "and" FACTOR }
//   FACTOR    = "not" FACTOR | "(" FILTER ")" | CONDITION
//   CONDITION = NAME ( ":" | "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" ) VALUE
//
// A value ends at " and " or " or " before another condition, at a closing parenthesis without an opening one
// in the value, or at the end. Double quotes protect the text between them. Errors are: text that looks like
// a condition inside an unprotected value, a quote that is not closed, and "and" or "or" at the end. Returns
// false on an error and stores it in `fault`.
bool read_filter(std::string_view text, Filter& out, FilterFault& fault);

}  // namespace mt
