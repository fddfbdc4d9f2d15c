#include "movetext/formats/wthor/writer.hpp"

#include "movetext/formats/wthor/draft.hpp"
#include "movetext/formats/wthor/names.hpp"
#include "movetext/formats/wthor/squares.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::wthor {
namespace {

constexpr int squares = 64;

// Returns Black's discs in a score such as "34-30", or -1 if the text is not a score.
int discs_of(std::string_view score) {
  const std::size_t dash = score.find('-');
  if (dash == std::string_view::npos) return -1;
  const std::int64_t black = text::parse_number(score.substr(0, dash), squares);
  const std::int64_t white = text::parse_number(score.substr(dash + 1), squares);
  return black >= 0 && white >= 0 && black + white == squares ? static_cast<int>(black) : -1;
}

std::string_view value_of(const Record& record, RosterTag tag) {
  const std::string_view value = roster_value(record, tag, false);
  return value == "?" ? std::string_view() : value;
}

text::DateReading date_of(const Record& record) {
  return text::read_date(roster_value(record, RosterTag::date));
}
// Returns the year of the game, or 0 if it is unknown.
std::uint16_t year_of(const text::DateReading& reading) {
  const bool told = reading.form == text::DateForm::canonical || reading.form == text::DateForm::spelled;
  return told && reading.date.year_digits == 4 ? static_cast<std::uint16_t>(reading.date.year) : 0;
}

// Returns the date if it has a year, a month and a day, else a date with the year 0.
text::Date day_of(std::string_view value) {
  const text::DateReading reading = text::read_date(value);
  const bool whole = year_of(reading) > 0 && reading.date.month > 0 && reading.date.day > 0;
  return whole ? reading.date : text::Date{};
}

std::int64_t number_of(std::string_view value) {
  return text::parse_number(value, static_cast<std::int64_t>(most_names));
}
// Returns the number of empty squares from which a theoretical score was computed, or -1 if the text is not
// such a number.
std::int64_t depth_of(std::string_view value) {
  constexpr std::int64_t most = 60;
  return text::parse_number(value, most);
}

enum class NameFault : std::uint8_t { none, long_name, other_signs };

NameFault fault_of(std::string_view name, const TableKind& kind) {
  std::string bytes;
  if (text::encode(name, text::OutputEncoding::latin_1, bytes) > 0) return NameFault::other_signs;
  return bytes.size() < kind.width ? NameFault::none : NameFault::long_name;
}

// The place of a name in a game record, and the messages if the name cannot be stored.
struct NamePlace {
  RosterTag tag;
  const TableKind* kind;
  std::string_view long_name;
  std::string_view other_signs;
};
constexpr std::array<NamePlace, 3> name_places{{
    {RosterTag::event, &tournaments, "the name of the event is longer than 25 letters",
     "the name of the event has characters that are not in ISO 8859-1"},
    {RosterTag::black, &players, "the name of Black is longer than 19 letters",
     "the name of Black has characters that are not in ISO 8859-1"},
    {RosterTag::white, &players, "the name of White is longer than 19 letters",
     "the name of White has characters that are not in ISO 8859-1"},
}};

Named named(const Record& record, RosterTag tag, std::string_view number_tag) {
  Named named{std::string(value_of(record, tag))};
  const std::int64_t number = number_of(text::trim(record.tag(number_tag)));
  if (number >= 0) named.number = static_cast<std::uint16_t>(number);
  return named;
}

// Reads the moves of the main line and returns their number. A number larger than moves.size() means that
// they cannot be stored.
std::size_t read_moves(const Record& record, std::array<std::uint8_t, 60>& moves) {
  std::size_t count = 0;
  for_each_main_line(record, [&](const Event& event) {
    if (event.kind == EventKind::null_ply) return true;
    const std::uint8_t move = event.kind == EventKind::ply ? move_of(record.text(event)) : 0;
    if (move == 0 || count == moves.size()) {
      count = moves.size() + 1;
      return false;
    }
    moves[count++] = move;
    return true;
  });
  return count;
}

class DraftWriter final : public RecordWriter {
 public:
  void write(const Record& record, bool /*white_first*/, std::string& out,
             text::Outlet* /*outlet*/) override {
    Draft draft;
    draft.event = named(record, RosterTag::event, "EventId");
    draft.black = named(record, RosterTag::black, "BlackId");
    draft.white = named(record, RosterTag::white, "WhiteId");
    draft.discs = static_cast<std::uint8_t>(std::max(0, discs_of(record_result(record))));
    const int theoretical = discs_of(text::trim(record.tag("TheoreticalScore")));
    draft.theoretical = theoretical < 0 ? draft.discs : static_cast<std::uint8_t>(theoretical);
    read_moves(record, draft.moves);
    draft.year = year_of(date_of(record));
    const std::int64_t depth = depth_of(text::trim(record.tag("TheoreticalDepth")));
    draft.depth = static_cast<std::uint8_t>(std::max<std::int64_t>(depth, 0));
    draft.created = day_of(text::trim(record.tag("SourceDate")));
    append_draft(draft, out);
  }
};

// A tag that is stored in the file, or that only repeats data stored elsewhere in it. `holds` returns whether
// the file can hold a value; it is nullptr if the file can hold every value.
struct WrittenTag {
  std::string_view name;
  bool (*holds)(std::string_view value) = nullptr;
};
bool is_number(std::string_view value) {
  return number_of(value) >= 0;
}
constexpr std::array<WrittenTag, 13> written_tags{{
    {"Event"},
    {"Date"},  // see append_lost_date()
    {"White"},
    {"Black"},
    {"Result"},
    {"GameType"},
    {"EventId", is_number},
    {"WhiteId", is_number},
    {"BlackId", is_number},
    {"PlyCount", is_number},
    {"SourceDate", [](std::string_view value) { return day_of(value).year > 0; }},
    {"TheoreticalScore", [](std::string_view value) { return discs_of(value) >= 0; }},
    {"TheoreticalDepth", [](std::string_view value) { return depth_of(value) >= 0; }},
}};

bool is_written(const Record& record, std::string_view name, std::string_view value) {
  for (const WrittenTag& tag : written_tags)
    if (tag.name == name) return tag.holds == nullptr || tag.holds(value);
  // A second name of a player or the event is not lost if it is equal to the stored name.
  return std::any_of(name_places.begin(), name_places.end(),
                     [&](const NamePlace& place) { return value_of(record, place.tag) == value; });
}

void append_words(std::string_view more, std::string& words) {
  words.append(words.empty() ? "" : ", ").append(more);
}

void append_lost_date(const Record& record, std::string& words) {
  const text::DateReading date = date_of(record);
  if (year_of(date) == 0 && date.form != text::DateForm::unknown)
    append_words("the date", words);
  else if (date.date.month > 0)
    append_words("the day of the date", words);
}

void append_lost_tags(const Record& record, std::string& words) {
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    const std::string_view value = text::trim(record.text(tag.value));
    if (!value.empty() && value != "?" && !is_written(record, name, value))
      append_words("the tag " + std::string(name), words);
  }
}

