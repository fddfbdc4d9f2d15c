#include "movetext/text/date.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>

namespace mt::text {
namespace {

constexpr bool is_field_char(char c) {
  return is_digit(c) || c == '?';
}

// Up to three runs of digits and question marks, separated by single '.', '-' or '/'. A dot may end the text.
struct Fields {
  std::array<std::string_view, 3> part{};
  int count = 0;
  bool ok = false;
};

Fields split_fields(std::string_view text) {
  Fields fields;
  char separator = 0;
  while (!text.empty() && fields.count < 3) {
    std::size_t size = 0;
    while (size < text.size() && is_field_char(text[size])) ++size;
    if (size == 0 || size > 4) return fields;
    fields.part[static_cast<std::size_t>(fields.count++)] = text.substr(0, size);
    text.remove_prefix(size);
    if (text.empty()) break;
    const char next = text.front();
    if (next != '.' && next != '-' && next != '/') return fields;
    if (separator != 0 && next != separator) return fields;
    separator = next;
    text.remove_prefix(1);
    if (text.empty() && next != '.') return fields;
  }
  fields.ok = text.empty() && fields.count > 0;
  return fields;
}

// Returns 0 for a field of question marks, and -1 for a field that is not a number up to `limit`.
int small_field(std::string_view part, int limit) {
  if (part.find_first_not_of('?') == std::string_view::npos) return 0;
  if (part.size() > 2) return -1;
  const auto value = static_cast<int>(parse_number(part, limit));
  return value;  // a zero also means unknown: "1923.00.00"
}

bool read_year(std::string_view part, Date& date) {
  if (part.find_first_not_of('?') == std::string_view::npos) return true;
  if (part.size() != 4) return false;
  const std::size_t known = std::min(part.find('?'), part.size());
  if (part.find_first_not_of('?', known) != std::string_view::npos) return false;
  int year = 0;
  for (std::size_t i = 0; i < 4; ++i) year = year * 10 + (i < known ? part[i] - '0' : 0);
  if (known == 4 && year == 0) return true;  // "0000.00.00" is unknown: year 0 does not exist
  date.year = static_cast<std::int16_t>(year);
  date.year_digits = static_cast<std::uint8_t>(known);
  return true;
}

// Returns whether the day exists in the calendar, as far as the date is known. Dates before 1924 may use the
// Julian calendar, in which 29 February 1900 exists.
bool exists(const Date& date) {
  constexpr std::array<std::uint8_t, 13> days{31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (date.day > days[date.month]) return false;
  if (date.month != 2 || date.day < 29 || date.year_digits < 4) return true;
  const bool julian = date.year < 1924;
  return date.year % 4 == 0 && (julian || date.year % 100 != 0 || date.year % 400 == 0);
}

// The first letters of month names in the languages of draughts archives: English, Dutch, German, French,
// Italian, Spanish, Portuguese and Russian.
struct MonthName {
  std::string_view start;
  std::uint8_t month;
};
constexpr auto month_names = std::to_array<MonthName>(
    {{"jan", 1},  {"gen", 1},   {"ene", 1},  {"янв", 1},  {"feb", 2},  {"fev", 2},  {"fév", 2},  {"фев", 2},
     {"mar", 3},  {"maart", 3}, {"mär", 3},  {"mrt", 3},  {"мар", 3},  {"apr", 4},  {"avr", 4},  {"abr", 4},
     {"апр", 4},  {"may", 5},   {"mai", 5},  {"mei", 5},  {"mag", 5},  {"мая", 5},  {"май", 5},  {"jun", 6},
     {"juin", 6}, {"giu", 6},   {"июн", 6},  {"jul", 7},  {"juil", 7}, {"lug", 7},  {"июл", 7},  {"aug", 8},
     {"aoû", 8},  {"ago", 8},   {"авг", 8},  {"sep", 9},  {"set", 9},  {"сен", 9},  {"oct", 10}, {"okt", 10},
     {"ott", 10}, {"out", 10},  {"окт", 10}, {"nov", 11}, {"ноя", 11}, {"dec", 12}, {"dez", 12}, {"dic", 12},
     {"déc", 12}, {"дек", 12}});

// Returns 0 if the word is not a month name.
std::uint8_t month_of(std::string_view word) {
  for (const MonthName& name : month_names) {
    const std::string_view start = word.substr(0, name.start.size());
    if (start.size() == name.start.size() && contains_folded(start, name.start)) return name.month;
  }
  return 0;
}

// Reads a date with a month in words, a year of four digits, and possibly a day: "17 april 2009", "April 17,
// 2009", "juin 1936".
DateReading read_words(std::string_view text) {
  DateReading reading;
  for (int words = 0; !text.empty(); ++words) {
    if (words == 3) return {};
    const std::size_t end = std::min(text.find_first_of(" ,"), text.size());
    std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    while (!text.empty() && (text.front() == ' ' || text.front() == ',')) text.remove_prefix(1);
    if (!word.empty() && word.back() == '.') word.remove_suffix(1);
    const std::int64_t number = parse_number(word, 9999);
    Date& date = reading.date;
    if (number < 0) {
      if (date.month != 0 || (date.month = month_of(word)) == 0) return {};
    } else if (word.size() == 4 && date.year_digits == 0) {
      date.year = static_cast<std::int16_t>(number);
      date.year_digits = 4;
    } else {
      if (number < 1 || number > 31 || word.size() > 2 || date.day != 0) return {};
      date.day = static_cast<std::uint8_t>(number);
    }
  }
  const bool whole = reading.date.month != 0 && reading.date.year_digits != 0;
  if (whole && exists(reading.date)) reading.form = DateForm::spelled;
  return reading;
}

// Reads one date. Returns DateForm::text if the text is not a date.
DateReading read_single(std::string_view text) {
  Fields fields = split_fields(text);
  if (!fields.ok) return {};
  const bool year_last = fields.count == 3 && fields.part[0].size() <= 2 && fields.part[2].size() == 4;
  if (year_last) std::swap(fields.part[0], fields.part[2]);
  DateReading reading;
  if (!read_year(fields.part[0], reading.date)) return {};
  const int month = fields.count > 1 ? small_field(fields.part[1], 12) : 0;
  const int day = fields.count > 2 ? small_field(fields.part[2], 31) : 0;
  if (month < 0 || day < 0) return {};
  reading.date.month = static_cast<std::uint8_t>(month);
  reading.date.day = static_cast<std::uint8_t>(day);
  if (!exists(reading.date)) return {};
  const bool known = reading.date.year_digits > 0 || month > 0 || day > 0;
  reading.form = known ? DateForm::spelled : DateForm::unknown;
  return reading;
}

// Reads dates in Chinese: "1997年11月16日", "1997年11月" and "1997年".
DateReading read_chinese(std::string_view text) {
  std::string dotted;
  for (const std::string_view unit : {"年", "月", "日"}) {
    const std::size_t end = text.find(unit);
    if (end == std::string_view::npos || end == 0) return {};
    if (!std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), is_digit)) return {};
    if (!dotted.empty()) dotted += '.';
    dotted += text.substr(0, end);
    text.remove_prefix(end + unit.size());
    if (text.empty())
      return dotted.find('.') == 4 || dotted.size() == 4 ? read_single(dotted) : DateReading{};
  }
  return {};
}

// Reads "1994.12.31", the form of nearly all dates, without unknown parts. Returns DateForm::text for any
// other text.
DateReading read_canonical(std::string_view text) {
  if (text.size() != 10 || text[4] != '.' || text[7] != '.') return {};
  const std::int64_t year = parse_number(text.substr(0, 4));
  const std::int64_t month = parse_number(text.substr(5, 2), 12);
  const std::int64_t day = parse_number(text.substr(8), 31);
  if (year < 1 || month < 1 || day < 1) return {};
  const Date date{.year = static_cast<std::int16_t>(year),
                  .year_digits = 4,
                  .month = static_cast<std::uint8_t>(month),
                  .day = static_cast<std::uint8_t>(day)};
  if (!exists(date)) return {};
  return {date, DateForm::canonical};
}

}  // namespace

