#include "movetext/server/domain/terms.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/live_game.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace mt::server::domain {
namespace {

constexpr std::uint32_t longest_match = 64;

// Returns the refusal of an invalid value. The text `text` lists the valid values.
Refusal bad_value(TextKey text, std::string_view name, std::string_view value) {
  return make_refusal({text, {{"name", name}, {"value", value}}});
}

Refusal unknown_game(std::string_view name) {
  return make_refusal({"no-variant.unknown"_text, {{"game", name}}});
}

std::optional<bool> yes_or_no(std::string_view value) {
  if (value.empty() || text::same_in_any_case(value, "yes") || text::same_in_any_case(value, "on"))
    return true;
  if (text::same_in_any_case(value, "no") || text::same_in_any_case(value, "off")) return false;
  return {};
}

std::optional<Refusal> set_game(Terms& terms, std::string_view name, const std::optional<GameSpec>& spec) {
  if (!spec) return unknown_game(name);
  terms.game = spec->name();
  return {};
}

std::optional<Refusal> set_losing(Terms& terms) {
  const auto spec = parse_game(terms.game);
  if (!spec || !has_losing_form(*spec))
    return make_refusal({"no-variant.losing"_text, {{"game", terms.game}}});
  terms.game = losing(*spec).name();
  return {};
}

// If the row has an alias "NAME-SIZE" with that size, returns NAME: the same game on its usual board.
// Otherwise returns an empty text. Example: Brazilian draughts has the alias "international-small", so its
// game on the usual board is "international".
std::string_view usual_game(const mt::GameRow& row, std::string_view size) {
  for (const std::string_view alias : row.aliases) {
    const std::size_t dash = alias.rfind('-');
    if (dash != std::string_view::npos && alias.substr(dash + 1) == size) return alias.substr(0, dash);
  }
  return {};
}

// Returns the row of the game `name` on a board of that size, or nullptr if the table does not have it.
const mt::GameRow* on_board(std::string_view name, std::string_view size) {
  return find_game(std::string(name) + '-' + std::string(size));
}

// If the row is a game on an unusual board, such as Brazilian draughts ("international-small"), returns the
// row of the same game on a board of the size `size`. Otherwise returns nullptr.
const mt::GameRow* instead_of(const mt::GameRow& row, std::string_view size) {
  for (const std::string_view other : {"small", "large"})
    if (const std::string_view usual = usual_game(row, other); !usual.empty()) return on_board(usual, size);
  return nullptr;
}

std::optional<Refusal> set_board(Terms& terms, std::string_view size) {
  const Family* const family = find_family(family_of(terms.game));
  for (const mt::GameRow& row : family == nullptr ? std::span<const mt::GameRow>() : family->games) {
    if (!terms.game.starts_with(row.name)) continue;
    if (!usual_game(row, size).empty()) return {};
    if (const mt::GameRow* wanted = instead_of(row, size))
      return make_refusal({"no-variant.one-board"_text, {{"game", terms.game}, {"other", wanted->name}}});
    if (const mt::GameRow* wanted = on_board(row.name, size)) {
      terms.game = std::string(wanted->name) + terms.game.substr(row.name.size());
      return {};
    }
  }
  return make_refusal({"no-variant.no-board"_text, {{"game", terms.game}, {"size", Term(size)}}});
}

std::optional<Refusal> set_flag(bool& flag, std::string_view name, std::string_view value) {
  const auto wanted = yes_or_no(value);
  if (!wanted) return bad_value("bad-option.flag"_text, name, value);
  flag = *wanted;
  return {};
}

std::optional<Refusal> set_days(Duration& out, std::string_view name, std::string_view value) {
  const std::int64_t days = text::parse_number(value, 3650);
  if (days <= 0) return bad_value("bad-option.days"_text, name, value);
  out = days * day_long;
  return {};
}

std::optional<Refusal> set_time(Terms& terms, TimeControl::Kind kind, std::string_view name,
                                std::string_view value) {
  Duration limit = 0;
  if (auto refusal = set_days(limit, name, value)) return refusal;
  terms.time = {.kind = kind, .limit = limit};
  return {};
}

struct Flag {
  std::string_view name;
  bool Terms::*flag;
};
constexpr auto flags = std::to_array<Flag>({{"rated", &Terms::rated},
                                            {"takeback", &Terms::takebacks},
                                            {"handicap", &Terms::handicap},
                                            {"forced", &Terms::forced},
                                            {"swap", &Terms::swap},
                                            {"cube", &Terms::cube}});

bool is_word_byte(char c) {
  return c > ' ' && c < 0x7F && c != '%' && c != '=';
}

std::string encoded(std::string_view value) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : value) {
    if (is_word_byte(c)) {
      out += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += {'%', digits[byte >> 4U], digits[byte & 15U]};
  }
  return out;
}

std::optional<std::string> decoded(std::string_view value) {
  const auto digit = [](char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  };
  std::string out;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] != '%') {
      out += value[i];
      continue;
    }
    if (i + 2 >= value.size() || digit(value[i + 1]) < 0 || digit(value[i + 2]) < 0) return {};
    out += static_cast<char>(digit(value[i + 1]) * 16 + digit(value[i + 2]));
    i += 2;
  }
  return out;
}

