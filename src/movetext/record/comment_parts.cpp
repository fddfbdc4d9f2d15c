#include "movetext/record/comment_parts.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr auto single_valued =
    std::to_array<std::string_view>({"clk", "eclk", "emt", "egt", "mct", "eval", "evp", "mdl"});

void append_words(std::string_view text, std::string& out) {
  for (std::size_t at = 0; at < text.size();) {
    while (at < text.size() && text::is_blank(text[at])) ++at;
    std::size_t end = at;
    while (end < text.size() && !text::is_blank(text[end])) ++end;
    if (end > at && !out.empty()) out += ' ';
    out += text.substr(at, end - at);
    at = end;
  }
}

CommentCommand command_of(std::string_view inside) {
  CommentCommand command;
  std::size_t end = 0;
  while (end < inside.size() && !text::is_blank(inside[end])) ++end;
  command.name = inside.substr(0, end);
  append_words(inside.substr(end), command.values);
  return command;
}

}  // namespace

std::string CommentParts::text() const {
  std::string out;
  for (const CommentCommand& command : commands) out.append(out.empty() ? "" : " ").append(command.text());
  if (!words.empty()) out.append(out.empty() ? "" : " ").append(words);
  return out;
}

CommentParts comment_parts(std::string_view text) {
  constexpr std::string_view mark = "[%";
  CommentParts parts;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find(mark), text.size());
    const std::size_t close = text.find(']', open);
    if (close == std::string_view::npos) {
      append_words(text, parts.words);
      break;
    }
    append_words(text.substr(0, open), parts.words);
    parts.commands.push_back(command_of(text.substr(open + mark.size(), close - open - mark.size())));
    text.remove_prefix(close + 1);
  }
  return parts;
}

bool holds_words(std::string_view words, std::string_view part) {
  for (std::size_t at = words.find(part); at != std::string_view::npos; at = words.find(part, at + 1)) {
    const std::size_t end = at + part.size();
    const bool begins = at == 0 || words[at - 1] == ' ';
    if (begins && (end == words.size() || words[end] == ' ')) return true;
  }
  return false;
}

bool is_single_valued(std::string_view command) {
  return std::find(single_valued.begin(), single_valued.end(), command) != single_valued.end();
}

}  // namespace mt
