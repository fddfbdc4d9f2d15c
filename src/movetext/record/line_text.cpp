#include "movetext/record/line_text.hpp"

#include "movetext/record/comment_parts.hpp"
#include "movetext/record/match.hpp"

namespace mt {

std::string number_text(const Event& event) {
  const bool has_number = event.kind == EventKind::ply || event.kind == EventKind::null_ply ||
                          event.kind == EventKind::roll || event.kind == EventKind::cube;
  if (!has_number || event.value < 2) return {};
  return std::to_string(event.value / 2) + (side_of(event.value) == Side::first ? "." : "...");
}

std::string step_text(const Record& record, const Event& event) {
  switch (event.kind) {
    case EventKind::null_ply:
      return "--";
    case EventKind::cube:
      return std::string(name(static_cast<CubeAction>(event.arg)));
    case EventKind::setup:
      return "/FEN \"" + std::string(record.text(event)) + "\"/";
    case EventKind::game:
      return "a new game";
    case EventKind::points:
      return std::string(side_of(event.value) == Side::first ? "first" : "second") + " side wins " +
             std::to_string(event.value / 2);
    default:
      return std::string(record.text(event));
  }
}

void append_line(const Record& record, TapeRange range, std::string& out) {
  bool needs_blank = false;
  for (std::uint32_t at = range.begin; at < range.end; ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::removed || event.kind == EventKind::result) continue;
    if (needs_blank && event.kind != EventKind::close) out += ' ';
    needs_blank = event.kind != EventKind::open;
    switch (event.kind) {
      case EventKind::open:
        out += '(';
        break;
      case EventKind::close:
        out += ')';
        break;
      case EventKind::comment:
        out.append("{").append(comment_parts(record.text(event)).text()).append("}");
        break;
      case EventKind::nag:
        out.append("$").append(std::to_string(event.value));
        break;
      default: {
        const std::string number = number_text(event);
        out.append(number).append(number.empty() ? "" : " ").append(step_text(record, event));
      }
    }
  }
}

}  // namespace mt
