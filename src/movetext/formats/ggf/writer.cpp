#include "movetext/formats/ggf/writer.hpp"

#include "movetext/formats/ggf/board_text.hpp"
#include "movetext/formats/ggf/date_text.hpp"
#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/formats/ggf/property_names.hpp"
#include "movetext/formats/ggf/result_text.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::ggf {
namespace {

// These have values that are made of other tags, or are written from a tag at their own place.
constexpr auto own_places = std::to_array<std::string_view>({"GM", "DT", "TY", "RE", "BO", "B", "W"});

constexpr std::string_view ends_moves = "/[]();";  // no move has these
constexpr std::size_t npos = std::string_view::npos;

std::string date_of(const Record& record) {
  const std::string_view value = record.tag(TagName::date);
  const text::DateReading date = text::read_date(value);
  if (date.form == text::DateForm::unknown) return {};
  DateText parts{.date = std::string(value),
                 .time = std::string(record.tag(TagName::time)),
                 .zone = std::string(record.tag(zone_tag))};
  if (date.form == text::DateForm::text || date.form == text::DateForm::range) return parts.date;
  parts.date.clear();
  text::write_date(date.date, parts.date);
  return date_value(parts);
}

std::string type_property(const Record& record, const TypeText& type) {
  const std::string_view kept = record.tag("TY");
  return kept.empty() ? type_value(type) : std::string(kept);
}

std::string result_property(const Record& record, const TypeText& type) {
  if (const std::string_view kept = record.tag("RE"); !kept.empty()) return std::string(kept);
  return result_value(record_result(record), record.tag(TagName::termination), type.size * type.size);
}

}  // namespace

bool is_property_name(std::string_view name) {
  const bool capitals = std::all_of(name.begin(), name.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  const bool known = std::any_of(property_names.begin(), property_names.end(),
                                 [&](const PropertyName& row) { return row.property == name; });
  return capitals && !known && !name.empty() && tag_name_of(name) == TagName::unknown &&
         std::find(own_places.begin(), own_places.end(), name) == own_places.end();
}

void Writer::write(const Record& record, std::string& out) {
  record_ = &record;
  out_ = &out;
  type_ = type_of(record);
  const std::string_view pair = record.tag(match_game_tag);
  out += pair == first_of_pair ? "2 (;" : pair == second_of_pair ? "(;" : "1 (;";
  write_header();
  for (std::size_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open) i = event.value;
    if (event.kind == EventKind::ply || event.kind == EventKind::null_ply) write_move(i);
  }
  out += pair == first_of_pair ? ";)" : ";)\n";
}

// Brackets have no spelling in a value, so parentheses stand for them; and "(;" begins a game.
void Writer::property(std::string_view name, std::string_view value) {
  if (value.empty()) return;
  out_->append(name).append("[");
  for (const char c : value) {
    if (c == ';' && out_->back() == '(') *out_ += ' ';
    *out_ += c == '[' ? '(' : c == ']' ? ')' : text::is_blank(c) ? ' ' : c;
  }
  *out_ += ']';
}

void Writer::write_header() {
  property("GM", record_->tag("GM").empty() ? "Othello" : record_->tag("GM"));
  for (const PropertyName& row : property_names) {
    if (row.property == "PB") property("DT", date_of(*record_));
    const bool roster = row.property == "PC" || row.property == "PB" || row.property == "PW";
    const std::string_view value = record_->tag(row.tag);
    if (roster ? value != "?" : options_.tags) property(row.property, value);
  }
  property("TY", type_property(*record_, type_));
  property("RE", result_property(*record_, type_));
  write_board();
  if (options_.tags) write_others();
}

void Writer::write_board() {
  const std::string_view fen = record_->tag(TagName::fen);
  if (fen.empty()) return property("BO", board_value(usual_start(type_.size)));
  const auto board = read_position(fen, type_.size);
  property("BO", board ? board_value(*board) : std::string(fen));
}

// Writes the other properties in ASCII order, as all exports have tags.
void Writer::write_others() {
  std::vector<const Tag*> others;
  for (const Tag& tag : record_->tags)
    if (is_property_name(record_->text(tag.name))) others.push_back(&tag);
  std::sort(others.begin(), others.end(),
            [&](const Tag* a, const Tag* b) { return record_->text(a->name) < record_->text(b->name); });
  for (const Tag* tag : others) property(record_->text(tag->name), record_->text(tag->value));
}

// Writes the move with what the comments behind it say.
void Writer::write_move(std::size_t at) {
  const Event& event = record_->tape[at];
  const Side mover = event.value % 2 == 0 ? Side::first : Side::second;
  Said said;
  for (++at; at < record_->tape.size() && options_.comments; ++at) {
    const EventKind kind = record_->tape[at].kind;
    if (kind != EventKind::comment && kind != EventKind::nag && kind != EventKind::removed) break;
    if (kind == EventKind::comment) said.add(record_->text(record_->tape[at]), mover);
  }
  std::string value(event.kind == EventKind::ply ? record_->text(event) : "pass");
  std::erase_if(value, text::is_blank);
  std::replace_if(
      value.begin(), value.end(), [](char c) { return ends_moves.find(c) != npos; }, '?');
  if (value.empty()) value = "?";
  if (!said.evaluation.empty() || !said.time.empty()) value.append("/").append(said.evaluation);
  if (!said.time.empty()) value.append("/").append(said.time);
  property(mover == Side::first ? "B" : "W", value);
}

}  // namespace mt::ggf
