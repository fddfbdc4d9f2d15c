#include "movetext/record/merge_tags.hpp"

#include "movetext/record/name_table.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/excerpt.hpp"

#include <string>

namespace mt {
namespace {

// Returns whether `other` agrees with a value and has digits where the value has question marks:
// "2001.??.??", "2001.05.07".
bool is_completed_by(std::string_view value, std::string_view other) {
  if (value.size() != other.size() || value.find('?') == std::string_view::npos) return false;
  for (std::size_t i = 0; i < value.size(); ++i)
    if (value[i] != '?' && value[i] != other[i]) return false;
  return true;
}

// Returns the value of a tag. A readable date is returned in its canonical form.
std::string canonical_value(const Record& record, const Tag& tag) {
  const std::string_view value = record.text(tag.value);
  const bool is_date = record.text(tag.name).ends_with("Date");
  const text::DateReading reading = is_date ? text::read_date(value) : text::DateReading{};
  if (reading.date.year_digits == 0) return std::string(value);
  std::string date;
  text::write_date(reading.date, date);
  return date;
}

std::string in_quotes(std::string_view value) {
  return '"' + std::string(text::excerpt(value)) + '"';
}

// Changes the termination marker so that it equals the tag Result.
void set_result(Record& record, std::string_view value) {
  if (!record.tape.empty() && record.tape.back().kind == EventKind::result)
    record.tape.back().text = record.keep(value);
}

}  // namespace

bool is_unknown_value(std::string_view name, std::string_view value) {
  value = text::trim(value);
  return value.find_first_not_of("?.") == std::string_view::npos || (name == "Result" && value == "*");
}

TagMerger::TagMerger(Record& kept, bool white_first)
    : kept_(kept), white_first_(white_first), players_(players_of(kept, white_first)) {
  for (std::uint32_t i = 0; i < kept.tags.size(); ++i)
    tags_.try_emplace(std::string(kept.text(kept.tags[i].name)), i);
}

TagMerger::Players TagMerger::players_of(const Record& record, bool white_first) {
  Players players;
  for (const RosterTag tag : {RosterTag::white, RosterTag::black}) {
    const std::string_view name = roster_value(record, tag, white_first);
    if (!is_unknown_value({}, name)) append_plain_name(name, players[tag == RosterTag::white ? 0 : 1]);
  }
  return players;
}

bool TagMerger::are_other_players(const Record& other) {
  if (players_[0].empty() || players_[1].empty()) players_ = players_of(kept_, white_first_);
  const Players others = players_of(other, white_first_);
  for (std::size_t i = 0; i < players_.size(); ++i)
    if (!players_[i].empty() && !others[i].empty() && players_[i] != others[i]) return true;
  return false;
}

void TagMerger::set(const std::string& name, std::string_view value) {
  const auto [found, is_new] = tags_.try_emplace(name, static_cast<std::uint32_t>(kept_.tags.size()));
  const Span kept = kept_.keep(value);
  if (is_new)
    kept_.push_tag(kept_.keep(name), kept);
  else
    kept_.tags[found->second].value = kept;
  if (name == "Result") set_result(kept_, value);
}

void TagMerger::merge(const Record& other, Merging merging, MergeReport& report) {
  const bool foreign = are_other_players(other);
  for (const Tag& tag : other.tags) {
    const std::string name(other.text(tag.name));
    const std::string value = canonical_value(other, tag);
    const bool says_nothing = is_unknown_value(name, value);
    const auto known = tags_.find(name);
    if (says_nothing && (foreign || value.empty() || known != tags_.end())) continue;
    const std::string now =
        known == tags_.end() ? std::string() : canonical_value(kept_, kept_.tags[known->second]);
    if (now == value || is_completed_by(value, now)) continue;
    const bool is_missing = is_unknown_value(name, now) || is_completed_by(now, value);
    if (foreign || !is_missing) {
      report.add_conflict(name + ' ' + in_quotes(value) +
                          (is_missing ? "" : " (kept: " + in_quotes(now) + ')'));
      continue;
    }
    if (merging == Merging::adds) set(name, value);
    ++report.tags;
  }
}

}  // namespace mt
