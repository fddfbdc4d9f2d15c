#include "movetext/formats/json/parser.hpp"

#include "movetext/record/match.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <bitset>

namespace mt::json {
namespace {

constexpr std::size_t most_tags = 4096;      // each is compared with all before it
constexpr std::size_t deepest_unknown = 32;  // nesting of fields that are skipped

// A move or position from a foreign hand must not break the movetext it may be written into.
bool is_safe_word(std::string_view text, std::string_view forbidden) {
  return !text.empty() && std::none_of(text.begin(), text.end(), [&](char c) {
    return (text::is_blank(c) && c != ' ') || forbidden.find(c) != std::string_view::npos;
  });
}

// Whether records of that convention have such items.
bool belongs(EventKind kind, Convention convention) {
  switch (kind) {
    case EventKind::game:
    case EventKind::roll:
    case EventKind::cube:
    case EventKind::points:
    case EventKind::properties:
      return convention == Convention::match;
    case EventKind::nag:
    case EventKind::open:
    case EventKind::close:
      return convention != Convention::match;
    default:
      return true;
  }
}

}  // namespace

void Parser::report(Code code, std::size_t begin, std::size_t end, std::string message) {
  record_.report(code, severity(code, options_.policy), static_cast<std::uint32_t>(begin - begin_),
                 static_cast<std::uint32_t>(std::max(begin, end) - begin_), std::move(message));
}

bool Parser::syntax(const Token& token) {
  report(Code::json_syntax, token.begin, token.end,
         token.kind == TokenKind::end ? "the JSON ends too early" : "this is not JSON");
  return false;
}

// The value is JSON, but not what belongs there.
bool Parser::shape(const Token& value, std::string message) {
  report(Code::json_shape, value.begin, value.end, std::move(message));
  return skip_value(value);
}

bool Parser::skip_value(const Token& first) {
  std::bitset<deepest_unknown + 1> objects;
  std::size_t depth = 0;
  Token token = first;
  for (bool value = true;;) {  // a value is expected, else a comma or an end
    const bool opens = token.kind == TokenKind::object_begin || token.kind == TokenKind::array_begin;
    const bool closes = token.kind == TokenKind::object_end || token.kind == TokenKind::array_end;
    if (value && opens) {
      if (++depth > deepest_unknown) return syntax(token);
      objects[depth] = token.kind == TokenKind::object_begin;
      token = scanner_.next();
      const bool empty = token.kind == (objects[depth] ? TokenKind::object_end : TokenKind::array_end);
      value = !empty;
      if (empty) continue;
    } else if (value) {
      if (token.kind != TokenKind::string && token.kind != TokenKind::number &&
          token.kind != TokenKind::literal)
        return syntax(token);
      value = false;
      if (depth == 0) return true;
      token = scanner_.next();
      continue;
    } else if (closes) {
      if (objects[depth] != (token.kind == TokenKind::object_end)) return syntax(token);
      if (--depth == 0) return true;
      token = scanner_.next();
      continue;
    } else {
      if (token.kind != TokenKind::comma) return syntax(token);
      token = scanner_.next();
      value = true;
    }
    if (!objects[depth]) continue;
    if (token.kind != TokenKind::string) return syntax(token);
    const Token colon = scanner_.next();
    if (colon.kind != TokenKind::colon) return syntax(colon);
    token = scanner_.next();
  }
}

template <class Read>
bool Parser::each_field(Read&& read) {
  Token token = scanner_.next();
  if (token.kind == TokenKind::object_end) return true;
  for (;;) {
    if (token.kind != TokenKind::string) return syntax(token);
    const std::string_view key = scanner_.text(token);
    const Token colon = scanner_.next();
    if (colon.kind != TokenKind::colon) return syntax(colon);
    if (!read(key, token)) return false;
    token = scanner_.next();
    if (token.kind == TokenKind::object_end) return true;
    if (token.kind != TokenKind::comma) return syntax(token);
    token = scanner_.next();
  }
}

bool Parser::parse() {
  const bool good = parse_fields();
  if (good && !has_moves_)
    report(Code::json_shape, begin_, begin_ + 1, "a record has the fields \"tags\" and \"moves\"");
  if (good && open_ != no_open) report(Code::json_shape, begin_, begin_ + 1, "a variation is never closed");
  finish();
  return good;
}

bool Parser::parse_fields() {
  const Token first = scanner_.next();
  if (first.kind != TokenKind::object_begin) return syntax(first);
  return each_field([&](std::string_view key, const Token&) { return read_field(key); });
}

bool Parser::read_field(std::string_view key) {
  if (key == "tags" && !has_tags_) return read_tags();
  if (key == "moves" && !has_moves_) return read_moves();
  if (key == "result" && !result_) return read_result();
  const Token value = scanner_.next();
  if (key == "format") {
    const std::string_view format = scanner_.text(value);
    if (format != "pdn" && format != "pgn" && format != "match")
      return shape(value, "the format of a record is \"pdn\", \"pgn\" or \"match\"");
    record_.convention = format == "pgn"     ? Convention::pgn
                         : format == "match" ? Convention::match
                                             : Convention::pdn;
  }
  return skip_value(value);
}

std::optional<Span> Parser::string_value(const Token& token) {
  if (token.kind != TokenKind::string) return {};
  const std::string_view written = scanner_.text(token);
  if (!text::is_utf8(written)) return {};
  if (!token.escaped)
    return Span{static_cast<std::uint32_t>(token.begin - begin_),
                static_cast<std::uint32_t>(token.end - begin_)};
  std::string& aside = record_.side_text;
  const std::size_t begin = aside.size();
  aside.reserve(begin + written.size());
  if (unescape(written, aside))
    return Span{static_cast<std::uint32_t>(begin) | Span::side_bit, static_cast<std::uint32_t>(aside.size())};
  aside.resize(begin);
  return {};
}

bool Parser::read_tags() {
  const Token value = scanner_.next();
  if (value.kind != TokenKind::object_begin) return shape(value, "\"tags\" is an object of strings");
  has_tags_ = true;
  return each_field([&](std::string_view key, const Token& name) {
    const Token token = scanner_.next();
    const std::optional<Span> text = string_value(token);
    if (!text) return shape(token, "the value of a tag is a string");
    if (record_.tags.size() >= most_tags) return shape(token, "more tags than a record can have");
    if (record_.convention == Convention::match) return add_tag_of_match(name, *text);
    std::string usual;
    append_tag_name(key, usual);
    if (usual.empty() || !text::is_letter(usual[0])) {
      report(Code::json_shape, name.begin, name.end, "the name of a tag begins with a letter");
      return true;
    }
    if (!add_tag(record_, record_.keep(usual), *text))
      report(Code::tag_duplicate, name.begin, name.end, usual + " for the second time: the first one counts");
    return true;
  });
}

// Names of such tags are as free as .mat has them.
bool Parser::add_tag_of_match(const Token& name, Span value) {
  const std::optional<Span> own = string_value(name);
  const std::string_view word = own ? record_.text(*own) : std::string_view();
  if (text::trim(word).empty() || text::trim(word) != word ||
      word.find_first_of("\"\r\n") != std::string_view::npos)
    report(Code::json_shape, name.begin, name.end, "the name of a tag is one line without quotes");
  else if (!add_tag(record_, *own, value))
    report(Code::tag_duplicate, name.begin, name.end,
           std::string(word) + " for the second time: the first one counts");
  return true;
}

bool Parser::read_result() {
  const Token value = scanner_.next();
  const std::optional<Span> text = string_value(value);
  if (!text) return shape(value, "\"result\" is a string");
  if (!can_end_movetext(record_.text(*text)))
    return shape(value, "\"result\" is a termination marker such as \"1-0\"");
  result_ = text;
  return true;
}

bool Parser::read_moves() {
  Token token = scanner_.next();
  if (token.kind != TokenKind::array_begin) return shape(token, "\"moves\" is an array of objects");
  has_moves_ = true;
  token = scanner_.next();
  if (token.kind == TokenKind::array_end) return true;
  for (;;) {
    const bool object = token.kind == TokenKind::object_begin;
    if (!(object ? read_item() : shape(token, "a move, comment ... is an object"))) return false;
    token = scanner_.next();
    if (token.kind == TokenKind::array_end) return true;
    if (token.kind != TokenKind::comma) return syntax(token);
    token = scanner_.next();
  }
}

bool Parser::read_item() {
  Item item;
  const std::size_t begin = scanner_.at() - 1;
  if (!each_field([&](std::string_view key, const Token&) { return read_item_field(key, item); }))
    return false;
  full_ = record_.tape.size() >= options_.events;
  if (full_) return false;
  if (item.kind != EventKind::removed && !belongs(item.kind, record_.convention))
    report(Code::json_shape, begin, scanner_.at(),
           record_.convention == Convention::match ? "a match has no glyphs and no variations"
                                                   : "games, dice and cube are of a \"match\"");
  else if (item.kind != EventKind::removed)
    add(item);
  else
    report(Code::json_shape, begin, scanner_.at(),
           "no move, pass, setup, comment, nag, variation, game, roll, cube or points");
  return true;
}

std::uint32_t Parser::number_value(const Token& token) const {
  if (token.kind != TokenKind::number) return 0;
  const std::int64_t value = text::parse_number(scanner_.text(token), 999'999'999);
  return value < 0 ? 0 : static_cast<std::uint32_t>(value);
}

bool Parser::read_text_item(EventKind kind, Item& item) {
  const Token token = scanner_.next();
  const std::optional<Span> text = string_value(token);
  if (!text) return shape(token, "a string is expected here");
  const bool free = kind == EventKind::comment || kind == EventKind::properties;
  const bool play = kind == EventKind::ply && record_.convention == Convention::match;
  const bool safe =
      play ? is_safe_play(record_.text(*text)) : is_safe_word(record_.text(*text), forbidden_in(kind));
  if (!free && !safe) return shape(token, "this is no move and no position");
  item.kind = kind;
  item.text = *text;
  item.token = token;
  return true;
}

// What would break the text of a record in its own format.
std::string_view Parser::forbidden_in(EventKind kind) const {
  if (record_.convention == Convention::match) return "()";
  return kind == EventKind::setup ? "{}[]();/\"" : "{}[]();$%\" ";
}

bool Parser::read_roll(Item& item) {
  if (!read_text_item(EventKind::roll, item)) return false;
  const std::string_view dice = record_.text(item.text);
  const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
  if (item.kind == EventKind::roll && (dice.size() != 2 || !is_die(dice[0]) || !is_die(dice[1]))) {
    report(Code::json_shape, item.token.begin, item.token.end, "a roll is two digits from 1 to 6");
    item.kind = EventKind::removed;
  }
  return true;
}

bool Parser::read_cube(Item& item) {
  if (!read_text_item(EventKind::cube, item)) return false;
  const auto action = find_cube_action(record_.text(item.text));
  if (item.kind == EventKind::cube && !action) {
    report(Code::json_shape, item.token.begin, item.token.end,
           "what is done with the cube is double, take, drop, beaver, raccoon or resign");
    item.kind = EventKind::removed;
  }
  if (action) item.arg = static_cast<std::uint8_t>(*action);
  return true;
}

// "2:0"
bool Parser::read_score(Item& item) {
  const Token token = scanner_.next();
  const std::string_view text = scanner_.text(token);
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::int64_t first = text::parse_number(text.substr(0, colon), max_match_points);
  const std::int64_t second =
      colon < text.size() ? text::parse_number(text.substr(colon + 1), max_match_points) : -1;
  if (token.kind != TokenKind::string || first < 0 || second < 0)
    return shape(token, "a score is two numbers with a colon between them");
  item.score = pack_score(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(second));
  return true;
}

// A match has games, dice and cube; it has neither glyphs nor variations.
bool Parser::read_item_field(std::string_view key, Item& item) {
  if (item.kind == EventKind::removed) {
    if (key == "move") return read_text_item(EventKind::ply, item);
    if (key == "setup") return read_text_item(EventKind::setup, item);
    if (key == "comment") return read_text_item(EventKind::comment, item);
  }
  const bool match = record_.convention == Convention::match;
  if (match && item.kind == EventKind::removed) {
    if (key == "properties") return read_text_item(EventKind::properties, item);
    if (key == "roll") return read_roll(item);
    if (key == "cube") return read_cube(item);
  }
  if (key == "score") return read_score(item);
  const Token token = scanner_.next();
  const std::string_view text = scanner_.text(token);
  if (key == "number") {
    item.number = number_value(token);
  } else if (key == "side" && (text == "first" || text == "second")) {
    item.side = text == "second" ? 1 : 0;
  } else if (key == "verbatim") {
    item.verbatim = text == "true";
  } else if (key == "value" && item.kind == EventKind::cube) {
    item.value = number_value(token);
  } else if (item.kind == EventKind::removed) {
    const bool variation = !match && key == "variation" && (text == "open" || text == "close");
    if (key == "pass" && text == "true") item.kind = EventKind::null_ply;
    if (!match && key == "nag" && token.kind == TokenKind::number) item.kind = EventKind::nag;
    if (match && key == "game" && token.kind == TokenKind::number) item.kind = EventKind::game;
    if (match && key == "points" && token.kind == TokenKind::number) item.kind = EventKind::points;
    if (variation) item.kind = text == "open" ? EventKind::open : EventKind::close;
    item.value = number_value(token);
    item.token = token;
  }
  return skip_value(token);
}

void Parser::add_move(const Item& item) {
  Event event{.kind = item.kind, .text = item.text};
  if (item.number > 0) event.value = 2 * item.number + item.side;
  if (item.verbatim) event.flags |= verbatim;
  const std::string_view text = record_.text(item.text);
  if (item.kind == EventKind::ply && text.find_first_of("x:", 1) != std::string_view::npos)
    event.flags |= written_capture;
  record_.tape.push_back(event);
}

void Parser::add_of_match(const Item& item) {
  const std::uint32_t turn = 2 * item.number + item.side;
  Event event{.kind = item.kind, .arg = item.arg, .text = item.text, .value = turn};
  if (item.kind == EventKind::game) event.value = item.score;
  if (item.kind == EventKind::points) event.value = 2 * std::min(item.value, max_match_points) + item.side;
  if (item.kind == EventKind::cube && item.value > 0)
    event.text = record_.keep(std::string(record_.text(item.text)) + ' ' + std::to_string(item.value));
  record_.tape.push_back(event);
}

void Parser::add(const Item& item) {
  switch (item.kind) {
    case EventKind::ply:
    case EventKind::null_ply:
      return add_move(item);
    case EventKind::game:
    case EventKind::roll:
    case EventKind::cube:
    case EventKind::points:
      return add_of_match(item);
    case EventKind::open:
      record_.tape.push_back({.kind = EventKind::open, .text = {}, .value = open_});
      open_ = static_cast<std::uint32_t>(record_.tape.size() - 1);
      return;
    case EventKind::close:
      return close_variation(item.token);
    case EventKind::setup:
      if (record_.convention == Convention::match) return add_of_match(item);
      [[fallthrough]];
    default:
      record_.tape.push_back({.kind = item.kind, .text = item.text, .value = item.value});
  }
}

void Parser::close_variation(const Token& token) {
  if (open_ == no_open) {
    report(Code::json_shape, token.begin, token.end, "a variation is closed that was never opened");
    return;
  }
  const std::uint32_t index = open_;
  open_ = record_.tape[index].value;
  record_.tape[index].value = static_cast<std::uint32_t>(record_.tape.size());
  record_.tape.push_back({.kind = EventKind::close, .text = {}, .value = index});
}

void Parser::finish() {
  while (open_ != no_open) close_variation({});
  if (result_) record_.tape.push_back({.kind = EventKind::result, .text = *result_});
}

}  // namespace mt::json
