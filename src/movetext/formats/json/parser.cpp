#include "movetext/formats/json/parser.hpp"

#include "movetext/record/match.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <bitset>

namespace mt::json {
namespace {

constexpr std::size_t most_tags = 4096;      // each new tag is compared with all earlier ones
constexpr std::size_t deepest_unknown = 32;  // deepest nesting in a field that is skipped

// Returns whether a record of the convention can have an event of the kind.
bool belongs(EventKind kind, const Convention& convention) {
  switch (kind) {
    case EventKind::game:
    case EventKind::roll:
    case EventKind::cube:
    case EventKind::points:
    case EventKind::properties:
      return convention.is_match;
    case EventKind::nag:
    case EventKind::open:
    case EventKind::close:
      return !convention.is_match;
    default:
      return true;
  }
}

// Returns the names of the formats: "pdn, pgn, ...".
std::string known_formats() {
  std::string list;
  for (const Convention* const row : conventions::all)
    list.append(list.empty() ? "" : ", ").append(row->name);
  return list;
}

}  // namespace

void Parser::report(Code code, std::size_t begin, std::size_t end, std::string message) {
  record_.report(code, severity(code, options_.policy), static_cast<std::uint32_t>(begin - begin_),
                 static_cast<std::uint32_t>(std::max(begin, end) - begin_), std::move(message));
}

bool Parser::syntax(const Token& token) {
  report(Code::json_syntax, token.begin, token.end,
         token.kind == TokenKind::end ? "the JSON ends too early" : "invalid JSON");
  return false;
}

// Reports a value that is valid JSON, but not allowed in its position.
bool Parser::shape(const Token& value, std::string message) {
  report(Code::json_shape, value.begin, value.end, std::move(message));
  return skip_value(value);
}

bool Parser::skip_value(const Token& first) {
  std::bitset<deepest_unknown + 1> objects;
  std::size_t depth = 0;
  Token token = first;
  for (bool value = true;;) {  // true: a value must follow; false: a comma or the end
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
    report(Code::json_shape, begin_, begin_ + 1, "a record must have the fields \"tags\" and \"moves\"");
  if (good && open_ != no_open) report(Code::json_shape, begin_, begin_ + 1, "a variation is not closed");
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
    const Convention* const named = conventions::find(scanner_.text(value));
    if (named == nullptr) return shape(value, "the format of a record must be one of " + known_formats());
    record_.convention = named;
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
  if (value.kind != TokenKind::object_begin) return shape(value, "\"tags\" must be an object of strings");
  has_tags_ = true;
  return each_field([&](std::string_view key, const Token& name) {
    const Token token = scanner_.next();
    const std::optional<Span> text = string_value(token);
    if (!text) return shape(token, "the value of a tag must be a string");
    if (record_.tags.size() >= most_tags)
      return shape(token, "this tag exceeds the number of tags that a record can have");
    if (record_.convention->keeps_tags) return add_own_tag(name, *text);
    std::string usual;
    append_tag_name(key, usual);
    if (usual.empty() || !text::is_letter(usual[0])) {
      report(Code::json_shape, name.begin, name.end, "the name of a tag must begin with a letter");
      return true;
    }
    if (!add_tag(record_, record_.keep(usual), *text))
      report(Code::tag_duplicate, name.begin, name.end, usual + " is given twice; the first value counts");
    return true;
  });
}

// Adds a tag in a record whose convention keeps the names of tags unchanged. The name may contain the same
// characters as the name of a tag in a .mat file.
bool Parser::add_own_tag(const Token& name, Span value) {
  const std::optional<Span> own = string_value(name);
  const std::string_view word = own ? record_.text(*own) : std::string_view();
  if (text::trim(word).empty() || text::trim(word) != word ||
      word.find_first_of("\"\r\n") != std::string_view::npos)
    report(Code::json_shape, name.begin, name.end, "the name of a tag must be one line without quotes");
  else if (!add_tag(record_, *own, value))
    report(Code::tag_duplicate, name.begin, name.end,
           std::string(word) + " is given twice; the first value counts");
  return true;
}

bool Parser::read_result() {
  const Token value = scanner_.next();
  const std::optional<Span> text = string_value(value);
  if (!text) return shape(value, "\"result\" must be a string");
  if (!can_end_movetext(record_.text(*text)))
    return shape(value, "\"result\" must be a termination marker such as \"1-0\"");
  result_ = text;
  return true;
}

bool Parser::read_moves() {
  Token token = scanner_.next();
  if (token.kind != TokenKind::array_begin) return shape(token, "\"moves\" must be an array of objects");
  has_moves_ = true;
  token = scanner_.next();
  if (token.kind == TokenKind::array_end) return true;
  for (;;) {
    const bool object = token.kind == TokenKind::object_begin;
    if (!(object ? read_item() : shape(token, "an item of \"moves\" must be an object"))) return false;
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
  if (item.kind != EventKind::removed && !belongs(item.kind, *record_.convention))
    report(Code::json_shape, begin, scanner_.at(),
           record_.convention->is_match
               ? "a match cannot have glyphs or variations"
               : "only a record of the format \"match\" can have games, dice and cube");
  else if (item.kind != EventKind::removed)
    add(item);
  else
    report(Code::json_shape, begin, scanner_.at(),
           "an item must be a move, pass, setup, comment, nag, variation, game, roll, cube or points");
  return true;
}

void Parser::finish() {
  while (open_ != no_open) close_variation({});
  if (result_) record_.tape.push_back({.kind = EventKind::result, .text = *result_});
}

}  // namespace mt::json
