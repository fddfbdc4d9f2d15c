#include "movetext/formats/ggf/writer.hpp"

#include "movetext/formats/ggf/result.hpp"
#include "movetext/formats/ggf/tags.hpp"
#include "movetext/formats/ggf/type.hpp"
#include "movetext/formats/ggf/when.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::ggf {
namespace {

// Returns whether the value has no information: only question marks, blanks, and control characters, which
// become blanks.
bool is_unknown(std::string_view value) {
  return std::all_of(value.begin(), value.end(),
                     [](char c) { return c == '?' || static_cast<unsigned char>(c) <= ' '; });
}

bool is_turn(const Event& event) {
  return event.kind == EventKind::ply || event.kind == EventKind::null_ply;
}

bool is_losing(const Record& record) {
  return record.tag(TagName::variant).find("Losing") != std::string_view::npos;
}

// Returns the date in the form of DT, or an empty string if the date is unknown.
std::string date_of(const Record& record) {
  const std::string_view value = roster_value(record, RosterTag::date, false);
  const text::DateReading reading = text::read_date(value);
  if (reading.form == text::DateForm::unknown) return {};
  if (reading.form != text::DateForm::canonical && reading.form != text::DateForm::spelled)
    return std::string(value);
  std::string date;
  text::write_date(reading.date, date);
  return date;
}

// The commands in the comments on a move, up to the next turn.
struct Said {
  Told told;
  std::size_t lost = 0;  // comments with content that GGF cannot hold
};

Said said_after(const Record& record, std::size_t at) {
  Said said;
  for (++at; at < record.tape.size() && !is_turn(record.tape[at]); ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open) at = event.value;
    if (event.kind != EventKind::comment) continue;
    Told told = read_comment(record.text(event));
    const bool twice = (!told.eval.empty() && !said.told.eval.empty()) ||
                       (!told.seconds.empty() && !said.told.seconds.empty());
    said.lost += !told.more.empty() || twice ? 1 : 0;
    if (said.told.eval.empty()) said.told.eval = std::move(told.eval);
    if (said.told.seconds.empty()) said.told.seconds = std::move(told.seconds);
  }
  return said;
}

}  // namespace

void Writer::write(const Record& record, std::string& out) {
  record_ = &record;
  out_ = &out;
  sheet_.fill(record, {.white_first = false});
  const std::string_view fen = record.tag(TagName::fen);
  size_ = size_of_type(record.tag(TagName::game_type));
  start_ = fen.empty() ? usual_start(size_) : board_of_fen(fen);
  if (start_) size_ = start_->size;
  out += "1 (;";
  write_tags();
  write_start();
  write_moves();
  out += ";)\n";
}

std::string_view Writer::value_of(std::string_view tag) const {
  const std::string_view value = text::trim(sheet_.named(tag));
  return is_unknown(value) ? std::string_view() : value;
}

// Writes a property. A value of GGF cannot contain brackets or line ends; they are replaced.
void Writer::property(std::string_view name, std::string_view value) {
  out_->append(name).append("[");
  for (const char c : text::trim(value)) {
    const bool control = static_cast<unsigned char>(c) < ' ';
    *out_ += control ? ' ' : c == '[' ? '(' : c == ']' ? ')' : c;
  }
  *out_ += ']';
}

void Writer::property_of(std::string_view name, std::string_view tag) {
  if (const std::string_view value = value_of(tag); !value.empty()) property(name, value);
}

void Writer::write_tags() {
  property("GM", "Othello");
  property_of("PC", "Site");
  write_when();
  for (const NamedValue& player : players) property(player.property, value_of(player.tag));
  if (options_.tags) {
    write_rating("RB", "BlackRating", "BlackElo");
    write_rating("RW", "WhiteRating", "WhiteElo");
    write_clocks();
  }
  write_type();
  write_result();
  if (!options_.tags) return;
  for (const NamedValue& komi : komi_moves) property_of(komi.property, komi.tag);
  write_other_tags();
}

// Writes the date with the time. Writes only the date if the reader could not read both back unchanged.
void Writer::write_when() {
  const When date{.date = date_of(*record_), .time = {}, .zone = {}};
  When when = date;
  when.time = value_of("Time");
  when.zone = value_of(zone_tag);
  const auto read = read_when(ggf::write_when(when));
  has_time_ = !date.date.empty() && options_.tags && read && *read == when;
  if (!date.date.empty()) property("DT", ggf::write_when(has_time_ ? when : date));
}

void Writer::write_rating(std::string_view name, std::string_view rating, std::string_view elo) {
  const bool has_rating = !value_of(rating).empty();
  property_of(name, has_rating ? rating : elo);
}

