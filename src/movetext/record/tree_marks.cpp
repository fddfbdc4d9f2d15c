#include "movetext/record/tree_marks.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt {
namespace {

using text::is_blank;

constexpr std::string_view command_sign = "[%";
constexpr std::array<std::string_view, 2> mark_names{"game", "end"};

// Returns the index after the signs "[%%...%" at `at` if the name of a mark follows them, or npos.
std::size_t name_of_mark(std::string_view text, std::size_t at) {
  const std::size_t begin = std::min(text.find_first_not_of('%', at + 1), text.size());
  const bool is_name = std::ranges::any_of(
      mark_names, [&](std::string_view name) { return text.substr(begin).starts_with(name); });
  return is_name ? begin : std::string_view::npos;
}

// Copies a text and changes the number of "%" in each command that has the name of a mark. The command needs
// at least `least` of them.
template <class Change>
void copy_words(std::string_view text, std::size_t least, Change&& change, std::string& out) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t command = std::min(text.find(command_sign, at), text.size());
    out += text.substr(at, command - at);
    if (command == text.size()) return;
    const std::size_t name = name_of_mark(text, command);
    const bool is_mark = name != std::string_view::npos && name - command - 1 >= least;
    at = is_mark ? name : command + command_sign.size();
    out += '[';
    out.append(is_mark ? change(name - command - 1) : 1, '%');
  }
}

// Removes the first word, which ends at a blank.
std::string_view take_word(std::string_view& text) {
  text = text::trim(text);
  const auto* const end = std::ranges::find_if(text, is_blank);
  const auto size = static_cast<std::size_t>(end - text.begin());
  const std::string_view word = text.substr(0, size);
  text.remove_prefix(size);
  return word;
}

// Reads the text between "[%game" and "]".
bool read_game_mark(std::string_view values, MarkedPart& part) {
  const auto games = GameNumbers::parse(take_word(values));
  if (!games) return false;
  part.games = *games;
  for (;;) {
    std::string_view word = take_word(values);
    if (word.empty()) return true;
    if (!word.starts_with('$')) return false;
    const std::int64_t glyph = text::parse_number(word.substr(1), UINT32_MAX);
    if (glyph < 0) return false;
    part.glyphs.push_back(static_cast<std::uint32_t>(glyph));
  }
}

// Reads the text between "[%end" and "]".
bool read_end_mark(std::string_view values, MarkedPart& part) {
  const std::int64_t number = text::parse_number(take_word(values), UINT32_MAX - 1);
  if (number < 1) return false;
  part.kind = MarkedPart::Kind::end;
  part.number = static_cast<std::uint32_t>(number);
  part.result = take_word(values);
  return text::trim(values).empty();
}

// Reads the mark `text`, from "[%" to "]". Returns false if it is not one.
bool read_mark(std::string_view text, MarkedPart& part) {
  std::string_view values = text.substr(command_sign.size(), text.size() - command_sign.size() - 1);
  const std::string_view name = take_word(values);
  if (name == mark_names[0]) return read_game_mark(values, part);
  return name == mark_names[1] && read_end_mark(values, part);
}

// Returns whether a mark may begin at `at`: it has one "%", and a blank or "]" follows its name.
bool may_be_mark(std::string_view text, std::size_t at) {
  const std::size_t begin = name_of_mark(text, at);
  if (begin != at + command_sign.size()) return false;
  const std::size_t size = mark_names[text[begin] == mark_names[0].front() ? 0 : 1].size();
  return begin + size < text.size() && (is_blank(text[begin + size]) || text[begin + size] == ']');
}

// Reads a value in double quotes. Blanks between words count as one space, because a comment may be broken
// into lines anywhere.
bool take_value(std::string_view& text, std::string& value) {
  if (!text.starts_with('"')) return false;
  constexpr int hexadecimal = 16;
  const auto digit = [](char c) {
    if (text::is_digit(c)) return c - '0';
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -hexadecimal * hexadecimal;
  };
  for (std::size_t at = 1; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      text.remove_prefix(at + 1);
      return true;
    }
    const int code =
        c == '%' && at + 2 < text.size() ? digit(text[at + 1]) * hexadecimal + digit(text[at + 2]) : -1;
    if (code >= 0) {
      value += static_cast<char>(code);
      at += 2;
    } else if (!is_blank(c)) {
      value += c;
    } else if (!is_blank(text[at - 1])) {
      value += ' ';
    }
  }
  return false;
}

