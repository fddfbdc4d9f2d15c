// Reads the items of "moves": their fields, and the events that result from them.
#include "movetext/formats/json/parser.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::json {
namespace {

// Returns whether the text can be written into movetext as one word, so that the rest of the movetext is
// still read correctly. The text may come from any source.
bool is_safe_word(std::string_view text, std::string_view forbidden) {
  return !text.empty() && std::none_of(text.begin(), text.end(), [&](char c) {
    return (text::is_blank(c) && c != ' ') || forbidden.find(c) != std::string_view::npos;
  });
}

}  // namespace

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
  const bool play = kind == EventKind::ply && record_.convention->is_match;
  const bool safe =
      play ? is_safe_play(record_.text(*text)) : is_safe_word(record_.text(*text), forbidden_in(kind));
  if (!free && !safe) return shape(token, "this cannot be written as a move or position");
  item.kind = kind;
  item.text = *text;
  item.token = token;
  return true;
}

// Returns the characters that would break movetext if they were part of an event of the kind.
std::string_view Parser::forbidden_in(EventKind kind) const {
  if (record_.convention->is_match) return "()";
  return kind == EventKind::setup ? "{}[]();/\"" : "{}[]();$%\" ";
}

bool Parser::read_roll(Item& item) {
  if (!read_text_item(EventKind::roll, item)) return false;
  const std::string_view dice = record_.text(item.text);
  const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
  if (item.kind == EventKind::roll && (dice.size() != 2 || !is_die(dice[0]) || !is_die(dice[1]))) {
    report(Code::json_shape, item.token.begin, item.token.end,
           "a roll must be two digits from 1 to 6, such as \"31\"");
    item.kind = EventKind::removed;
  }
  return true;
}

bool Parser::read_cube(Item& item) {
  if (!read_text_item(EventKind::cube, item)) return false;
  const auto action = find_cube_action(record_.text(item.text));
  if (item.kind == EventKind::cube && !action) {
    report(Code::json_shape, item.token.begin, item.token.end,
           "a cube action must be double, take, drop, beaver, raccoon or resign");
    item.kind = EventKind::removed;
  }
  if (action) item.arg = static_cast<std::uint8_t>(*action);
  return true;
}

// Reads a score such as "2:0".
bool Parser::read_score(Item& item) {
  const Token token = scanner_.next();
  const std::string_view text = scanner_.text(token);
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::int64_t first = text::parse_number(text.substr(0, colon), max_match_points);
  const std::int64_t second =
      colon < text.size() ? text::parse_number(text.substr(colon + 1), max_match_points) : -1;
  if (token.kind != TokenKind::string || first < 0 || second < 0)
    return shape(token, "a score must be two numbers with a colon between them, such as \"2:0\"");
  item.score = pack_score(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(second));
  return true;
}

// Reads a field of an item. Its first field determines the kind of the item.
bool Parser::read_item_field(std::string_view key, Item& item) {
  if (item.kind == EventKind::removed) {
    if (key == "move") return read_text_item(EventKind::ply, item);
    if (key == "setup") return read_text_item(EventKind::setup, item);
    if (key == "comment") return read_text_item(EventKind::comment, item);
  }
  const bool match = record_.convention->is_match;
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
      if (record_.convention->is_match) return add_of_match(item);
      [[fallthrough]];
    default:
      record_.tape.push_back({.kind = item.kind, .text = item.text, .value = item.value});
  }
}

void Parser::close_variation(const Token& token) {
  if (open_ == no_open) {
    report(Code::json_shape, token.begin, token.end, "this closes a variation, but none is open");
    return;
  }
  const std::uint32_t index = open_;
  open_ = record_.tape[index].value;
  record_.tape[index].value = static_cast<std::uint32_t>(record_.tape.size());
  record_.tape.push_back({.kind = EventKind::close, .text = {}, .value = index});
}

}  // namespace mt::json
