#include "movetext/archive/stages/position_lines.hpp"

#include "movetext/archive/stages/epd_operations.hpp"
#include "movetext/record/game_name.hpp"
#include "movetext/record/roster.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t longest_name = 255;  // maximum bytes of an id

// Returns the name of a record: "White - Black, Event, 1972.07.11, round 1".
std::string name_of(const Record& record, bool white_first) {
  RosterValues values = roster_of(record, white_first);
  for (const RosterTag tag : {RosterTag::site, RosterTag::result}) values[static_cast<std::size_t>(tag)] = {};
  std::string out = game_name(values);
  if (out.size() > longest_name) {
    std::size_t size = longest_name;
    while (size > 0 && (static_cast<unsigned char>(out[size]) & 0xC0U) == 0x80) --size;
    out.resize(size);
  }
  std::replace_if(
      out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  std::replace(out.begin(), out.end(), '"', '\'');
  return out;
}

}  // namespace

bool has_notation(const AnyGame& game, std::string_view notation) {
  const auto notations = game.position_notations();
  return std::find(notations.begin(), notations.end(), notation) != notations.end();
}

void PositionLines::begin(const AnyGame& game, const Record& record) {
  game_ = &game;
  known_ = has_notation(game, notation_);
  text_.clear();
  losses_.clear();
  id_.clear();
  lines_ = 0;
  replaced_ = replaced_by_operations_ = 0;
  is_first_ = true;
  operations_.clear();
  if (notation_ == "epd") operations_ = epd_operations(record);
  find_parts_left_out(record);
  if (notation_ != "epd") return;
  const std::string name = name_of(record, game.is_white(Side::first));
  if (name.empty()) return;
  id_ = " id \"";
  replaced_ = text::encode(name, encoding_, id_);
  id_ += "\";";
}

void PositionLines::visit(const AnyPosition& position) {
  if (!known_) return;
  ++lines_;
  // If there is an outlet, the losses were already found when the lines were counted.
  if (outlet_ == nullptr) find_losses(position);
  if (counts_) return;
  const std::size_t begin = text_.size();
  game_->write_position(position, notation_, text_);
  if (std::exchange(is_first_, false) && !operations_.empty())
    write_operations(begin);
  else
    text_ += id_;
  text_ += '\n';
  text::send_enough(text_, outlet_);
}

// A line whose position was read with operations keeps them. It gets an id only if the operations have no id.
void PositionLines::write_operations(std::size_t begin) {
  std::string encoded;
  replaced_by_operations_ = text::encode(operations_, encoding_, encoded);
  replace_operations(encoded, begin, text_);
  if (operations_.find("id \"") == std::string::npos) text_ += id_;
}

void PositionLines::find_parts_left_out(const Record& record) {
  constexpr auto of_position =
      std::to_array<std::string_view>({"FEN", "SetUp", "GameType", "Variant", "Game"});
  constexpr auto of_id = std::to_array<std::string_view>({"White", "Black", "Event", "Date", "Round"});
  const bool has_id = notation_ == "epd";
  const auto is_lost = [&](const Tag& tag) {
    const std::string_view name = record.text(tag.name);
    const std::string_view value = record.text(tag.value);
    const bool is_in_id = has_id && std::ranges::find(of_id, name) != of_id.end();
    return is_known_value(value) && value != "*" && !is_in_id &&
           std::ranges::find(of_position, name) == of_position.end();
  };
  parts_left_out_.clear();
  const auto add = [&](bool lost, std::string_view part) {
    if (lost)
      parts_left_out_.push_back(std::string(part) + " cannot be written to a list of positions (" +
                                std::string(notation_) + ')');
  };
  add(!reduced_ && std::ranges::any_of(record.tags, is_lost),
      has_id ? "tags other than White, Black, Event, Date and Round" : "tags");
  const Parts found = parts_found(record, parts_);
  // The operations are the first comment of the record.
  const auto is_comment = [](const Event& event) { return event.kind == EventKind::comment; };
  add(found.comments && (operations_.empty() || std::ranges::count_if(record.tape, is_comment) > 1),
      "comments");
  add(found.nags, "glyphs");
  add(found.variations, "variations");
}

void PositionLines::find_losses(const AnyPosition& position) {
  here_.clear();
  game_->position_losses(position, notation_, here_);
  for (Diagnostic& loss : here_) {
    const auto is_same = [&](const Diagnostic& each) { return each.message == loss.message; };
    if (loss.code == Code::position_loss && std::none_of(losses_.begin(), losses_.end(), is_same))
      losses_.push_back(std::move(loss));
  }
}

}  // namespace mt::archive
