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

// What a condition asks of a record.
enum class FilterName : std::uint8_t {
  player,  // White or Black, or both sides of a game without them
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
  elo,  // both players
  white_elo,
  black_elo,
  game,  // the name of a game, as --game takes it
  plies,
  position,  // that occurs in the main line
  ends,      // how the game ends by the rules
  tag,       // any tag, by its name
  number,    // of the record in its file, from 1
};

enum class Comparison : std::uint8_t {
  fits,  // NAME:VALUE: a part of the text, or a range
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
  std::string tag{};    // FilterName::tag: its name, as records have it
  std::string value{};  // without the quotes that protect it
  bool quoted = false;  // there were quotes around it: nothing in it is a sign
};

// An answer; not every condition can be answered before a record is replayed.
enum class Truth : std::uint8_t { no, yes, unknown };

class Filter {
 public:
  // Every record is wanted.
  bool empty() const { return nodes_.empty(); }
  const std::vector<Condition>& conditions() const { return conditions_; }

  // Requires `other` of a record, too.
  void require(const Filter& other);

  // Asks `answer` a condition after the other, as a number of conditions(), until the answer is known;
  // unknown if it depends on answers that are.
  template <class Answer>
  Truth decide(Answer&& answer) const {
    return nodes_.empty() ? Truth::yes : decide_node(root_, answer);
  }

 private:
  friend class FilterReader;
  enum class Join : std::uint8_t { condition, all, any, negation };
  struct Node {
    Join join = Join::condition;
    std::uint32_t first = 0;  // a condition, or a node
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

// Returns what a word ("whiteelo", "tag.board") names, in any letter case; nullopt: nothing.  `tag` receives
// the name of the tag as records have it.
std::optional<FilterName> filter_name(std::string_view word, std::string& tag);
// Returns "; did you mean player?", or "; KIND are ..." with all names if none is near.  `takes` selects the
// names that can be meant; nullptr for all.
std::string near_name(std::string_view word, std::string_view kind, bool (*takes)(FilterName) = nullptr);

struct FilterFault {
  std::size_t at = 0;  // in bytes
  std::string message{};
};

// Reads a filter:
//
//   FILTER    = TERM { "or" TERM };  TERM = FACTOR { "and" FACTOR }
//   FACTOR    = "not" FACTOR | "(" FILTER ")" | CONDITION
//   CONDITION = NAME ( ":" | "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" ) VALUE
//
// A value ends at " and " or " or " before another condition, at a parenthesis that nothing in it has opened,
// or at the end; double quotes protect what stands between them.  What looks like a condition in a value that
// is not protected is a mistake, as is a quote that is not closed, or "and" and "or" at the end.
// False: `fault` says what is wrong.
bool read_filter(std::string_view text, Filter& out, FilterFault& fault);

}  // namespace mt
