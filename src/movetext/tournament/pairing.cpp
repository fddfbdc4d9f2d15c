#include "movetext/tournament/pairing.hpp"

#include "movetext/record/grouping.hpp"
#include "movetext/record/named_value.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::tournament {
namespace {

constexpr std::size_t longest_value = 200;  // bytes
constexpr char field_separator = '\x1F';    // never occurs in a value

struct KindWord {
  Kind kind;
  std::string_view word;
};
// The first word of a kind is the one that is written.
constexpr auto kind_words = std::to_array<KindWord>({
    {Kind::short_game, "less than one move"},
    {Kind::forfeit, "forfeit"},
    {Kind::forfeit, double_forfeit},
    {Kind::forfeit, "forfeited"},
    {Kind::forfeit, "unplayed"},
    {Kind::forfeit, "not played"},
    {Kind::forfeit, "walkover"},
    {Kind::forfeit, "no show"},
    {Kind::forfeit, "default"},
    {Kind::pairing_bye, "pairing-allocated bye"},
    {Kind::full_bye, "full-point bye"},
    {Kind::half_bye, "half-point bye"},
    {Kind::zero_bye, "zero-point bye"},
});

struct TypeWord {
  TableKind kind;
  std::string_view word;
};
// Parts of values of the tag EventType; the first word of a kind is the one that is written.
constexpr auto type_words = std::to_array<TypeWord>({
    {TableKind::swiss, "swiss"},
    {TableKind::round_robin, "round-robin"},
    {TableKind::round_robin, "round robin"},
    {TableKind::round_robin, "schev"},  // the Scheveningen system: two teams
    {TableKind::match, "match"},
});

// Returns a value without blanks at its ends and without control characters, or an empty text if it is
// unknown.
std::string plain_value(std::string_view value) {
  value = text::trim(value);
  if (value.find_first_not_of("?-. ") == std::string_view::npos) return {};
  if (value.size() > longest_value) {
    std::size_t end = longest_value;
    while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0U) == 0x80U) --end;
    value = value.substr(0, end);
  }
  std::string out(value);
  std::replace_if(
      out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; }, ' ');
  return out;
}

// Returns a whole date as YYYY.MM.DD, or an empty text.
std::string day_of(std::string_view value) {
  const text::DateReading reading = text::read_date(value);
  const text::Date& date = reading.date;
  if (reading.form == text::DateForm::text || date.year_digits < 4 || date.month == 0 || date.day == 0)
    return {};
  std::string out;
  text::write_date(date, out);
  return out;
}

std::string tag_of_side(const Record& record, std::string_view side, std::string_view name) {
  std::string tag(side);
  return plain_value(record.tag(tag.append(name)));
}

Entrant entrant_of(const Record& record, bool is_white, bool white_first, std::string_view team_tag) {
  const auto value = [&](FilterName name) { return value_named(record, name, {}, white_first); };
  const bool is_red = is_white && record.convention->first_player == "Red";
  const std::string_view side = is_red ? "Red" : is_white ? "White" : "Black";
  Entrant entrant{.name = plain_value(value(is_white ? FilterName::white : FilterName::black)),
                  .title = tag_of_side(record, side, "Title"),
                  .federation = tag_of_side(record, side, "Federation"),
                  .fide_id = tag_of_side(record, side, "FideId"),
                  .team = tag_of_side(record, side, team_tag)};
  constexpr std::int64_t highest = 9999;
  const std::string_view elo = value(is_white ? FilterName::white_elo : FilterName::black_elo);
  entrant.rating =
      static_cast<std::uint16_t>(std::max<std::int64_t>(0, text::parse_number(text::trim(elo), highest)));
  return entrant;
}

Result result_of(const Record& record, bool white_first) {
  switch (read_score(record_result(record))) {
    case Score::first_wins:
      return white_first ? Result::white_wins : Result::black_wins;
    case Score::second_wins:
      return white_first ? Result::black_wins : Result::white_wins;
    case Score::draw:
      return Result::draw;
    case Score::both_lose:
      return Result::nobody_wins;
    default:
      return Result::open;
  }
}

std::optional<Kind> named_kind(std::string_view termination) {
  for (const KindWord& row : kind_words)
    if (text::same_in_any_case(row.word, termination)) return row.kind;
  return std::nullopt;
}

bool is_bye_name(std::string_view name) {
  return text::same_in_any_case(name, bye_name);
}

