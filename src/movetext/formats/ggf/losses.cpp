#include "movetext/formats/ggf/losses.hpp"

#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/formats/ggf/property_names.hpp"
#include "movetext/formats/ggf/result_text.hpp"
#include "movetext/formats/ggf/writer.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/join.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::ggf {
namespace {

// Tags that are written, beside those of property_names and those that are properties of their own.
constexpr auto written_tags =
    std::to_array<std::string_view>({"GM", "TY", "RE", "Date", "Time", "Result", "GameType", "Variant", "FEN",
                                     "SetUp", zone_tag, match_game_tag});

constexpr auto sizes = std::to_array<int>({6, 8, 10});

bool is_unknown(std::string_view value) {
  return value.find_first_not_of("?-.* ") == std::string_view::npos;
}

bool is_written(const Record& record, const Tag& tag) {
  const std::string_view name = record.text(tag.name);
  const std::string_view value = record.text(tag.value);
  if (is_unknown(value) || is_property_name(name)) return true;
  if (name == "Termination") return has_suffix(value);
  return std::find(written_tags.begin(), written_tags.end(), name) != written_tags.end() ||
         std::any_of(property_names.begin(), property_names.end(),
                     [&](const PropertyName& row) { return row.tag == name; });
}

bool has_brackets(const Record& record, const Tag& tag) {
  return record.text(tag.value).find_first_of("[]") != std::string_view::npos;
}

// Says whether a result gives all squares of a board.
bool is_of_discs(std::string_view result) {
  return std::any_of(sizes.begin(), sizes.end(), [&](int size) { return has_value(result, size * size); });
}

struct Counts {
  std::size_t comments = 0;
  std::size_t variations = 0;
  std::size_t glyphs = 0;
  std::size_t positions = 0;
};

Counts count_lost(const Record& record) {
  Counts lost;
  bool after_move = false;
  Said said;
  Side mover = Side::first;
  for (std::size_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::ply || event.kind == EventKind::null_ply) {
      after_move = true;
      said = {};
      mover = event.value % 2 == 0 ? Side::first : Side::second;
    } else if (event.kind == EventKind::comment) {
      if (after_move) said.add(record.text(event), mover);
      if (!after_move || said.more) ++lost.comments;
      said.more = false;
    } else if (event.kind == EventKind::nag) {
      ++lost.glyphs;
    } else if (event.kind == EventKind::setup) {
      ++lost.positions;
    } else if (event.kind == EventKind::open) {
      ++lost.variations;
      after_move = false;
      i = event.value;
    }
  }
  return lost;
}

}  // namespace

std::string losses(const Record& record, const Wanted& wanted) {
  std::vector<std::string> parts;
  const auto add = [&](std::size_t count, std::string_view one, std::string_view many) {
    if (count > 0) parts.push_back(std::to_string(count) + ' ' + std::string(count == 1 ? one : many));
  };
  const Counts lost = count_lost(record);
  const auto tags =
      static_cast<std::size_t>(std::count_if(record.tags.begin(), record.tags.end(), [&](const Tag& tag) {
        return !is_written(record, tag) || has_brackets(record, tag);
      }));
  const std::string_view result = record_result(record);
  const bool has_result = !tells_result(result) || is_of_discs(result) || !record.tag("RE").empty();
  if (wanted.tags) add(tags, "tag", "tags");
  if (!has_result) parts.emplace_back("a result that is no number of discs");
  if (wanted.comments) add(lost.comments, "comment", "comments");
  if (wanted.variations) add(lost.variations, "variation", "variations");
  if (wanted.nags) add(lost.glyphs, "glyph", "glyphs");
  add(lost.positions, "position that is set up behind moves", "positions that are set up behind moves");
  return text::both_of(parts);
}

}  // namespace mt::ggf
