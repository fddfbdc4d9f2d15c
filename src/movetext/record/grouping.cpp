#include "movetext/record/grouping.hpp"

#include "movetext/record/match_games.hpp"
#include "movetext/record/named_value.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <optional>

namespace mt {
namespace {

constexpr std::size_t longest_value = 1024;

bool has_groups(FilterName name) {
  return is_one_text(name) || name == FilterName::player || name == FilterName::game ||
         name == FilterName::plies || name == FilterName::ends || name == FilterName::number ||
         name == FilterName::ply || name == FilterName::position;
}

void append_plain(std::string_view value, std::string& out) {
  value = text::trim(value);
  if (value == "?") return;
  if (value.size() > longest_value) {
    std::size_t end = longest_value;
    while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0U) == 0x80U)
      --end;  // avoids cutting a character
    value = value.substr(0, end);
  }
  for (const char c : value) out += static_cast<unsigned char>(c) < ' ' || c == '\x7F' ? ' ' : c;
}

void append_written_day(std::string_view written, bool year_alone, std::string& out) {
  const text::Date date = text::read_date(written).date;
  if (date.year_digits == 0) return;
  std::string day;
  text::write_date(date, day);
  out += year_alone ? std::string_view(day).substr(0, day.find('.')) : std::string_view(day);
}

void append_code(std::string_view code, std::string& out) {
  code = text::trim(code);
  const bool is_code = code.size() >= 3 && text::to_lower(code[0]) >= 'a' && text::to_lower(code[0]) <= 'e' &&
                       text::is_digit(code[1]) && text::is_digit(code[2]);
  if (!is_code) return append_plain(code, out);
  out += static_cast<char>(text::to_lower(code[0]) - 'a' + 'A');
  out += code.substr(1, 2);
}

void append_result(std::string_view result, std::string& out) {
  switch (read_score(result)) {
    case Score::unknown:
    case Score::open:
      out += "open";
      return;
    case Score::first_wins:
      out += "1-0";
      return;
    case Score::second_wins:
      out += "0-1";
      return;
    case Score::draw:
      out += "draw";
      return;
    case Score::both_lose:
      out += "0-0";
      return;
    case Score::other:
      return append_plain(result, out);
  }
}

// Returns the result of the game for the player of a colour.
PlayerResult result_for(const Record& record, FilterName player, bool white_first) {
  const bool is_first = (player == FilterName::white) == white_first;
  switch (read_score(record_result(record))) {
    case Score::first_wins:
      return is_first ? PlayerResult::win : PlayerResult::loss;
    case Score::second_wins:
      return is_first ? PlayerResult::loss : PlayerResult::win;
    case Score::draw:
      return PlayerResult::draw;
    case Score::both_lose:
      return PlayerResult::loss;
    default:
      return PlayerResult::none;
  }
}

// Returns the word for the result from the player's view. If the result is not a score, returns its text
// unchanged.
std::string word_of(PlayerResult result, const Record& record) {
  switch (result) {
    case PlayerResult::win:
      return "win";
    case PlayerResult::draw:
      return "draw";
    case PlayerResult::loss:
      return "loss";
    case PlayerResult::none:
      break;
  }
  std::string out;
  append_result(record_result(record), out);
  return out;
}

// Returns the side of a player in small letters: "red" instead of "white" in games of Red and Black.
std::string_view colour_of(const Record& record, FilterName player) {
  if (player == FilterName::black) return "black";
  return record.convention->first_player == "Red" ? "red" : "white";
}

std::uint32_t rating_of(std::string_view value) {
  constexpr std::int64_t highest = 9999;
  const std::int64_t rating = text::parse_number(text::trim(value), highest);
  return rating < 0 ? 0 : static_cast<std::uint32_t>(rating);
}

// Returns the points that both sides have won in the games of a match, in hundredths, at most a million
// points.
ResultPoints points_of_match(const Record& record) {
  constexpr std::int64_t hundredths = 100;
  constexpr std::int64_t most = 1'000'000 * hundredths;
  std::int64_t first = 0;
  std::int64_t second = 0;
  for (const GameOfMatch& game : games_of(record)) {
    if (!game.winner) continue;
    std::int64_t& sum = *game.winner == Side::first ? first : second;
    sum = std::min(most, sum + hundredths * std::int64_t{game.points});
  }
  return {.first = static_cast<int>(first), .second = static_cast<int>(second)};
}