// Parses one word "name=value" of stored terms. Returns false if the name or the value is unknown.
bool read_word(Terms& terms, std::string_view name, const std::string& value) {
  if (name == "game") return terms.game = value, parse_game(value).has_value();
  if (name == "start") return terms.start = value, true;
  if (name == "claim") return terms.claimed_timeouts = value == "manual", true;
  if (name == "nag") {
    const std::int64_t nag = text::parse_number(value, INT64_MAX / 2);
    terms.nag = nag;
    return nag >= 0;
  }
  if (name == "time") {
    const auto time = parse_time_control(value);
    if (time) terms.time = *time;
    return time.has_value();
  }
  return !set_option(terms, name, value);
}

}  // namespace

std::optional<Terms> default_terms(std::string_view game) {
  const auto spec = parse_game(game);
  if (!spec) return {};
  Terms terms;
  terms.game = spec->name();
  return terms;
}

std::optional<Refusal> set_option(Terms& terms, std::string_view name, std::string_view value) {
  if (text::is_one_of(name, {"reverse", "misere", "losing", "giveaway"})) return set_losing(terms);
  if (text::is_one_of(name, {"small"})) return set_board(terms, "small");
  if (text::is_one_of(name, {"large"})) return set_board(terms, "large");
  if (text::is_one_of(name, {"variant"})) return set_game(terms, value, parse_game(value));
  if (text::is_one_of(name, {"fen", "position"})) return terms.start = value, std::nullopt;
  if (text::is_one_of(name, {"nagtime"})) return set_days(terms.nag, name, value);
  if (text::is_one_of(name, {"forfeittime"}))
    return set_time(terms, TimeControl::Kind::per_move, name, value);
  if (text::is_one_of(name, {"totaltime"})) return set_time(terms, TimeControl::Kind::total, name, value);
  if (text::is_one_of(name, {"time"})) {
    const auto time = parse_time_control(value);
    if (!time) return bad_value("bad-option.time"_text, name, value);
    if (time->cap != 0 && time->cap < time->limit)
      return make_refusal({"bad-option.full-clock"_text, {{"value", value}}});
    terms.time = *time;
    return {};
  }
  if (text::is_one_of(name, {"match"})) {
    const std::int64_t points = text::parse_number(value, longest_match);
    if (points <= 0)
      return make_refusal(
          {"bad-option.match"_text, {{"name", name}, {"value", value}, {"most", longest_match}}});
    terms.match_length = static_cast<std::uint32_t>(points);
    return {};
  }
  if (text::is_one_of(name, {"claim"})) {
    if (!text::is_one_of(value, {"manual", "auto"})) return bad_value("bad-option.claim"_text, name, value);
    terms.claimed_timeouts = text::same_in_any_case(value, "manual");
    return {};
  }
  for (const auto& [word, flag] : flags)
    if (text::same_in_any_case(name, word)) return set_flag(terms.*flag, name, value);
  return make_refusal({"bad-option.unknown"_text, {{"name", name}}});
}

std::optional<Refusal> objection(const Terms& terms) {
  const auto spec = parse_game(terms.game);
  if (!spec) return unknown_game(terms.game);
  if (terms.match_length > 0 && !spec->family().has_dice)
    return make_refusal({"no-match"_text, {{"games", listed(games_of_matches())}}});
  Diagnostic problem;
  const auto board = replay::LiveGame::begin(
      *spec, {.start = terms.start, .match_length = terms.match_length, .cube = terms.cube}, problem);
  if (board == nullptr)
    return make_refusal(
        {"bad-position.by-the-rules"_text, {{"why", Term(problem.message)}, {"hint", Term(problem.hint)}}});
  if (const Outcome outcome = board->rules().outcome(board->position()); outcome.kind != Outcome::Kind::open)
    return make_refusal({"game-over.at-the-start"_text, {{"reason", Term(outcome.reason)}}});
  return {};
}

Side first_mover(const Terms& terms) {
  Diagnostic problem;
  const auto spec = parse_game(terms.game);
  const auto board = spec && !terms.start.empty()
                         ? replay::LiveGame::begin(*spec, {.start = terms.start}, problem)
                         : nullptr;
  return board == nullptr ? Side::first : board->to_move();
}

std::string to_text(const Terms& terms) {
  std::string out =
      "game=" + encoded(terms.game) + " time=" + to_text(terms.time) + " nag=" + std::to_string(terms.nag);
  for (const auto& [word, flag] : flags) out += ' ' + std::string(word) + (terms.*flag ? "=yes" : "=no");
  out += terms.claimed_timeouts ? " claim=manual" : " claim=auto";
  if (terms.match_length > 0) out += " match=" + std::to_string(terms.match_length);
  if (!terms.start.empty()) out += " start=" + encoded(terms.start);
  return out;
}

std::optional<Terms> parse_terms(std::string_view text) {
  Terms terms;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return {};
    const auto value = decoded(word.substr(equals + 1));
    if (!value || !read_word(terms, word.substr(0, equals), *value)) return {};
  }
  return terms;
}

std::string_view rating_class(const Terms& terms) {
  return terms.game;
}

}  // namespace mt::server::domain
