#include "movetext/archive/stages/epd_operations.hpp"

#include "movetext/record/line_slots.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>

namespace mt::archive {
namespace {

// Removes the operation at the beginning of the text and returns it without its semicolon. A semicolon in
// quotes does not end it. Returns an empty view at the end of the text. `closed` receives whether there was a
// semicolon.
std::string_view take_operation(std::string_view& text, bool& closed) {
  text = text::trim(text);
  bool quoted = false;
  std::size_t end = 0;
  while (end < text.size() && (quoted || text[end] != ';')) quoted = (text[end++] == '"') != quoted;
  closed = end < text.size();
  const std::string_view operation = text::trim(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return operation;
}

std::string_view opcode_of(std::string_view operation) {
  return operation.substr(0, std::min(operation.find_first_of(" \t\r\n"), operation.size()));
}

// An opcode is an identifier of at most 15 characters.
bool is_operation(std::string_view text) {
  constexpr std::size_t longest = 15;
  const std::string_view opcode = opcode_of(text);
  const auto is_sign = [](char c) { return text::is_letter(c) || text::is_digit(c) || c == '_'; };
  return !opcode.empty() && opcode.size() <= longest && text::is_letter(opcode[0]) &&
         std::ranges::all_of(opcode, is_sign);
}

// Returns whether a text consists of operations: "bm e4; id \"x\"", ";D1 20 ;D2 400". It must have at least
// one semicolon, which distinguishes operations from ordinary words.
bool are_operations(std::string_view text) {
  bool any = false;
  bool any_closed = false;
  while (!text::trim(text).empty()) {
    bool closed = false;
    const std::string_view operation = take_operation(text, closed);
    any_closed = any_closed || closed;
    if (operation.empty()) continue;
    if (!is_operation(operation)) return false;
    any = true;
  }
  return any && any_closed;
}

std::string with_single_blanks(std::string_view text) {
  std::string out;
  for (const char c : text::trim(text)) {
    const bool blank = text::is_blank(c) || static_cast<unsigned char>(c) < ' ';
    if (!blank)
      out += c;
    else if (out.back() != ' ')
      out += ' ';
  }
  return out;
}

bool has_opcode(std::string_view operations, std::string_view opcode) {
  bool closed = true;
  while (closed)
    if (opcode_of(take_operation(operations, closed)) == opcode) return true;
  return false;
}

}  // namespace

std::string epd_operations(const Record& record) {
  const TapeRange line = main_line(record);
  if (slot_end(record, line.begin, line.end) != line.end || line.empty()) return {};
  const Event& first = record.tape.front();
  const Tag* const position = record.find_tag(TagName::fen);
  if (first.kind != EventKind::comment) return {};
  const bool in_line = position != nullptr &&
                       ((first.text.begin | position->value.begin) & Span::side_bit) == 0 &&
                       position->value.begin <= first.text.begin && first.text.end <= position->value.end;
  std::string text = with_single_blanks(record.text(first));
  if (!in_line && !are_operations(text)) return {};
  if (!text.empty() && !text.ends_with(';')) text += ';';
  return text;
}

void replace_operations(std::string_view operations, std::size_t line, std::string& out) {
  constexpr auto usual = std::to_array<std::string_view>({"fmvn 1", "hmvc 0"});
  constexpr int fields = 4;
  std::size_t at = line;
  for (int field = 0; field < fields && at < out.size(); ++field)
    at = std::min(out.find(' ', at) + 1, out.size());
  const std::string counters = out.substr(at);
  out.resize(at);
  std::string_view rest = counters;
  for (bool closed = true; closed;) {
    const std::string_view counter = take_operation(rest, closed);
    const bool stays = !counter.empty() && std::ranges::find(usual, counter) == usual.end() &&
                       !has_opcode(operations, opcode_of(counter));
    if (stays) out.append(counter).append("; ");
  }
  out += operations;
}

}  // namespace mt::archive