DateReading read_date(std::string_view text) {
  text = trim_wide(text);
  if (text.empty() || text == "-" || text == "????.??.??") return {{}, DateForm::unknown};
  if (const DateReading canonical = read_canonical(text); canonical.form != DateForm::text) return canonical;
  if (may_be_wide(text)) {
    const std::string plain = in_ascii_width(text);
    if (plain != text) {
      DateReading reading = read_date(plain);
      if (reading.form == DateForm::canonical) reading.form = DateForm::spelled;
      return reading;
    }
  }
  DateReading reading = read_single(text);
  if (reading.form == DateForm::text) reading = read_chinese(text);
  if (reading.form == DateForm::text) reading = read_words(text);
  if (reading.form == DateForm::text) {
    const std::size_t dash = text.find(" - ");
    if (dash == std::string_view::npos) return reading;
    const DateReading first = read_single(trim(text.substr(0, dash)));
    const DateReading second = read_single(trim(text.substr(dash + 3)));
    if (first.form != DateForm::spelled || second.form != DateForm::spelled) return reading;
    return {first.date, DateForm::range};
  }
  if (reading.form == DateForm::spelled) {
    std::string canonical;
    write_date(reading.date, canonical);
    if (canonical == text) reading.form = DateForm::canonical;
  }
  return reading;
}

void write_date(const Date& date, std::string& out) {
  int divisor = 1000;
  for (int i = 0; i < 4; ++i, divisor /= 10)
    out += i < date.year_digits ? static_cast<char>('0' + date.year / divisor % 10) : '?';
  for (const int field : {date.month, date.day}) {
    out += '.';
    if (field == 0) {
      out += "??";
    } else {
      out += static_cast<char>('0' + field / 10);
      out += static_cast<char>('0' + field % 10);
    }
  }
}

DayRange day_range(const Date& date) {
  if (date.year_digits == 0) return {};
  constexpr std::array<int, 5> span{10000, 1000, 100, 10, 1};
  const int last_year = date.year + span[static_cast<std::size_t>(date.year_digits)] - 1;
  const int first_month = date.month > 0 ? date.month : 1;
  const int last_month = date.month > 0 ? date.month : 12;
  const int first_day = date.day > 0 ? date.day : 1;
  const int last_day = date.day > 0 ? date.day : 31;
  return {date.year * 10000 + first_month * 100 + first_day, last_year * 10000 + last_month * 100 + last_day};
}

}  // namespace mt::text
