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

// The names of PDN 3.0 and PGN, and the additions of the sites that export most games.
constexpr auto known_names = std::to_array<std::string_view>({"Event",
                                                              "Site",
                                                              "Date",
                                                              "Round",
                                                              "White",
                                                              "Black",
                                                              "Result",
                                                              "FEN",
                                                              "GameType",
                                                              "SetUp",
                                                              "Annotator",
                                                              "Author",
                                                              "BlackElo",
                                                              "BlackFmjdId",
                                                              "BlackNA",
                                                              "BlackRating",
                                                              "BlackTime",
                                                              "BlackTitle",
                                                              "BlackType",
                                                              "Board",
                                                              "ECO",
                                                              "EventDate",
                                                              "EventSponsor",
                                                              "Opening",
                                                              "PlyCount",
                                                              "Publication",
                                                              "Section",
                                                              "ResultFormat",
                                                              "PublicationDate",
                                                              "Stage",
                                                              "Termination",
                                                              "Time",
                                                              "TimeControl",
                                                              "TimeControlBlack",
                                                              "TimeControlWhite",
                                                              "UTCDate",
                                                              "UTCTime",
                                                              "Variant",
                                                              "WhiteElo",
                                                              "WhiteFmjdId",
                                                              "WhiteNA",
                                                              "WhiteRating",
                                                              "WhiteTime",
                                                              "WhiteTitle",
                                                              "WhiteType"});

constexpr bool is_name_char(char c) {
  return text::is_letter(c) || text::is_digit(c) || c == '_' || c == '-';
}

// The known names by their length, so that a look-up compares only two or three of them.
constexpr std::size_t longest_name = 16;
struct NameTable {
  std::array<std::string_view, known_names.size()> names{};
  std::array<std::uint8_t, longest_name + 2> first{};  // by length
};
constexpr NameTable by_length = [] {
  NameTable table;
  std::uint8_t count = 0;
  for (std::size_t length = 0; length <= longest_name; ++length) {
    table.first[length] = count;
    for (const std::string_view known : known_names)
      if (known.size() == length) table.names[count++] = known;
  }
  table.first[longest_name + 1] = count;
  return table;
}();
static_assert(by_length.first.back() == known_names.size());

std::span<const std::string_view> known_of_length(std::size_t length) {
  if (length > longest_name) return {};
  const std::size_t first = by_length.first[length];
  return std::span(by_length.names).subspan(first, by_length.first[length + 1] - first);
}

bool is_known_name(std::string_view written) {
  const auto names = known_of_length(written.size());
  return std::any_of(names.begin(), names.end(),
                     [&](std::string_view known) { return text::same_word(known, written); });
}

std::string_view usual_spelling(std::string_view written) {
  if (is_known_name(written)) return written;
  for (const std::string_view known : known_of_length(written.size()))
    if (text::same_in_any_case(known, written)) return known;
  return {};
}

// Returns the roster tag that a name stands for.
std::optional<RosterTag> aliased(std::string_view name, bool white_first) {
  if (name == "Dati") return RosterTag::event;
  if (name == "Anno") return RosterTag::date;
  if (name == "Bianco") return RosterTag::white;
  if (name == "Nero" || name == "Red") return RosterTag::black;
  if (name == "Risultato") return RosterTag::result;
  if (name == "P1") return white_first ? RosterTag::white : RosterTag::black;
  if (name == "P2") return white_first ? RosterTag::black : RosterTag::white;
  return {};
}

bool is_roster_name(std::string_view name) {
  return std::find(roster_names.begin(), roster_names.end(), name) != roster_names.end();
}

std::string_view unknown_value(RosterTag tag) {
  if (tag == RosterTag::date) return "????.??.??";
  return tag == RosterTag::result ? "*" : "?";
}

