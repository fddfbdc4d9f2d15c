#include "movetext/formats/dhtmlxq/page_text.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/markup.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::dhtmlxq {
namespace {

// bytes of the longest name of an HTML tag that PageText must recognise
constexpr std::size_t longest_tag = 16;

bool begins_tag(std::string_view piece, std::size_t at) {
  if (piece[at] != '<' || at + 1 == piece.size()) return false;
  const char next = piece[at + 1];
  return text::is_letter(next) || next == '/' || next == '!' || next == '?';
}

}  // namespace

std::size_t mark_size(std::string_view text, std::size_t at) {
  constexpr std::array<std::string_view, 3> marks{"DhtmlXQ]", "DhtmlXQHTML]", "DhtmlXQiFrame]"};
  const std::size_t name = at + (text.substr(at + 1, 1) == "/" ? 2 : 1);
  for (const std::string_view mark : marks)
    if (text.substr(std::min(name, text.size())).starts_with(mark)) return name + mark.size() - at;
  return 0;
}

void PageText::read(std::string_view piece, std::string& out) {
  for (std::size_t at = 0; at < piece.size();) {
    switch (inside_) {
      case Inside::text:
        at = read_text(piece, at, out);
        break;
      case Inside::tag:
        at = read_tag(piece, at, out);
        break;
      case Inside::comment:
        at = skip_to(piece, at, "-->");
        break;
      case Inside::script:
        at = skip_to(piece, at, script_end_);
        break;
    }
  }
}

// Reads text up to the next HTML tag.
std::size_t PageText::read_text(std::string_view piece, std::size_t at, std::string& out) {
  std::size_t begin = at;
  const auto flush = [&] { text::append_without_references(out, piece.substr(begin, at - begin)); };
  for (; at < piece.size(); ++at) {
    if (piece[at] == '[') {
      const std::size_t mark = mark_size(piece, at);
      if (mark == 0) continue;
      flush();
      begin = at + mark;
      at = begin - 1;
    } else if (begins_tag(piece, at)) {
      flush();
      const bool comment = piece.substr(at, 4) == "<!--";
      inside_ = comment ? Inside::comment : Inside::tag;
      tag_.clear();
      named_ = false;
      quote_ = '\0';
      if (comment) markup_bytes_ += 4;
      return comment ? at + 4 : at + 1;
    }
  }
  flush();
  return at;
}

// Reads an HTML tag up to its end.
std::size_t PageText::read_tag(std::string_view piece, std::size_t at, std::string& out) {
  for (; at < piece.size(); ++at) {
    const char c = piece[at];
    const bool in_name = text::is_letter(c) || text::is_digit(c) || (c == '/' && tag_.empty());
    named_ = named_ || !in_name;
    if (!named_ && tag_.size() < longest_tag) tag_ += text::to_lower(c);
    if (quote_ != '\0') {
      if (c == quote_) quote_ = '\0';
    } else if (c == '"' || c == '\'') {
      quote_ = c;
    } else if (c == '>') {
      break;
    }
    ++markup_bytes_;
  }
  if (at == piece.size()) return at;
  const bool is_line_end = tag_ == "br" || tag_ == "p" || tag_ == "/p";
  if (is_line_end)
    markup_bytes_ -= std::min(markup_bytes_, tag_.size());
  else
    ++markup_bytes_;
  out += is_line_end ? '\n' : ' ';
  const bool hidden = tag_ == "script" || tag_ == "style";
  inside_ = hidden ? Inside::script : Inside::text;
  script_end_ = "</" + tag_;
  return at + 1;
}

// Skips to `end`, which ends a comment or script. The closing tag of a script is then read like any tag.
std::size_t PageText::skip_to(std::string_view piece, std::size_t at, std::string_view end) {
  const auto same = [](char a, char b) { return text::to_lower(a) == b; };
  const char* const last = piece.data() + piece.size();
  const char* const found = std::search(piece.data() + at, last, end.begin(), end.end(), same);
  const auto next = static_cast<std::size_t>(found - piece.data());
  markup_bytes_ += next - at;
  if (next == piece.size()) return next;
  const bool comment = inside_ == Inside::comment;
  inside_ = Inside::text;
  return comment ? next + end.size() : next;
}

}  // namespace mt::dhtmlxq
