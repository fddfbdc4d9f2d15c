// Shows the record that a reader of matches has read as text: the tape with one word per event, the codes of
// the diagnostics, the tags.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt {

inline std::string shown(const Record& record, const Event& event) {
  const std::string side = side_of(event.value) == Side::first ? "W " : "B ";
  const std::string text(record.text(event));
  switch (event.kind) {
    case EventKind::game:
      return "game " + std::to_string(score_of(Side::first, event.value)) + ":" +
             std::to_string(score_of(Side::second, event.value));
    case EventKind::roll:
      return side + text + ":";
    case EventKind::ply:
      return side + text;
    case EventKind::null_ply:
      return side + "-";
    case EventKind::cube:
      return side + std::string(name(static_cast<CubeAction>(event.arg)));
    case EventKind::points:
      return side + "wins " + std::to_string(event.value / 2);
    case EventKind::comment:
      return ";" + text;
    default:
      return "?";
  }
}

struct ShownMatch {
  std::string tape;   // events joined by "|"
  std::string codes;  // codes of diagnostics, separated by blanks
  std::string tags;   // "name=value", joined by "|"
  Reading reading;
};

// Reads the first match of a text. `read`: a function (chunk, begin, record) that returns a Reading.
template <class Read>
ShownMatch shown_match(std::string_view text, const Read& read) {
  Record record;
  ShownMatch result;
  result.reading = read(text, std::size_t{0}, record);
  const auto add = [](std::string& all, std::string_view between, const std::string& one) {
    all.append(all.empty() ? std::string_view{} : between).append(one);
  };
  for (const Event& event : record.tape)
    if (event.kind != EventKind::removed) add(result.tape, "|", shown(record, event));
  for (const Diagnostic& fault : record.diagnostics) add(result.codes, " ", std::string(name(fault.code)));
  for (const Tag& tag : record.tags)
    add(result.tags, "|", std::string(record.text(tag.name)) + "=" + std::string(record.text(tag.value)));
  return result;
}

}  // namespace mt
