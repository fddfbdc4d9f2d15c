#include "movetext/record/merge_report.hpp"

#include <string_view>

namespace mt {
namespace {

void append_part(std::string_view part, std::string& out) {
  if (!out.empty()) out += ", ";
  out += part;
}

void append_count(std::uint32_t count, std::string_view one, std::string& out) {
  if (count > 0) append_part(std::to_string(count) + ' ' + std::string(one) + (count == 1 ? "" : "s"), out);
}

}  // namespace

std::string words_of_additions(const MergeReport& report) {
  std::string out;
  append_count(report.comments, "comment", out);
  append_count(report.variations, "variation", out);
  append_count(report.glyphs, "glyph", out);
  append_count(report.tags, "tag", out);
  return out;
}

std::string words_of_conflicts(const MergeReport& report) {
  std::string out;
  for (const std::string& conflict : report.conflicts) append_part(conflict, out);
  if (report.more_conflicts > 0) append_part("and " + std::to_string(report.more_conflicts) + " more", out);
  return out;
}

}  // namespace mt