void append_lost_events(const Record& record, const WritingOptions& options, std::string& words) {
  const auto any = [&](auto... kinds) {
    return std::any_of(record.tape.begin(), record.tape.end(),
                       [&](const Event& event) { return ((event.kind == kinds) || ...); });
  };
  if (!options.no_comments && any(EventKind::comment)) append_words("comments", words);
  if (!options.no_variations && any(EventKind::open)) append_words("variations", words);
  if (!options.no_nags && any(EventKind::nag, EventKind::properties)) append_words("glyphs", words);
}

}  // namespace

std::string_view obstacle(const Record& record) {
  if (record.find_tag(TagName::fen) != nullptr) return "the start position is not the usual one";
  for (const NamePlace& place : name_places) {
    const NameFault fault = fault_of(value_of(record, place.tag), *place.kind);
    if (fault == NameFault::long_name) return place.long_name;
    if (fault == NameFault::other_signs) return place.other_signs;
  }
  if (discs_of(record_result(record)) < 0) return "the result is not a score in discs such as 34-30";
  std::array<std::uint8_t, 60> moves{};
  if (read_moves(record, moves) > moves.size()) return "some moves are not on one of the 60 empty squares";
  return {};
}

std::string losses(const Record& record, const WritingOptions& options) {
  std::string words;
  append_lost_date(record, words);
  append_lost_tags(record, words);
  if (!options.reduced) append_lost_events(record, options, words);
  return words;
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& /*options*/, LineWriter& /*lines*/) {
  return std::make_unique<DraftWriter>();
}

}  // namespace mt::wthor