// Removes a tag pair, and the blanks before it, from the beginning of the text. Leaves the text unchanged if
// there is none.
bool take_tag(std::string_view& text, TagText& tag) {
  std::string_view rest = text::trim(text);
  if (!rest.starts_with('[') || rest.starts_with(command_sign)) return false;
  rest.remove_prefix(1);
  tag.name = take_word(rest);
  rest = text::trim(rest);
  if (tag.name.empty() || !take_value(rest, tag.value)) return false;
  rest = text::trim(rest);
  if (!rest.starts_with(']')) return false;
  rest.remove_prefix(1);
  text = rest;
  return true;
}

void append_value(std::string_view value, std::string& out) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  constexpr std::string_view special = "%\"{}[]\x7F";
  constexpr unsigned nibble = 4;
  out += '"';
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto byte = static_cast<unsigned char>(value[i]);
    const bool at_border = i == 0 || i + 1 == value.size() || value[i - 1] == ' ';
    const bool is_plain =
        value[i] == ' ' ? !at_border : byte > ' ' && special.find(value[i]) == std::string_view::npos;
    if (is_plain)
      out += value[i];
    else
      (out += '%').append(1, digits[byte >> nibble]).append(1, digits[byte & 0xFU]);
  }
  out += '"';
}

bool is_unknown(const CanonicalTag& tag) {
  if (std::ranges::find(roster_names, tag.name) == roster_names.end()) return false;
  return tag.value == "?" || tag.value == "????.??.??";
}

}  // namespace

bool may_have_marks(std::string_view comment) {
  for (std::size_t at = 0; (at = comment.find(command_sign, at)) != std::string_view::npos; ++at)
    if (name_of_mark(comment, at) != std::string_view::npos) return true;
  return false;
}

bool has_end_mark(std::string_view comment) {
  return may_have_marks(comment) && std::ranges::any_of(read_marks(comment), [](const MarkedPart& part) {
           return part.kind == MarkedPart::Kind::end;
         });
}

std::vector<MarkedPart> read_marks(std::string_view comment) {
  comment = text::trim(comment);
  std::vector<MarkedPart> parts(1);
  std::size_t begin = 0;  // the words of the last part begin here
  std::size_t close = 0;  // the first "]" after the place that is read
  const auto end_words = [&](std::size_t end) {
    copy_words(
        text::trim(comment.substr(begin, end - begin)), 2, [](std::size_t signs) { return signs - 1; },
        parts.back().words);
  };
  for (std::size_t at = 0; (at = comment.find(command_sign, at)) != std::string_view::npos;) {
    if (close <= at) close = std::min(comment.find(']', at), comment.size());
    MarkedPart part;
    if (close == comment.size() || !may_be_mark(comment, at) ||
        !read_mark(comment.substr(at, close + 1 - at), part)) {
      at += command_sign.size();
      continue;
    }
    end_words(at);
    std::string_view rest = comment.substr(close + 1);
    const bool is_end = part.kind == MarkedPart::Kind::end;
    for (TagText tag; is_end && take_tag(rest, tag); tag = {}) part.tags.push_back(std::move(tag));
    parts.push_back(std::move(part));
    if (is_end) parts.emplace_back();  // the words after the tags of a game belong to all games
    begin = at = comment.size() - rest.size();
  }
  end_words(comment.size());
  std::erase_if(parts, [](const MarkedPart& part) {
    return part.kind == MarkedPart::Kind::words && part.games.is_all() && part.words.empty() &&
           part.glyphs.empty();
  });
  return parts;
}

void append_unmarked(std::string_view words, std::string& out) {
  copy_words(
      words, 1, [](std::size_t signs) { return signs + 1; }, out);
}

void append_game_mark(const GameNumbers& games, std::span<const std::uint32_t> glyphs, std::string& out) {
  out += "[%game ";
  games.append(out);
  for (const std::uint32_t glyph : glyphs) out.append(" $").append(std::to_string(glyph));
  out += ']';
}

void append_end_mark(std::uint32_t number, std::string_view result, std::span<const CanonicalTag> tags,
                     std::string& out) {
  out += "[%end " + std::to_string(number);
  if (!result.empty()) (out += ' ') += result;
  out += ']';
  for (const CanonicalTag& tag : tags) {
    if (is_unknown(tag)) continue;
    (out += " [").append(tag.name).append(" ");
    append_value(tag.value, out);
    out += ']';
  }
}

}  // namespace mt