void Writer::write_clocks() {
  for (const NamedValue& clock : clocks)
    if (const std::string_view value = value_of(clock.tag); !value.empty())
      property(clock.property, clock_of(value));
}

void Writer::write_type() {
  const std::string_view own = options_.tags ? value_of("TY") : std::string_view();
  property("TY", own.empty() ? ggf::write_type(size_, is_losing(*record_)) : std::string(own));
}

void Writer::write_result() {
  const std::string_view termination = value_of("Termination");
  const std::string text = ggf::write_result(record_result(*record_), termination, size_ * size_);
  has_score_ = !text.empty();
  const bool told = has_score_ && text != "?" && is_termination(termination);
  termination_ = told ? std::string_view() : termination;
  property("RE", has_score_ ? text : "?");
}

// Writes the tags that no other property holds, ordered by their names.
void Writer::write_other_tags() {
  std::vector<std::pair<std::string_view, std::string_view>> own;
  std::vector<std::pair<std::string_view, std::string_view>> listed;
  if (!has_score_) listed.emplace_back("Result", record_result(*record_));
  if (!termination_.empty()) listed.emplace_back("Termination", termination_);
  for (const CanonicalTag& tag : sheet_.tags()) {
    const std::string_view name = tag.name;
    const std::string_view value = text::trim(tag.value);
    if (is_unknown(value) || name == "TY" || !is_tag_name(name)) continue;
    const bool time = !has_time_ && (name == "Time" || name == zone_tag);
    const bool elo = (name == "BlackElo" && !value_of("BlackRating").empty()) ||
                     (name == "WhiteElo" && !value_of("WhiteRating").empty());
    if (is_own_property(name))
      own.emplace_back(name, value);
    else if (time || elo || !has_property(name))
      listed.emplace_back(name, value);
  }
  std::sort(own.begin(), own.end());
  std::sort(listed.begin(), listed.end());
  for (const auto& [name, value] : own) property(name, value);
  for (const auto& [name, value] : listed)
    property(tag_property, std::string(name) + ':' + std::string(value));
}

void Writer::write_start() {
  if (!start_) return property("BO", record_->tag(TagName::fen));
  *out_ += "BO[";
  write_board(*start_, *out_);
  *out_ += ']';
}

void Writer::write_moves() {
  bool black = !start_ || start_->side == 'X';
  for (std::size_t i = 0; i < record_->tape.size(); ++i) {
    const Event& event = record_->tape[i];
    if (event.kind == EventKind::open) i = event.value;
    if (!is_turn(event)) continue;
    write_move(i, black ? "B" : "W");
    black = !black;
  }
}

void Writer::write_move(std::size_t at, std::string_view side) {
  const Event& event = record_->tape[at];
  std::string value = event.kind == EventKind::null_ply ? "pass" : std::string(record_->text(event));
  const Told told = options_.comments ? said_after(*record_, at).told : Told{};
  if (!told.eval.empty() || !told.seconds.empty()) value.append("/").append(told.eval);
  if (!told.seconds.empty()) value.append("/").append(told.seconds);
  property(side, value);
}

std::string losses(const Record& record, const WriterOptions& options) {
  std::string words;
  const auto add = [&](std::size_t count, std::string_view one, std::string_view many) {
    if (count == 0) return;
    words.append(words.empty() ? "" : ", ").append(std::to_string(count)).append(" ");
    words += count == 1 ? one : many;
  };
  std::size_t comments = 0;
  std::size_t variations = 0;
  std::size_t glyphs = 0;
  std::size_t positions = 0;
  bool begun = false;
  for (std::size_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (is_turn(event)) comments += said_after(record, i).lost;
    begun = begun || is_turn(event);
    comments += event.kind == EventKind::comment && !begun ? 1 : 0;
    glyphs += event.kind == EventKind::nag ? 1 : 0;
    positions += event.kind == EventKind::setup ? 1 : 0;
    variations += event.kind == EventKind::open ? 1 : 0;
    if (event.kind == EventKind::open) i = event.value;
  }
  const auto has_brackets = [&](const Tag& tag) {
    return record.text(tag.value).find_first_of("[]") != std::string_view::npos;
  };
  if (options.comments) add(comments, "comment", "comments");
  add(variations, "variation", "variations");
  add(glyphs, "glyph", "glyphs");
  add(positions, "position after a move", "positions after a move");
  if (options.tags)
    add(static_cast<std::size_t>(std::count_if(record.tags.begin(), record.tags.end(), has_brackets)),
        "tag's brackets (written as parentheses)", "tags' brackets (written as parentheses)");
  return words;
}

}  // namespace mt::ggf
