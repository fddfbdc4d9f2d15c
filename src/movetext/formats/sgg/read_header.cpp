// Reads the lines above the first game into tags, which have the same names as in .mat files.
#include "movetext/formats/sgg/match_reader.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::sgg {
namespace {

std::string_view tag_of(Field field) {
  switch (field) {
    case Field::date:
      return "EventDate";
    case Field::server:
      return "Site";
    case Field::elo:
      return "ELO";
    case Field::jacoby:
      return "Jacoby";
    case Field::automatic_doubles:
      return "AutomaticDoubles";
    case Field::crawford:
      return "Crawford";
    case Field::beavers:
      return "Beaver";
    case Field::raccoons:
      return "Raccoon";
    case Field::cube:
      return "DoublingCube";
    case Field::rated:
      return "Rated";
    case Field::variant:
      return "Variation";
    case Field::length:
    case Field::none:
      break;
  }
  return {};
}

// Returns the word that .mat files use for a value, or an empty string if they use the same word.
std::string_view value_of(Field field, std::string_view words) {
  const bool rule = field == Field::jacoby || field == Field::automatic_doubles || field == Field::crawford ||
                    field == Field::beavers || field == Field::raccoons || field == Field::cube ||
                    field == Field::rated;
  if (rule && text::same_in_any_case(words, "yes")) return "On";
  if (rule && text::same_in_any_case(words, "no")) return "Off";
  if (field == Field::variant && text::same_in_any_case(words, "hypergammon")) return "HyperGammon (3)";
  if (field == Field::variant && text::same_in_any_case(words, "nackgammon")) return "NackGammon";
  return {};
}

}  // namespace

void MatchReader::read_header(const Line& line) {
  const FieldLine found = read_field(text_, line);
  std::size_t end = line.end;
  while (end > found.value && text::is_blank(text_[end - 1])) --end;
  switch (found.field) {
    case Field::none:
      if (!nearest_field(between(line.begin, end)).empty())
        report(Code::bad_match, line.begin, end,
               "this may be a damaged line about the match; it is kept as a comment");
      return add_comment(line.begin, line.end);
    case Field::length:
      return read_length(found.value, end);
    case Field::date:
      return read_date(found.value, end);
    default:
      break;
  }
  const std::string_view value = value_of(found.field, between(found.value, end));
  add_tag(record_.keep(tag_of(found.field)), value.empty() ? span(found.value, end) : record_.keep(value),
          line.begin, end);
  if (found.field == Field::cube && value == "Off" && record_.find_tag("CubeLimit") == nullptr)
    record_.set_tag("CubeLimit", "1");
}

// Reads the length of the match; the headings of the games also contain it.
void MatchReader::read_length(std::size_t begin, std::size_t end) {
  const std::size_t stop = text::digits_end(text_, begin, end);
  const std::int64_t length = text::parse_number(between(begin, stop), max_match_points);
  if (length < 0 || stop < end) {
    report(Code::bad_match, begin, end, "this must be a number of points; it is kept as a comment");
    return add_comment(begin, end);
  }
  length_ = static_cast<std::uint32_t>(length);
}

// Reads "Sunday July 4, 2004"; a text that is not a date is kept unchanged.
void MatchReader::read_date(std::size_t begin, std::size_t end) {
  std::size_t at = begin;
  const auto word = [&] {
    at = text::skip_blanks(text_, at, end);
    const std::size_t first = at;
    while (at < end && !text::is_blank(text_[at])) ++at;
    return std::string(between(first, at));
  };
  word();  // the day of the week
  const std::string month = word();
  std::string day = word();
  if (day.ends_with(',')) day.pop_back();
  const text::DateReading reading = text::read_date(day + ' ' + month + ' ' + word());
  if (reading.form != text::DateForm::spelled || text::skip_blanks(text_, at, end) < end)
    return add_tag(record_.keep("EventDate"), span(begin, end), begin, end);
  std::string date;
  text::write_date(reading.date, date);
  add_tag(record_.keep("EventDate"), record_.keep(date), begin, end);
}

}  // namespace mt::sgg
