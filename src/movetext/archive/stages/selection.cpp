#include "movetext/archive/stages/selection.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

bool read_number(std::string_view text, Bounds& out) {
  out.first = text::parse_number(text);
  out.last = out.first;
  return out.first >= 0;
}

// Returns an error message for a condition on numbers, or an empty string if it is valid.
std::string prepare_number(const Condition& condition, Bounds& out) {
  if (condition.comparison == Comparison::matches) return "numbers cannot be matched with '~'; compare them";
  if (read_bounds(condition.value, out, read_number)) return range_fault(condition, out);
  return "invalid number '" + condition.value + "'; use a value such as " +
         (condition.name == FilterName::plies ? "40 or 20..60" : "7 or 1..100");
}

std::string names_of_all_ends() {
  std::string all;
  for (const std::string_view name : names_of_ends()) all.append(all.empty() ? "" : ", ").append(name);
  return all;
}

// Returns whether the game ended in this way. A record that was not replayed has no end.
bool ended_by(End end, const replay::Replayed* replayed) {
  return replayed == nullptr ? end == End::none : replayed->ends_by(end);
}

// Returns whether the record names its players in the order in which they move. Then their colours depend on
// the game.
bool names_players_by_turn(const Record& record) {
  return record.find_tag("P1") != nullptr || record.find_tag("P2") != nullptr;
}

bool is_negated(Comparison comparison) {
  return comparison == Comparison::differs;
}

}  // namespace

std::string Selection::require(std::string_view text, MakePattern make_pattern, ReadTextFile read_file) {
  Filter filter;
  FilterFault fault;
  if (!read_filter(text, filter, fault)) return fault.message;
  for (const Condition& condition : filter.conditions()) {
    prepared_.emplace_back();
    std::string wrong = prepare(condition, make_pattern, read_file, prepared_.back());
    if (!wrong.empty()) return wrong;
  }
  filter_.require(filter);
  return {};
}

std::string Selection::prepare(const Condition& condition, MakePattern make_pattern, ReadTextFile read_file,
                               Prepared& out) {
  out.name = condition.name;
  out.comparison = condition.comparison;
  out.is_of_opening = condition.name == FilterName::eco || condition.name == FilterName::opening ||
                      openings::sets_tag(condition.tag);
  if (is_of_tags(condition.name)) return out.tags.prepare(condition, make_pattern);
  if (condition.name == FilterName::plies || condition.name == FilterName::number)
    return prepare_number(condition, out.numbers);
  if (is_of_annotations(condition.name)) return out.annotations.prepare(condition, make_pattern);
  if (condition.comparison != Comparison::fits && condition.comparison != Comparison::equal &&
      !is_negated(condition.comparison))
    return "games, positions, material, patterns, moves and ends can only be compared with ':', '=' and '!='";
  if (condition.name == FilterName::game) {
    std::string objection = game_objection(condition.value);
    if (objection.empty())
      out.game = {*parse_game(condition.value), condition.value.find(',') != std::string::npos};
    return objection;
  }
  if (is_of_positions(condition.name)) return prepare_search(condition, read_file, out);
  if (condition.value == "?") return {};  // End::none
  const auto end = end_named(condition.value);
  out.end = end.value_or(End::none);
  return end ? std::string() : "unknown end '" + condition.value + "'; ends are " + names_of_all_ends();
}

std::string Selection::prepare_search(const Condition& condition, ReadTextFile read_file, Prepared& out) {
  out.search = searches_.size();
  replay::Search& search = searches_.emplace_back();
  search.text = condition.value;
  if (condition.name == FilterName::material) {
    search.kind = replay::Search::Kind::material;
    return read_material(condition.value, search.material);
  }
  if (condition.name == FilterName::moves) search.kind = replay::Search::Kind::moves;
  if (condition.name != FilterName::pattern) return {};
  search.kind = replay::Search::Kind::pattern;
  const auto lines = read_file != nullptr ? read_file(condition.value) : std::nullopt;
  if (!lines && condition.value.find('/') == std::string::npos)
    return "invalid pattern '" + condition.value +
           "': there is no such file, and a pattern has the rows of the board from the top, such as "
           "*/*/*/???N*/*/*/*/*";
  std::string fault = read_patterns(lines ? *lines : condition.value, search.patterns);
  if (fault.empty()) return {};
  const bool has_hint = lines || fault.find(';') != std::string::npos;
  return "invalid pattern '" + condition.value + "': " + fault +
         (has_hint ? "" : "; write the rows of the board from the top, such as */*/*/???N*/*/*/*/*");
}

