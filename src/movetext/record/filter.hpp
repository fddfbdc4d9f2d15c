// Selects records by conditions joined with "and", "or" and "not".
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
  player,  // either player, even if the sides are not named White and Black
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
  elo,  // the ratings of both players, which must both match
  white_elo,
  black_elo,
  game,  // the name of the game, as for --game
  plies,
  position,  // a position that occurs in the main line
  ends,      // how the game ends by the rules
  tag,       // any tag, selected by its name
  number,    // number of the record in its file, starting with 1
  material,  // the pieces in a position
  pattern,   // a board with classes of squares
  moves,     // a sequence of moves
  comment,
  nag,
  eval,        // an evaluation in a comment
  clock,       // a remaining time in a comment
  variations,  // number of variations
  ply,         // the ply of the position that was found; only for groups
};

// Returns whether tags or the result can decide a condition with that name.
constexpr bool is_of_tags(FilterName name) {
  return name <= FilterName::black_elo || name == FilterName::tag;
}

enum class Comparison : std::uint8_t {
  fits,  // NAME:VALUE; VALUE is a part of the text, or a range
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
  std::string tag{};    // for FilterName::tag: the name of the tag in its usual spelling
  std::string value{};  // without surrounding quotes
  bool quoted = false;  // the value was in quotes, so ".." in it does not make a range
};

// The result of a condition. Some conditions are unknown until the record has been replayed.
enum class Truth : std::uint8_t { no, yes, unknown };

class Filter {
 public:
  // Returns whether the filter has no conditions; then all records match.
  bool empty() const { return nodes_.empty(); }
  const std::vector<Condition>& conditions() const { return conditions_; }

  // Changes the filter to require `other` as well.
  void require(const Filter& other);

  // Computes a value from the values of all conditions: `algebra.condition(index)` returns that of a
  // condition by its index in conditions(), `algebra.all(a, b)`, `any(a, b)` and `negation(a)` join values.
  // The filter must not be empty.
  template <class Algebra>
  auto evaluate(const Algebra& algebra) const {
    return evaluate_node(root_, algebra);
  }

  // Calls `answer(index)` for conditions, by their index in conditions(), until the result is known. Returns
  // `unknown` if the result depends on unknown conditions.
  template <class Answer>
  Truth decide(Answer&& answer) const {
    return nodes_.empty() ? Truth::yes : decide_node(root_, answer);
  }

 private:
  friend class FilterReader;
  enum class Join : std::uint8_t { condition, all, any, negation };
  struct Node {
    Join join = Join::condition;
    std::uint32_t first = 0;  // index of a condition or of a node
    std::uint32_t second = 0;
  };

  std::uint32_t add(Node node) {
    nodes_.push_back(node);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  template <class Algebra>
  auto evaluate_node(std::uint32_t at, const Algebra& algebra) const -> decltype(algebra.condition(at)) {
    const Node& node = nodes_[at];
    if (node.join == Join::condition) return algebra.condition(node.first);
    const auto first = evaluate_node(node.first, algebra);
    if (node.join == Join::negation) return algebra.negation(first);
    const auto second = evaluate_node(node.second, algebra);
    return node.join == Join::all ? algebra.all(first, second) : algebra.any(first, second);
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

// Returns the filter name of a word ("whiteelo", "tag.board") in any letter case, or nullopt. For a tag,
// `tag` receives the name of the tag in its usual spelling.
std::optional<FilterName> filter_name(std::string_view word, std::string& tag);
// Returns "; did you mean player?", or, if no name is near, "; KIND are ..." with all names. `takes` decides
// which names are possible; with nullptr, all names are possible.
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
// A value ends
// - before " and " or " or " if another condition follows,
// - before a closing parenthesis that was not opened in the value,
// - at the end of the text.
// Double quotes protect text. Errors are text in an unquoted value that looks like a condition, a quote that
// is not closed, and "and" or "or" at the end. Returns false on an error and stores it in `fault`.
bool read_filter(std::string_view text, Filter& out, FilterFault& fault);

}  // namespace mt
