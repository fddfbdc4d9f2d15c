#include "movetext/database/select/row_condition.hpp"

#include "movetext/database/file/game_facts.hpp"
#include "movetext/record/record.hpp"

namespace mt::database {
namespace {

bool is_of_players(FilterName name) {
  return name == FilterName::player || name == FilterName::white || name == FilterName::black;
}

// Returns the results of the column `result` in the words of the first side, or nullopt for an open result,
// which can be any other text in the record.
std::optional<std::string_view> result_text(const StoredRow& row) {
  if (row.result <= 0 || row.result >= static_cast<std::int64_t>(result_texts.size())) return std::nullopt;
  auto result = static_cast<StoredResult>(row.result);
  if (!row.type->white_first && result != StoredResult::drawn)
    result = result == StoredResult::white_won ? StoredResult::black_won : StoredResult::white_won;
  return result_texts.at(static_cast<std::size_t>(result));
}

}  // namespace

// Returns whether nothing is known about the condition.
bool RowConditions::is_open(const Condition& asked) const {
  return (sought_.unifies_names && (is_of_players(asked.name) || asked.name == FilterName::tag)) ||
         (sought_.selection->waits_for_openings() && asked.is_of_opening);
}

bool RowConditions::is_known_early(const Condition& asked, const StoredRow& row) {
  if (asked.name == FilterName::result) return !row.has(flags::match);
  return is_of_tags(asked.name) || asked.name == FilterName::plies || is_of_annotations(asked.name);
}

TruthBounds RowConditions::before_replay(std::uint32_t index, const StoredRow& row) {
  const Condition& asked = condition(index);
  if (is_open(asked)) return {};
  // The replay may have corrected what the record says.
  if ((asked.name == FilterName::result || asked.name == FilterName::plies) && row.has(flags::warnings))
    return {};
  return is_known_early(asked, row) ? after_replay(index, row) : TruthBounds::exactly(Held::unknown);
}

TruthBounds RowConditions::after_replay(std::uint32_t index, const StoredRow& row) {
  const Condition& asked = condition(index);
  if (is_open(asked)) return {};
  if (is_of_tags(asked.name)) return by_tags(asked, row);
  if (is_of_annotations(asked.name)) return by_annotations(asked, row);
  if (asked.name == FilterName::plies)
    return TruthBounds::exactly(compare(asked.comparison, {row.plies, row.plies}, asked.numbers) !=
                                asked.is_negated());
  if (asked.name == FilterName::game)
    return TruthBounds::exactly((row.type->game && asked.game.fits(*row.type->game)) != asked.is_negated());
  return archive::is_of_positions(asked.name) ? by_positions(asked, row) : TruthBounds{};
}

// A value that is missing may be written in several ways, so the condition must have the same result for all.
TruthBounds RowConditions::by_tags(const Condition& asked, const StoredRow& row) {
  if (asked.name == FilterName::tag) return {};
  if (asked.name == FilterName::result) {
    const auto result = result_text(row);
    if (!result) return {};
    return TruthBounds::exactly(asked.tags.holds_for([&](FilterName) { return *result; }, scratch_));
  }
  bool is_missing = false;
  const auto value_of = [&](std::string_view missing) {
    return [&, missing](FilterName name) {
      const std::string_view text = rows_.text(name, row);
      if (text != "?") return text;
      is_missing = true;
      return missing;
    };
  };
  const bool holds = asked.tags.holds_for(value_of("?"), scratch_);
  if (!is_missing) return TruthBounds::exactly(holds);
  const bool is_sure =
      asked.comparison != Comparison::matches && asked.tags.holds_for(value_of(""), scratch_) == holds;
  return is_sure ? TruthBounds::exactly(holds) : TruthBounds{};
}

TruthBounds RowConditions::by_annotations(const Condition& asked, const StoredRow& row) {
  if (row.has(asked.name == FilterName::variations ? flags::variations : flags::comments)) return {};
  const Record without;
  return TruthBounds::exactly(asked.annotations.holds(without, false, scratch_));
}

TruthBounds RowConditions::by_positions(const Condition& asked, const StoredRow& row) {
  if (sought_.selection->where() == replay::SearchIn::all_lines && row.has(flags::variations)) return {};
  if (positions_.may_have(asked.search, row)) return {};
  return TruthBounds::exactly(asked.is_negated());
}

}  // namespace mt::database