// Turns the record of a game against "bye" into a bye of its player.
void make_bye(std::optional<Kind> named, Pairing& pairing) {
  if (is_bye_name(pairing.white.name)) {
    std::swap(pairing.white, pairing.black);
    std::swap(pairing.numbers[0], pairing.numbers[1]);
    if (pairing.result == Result::white_wins)
      pairing.result = Result::black_wins;
    else if (pairing.result == Result::black_wins)
      pairing.result = Result::white_wins;
  }
  pairing.black = {};
  pairing.kind = named && is_bye(*named)                ? *named
                 : pairing.result == Result::white_wins ? Kind::pairing_bye
                 : pairing.result == Result::draw       ? Kind::half_bye
                                                        : Kind::zero_bye;
}

}  // namespace

std::optional<TableKind> kind_of_event_type(std::string_view value) {
  for (const TypeWord& row : type_words)
    if (text::contains_folded(value, row.word)) return row.kind;
  return std::nullopt;
}

std::string_view event_type_of(TableKind kind) {
  for (const TypeWord& row : type_words)
    if (row.kind == kind) return row.word;
  return {};
}

std::string_view termination_of(Kind kind) {
  for (const KindWord& row : kind_words)
    if (row.kind == kind) return row.word;
  return {};
}

Pairing pairing_of(const Record& record, bool white_first, std::string_view team_tag) {
  const auto roster = [&](RosterTag tag) { return roster_value(record, tag, white_first); };
  Pairing pairing{.event = plain_value(roster(RosterTag::event)),
                  .section = plain_value(record.tag("Section")),
                  .site = plain_value(roster(RosterTag::site)),
                  .date = day_of(roster(RosterTag::date)),
                  .begin = day_of(record.tag("EventDate")),
                  .round = plain_value(roster(RosterTag::round)),
                  .stated_kind = kind_of_event_type(record.tag("EventType")),
                  .white = entrant_of(record, true, white_first, team_tag),
                  .black = entrant_of(record, false, white_first, team_tag),
                  .result = result_of(record, white_first)};
  const PlayerGame game = game_of_player(record, true, white_first);
  pairing.numbers = {game.scored, game.conceded};
  const std::string_view termination = text::trim(record.tag("Termination"));
  const std::optional<Kind> named = named_kind(termination);
  if (named && !is_bye(*named)) pairing.kind = *named;
  if (text::same_in_any_case(termination, double_forfeit)) pairing.result = Result::nobody_wins;
  if (is_bye_name(pairing.white.name) != is_bye_name(pairing.black.name)) make_bye(named, pairing);
  return pairing;
}

void append_pairing(const Pairing& pairing, std::string& out) {
  const auto put = [&](std::string_view value) { out.append(value) += field_separator; };
  for (const std::string* value : {&pairing.family, &pairing.event, &pairing.section, &pairing.site,
                                   &pairing.date, &pairing.begin, &pairing.round})
    put(*value);
  for (const Entrant* entrant : {&pairing.white, &pairing.black}) {
    for (const std::string* value :
         {&entrant->name, &entrant->title, &entrant->federation, &entrant->fide_id, &entrant->team})
      put(*value);
    put(std::to_string(entrant->rating));
  }
  put(pairing.stated_kind ? event_type_of(*pairing.stated_kind) : std::string_view());
  put(std::to_string(static_cast<int>(pairing.kind)));
  put(std::to_string(static_cast<int>(pairing.result)));
  for (const std::uint32_t number : pairing.numbers) put(std::to_string(number));
}

Pairing read_pairing(std::string_view bytes) {
  const auto take = [&bytes] {
    const std::size_t end = std::min(bytes.find(field_separator), bytes.size());
    std::string value(bytes.substr(0, end));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    return value;
  };
  const auto take_number = [&](std::int64_t most) {
    return std::max<std::int64_t>(0, text::parse_number(take(), most));
  };
  Pairing pairing;
  for (std::string* value : {&pairing.family, &pairing.event, &pairing.section, &pairing.site, &pairing.date,
                             &pairing.begin, &pairing.round})
    *value = take();
  for (Entrant* entrant : {&pairing.white, &pairing.black}) {
    for (std::string* value :
         {&entrant->name, &entrant->title, &entrant->federation, &entrant->fide_id, &entrant->team})
      *value = take();
    entrant->rating = static_cast<std::uint16_t>(take_number(UINT16_MAX));
  }
  pairing.stated_kind = kind_of_event_type(take());
  pairing.kind = static_cast<Kind>(take_number(kinds - 1));
  pairing.result = static_cast<Result>(take_number(static_cast<std::int64_t>(Result::nobody_wins)));
  for (std::uint32_t& number : pairing.numbers) number = static_cast<std::uint32_t>(take_number(UINT32_MAX));
  return pairing;
}

}  // namespace mt::tournament
