#include "movetext/report/diagnostics.hpp"

#include "movetext/report/json_line.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::report {
namespace {

constexpr std::string_view bold = "\x1B[1m";
constexpr std::string_view red = "\x1B[1;31m";
constexpr std::string_view magenta = "\x1B[1;35m";
constexpr std::string_view cyan = "\x1B[1;36m";
constexpr std::string_view green = "\x1B[1;32m";
constexpr std::string_view plain = "\x1B[0m";

constexpr char32_t replacement = 0xFFFD;

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return {};
}

std::string_view severity_colour(Severity severity) {
  switch (severity) {
    case Severity::note:
      return cyan;
    case Severity::warning:
      return magenta;
    case Severity::error:
      return red;
  }
  return {};
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

// Returns how many terminal columns a character takes: none for combining marks, two for East Asian wide
// characters (Unicode, UAX 11).
std::size_t columns_of(char32_t c) {
  struct Range {
    char32_t first, last;
  };
  constexpr Range none[] = {
      {0x300, 0x36F}, {0x200B, 0x200F}, {0x20D0, 0x20F0}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}};
  constexpr Range two[] = {{0x1100, 0x115F},   {0x2E80, 0xA4CF},  {0xAC00, 0xD7A3}, {0xF900, 0xFAFF},
                           {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},  {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F},
                           {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};
  const auto holds = [c](const Range& range) { return c >= range.first && c <= range.last; };
  if (std::any_of(std::begin(none), std::end(none), holds)) return 0;
  return std::any_of(std::begin(two), std::end(two), holds) ? 2 : 1;
}

// A text for a terminal, and the number of columns it takes.
struct Shown {
  std::string text;
  std::size_t columns = 0;

  void add(char32_t c) {
    if (c == U'\t') c = U' ';
    if (is_control(c)) c = replacement;
    text::append_scalar(c, text);
    columns += columns_of(c);
  }
};

Shown show(std::string_view source, std::size_t most_columns = SIZE_MAX) {
  Shown shown;
  for (std::size_t at = 0; at < source.size();) {
    const text::Scalar scalar = text::read_scalar(source, at);
    if (shown.columns + columns_of(scalar.value) > most_columns) break;
    shown.add(scalar.value);
    at += scalar.size;
  }
  return shown;
}

// Shows as much of the end of `source` as fits in `most_columns`.
Shown show_tail(std::string_view source, std::size_t most_columns) {
  constexpr std::size_t longest_scalar = 4;
  std::size_t at = source.size() - std::min(source.size(), most_columns * longest_scalar);
  while (at > 0 && at < source.size() && (source[at] & '\xC0') == '\x80') ++at;
  Shown shown = show(source.substr(at));
  while (shown.columns > most_columns) {
    const text::Scalar first = text::read_scalar(shown.text, 0);
    shown.columns -= columns_of(first.value);
    shown.text.erase(0, first.size);
  }
  return shown;
}

// A source line, cut to a given width around its marked part. `before`: columns before the marked part.
// `marked`: columns of the marked part.
struct Window {
  std::string text;
  std::size_t before = 0;
  std::size_t marked = 0;
};

bool fits(std::string_view source, std::size_t columns) {
  return source.size() <= columns || show(source, columns + 1).columns <= columns;
}

Window window_around(const Place& place, std::size_t width) {
  const std::string_view line = place.line_text;
  const std::size_t begin =
      static_cast<std::size_t>(std::min<std::uint64_t>(place.column - 1 - place.cut, line.size()));
  const std::size_t end = std::min(line.size(), begin + place.length);
  // A mark that is too wide is cut to two thirds of the window.
  const Shown mark = show(line.substr(begin, end - begin), width - width / 3);
  const std::string_view before = line.substr(0, begin);
  const std::string_view after = line.substr(end);

  Shown left;
  if (fits(line, width) || fits(before, width - mark.columns - 1)) {
    left = show(before);
  } else {
    left = show_tail(before, width / 3 - 1);
    left.text.insert(0, "…");
    ++left.columns;
  }
  Window window{left.text + mark.text, left.columns, mark.columns};
  const std::size_t room = width - std::min(width, left.columns + mark.columns);
  if (fits(after, room)) {
    window.text += show(after).text;
  } else if (room > 0) {
    window.text += show(after, room - 1).text + "…";
  }
  return window;
}

class Painter {
 public:
  Painter(std::string& out, bool colour) : out_(out), colour_(colour) {}
  void add(std::string_view colour, std::string_view text) {
    if (colour_) out_ += colour;
    out_ += text;
    if (colour_) out_ += plain;
  }

 private:
  std::string& out_;
  bool colour_;
};

void write_source(std::string& out, const Place& place, const Diagnostic& diagnostic,
                  const DiagnosticStyle& style) {
  const std::string number = std::to_string(place.line);
  const std::size_t gutter = number.size() + 5;  // "  41 | "
  constexpr std::size_t narrowest = 20;
  const Window window =
      window_around(place, std::max(narrowest, style.width > gutter ? style.width - gutter : 0));
  out.append("  ").append(number).append(" | ").append(window.text).append("\n");
  out.append(number.size() + 3, ' ').append("| ").append(window.before, ' ');
  Painter paint(out, style.colour);
  paint.add(green, "^" + std::string(window.marked > 0 ? window.marked - 1 : 0, '~'));
  if (!diagnostic.hint.empty()) {
    out += ' ';
    paint.add(green, "did you mean " + show(diagnostic.hint).text + "?");
  }
  out += '\n';
}

}  // namespace