// Says whether a record's moves could not be read without the tag: its game, its start position.
bool tells_game(std::string_view name, const Convention& convention) {
  return name == "FEN" || name == convention.game_tag;
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
  if (is_known_name(written)) return true;
  return !written.empty() && usual_spelling(written).empty() && !(written[0] >= 'a' && written[0] <= 'z') &&
         std::all_of(written.begin(), written.end(), is_name_char);
}

bool add_tag(Record& record, Span name, Span value) {
  if (record.find_tag(record.text(name)) != nullptr) return false;
  record.push_tag(name, value);
  return true;
}

std::string_view roster_value(const Record& record, RosterTag tag, bool white_first) {
  const std::string_view own = text::trim(record.tag(roster_names[static_cast<std::size_t>(tag)]));
  if (!own.empty() && own != "?") return own;
  if (record.convention->keeps_tags)
    return tag == RosterTag::date ? text::trim(record.tag("EventDate")) : own;
  for (const Tag& other : record.tags)
    if (aliased(record.text(other.name), white_first) == tag) return text::trim(record.text(other.value));
  return own;
}

std::string_view terminator(const Record& record) {
  if (record.tape.empty() || record.tape.back().kind != EventKind::result) return {};
  return record.text(record.tape.back());
}

namespace {

// Returns one of the four results of PGN (8.1.1.7) except "*"; an empty view if the text is none of them.
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

// Returns the result that a text gives; an empty view if it gives none.
std::string_view told_result(std::string_view written, const Convention& convention) {
  if (convention.four_results) return one_of_four(written);
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

std::string_view TagSheet::other(std::string_view name) const {
  for (const CanonicalTag& tag : tags_)
    if (tag.name == name) return tag.value;
  return {};
}

std::string_view TagSheet::dated(std::string_view value) {
  const text::DateReading reading = text::read_date(value);
  if (reading.form != text::DateForm::spelled) return value;
  const std::size_t start = dates_.size();
  text::write_date(reading.date, dates_);
  return std::string_view(dates_).substr(start);
}

void TagSheet::fill_roster(const Record& record, bool white_first) {
  for (std::size_t i = 0; i < roster_names.size(); ++i) {
    const auto tag = static_cast<RosterTag>(i);
    std::string_view value = roster_value(record, tag, white_first);
    if (tag == RosterTag::result) value = record_result(record);
    if (tag == RosterTag::date) {
      value = dated(value);
      if (text::read_date(value).form == text::DateForm::unknown) value = {};
    }
    tags_.push_back({roster_names[i], value.empty() ? unknown_value(tag) : value});
  }
}

namespace {

// Says whether a tag has a known name and no value; an unknown name is information by itself.
bool says_nothing(std::string_view name, std::string_view value) {
  return text::trim(value).empty() &&
         (aliased(name, true) ||
          std::find(known_names.begin(), known_names.end(), name) != known_names.end());
}

}  // namespace

void TagSheet::fill_others(const Record& record, const TagOptions& options) {
  const bool has_fen = !text::trim(record.tag("FEN")).empty();
  if (has_fen) tags_.push_back({"SetUp", "1"});
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    const std::string_view value = record.text(tag.value);
    if (is_roster_name(name) || says_nothing(name, value)) continue;
    if (name == "SetUp" && (has_fen || text::trim(value) == "1")) continue;
    if (options.reduced && !tells_game(name, *record.convention)) continue;
    const auto alias = aliased(name, options.white_first);
    if (alias && (roster_value(record, *alias, options.white_first) == text::trim(value))) continue;
    tags_.push_back({name, is_date_name(name) ? dated(value) : value});
  }
  std::sort(tags_.begin() + roster_names.size(), tags_.end(),
            [](const CanonicalTag& a, const CanonicalTag& b) { return a.name < b.name; });
}

void TagSheet::fill(const Record& record, const TagOptions& options) {
  tags_.clear();
  dates_.clear();
  dates_.reserve((record.tags.size() + 1) * 10);  // the views into it must not move
  fill_roster(record, options.white_first);
  fill_others(record, options);
}

}  // namespace mt
