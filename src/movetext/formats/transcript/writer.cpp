#include "movetext/formats/transcript/writer.hpp"

#include "movetext/formats/transcript/tokens.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::transcript {

namespace {

// Returns whether the FEN has the form of a position in a transcript.
bool is_position(std::string_view fen) {
  return position_end(fen) == fen.size();
}

}  // namespace

void Writer::write(const Record& record, std::string& out) {
  if (const std::string_view fen = record.tag(TagName::fen); !fen.empty()) out.append(fen).append(" ");
  for_each_main_line(record, [&](const Event& event) {
    if (event.kind == EventKind::ply)
      for (const char c : record.text(event)) out += text::to_lower(c);
    return true;
  });
  out += '\n';
}

std::string_view obstacle(const Record& record) {
  const std::string_view fen = record.tag(TagName::fen);
  if (!fen.empty() && !is_position(fen)) return "the start position is not on the usual board";
  const bool has_setup = std::any_of(record.tape.begin(), record.tape.end(),
                                     [](const Event& event) { return event.kind == EventKind::setup; });
  return has_setup ? "the position changes during the game" : "";
}

std::string losses(const Record& record) {
  const auto is_lost = [&](const Tag& tag) {
    const bool follows = tag.known == TagName::game_type || tag.known == TagName::result ||
                         tag.known == TagName::variant || tag.known == TagName::fen ||
                         tag.known == TagName::set_up;
    return !follows && record.text(tag.value).find_first_not_of("?.") != std::string_view::npos;
  };
  const auto count = [&](EventKind kind) {
    return static_cast<std::size_t>(std::count_if(record.tape.begin(), record.tape.end(),
                                                  [&](const Event& event) { return event.kind == kind; }));
  };
  std::string words;
  const auto add = [&](std::size_t number, std::string_view one, std::string_view many) {
    if (number == 0) return;
    words.append(words.empty() ? "" : ", ").append(std::to_string(number)).append(" ");
    words += number == 1 ? one : many;
  };
  add(static_cast<std::size_t>(std::count_if(record.tags.begin(), record.tags.end(), is_lost)), "tag",
      "tags");
  add(count(EventKind::comment), "comment", "comments");
  add(count(EventKind::open), "variation", "variations");
  add(count(EventKind::nag), "glyph", "glyphs");
  return words;
}

}  // namespace mt::transcript