Place locate(std::string_view file, std::string_view text, std::size_t begin, std::size_t end,
             std::uint64_t first_line) {
  begin = std::min(begin, text.size());
  end = std::clamp(end, begin, text.size());
  Place place{.file = file, .line = first_line, .column = 1, .line_text = {}, .length = 0};
  const std::string_view before = text.substr(0, begin);
  place.line += static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
  const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
  std::size_t line_end = std::min(text.find('\n', begin), text.size());
  place.length = std::min(end, line_end) - begin;
  place.column = begin - line_begin + 1;
  if (line_end > line_begin && text[line_end - 1] == '\r') --line_end;
  place.line_text = text.substr(line_begin, line_end - line_begin);
  return place;
}

namespace {

// Returns whether the message contains the words as whole words: "Nc33" does not contain Nc3.
bool has_words(std::string_view message, std::string_view words) {
  const auto joins = [&](std::size_t at) {
    return at < message.size() && (text::is_letter(message[at]) || text::is_digit(message[at]));
  };
  for (std::size_t at = 0; (at = message.find(words, at)) != std::string_view::npos; ++at)
    if (!joins(at - 1) && !joins(at + words.size())) return true;
  return false;
}

}  // namespace

std::string place_words(const Place& place) {
  const std::string file = show(place.file).text + ":";
  if (place.offset) return file + "byte " + std::to_string(*place.offset);
  return file + std::to_string(place.line) + ":" + std::to_string(place.column);
}

void write_diagnostic(std::string& out, const Place& place, const Diagnostic& diagnostic,
                      const DiagnosticStyle& style) {
  Painter paint(out, style.colour);
  paint.add(bold, place_words(place) + ":");
  out += ' ';
  paint.add(severity_colour(diagnostic.severity), std::string(severity_name(diagnostic.severity)) + ":");
  out.append(" ").append(show(diagnostic.message).text);
  if (!style.source && !diagnostic.hint.empty() && !has_words(diagnostic.message, diagnostic.hint))
    out.append("; did you mean ").append(show(diagnostic.hint).text).append("?");
  out.append(" [").append(name(diagnostic.code)).append("]\n");
  if (style.source && !place.line_text.empty()) write_source(out, place, diagnostic, style);
}

std::string note_text(const Place& place, const Diagnostic& note) {
  return std::string(place.file) + ": " + note.message;
}

void write_diagnostic_json(std::string& out, const Place& place, const Diagnostic& diagnostic) {
  JsonLine line(out);
  line.text("file", place.file);
  if (place.offset) {
    line.number("offset", *place.offset);
  } else {
    line.number("line", place.line);
    line.number("column", place.column);
  }
  line.number("length", place.length);
  line.text("severity", severity_name(diagnostic.severity));
  line.text("code", name(diagnostic.code));
  if (const Code family = parent(diagnostic.code); family != Code::none) line.text("class", name(family));
  line.text("message", diagnostic.message);
  if (!diagnostic.hint.empty()) line.text("hint", diagnostic.hint);
  line.end();
}

}  // namespace mt::report
