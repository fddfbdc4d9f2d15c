#include "movetext/formats/dhtmlxq/game_reader.hpp"

#include "movetext/formats/dhtmlxq/names.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt::dhtmlxq {
namespace {

constexpr std::string_view opening = "[DhtmlXQ_";
constexpr std::string_view closing = "[/DhtmlXQ";
constexpr std::size_t longest_name = 64;
constexpr std::int64_t largest_number = 1'000'000;  // the largest number that a line or a half-move may have

// Reads `count` numbers from a text such as "0_48_1".
template <std::size_t count>
std::optional<std::array<std::uint32_t, count>> numbers_of(std::string_view text) {
  std::array<std::uint32_t, count> numbers{};
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t end = i + 1 < count ? text.find('_') : text.size();
    if (end == std::string_view::npos) return std::nullopt;
    const std::int64_t number = text::parse_number(text.substr(0, end), largest_number);
    if (number < 0) return std::nullopt;
    numbers[i] = static_cast<std::uint32_t>(number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return numbers;
}

// Returns the text of a value without HTML tags and character references; "||" becomes a line end.
std::string words_of(std::string_view value) {
  constexpr std::string_view line_end = "||";
  std::string text;
  PageText().read(value, text);
  std::string lines;
  std::size_t begin = 0;
  for (std::size_t at = text.find(line_end); at != std::string::npos; at = text.find(line_end, begin)) {
    lines.append(text, begin, at - begin) += '\n';
    begin = at + line_end.size();
  }
  return lines.append(text, begin);
}

}  // namespace

GameReader::GameReader(std::string_view text, const ReadOptions& options, Record& record)
    : text_(text), game_(text, options, record), lines_(text, game_) {}

Found GameReader::run() {
  std::size_t read = 0;  // the text before this index has been read
  for (std::size_t at = text_.find(opening); at != std::string_view::npos; at = text_.find(opening, at)) {
    const std::size_t next = at;
    Field field;
    if (!read_field(at, field)) continue;
    read_page(read, next);
    read = at;
    take(field);
    if (game_.exceeds()) return game_.give_up();
  }
  read_page(read, text_.size());
  if (!begun_) {
    game_.report(Code::no_game, 0, 0, "this text does not contain a DhtmlXQ game");
    return Found::stray;
  }
  add_players();
  game_.remark(page_words_);
  tell_markup();
  if (!lines_.build()) return game_.give_up();
  check_length();
  for (const Comment& comment : comments_)
    lines_.comment(comment.line, comment.ply, words_of(value(comment.field)), comment.field.begin,
                   comment.field.end);
  if (game_.exceeds()) return game_.give_up();
  if (game_.record().find_tag(TagName::fen) != nullptr) return game_.finish_as_tagged();
  return game_.finish(board());
}

// Reads the field that begins at `at`, and moves `at` to its end. Returns false if no field begins there.
bool GameReader::read_field(std::size_t& at, Field& field) {
  const std::size_t begin = at;
  const std::size_t name = begin + opening.size();
  const std::size_t end = text_.substr(0, std::min(text_.size(), name + longest_name)).find(']', name);
  at = name;
  if (end == std::string_view::npos || end == name) return false;
  field = {.name = text_.substr(name, end - name), .begin = end + 1, .end = text_.size()};
  const auto is_name = [](char c) { return text::is_letter(c) || text::is_digit(c) || c == '_'; };
  if (!std::all_of(field.name.begin(), field.name.end(), is_name)) return false;
  const std::size_t next = std::min(text_.find(opening, field.begin), text_.size());
  const std::size_t close = text_.substr(0, next).find(closing, field.begin);
  at = field.end = std::min(close, next);
  const std::size_t after = std::min(text_.find(']', at), text_.size());
  const std::string_view closed = text_.substr(at, after - at);
  if (at == close && closed.size() > closing.size() && closed[closing.size()] == '_') {
    if (closed.substr(closing.size() + 1) != field.name)
      game_.report(Code::tag_syntax, at, after,
                   "the field " + text::excerpt(field.name) + " is closed as " +
                       text::excerpt(closed.substr(closing.size() + 1)));
    at = std::min(after + 1, text_.size());
  } else {
    game_.report_damage(begin, at, "the field " + text::excerpt(field.name) + " is not closed");
  }
  return true;
}

void GameReader::take(const Field& field) {
  if (text::trim(value(field)).empty()) return;
  begun_ = true;
  if (take_line(field) || take_comment(field)) return;
  if (field.name == "binit" || field.name == "length") {
    (field.name == "binit" ? men_ : length_) = field;
    return;
  }
  take_words(field, words_of(value(field)));
}

// Stores the field if it is a list of moves; otherwise returns false.
bool GameReader::take_line(const Field& field) {
  constexpr std::string_view of_line = "move_";
  MoveLine line{.begin = field.begin, .end = field.end};
  if (field.name != "movelist") {
    if (!field.name.starts_with(of_line)) return false;
    const auto numbers = numbers_of<3>(field.name.substr(of_line.size()));
    if (!numbers) return false;
    line.parent = (*numbers)[0];
    line.ply = (*numbers)[1];
    line.number = (*numbers)[2];
  }
  if (line.number == 0) line.ply = 1;
  lines_.add(line);
  return true;
}

// Stores the field if it is a comment; otherwise returns false.
bool GameReader::take_comment(const Field& field) {
  constexpr std::string_view of_comment = "comment";
  if (!field.name.starts_with(of_comment)) return false;
  const std::string_view place = field.name.substr(of_comment.size());
  if (const auto numbers = numbers_of<1>(place); numbers && place.find('_') == std::string_view::npos)
    comments_.push_back({0, (*numbers)[0], field});
  else if (const auto both = numbers_of<2>(place))
    comments_.push_back({(*both)[0], (*both)[1], field});
  else
    return false;
  return true;
}

// Stores a field that becomes a tag.
void GameReader::take_words(const Field& field, std::string_view words) {
  words = text::trim(words);
  const auto is = [&](std::string_view name) { return field.name == name; };
  if (is("firstnum") && words == "0") return;
  // a date of zeros means an unknown date
  if (is("date") && words.find_first_not_of("0-") == std::string_view::npos) return;
  if (is("red")) red_ = words;
  if (is("redname")) red_name_ = words;
  if (is("redteam")) red_team_ = words;
  if (is("black")) black_ = words;
  if (is("blackname")) black_name_ = words;
  if (is("blackteam")) black_team_ = words;
  if (is("red") || is("redname") || is("black") || is("blackname")) return;
  if (is("fen")) return game_.tag("FEN", words);
  if (!is("result")) return game_.tag(tag_name(field.name), words);
  if (const auto result = result_of(words)) return game_.result(*result);
  game_.report(Code::bad_result, field.begin, field.end,
               "unknown result " + text::excerpt(words) + "; it is kept as a comment");
  game_.remark("result: " + std::string(words));
}

// Adds the players as tags. The main field has the player's name alone, or the team and the name.
void GameReader::add_players() {
  const auto add = [&](std::string_view tag, const std::string& whole, const std::string& name,
                       const std::string& team) {
    game_.tag(tag, name.empty() ? whole : name);
    if (!name.empty() && whole != name && whole != team + ' ' + name)
      game_.tag(std::string(tag) + "Full", whole);
  };
  add("Red", red_, red_name_, red_team_);
  add("Black", black_, black_name_, black_team_);
}

// Adds the visible text of a part of the page to page_words_.
void GameReader::read_page(std::size_t begin, std::size_t end) {
  const std::size_t before = page_.markup_bytes();
  page_.read(text_.substr(begin, end - begin), page_words_);
  if (before == 0 && page_.markup_bytes() > 0) markup_at_ = begin;
}

void GameReader::tell_markup() {
  if (page_.markup_bytes() == 0) return;
  game_.report(
      Code::left_out, markup_at_, markup_at_,
      "left out: " + std::to_string(page_.markup_bytes()) + " bytes of tags and scripts of the page");
}

// Reports a wrong number of moves in the field length. It should count the moves of all lines. Some programs
// write only the number of moves of the main line; this is accepted too.
void GameReader::check_length() {
  if (length_.name.empty()) return;
  const std::string_view words = text::trim(value(length_));
  const std::int64_t count = text::parse_number(words, largest_number);
  if (count >= 0 && lines_.has_moves(static_cast<std::uint32_t>(count))) return;
  game_.report(Code::tag_value, length_.begin, length_.end,
               "the field length is " + text::excerpt(words) + ", but the game has " +
                   std::to_string(game_.tree().size() - 1) + " moves");
  game_.tag(tag_name("length"), words);
}

// Reads the start position, which has two digits for each man: the point of that man.
points::Board GameReader::board() {
  if (men_.name.empty()) return points::Board::start();
  constexpr std::size_t digits = 2 * points::men_in_order.size();
  const std::string_view men = text::trim(value(men_));
  const bool whole = men.size() == digits && std::all_of(men.begin(), men.end(), text::is_digit);
  points::Board board;
  for (std::size_t i = 0; whole && i < points::men_in_order.size(); ++i) {
    const points::Point point{static_cast<std::uint8_t>(men[2 * i] - '0'),
                              static_cast<std::uint8_t>('9' - men[2 * i + 1])};
    if (!point.is_on_board()) continue;  // the man has been captured
    if (board.man_at(point) != points::Board().man_at(point))
      game_.report_damage(men_.begin, men_.end, "two men are on the same point");
    board.put(point, points::men_in_order[i]);
  }
  if (!whole)
    game_.report_damage(men_.begin, men_.end, "a start position must have two digits for each of 32 men");
  return board;
}

}  // namespace mt::dhtmlxq
