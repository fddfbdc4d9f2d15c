#include "movetext/server/words/text_lines.hpp"

#include "movetext/text/lines.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::server::words {
namespace {

constexpr bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

// Returns how many bytes the first `columns` characters have.
std::size_t bytes_of(std::string_view text, std::size_t columns) {
  std::size_t seen = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (begins_character(text[at]) && seen++ == columns) return at;
  return text.size();
}

// Returns whether the character is a control character, changes the direction of text, or breaks a line.
constexpr bool is_control(char32_t value) {
  return value < 0x20 || (value >= 0x7F && value < 0xA0) || (value >= 0x200E && value <= 0x200F) ||
         (value >= 0x2028 && value <= 0x202E) || (value >= 0x2066 && value <= 0x2069);
}

// Breaks a text into lines between words.
class Wrapper {
 public:
  Wrapper(std::string& out, std::size_t indent, std::size_t hanging)
      : out_(out), line_(indent, ' '), columns_(indent), margin_(indent), hanging_(indent + hanging) {}

  void add(std::string_view word) {
    while (!word.empty()) {
      const std::size_t gap = columns_ > margin_ ? 1 : 0;
      const std::size_t columns = columns_of(word);
      if (columns_ + gap + columns <= line_width) return put(word, gap, columns);
      if (gap == 0) {
        const std::size_t room = line_width - columns_;
        put(word.substr(0, bytes_of(word, room)), 0, room);
        word.remove_prefix(bytes_of(word, room));
      }
      next_line();
    }
  }
  void end() { out_.append(columns_ > margin_ ? line_ : "").append("\n"); }

 private:
  void put(std::string_view word, std::size_t gap, std::size_t columns) {
    line_.append(gap, ' ').append(word);
    columns_ += gap + columns;
  }
  void next_line() {
    out_.append(line_).append("\n");
    line_.assign(hanging_, ' ');
    columns_ = margin_ = hanging_;
  }

  std::string& out_;
  std::string line_;
  std::size_t columns_;
  std::size_t margin_;
  std::size_t hanging_;
};

}  // namespace

std::size_t columns_of(std::string_view utf8) {
  return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), begins_character));
}

std::string harmless(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    if (scalar.value == 0xFFFD && scalar.size == 1)
      out += '?';
    else if (is_control(scalar.value))
      out += ' ';
    else
      text::append_scalar(scalar.value, out);
  }
  return out;
}

std::string harmless(std::string_view text, std::size_t most) {
  constexpr std::string_view cut = "...";
  std::string out = harmless(text.substr(0, most + 1));
  if (out.size() <= most) return out;
  std::size_t end = most > cut.size() ? most - cut.size() : 0;
  while (end > 0 && !begins_character(out[end])) --end;
  out.resize(end);
  return out.append(cut);
}

void add_wrapped(std::string& out, std::string_view paragraph, std::size_t indent, std::size_t hanging) {
  Wrapper wrapper(out, indent, hanging);
  for (std::size_t at = 0; at < paragraph.size();) {
    const std::size_t end = std::min(paragraph.find(' ', at), paragraph.size());
    wrapper.add(paragraph.substr(at, end - at));
    at = end + 1;
  }
  wrapper.end();
}

void add_wrapped_lines(std::string& out, std::string_view text, std::size_t indent, std::size_t most_lines) {
  std::size_t lines = 0;
  for (std::size_t at = 0; at < text.size(); ++lines) {
    if (lines == most_lines) {
      add_wrapped(out, "...", indent);
      return;
    }
    const text::Line line = text::line_at(text, at);
    add_wrapped(out, harmless(text.substr(line.begin, line.end - line.begin)), indent);
    at = line.next;
  }
}

void add_in_columns(std::string& out, std::span<const std::string> words, std::size_t indent,
                    std::size_t gap) {
  std::size_t widest = 1;
  for (const std::string& word : words) widest = std::max(widest, columns_of(word));
  const std::size_t width = widest + gap;
  const std::size_t columns = std::max<std::size_t>((line_width - indent + gap) / width, 1);
  const std::size_t rows = (words.size() + columns - 1) / columns;
  for (std::size_t row = 0; row < rows; ++row) {
    out.append(indent, ' ');
    for (std::size_t i = row; i < words.size(); i += rows) {
      out += words[i];
      if (i + rows < words.size()) out.append(width - columns_of(words[i]), ' ');
    }
    out += '\n';
  }
}

}  // namespace mt::server::words
