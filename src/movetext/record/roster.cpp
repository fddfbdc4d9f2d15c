#include "movetext/record/roster.hpp"

#include "movetext/record/score.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace mt {
namespace {

constexpr bool is_name_char(char c) {
  return text::is_letter(c) || text::is_digit(c) || c == '_' || c == '-';
}

std::string_view usual_spelling(std::string_view written) {
  if (tag_name_of(written) != TagName::unknown) return written;
  for (const std::string_view known : tag_names)
    if (text::same_in_any_case(known, written)) return known;
  return {};
}

// Returns the roster tag for which the name is an alias, or nullopt.
std::optional<RosterTag> aliased(std::string_view name, bool white_first, const Convention& convention) {
  if (name == convention.first_player) return RosterTag::white;
  if (name == "Dati") return RosterTag::event;
  if (name == "Anno") return RosterTag::date;
  if (name == "Bianco") return RosterTag::white;
  if (name == "Nero" || name == "Red") return RosterTag::black;
  if (name == "Risultato") return RosterTag::result;
  if (name == "P1") return white_first ? RosterTag::white : RosterTag::black;
  if (name == "P2") return white_first ? RosterTag::black : RosterTag::white;
  return {};
}

constexpr TagName name_of(RosterTag tag) {
  return static_cast<TagName>(tag);
}
static_assert(std::equal(roster_names.begin(), roster_names.end(), tag_names.begin()));

constexpr bool is_roster_name(TagName name) {
  return name <= TagName::result;
}

std::string_view unknown_value(RosterTag tag) {
  if (tag == RosterTag::date) return "????.??.??";
  return tag == RosterTag::result ? "*" : "?";
}

// Returns whether the tag is necessary to read the moves: the tag of the game, of the start position, or of
// the notation if the convention has such a tag.
bool tells_game(std::string_view name, const Convention& convention) {
  return name == "FEN" || name == convention.game_tag ||
         (!convention.notation_tag.empty() && name == convention.notation_tag);
}

bool is_date_name(std::string_view name) {
  return name.size() >= 4 && name.substr(name.size() - 4) == "Date";
}

}  // namespace

void append_tag_name(std::string_view written, std::string& out) {
  const std::string_view usual = usual_spelling(written);
  if (!usual.empty()) {
    out += usual;
    return;
  }
  const std::size_t start = out.size();
  for (const char c : written) out += is_name_char(c) ? c : '_';
  if (start < out.size() && out[start] >= 'a' && out[start] <= 'z')
    out[start] = static_cast<char>(out[start] - 'a' + 'A');
}

bool is_tag_name(std::string_view written) {
  if (tag_name_of(written) != TagName::unknown) return true;
  return !written.empty() && usual_spelling(written).empty() && !(written[0] >= 'a' && written[0] <= 'z') &&
         std::all_of(written.begin(), written.end(), is_name_char);
}

bool add_tag(Record& record, Span name, Span value) {
  if (record.find_tag(record.text(name)) != nullptr) return false;
  record.push_tag(name, value);
  return true;
}

std::string_view roster_value(const Record& record, RosterTag tag, bool white_first) {
  const std::string_view own = text::trim(record.tag(name_of(tag)));
  if (!own.empty() && own != "?") return own;
  if (record.convention->keeps_tags)
    return tag == RosterTag::date ? text::trim(record.tag(TagName::event_date)) : own;
  for (const Tag& other : record.tags)
    if (other.known == TagName::unknown &&
        aliased(record.text(other.name), white_first, *record.convention) == tag)
      return text::trim(record.text(other.value));
  return own;
}

std::string_view terminator(const Record& record) {
  if (record.tape.empty() || record.tape.back().kind != EventKind::result) return {};
  return record.text(record.tape.back());
}

namespace {

// Returns the result as "1-0", "0-1" or "1/2-1/2" (PGN 8.1.1.7), or an empty view if it is another text.
std::string_view one_of_four(std::string_view written) {
  switch (read_score(canonical_result(written))) {
    case Score::first_wins:
      return "1-0";
    case Score::second_wins:
      return "0-1";
    case Score::draw:
      return "1/2-1/2";
    default:
      return {};
  }
}

// Returns the result in canonical form, or an empty view if the text does not give a result.
std::string_view told_result(std::string_view written, const Convention& convention) {
  if (convention.four_results) return can_be_of_one_game(written) ? one_of_four(written) : std::string_view();
  return tells_result(written) ? canonical_result(written) : std::string_view();
}

}  // namespace

std::string_view record_result(const Record& record) {
  const Convention& convention = *record.convention;
  const auto written = [&](bool by_marker) {
    return by_marker ? terminator(record) : roster_value(record, RosterTag::result);
  };
  std::string_view result = told_result(written(convention.marker_decides), convention);
  if (result.empty()) result = told_result(written(!convention.marker_decides), convention);
  return result.empty() ? std::string_view("*") : result;
}

