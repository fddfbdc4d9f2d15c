// Turns the properties before the moves into tags.
#include "movetext/formats/ggf/board_text.hpp"
#include "movetext/formats/ggf/date_text.hpp"
#include "movetext/formats/ggf/game_reader.hpp"
#include "movetext/formats/ggf/property_names.hpp"
#include "movetext/formats/ggf/result_text.hpp"
#include "movetext/formats/ggf/type_text.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"

#include <algorithm>

namespace mt::ggf {

// Returns false if the property is none of those that are known.
bool GameReader::read_header(const Property& property) {
  const auto is = [&](std::string_view name) { return text::same_in_any_case(name, property.name); };
  const auto keep_first = [&](std::optional<Property>& place) {
    if (place || in_moves_)
      keep_as_comment(property);
    else
      place = property;
  };
  if (is("GM")) return read_game_name(property), true;
  if (is("DT")) return read_date(property), true;
  if (is("BO")) return keep_first(board_), true;
  if (is("TY")) return keep_first(type_), true;
  if (is("RE")) return keep_first(result_), true;
  for (const PropertyName& row : property_names)
    if (is(row.property)) return add_tag(row.tag, property), true;
  return false;
}

void GameReader::read_game_name(const Property& property) {
  if (text::same_in_any_case(view(property.value), "othello")) return;
  report(Code::other_game, property.begin, property.end,
         text::excerpt(view(property.value)) + " is another game than Othello");
  add_other(property);
}

void GameReader::read_date(const Property& property) {
  const auto date = read_date_text(view(property.value));
  if (!date) {
    report(Code::bad_date, property.value.begin, property.value.end,
           "a date is written YYYY.MM.DD_HH:MM:SS.ZONE; kept as it stands");
    return add_tag("Date", property);
  }
  if (!date->date.empty() && record_.find_tag(TagName::date) != nullptr) return add_tag("Date", property);
  if (!date->date.empty()) record_.set_tag("Date", date->date);
  if (!date->time.empty()) record_.set_tag("Time", date->time);
  if (!date->zone.empty()) record_.set_tag(zone_tag, date->zone);
}

// Adds a tag with the value in one line; a second one of its name becomes a comment.
void GameReader::add_tag(std::string_view name, const Property& property) {
  if (property.value.empty()) return;
  if (record_.find_tag(name) != nullptr) return keep_as_comment(property);
  const std::string_view value = view(property.value);
  Span kept = property.value;
  if (std::any_of(value.begin(), value.end(), [](char c) { return text::is_blank(c) && c != ' '; })) {
    std::string line(value);
    std::replace_if(line.begin(), line.end(), text::is_blank, ' ');
    kept = record_.keep(line);
  }
  const Span kept_name = record_.keep(name);
  record_.push_tag(kept_name, kept);
}

void GameReader::keep_as_comment(const Property& property) {
  report(Code::tag_duplicate, property.begin, property.end,
         text::excerpt(property.name) + " is known by then; kept as a comment");
  add_comment(property.begin, property.end, CommentStyle::brace);
}

// Keeps a property without a meaning of its own as a tag of its name, in capitals as GGF has them.
void GameReader::add_other(const Property& property) {
  std::string name(property.name);
  for (char& c : name)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  if (tag_name_of(name) != TagName::unknown) return keep_as_comment(property);
  add_tag(name, property);
}

// Reads what the moves depend on.
void GameReader::finish_header() {
  in_moves_ = true;
  record_.sides_told = true;
  int size = usual_size;
  set_up(size);
  set_result(size * size);
}

// Chooses the board: BO gives it, else TY.
void GameReader::set_up(int& size) {
  const auto type = type_ ? read_type(view(type_->value)) : std::nullopt;
  const auto board = board_ ? read_board(view(board_->value)) : std::nullopt;
  TypeText game = type.value_or(TypeText{});
  if (board) game.size = board->size;
  size = game.size;
  record_.set_tag("GameType", game_type_of(game));
  if (const std::string variant = variant_of(game); !variant.empty()) record_.set_tag("Variant", variant);
  if (board_ && !board) {
    record_.push_tag(record_.keep("FEN"), board_->value);
  } else if (board && !is_usual(*board)) {
    record_.set_tag("FEN", position_value(*board));
    turn_ = board->mover == Side::first ? 2 : 3;
  }
  if (!type_) return;
  if (!type)
    report(Code::ggf_value, type_->begin, type_->end, "a type is a size and letters, as 8 or s8r18; kept");
  else if (board && board->size != type->size)
    report(Code::ggf_value, type_->begin, type_->end,
           "the board of BO has " + std::to_string(board->size) + " rows; read as BO has it");
  if (view(type_->value) != type_value(game)) add_tag("TY", *type_);
}

void GameReader::set_result(int squares) {
  if (!result_) return;
  const auto result = read_result(view(result_->value), squares);
  if (!result) {
    report(Code::bad_result, result_->begin, result_->end,
           "a result is a number of discs, as -12.000, perhaps with :r, :t or :s; kept as it stands");
    return add_tag("RE", *result_);
  }
  const auto type = type_ ? read_type(view(type_->value)) : std::nullopt;
  const bool komi = type && type->komi;  // is part of the number, and the board does not show it
  record_.set_tag("Result", komi ? std::string_view("*") : std::string_view(result->result));
  if (!result->termination.empty()) record_.set_tag("Termination", result->termination);
  if (komi || !result->exact) add_tag("RE", *result_);
}

// Notes which of two games of a match it is.
void GameReader::set_match(Pair pair) {
  if (pair != Pair::none)
    record_.set_tag(match_game_tag, pair == Pair::first ? first_of_pair : second_of_pair);
  else if (start_.number > 1)
    report(Code::ggf_value, start_.begin, start_.open,
           "the number says how many games of a match stand in this line");
}

}  // namespace mt::ggf