void append_value(const Record& record, FilterName name, std::string_view tag, const GroupContext& context,
                  std::string& out) {
  const std::string_view value = value_named(record, name, tag, context.white_first);
  switch (name) {
    case FilterName::date:
      return append_written_day(value, false, out);
    case FilterName::year:
      return append_written_day(value, true, out);
    case FilterName::eco:
      return append_code(value, out);
    case FilterName::result:
      return append_result(value, out);
    case FilterName::game:
      return append_plain(context.game, out);
    case FilterName::ends:
      out += context.end;
      return;
    case FilterName::plies:
      out += std::to_string(count_plies(record));
      return;
    case FilterName::number:
      if (context.number > 0) out += std::to_string(context.number);
      return;
    case FilterName::ply:
      out += context.ply;
      return;
    case FilterName::position:
      return append_plain(context.position, out);
    default:
      return append_plain(value, out);
  }
}

}  // namespace

std::string read_group_keys(std::string_view text, std::vector<GroupKey>& out) {
  for (;;) {
    const std::size_t comma = text.find(',');
    const std::string_view word = text::trim(text.substr(0, comma));
    GroupKey key;
    key.is_colour = text::is_one_of(word, {"colour", "color"});
    const auto name = key.is_colour ? FilterName::player : filter_name(word, key.tag);
    if (!name) return "unknown name '" + std::string(word) + "'" + near_name(word, "names", has_groups);
    if (!has_groups(*name)) return "records do not have a single value for '" + std::string(word) + "'";
    key.name = *name;
    const auto is_same = [&key](const GroupKey& other) {
      return other.name == key.name && other.tag == key.tag && other.is_colour == key.is_colour;
    };
    if (std::any_of(out.begin(), out.end(), is_same)) return "'" + std::string(word) + "' is named twice";
    out.push_back(std::move(key));
    if (comma == std::string_view::npos) return {};
    text.remove_prefix(comma + 1);
  }
}

PlayerGame game_of_player(const Record& record, bool of_white, bool white_first) {
  PlayerGame game;
  game.result = result_for(record, of_white ? FilterName::white : FilterName::black, white_first);
  game.opponent_rating = rating_of(
      value_named(record, of_white ? FilterName::black_elo : FilterName::white_elo, {}, white_first));
  const auto points = record.convention->is_match         ? std::optional(points_of_match(record))
                      : game.result == PlayerResult::none ? std::nullopt
                                                          : result_points(record_result(record));
  if (!points) return game;
  const bool is_first = of_white == white_first;
  game.scored = static_cast<std::uint32_t>(is_first ? points->first : points->second);
  game.conceded = static_cast<std::uint32_t>(is_first ? points->second : points->first);
  return game;
}

void append_groups(const Record& record, std::span<const GroupKey> keys, const GroupContext& context,
                   std::vector<std::string>& out, std::vector<PlayerGame>* games) {
  const bool by_player = std::ranges::any_of(keys, is_of_player);
  const bool counts = games != nullptr && by_player;
  // Returns the group for a player. Both players have the same group if no key depends on the player.
  const auto group_of = [&](FilterName player) {
    std::string group;
    for (const GroupKey& key : keys) {
      if (&key != keys.data()) group += between_values;
      if (key.is_colour)
        group += colour_of(record, player);
      else if (counts && key.name == FilterName::result)
        group += word_of(result_for(record, player, context.white_first), record);
      else
        append_value(record, key.name == FilterName::player ? player : key.name, key.tag, context, group);
    }
    return group;
  };
  const auto add = [&](std::string group, const PlayerGame& game) {
    out.push_back(std::move(group));
    if (games != nullptr) games->push_back(game);
  };
  std::string white = group_of(FilterName::white);
  if (!by_player) return add(std::move(white), {});
  std::string black = group_of(FilterName::black);
  if (white == black) return add(std::move(white), {});
  const auto game_of = [&](bool of_white) {
    return counts ? game_of_player(record, of_white, context.white_first) : PlayerGame{};
  };
  add(std::move(white), game_of(true));
  add(std::move(black), game_of(false));
}

}  // namespace mt
