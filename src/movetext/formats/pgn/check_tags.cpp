// Checks whether the values of tags are possible for those tags.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

// Returns the fault of the date `value`, or an empty string if it has no fault. `reading` is the result of
// text::read_date(value).
std::string_view date_fault(std::string_view value, const text::DateReading& reading) {
  if (reading.form != text::DateForm::text)
    return value.substr(0, 4) == "0000" ? "year 0 does not exist; the year is read as unknown"
                                        : std::string_view();
  const bool numbers = value.size() == 10 && value[4] == '.' && value[7] == '.' &&
                       value.find_first_not_of("0123456789.?") == std::string_view::npos;
  return numbers ? "this day does not exist; the date is kept unchanged"
                 : "a date must have the form YYYY.MM.DD; this value is kept unchanged";
}

// Returns whether the value means "unknown": "", "?", "-", "----", "*" or "0". The ECO code "000" also means
// "unknown"; some programs write it for games at odds.
bool is_unknown(std::string_view value) {
  return value.find_first_not_of("?-+*.0 ") == std::string_view::npos;
}

bool is_count(std::string_view value) {
  return text::parse_number(value, 1'000'000) >= 0;
}

// Returns whether the value is a rating of up to four digits. A "?" or "p" may follow it: some lists mark a
// provisional rating in this way.
bool is_rating(std::string_view value) {
  if (value.size() <= 4 && std::all_of(value.begin(), value.end(), text::is_digit))
    return true;  // nearly all ratings
  if (value.back() == '?' || text::to_lower(value.back()) == 'p') value.remove_suffix(1);
  return text::parse_number(value, 9999) >= 0 || text::to_lower(value.front()) == 'u';  // "unrated"
}

// Returns whether the value is an ECO code (PGN 9.5.3): a letter and two digits, or a longer form that some
// programs write ("B33a", "A00/02").
bool is_eco(std::string_view value) {
  const char letter = text::to_lower(value.front());
  return value.size() >= 3 && letter >= 'a' && letter <= 'e' && text::is_digit(value[1]) &&
         text::is_digit(value[2]) && (value.size() == 3 || !text::is_digit(value[3]));
}

struct Check {
  // returns whether a value that is not empty is valid; is nullptr if every value is valid
  bool (*is_good)(std::string_view) = nullptr;
  std::string_view wanted;
};
// The checks of PGN 9.1, 9.5 and 9.8; the index in the table is the TagName of a tag.
constexpr auto checks = [] {
  std::array<Check, known_tag_names + 1> table{};
  const auto set = [&](TagName name, const Check& check) { table[static_cast<std::size_t>(name)] = check; };
  set(TagName::white_elo, {is_rating, "a rating"});
  set(TagName::black_elo, {is_rating, "a rating"});
  set(TagName::eco, {is_eco, "a letter from A to E and two digits"});
  set(TagName::ply_count, {is_count, "a number of plies"});
  return table;
}();

}  // namespace

void RecordReader::check_tags() {
  for (const std::string_view name : {"Date", "Anno"}) check_date(name);
  const bool strict = options_.policy == Policy::strict;  // otherwise report_form() reports nothing
  if (strict)
    for (const std::string_view name : {"EventDate", "UTCDate"}) check_date(name);
  if (strict && record_.convention->requires_roster) check_roster();
  check_setup();
  for (const Tag& tag : record_.tags) check_value(tag);
}

// Reports a tag whose value is not possible; the value is kept.
void RecordReader::check_value(const Tag& tag) {
  const Check& check = checks[static_cast<std::size_t>(tag.known)];
  if (check.is_good == nullptr) return;
  const std::string_view value = text::trim(record_.text(tag.value));
  if (value.empty() || check.is_good(value) || is_unknown(value)) return;
  report_value(tag, std::string(record_.text(tag.name)) + " must be " + std::string(check.wanted) +
                        ", not \"" + text::excerpt(value) + '"');
}

void RecordReader::report_value(const Tag& tag, std::string message) {
  const bool in_source = (tag.value.begin & Span::side_bit) == 0;
  const std::size_t begin = in_source ? tag.value.begin : record_.place_of(tag.name);
  report(Code::tag_value, begin, in_source ? tag.value.end : begin, std::move(message));
}

void RecordReader::check_date(std::string_view name) {
  const Tag* tag = record_.find_tag(name);
  if (tag == nullptr) return;
  const std::string_view value = text::trim(record_.text(tag->value));
  const bool in_source = (tag->value.begin & Span::side_bit) == 0;
  const std::size_t begin = in_source ? tag->value.begin : 0;
  const std::size_t end = in_source ? tag->value.end : 0;
  const bool of_the_game = name == "Date" || name == "Anno";
  const text::DateReading reading = text::read_date(value);
  if (const std::string_view fault = date_fault(value, reading); of_the_game && !fault.empty())
    report(Code::bad_date, begin, end, std::string(fault));
  else if (reading.form == text::DateForm::spelled)
    report_form(Code::date_form, begin, end, "a date must have the form YYYY.MM.DD");
}

void RecordReader::check_roster() {
  std::string missing;
  for (const std::string_view name : roster_names)
    if (record_.find_tag(name) == nullptr) missing.append(missing.empty() ? "" : ", ").append(name);
  if (!missing.empty()) report_form(Code::roster_tag, 0, 0, "tags of the roster are missing: " + missing);
}

// Checks SetUp and FEN, which must be used together (PGN 9.7).
void RecordReader::check_setup() {
  const Tag* fen = record_.find_tag(TagName::fen);
  const Tag* setup = record_.find_tag(TagName::set_up);
  const std::string_view value =
      setup != nullptr ? text::trim(record_.text(setup->value)) : std::string_view();
  if (setup != nullptr && value != "1" && (!is_unknown(value) || (value == "0" && fen != nullptr)))
    report_value(*setup, value == "0" ? "SetUp is 0, but the record has a FEN, which is used"
                                      : "SetUp must be 0 or 1, not \"" + text::excerpt(value) + '"');
  if (record_.convention->fen_needs_setup && fen != nullptr && value != "1") {
    const std::uint32_t begin = record_.place_of(fen->name);
    report_form(Code::no_setup, begin, begin + 3, "a FEN needs [SetUp \"1\"]");
  } else if (fen == nullptr && value == "1") {
    const std::uint32_t begin = record_.place_of(setup->name);
    report(Code::setup_without_fen, begin, begin + 5, "SetUp is 1, but the record has no FEN");
  }
}

}  // namespace mt::pgn