std::string_view TagSheet::named(std::string_view name) const {
  for (const CanonicalTag& tag : tags_)
    if (tag.name == name) return tag.value;
  return {};
}

std::string_view TagSheet::dated(std::string_view value, const text::DateReading& reading) {
  if (reading.form != text::DateForm::spelled) return value;
  const std::size_t start = dates_.size();
  text::write_date(reading.date, dates_);
  return std::string_view(dates_).substr(start);
}

namespace {

// Returns whether the record begins with the seven roster tags, in the order of the sheet.
bool starts_with_roster(const Record& record) {
  if (record.convention->keeps_tags || record.tags.size() < roster_names.size()) return false;
  if (record.convention->first_player != roster_names[static_cast<std::size_t>(RosterTag::white)])
    return false;
  const auto value_of = [&](RosterTag tag) {
    return record.text(record.tags[static_cast<std::size_t>(tag)].value);
  };
  bool all_told = true;
  for (std::size_t i = 0; i < roster_names.size(); ++i) {
    const auto tag = static_cast<RosterTag>(i);
    const std::string_view value = value_of(tag);
    if (record.tags[i].known != name_of(tag) || value.empty()) return false;
    if (text::is_blank(value.front()) || text::is_blank(value.back())) return false;
    all_told = all_told && value != "?";
  }
  const auto is_alias = [&](const Tag& tag) {
    return tag.known == TagName::unknown && aliased(record.text(tag.name), true, *record.convention);
  };
  if (!all_told && std::any_of(record.tags.begin(), record.tags.end(), is_alias)) return false;
  const std::string_view date = value_of(RosterTag::date);
  const text::DateForm form = text::read_date(date).form;
  if (form == text::DateForm::spelled) return false;
  if (form == text::DateForm::unknown && date != unknown_value(RosterTag::date)) return false;
  return value_of(RosterTag::result) == record_result(record);
}

}  // namespace

void TagSheet::fill_roster(const Record& record, bool white_first) {
  roster_as_read_ = starts_with_roster(record);
  if (roster_as_read_) {
    for (std::size_t i = 0; i < roster_names.size(); ++i)
      tags_.push_back({roster_names[i], record.text(record.tags[i].value)});
    return;
  }
  for (std::size_t i = 0; i < roster_names.size(); ++i) {
    const auto tag = static_cast<RosterTag>(i);
    std::string_view value = roster_value(record, tag, white_first);
    if (tag == RosterTag::result) value = record_result(record);
    if (tag == RosterTag::date) {
      const text::DateReading reading = text::read_date(value);
      value = reading.form == text::DateForm::unknown ? std::string_view() : dated(value, reading);
    }
    const bool first = tag == RosterTag::white;
    tags_.push_back({first ? record.convention->first_player : roster_names[i],
                     value.empty() ? unknown_value(tag) : value});
  }
}

namespace {

// Returns whether a tag has a known name and no value. A tag with an unknown name is kept even without a
// value.
bool says_nothing(std::string_view name, TagName known, std::string_view value,
                  const Convention& convention) {
  return text::trim(value).empty() && (known != TagName::unknown || aliased(name, true, convention));
}

}  // namespace

void TagSheet::fill_others(const Record& record, const TagOptions& options) {
  const bool has_fen = !text::trim(record.tag(TagName::fen)).empty();
  if (has_fen) tags_.push_back({"SetUp", "1"});
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    const std::string_view value = record.text(tag.value);
    if (is_roster_name(tag.known) || says_nothing(name, tag.known, value, *record.convention)) continue;
    if (tag.known == TagName::set_up && (has_fen || text::trim(value) == "1")) continue;
    if (options.reduced && !tells_game(name, *record.convention)) continue;
    const auto alias = tag.known == TagName::unknown ? aliased(name, options.white_first, *record.convention)
                                                     : std::optional<RosterTag>();
    if (alias && (roster_value(record, *alias, options.white_first) == text::trim(value))) continue;
    tags_.push_back({name, is_date_name(name) ? dated(value, text::read_date(value)) : value});
  }
  std::sort(tags_.begin() + roster_names.size(), tags_.end(),
            [](const CanonicalTag& a, const CanonicalTag& b) { return a.name < b.name; });
}

void TagSheet::fill(const Record& record, const TagOptions& options) {
  tags_.clear();
  dates_.clear();
  // The text of dates_ must not move, because tags are views of it.
  dates_.reserve((record.tags.size() + 1) * 10);
  fill_roster(record, options.white_first);
  if (options.others) fill_others(record, options);
}

}  // namespace mt
