#include "movetext/formats/xg/match_tags.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <string>

namespace mt::xg {
namespace {

constexpr auto variations =
    std::to_array<std::string_view>({"Backgammon", "NackGammon", "HyperGammon (3)", "LongGammon"});

// Web sites and programs from which eXtreme Gammon has imported matches.
constexpr auto sites = std::to_array<std::string_view>(
    {"GammonSite", "FIBS", "TrueMoneyGames", "GridGammon", "DailyGammon", "NetGammon", "VOG", "Gammon Empire",
     "Club Games", "PartyGammon", "XcitingGames", "BGRoom", "DiceArena", "Safe Harbor Games", "GameAccount",
     "XG Mobile"});

std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

struct Date {
  std::int64_t year;
  std::int64_t month;
  std::int64_t day;
};

// Returns the date of a day; days are counted from 1899-12-30. For the calculation a year begins in March, so
// that the leap day is its last day (the method of Fliegel and Van Flandern).
Date date_of(std::int64_t days) {
  constexpr std::int64_t era_days = 146'097;     // days of 400 years
  constexpr std::int64_t from_year_0 = 693'899;  // days from 0000-03-01 to 1899-12-30
  const std::int64_t count = days + from_year_0;
  const std::int64_t era = count / era_days;
  const std::int64_t in_era = count % era_days;
  const std::int64_t year = (in_era - in_era / 1460 + in_era / 36'524 - in_era / 146'096) / 365;
  const std::int64_t in_year = in_era - (365 * year + year / 4 - year / 100);
  const std::int64_t month = (5 * in_year + 2) / 153;
  const std::int64_t day = in_year - (153 * month + 2) / 5 + 1;
  const std::int64_t calendar_month = month < 10 ? month + 3 : month - 9;
  return {year + 400 * era + (calendar_month <= 2 ? 1 : 0), calendar_month, day};
}

// Returns a rating and the experience on which it is based: "1600.00/12".
std::string rating(double elo, std::int32_t experience) {
  const auto hundredths = static_cast<std::int64_t>(std::llround(elo * 100));
  return std::to_string(hundredths / 100) + '.' + two_digits(hundredths % 100) + '/' +
         std::to_string(experience);
}

class Tags {
 public:
  explicit Tags(Record& record) : record_(record) {}

  void add(std::string_view name, std::string_view value) {
    if (!value.empty()) record_.push_tag(record_.keep(name), record_.keep(value));
  }
  void add_switch(std::string_view name, bool on) { add(name, on ? "On" : "Off"); }

 private:
  Record& record_;
};

void add_place(const MatchEntry& match, Tags& tags) {
  const bool known = match.site >= 0 && static_cast<std::size_t>(match.site) < sites.size();
  const std::string_view site = known ? sites[static_cast<std::size_t>(match.site)] : std::string_view();
  tags.add("Site", match.location.empty() ? site : std::string_view(match.location));
  if (!match.location.empty()) tags.add("Server", site);
}

void add_date(double date, Tags& tags) {
  constexpr double last = 2'958'466;  // 10000-01-01
  if (!(date >= 1 && date < last)) return;
  const double days = std::floor(date);
  const Date day = date_of(static_cast<std::int64_t>(days));
  tags.add("EventDate", std::to_string(day.year) + '.' + two_digits(day.month) + '.' + two_digits(day.day));
  const auto minutes = static_cast<std::int64_t>(std::llround((date - days) * 1440));
  if (minutes > 0 && minutes < 1440)
    tags.add("EventTime", two_digits(minutes / 60) + '.' + two_digits(minutes % 60));
}

void add_ratings(const MatchEntry& match, Tags& tags) {
  constexpr double most = 100'000;
  constexpr std::array<std::string_view, 2> names{"WhiteElo", "BlackElo"};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (match.elo[i] > 0 && match.elo[i] < most)
      tags.add(names[i], rating(match.elo[i], match.experience[i]));
}

void add_rules(const MatchEntry& match, Tags& tags) {
  tags.add("Variation", variation_name(match.variation));
  const bool money = match.length == unlimited_length || match.length == 0;
  if (money) {
    tags.add_switch("Jacoby", match.jacoby);
    tags.add_switch("Beaver", match.beaver);
    if (match.auto_double) tags.add("AutoDouble", std::to_string(match.auto_double_most));
  } else {
    tags.add_switch("Crawford", match.crawford);
  }
  constexpr std::int32_t largest = 15;
  if (match.cube_limit > 0 && match.cube_limit <= largest)
    tags.add("CubeLimit", std::to_string(std::int64_t{1} << match.cube_limit));
}

}  // namespace

std::string_view variation_name(std::int32_t variation) {
  const bool known = variation >= 0 && static_cast<std::size_t>(variation) < variations.size();
  return known ? variations[static_cast<std::size_t>(variation)] : std::string_view();
}

void add_tags(const MatchEntry& match, Record& record) {
  Tags tags(record);
  add_place(match, tags);
  if (match.game_id != 0) tags.add("Match ID", std::to_string(match.game_id));
  tags.add("Event", match.event);
  tags.add("Round", match.round);
  add_ratings(match, tags);
  add_date(match.date, tags);
  add_rules(match, tags);
  if (match.unrated) tags.add("Unrated", "On");
  if (match.clock != 0)
    tags.add("TimeControl", std::to_string(match.clock_seconds) + '+' + std::to_string(match.clock_more));
  tags.add("Transcriber", match.transcriber);
}

}  // namespace mt::xg