bool Selection::refuses_early(const Record& record, std::uint64_t number, bool is_whole) const {
  if (filter_.empty()) return false;
  std::string scratch;
  const bool by_turn = names_players_by_turn(record);
  const Truth truth = filter_.decide([&](std::uint32_t at) {
    const Prepared& condition = prepared_[at];
    const bool known =
        condition.name == FilterName::number || (!by_turn && is_known(condition, record, is_whole));
    if (!known) return Truth::unknown;
    return holds(condition, record, {.number = number}, scratch) ? Truth::yes : Truth::no;
  });
  return truth == Truth::no;
}

// Returns whether a condition can be answered before the record is replayed.
bool Selection::is_known(const Prepared& condition, const Record& record, bool is_whole) const {
  // The result may be known only after the moves. The result of a match follows from the points of its games.
  if (condition.name == FilterName::result) return is_whole && !record.convention->is_match;
  if (condition.name == FilterName::plies || is_of_annotations(condition.name)) return is_whole;
  if (!is_of_tags(condition.name)) return false;
  if (!openings_ || !condition.is_of_opening) return true;
  return *openings_ == openings::Renew::no && condition.tags.has_value(record);
}

bool Selection::takes(const Record& record, const Played& played) const {
  if (filter_.empty()) return true;
  std::string scratch;
  return filter_.decide([&](std::uint32_t number) {
    return holds(prepared_[number], record, played, scratch) ? Truth::yes : Truth::no;
  }) == Truth::yes;
}

std::optional<replay::FoundPlace> Selection::place(const Record& record, const Played& played) const {
  std::string scratch;
  for (const Prepared& condition : prepared_) {
    if (is_negated(condition.comparison)) continue;
    if (is_of_positions(condition.name) && played.game != nullptr) {
      if (const auto* const place = played.searcher->found(condition.search)) return *place;
    } else if (is_of_annotations(condition.name)) {
      if (const auto event = condition.annotations.find(record, in_variations(), scratch))
        return replay::FoundPlace{*event, std::nullopt};
    }
  }
  return std::nullopt;
}

bool Selection::holds(const Prepared& condition, const Record& record, const Played& played,
                      std::string& scratch) const {
  const bool negated = is_negated(condition.comparison);
  switch (condition.name) {
    case FilterName::plies: {
      const std::int64_t plies = count_plies(record);
      return compare(condition.comparison, {plies, plies}, condition.numbers) != negated;
    }
    case FilterName::number: {
      const auto number = static_cast<std::int64_t>(played.number);
      return compare(condition.comparison, {number, number}, condition.numbers) != negated;
    }
    case FilterName::game:
      return (played.game != nullptr && condition.game.fits(played.game->spec())) != negated;
    case FilterName::position:
    case FilterName::material:
    case FilterName::pattern:
    case FilterName::moves:
      return (played.game != nullptr && played.searcher->found(condition.search) != nullptr) != negated;
    case FilterName::comment:
    case FilterName::nag:
    case FilterName::eval:
    case FilterName::clock:
    case FilterName::variations:
      return condition.annotations.holds(record, in_variations(), scratch);
    case FilterName::ends:
      return ended_by(condition.end, played.replayed) != negated;
    default:
      return condition.tags.holds(record, played.white_first, scratch);
  }
}

std::vector<GameSpec> Selection::games() const {
  std::vector<GameSpec> games;
  for (const Prepared& condition : prepared_)
    if (condition.name == FilterName::game && !is_negated(condition.comparison))
      games.push_back(condition.game.game);
  return games;
}

bool Selection::asks_the_replay(const Record& record) const {
  return names_players_by_turn(record) || (record.convention->is_match && asks_for(FilterName::result)) ||
         std::any_of(prepared_.begin(), prepared_.end(), [](const Prepared& condition) {
           return !is_of_tags(condition.name) && !is_of_annotations(condition.name) &&
                  condition.name != FilterName::plies && condition.name != FilterName::number;
         });
}

bool Selection::asks_for(FilterName name) const {
  return std::any_of(prepared_.begin(), prepared_.end(),
                     [&](const Prepared& condition) { return condition.name == name; });
}

// For all numbers beyond the ends of the ranges, the conditions on record numbers give the same result.
bool Selection::is_over_after(std::uint64_t number) const {
  const auto ends = [&](const Prepared& condition) {
    const auto end = [&](std::int64_t bound) {
      return bound == INT64_MIN || bound == INT64_MAX || static_cast<std::uint64_t>(bound) <= number;
    };
    return condition.name != FilterName::number ||
           (end(condition.numbers.first) && end(condition.numbers.last));
  };
  if (!asks_for_numbers() || !std::all_of(prepared_.begin(), prepared_.end(), ends)) return false;
  const Record nothing;
  std::string scratch;
  return filter_.decide([&](std::uint32_t at) {
    if (prepared_[at].name != FilterName::number) return Truth::unknown;
    return holds(prepared_[at], nothing, {.number = number + 1}, scratch) ? Truth::yes : Truth::no;
  }) == Truth::no;
}

}  // namespace mt::archive
