#include "movetext/games/api/annotation_text.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

namespace mt {
namespace {

using board::Accent;

constexpr std::array<std::string_view, board::accent_count> accent_names{"green", "red", "yellow", "blue"};

std::optional<Accent> accent_named(std::string_view name) {
  for (std::size_t i = 0; i < accent_names.size(); ++i)
    if (text::same_in_any_case(name, accent_names[i]) ||
        text::same_in_any_case(name, accent_names[i].substr(0, 1)))
      return static_cast<Accent>(i);
  return std::nullopt;
}

std::string_view name_of(Accent accent) {
  return accent_names[static_cast<std::size_t>(accent)];
}

std::string quoted(std::string_view text) {
  return "'" + std::string(text) + "'";
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// The two ends of an arrow; `to` is empty if the text names only one square. If no sign separates the two
// squares, each must begin with a letter or have two digits.
struct Ends {
  std::string_view from;
  std::string_view to;
};
Ends split_ends(std::string_view text) {
  if (const std::size_t sign = text.find_first_of("-x/"); sign != std::string_view::npos)
    return {text.substr(0, sign), text.substr(sign + 1)};
  std::size_t end = std::min<std::size_t>(1, text.size());
  while (end < text.size() && !is_letter(text[end])) ++end;
  if (end == text.size() && end == 4) end = 2;
  return {text.substr(0, end), text.substr(end)};
}

// Calls `visit` with each item of a comma-separated list, without surrounding blanks. Stops when `visit`
// returns an error message.
template <class Visit>
std::string for_each_item(std::string_view list, const Visit& visit) {
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    std::string fault = visit(text::trim(list.substr(at, end - at)));
    if (!fault.empty()) return fault;
    at = end + 1;
  }
  return {};
}

// Reads the items of a list for one kind of board.
template <class Drawing>
class Reader {
 public:
  using Place = typename Drawing::Place;

  Reader(const Drawing& drawing, const PlaceNames& names) : drawing_(drawing), names_(names) {}

  std::string read_arrow(std::string_view item) {
    std::string fault;
    const Accent accent = take_accent(item, fault);
    const Ends ends = split_ends(item);
    if (fault.empty() && (ends.from.empty() || ends.to.empty()))
      return "invalid arrow " + quoted(item) + "; use FROM-TO or FROM-TO:COLOUR";
    const auto from = find(ends.from, fault);
    const auto to = find(ends.to, fault);
    if (!fault.empty()) return fault;
    if (*from == *to) return quoted(item) + " ends where it begins";
    found.arrows.push_back({*from, *to, accent});
    return {};
  }

  std::string read_mark(std::string_view item) {
    std::string fault;
    const Accent accent = take_accent(item, fault);
    const auto at = find(item, fault);
    if (fault.empty()) found.marks.push_back({*at, accent});
    return fault;
  }

  board::Annotations<Place> found;

 private:
  // Removes ":COLOUR" from the end of the item and returns the colour; green if the item names no colour.
  static Accent take_accent(std::string_view& item, std::string& fault) {
    const std::size_t colon = item.rfind(':');
    if (colon == std::string_view::npos) return Accent::green;
    const std::string_view name = item.substr(colon + 1);
    const auto accent = accent_named(name);
    if (!accent) fault = "unknown colour " + quoted(name) + "; use green, red, yellow or blue";
    item = item.substr(0, colon);
    return accent.value_or(Accent::green);
  }

  std::optional<Place> find(std::string_view name, std::string& fault) const {
    const auto place = names_.find(drawing_, name);
    if (!place && fault.empty()) fault = quoted(name) + " is not a " + names_.all(drawing_);
    return place;
  }

  const Drawing& drawing_;
  const PlaceNames& names_;
};

template <class Drawing, class Found>
void append(Drawing& drawing, const Found& found) {
  auto& [arrows, marks] = drawing.annotations;
  arrows.insert(arrows.end(), found.arrows.begin(), found.arrows.end());
  marks.insert(marks.end(), found.marks.begin(), found.marks.end());
}

template <class Read>
std::string add_list(board::Diagram& diagram, const PlaceNames& names, std::string_view list,
                     const Read& read) {
  return std::visit(
      [&](auto& drawing) {
        Reader reader(drawing, names);
        std::string fault = for_each_item(list, [&](std::string_view item) { return read(reader, item); });
        if (fault.empty()) append(drawing, reader.found);
        return fault;
      },
      diagram);
}

// Turns "Ge2e4" into "e2e4:G".
std::string with_colour_behind(std::string_view item) {
  if (item.empty()) return {};
  return std::string(item.substr(1)) + ':' + item[0];
}

// Returns the text between the next `key` in the comment and its closing bracket. The search begins at `at`,
// which is then moved past the bracket.
std::optional<std::string_view> next_command(std::string_view comment, std::string_view key,
                                             std::size_t& at) {
  const std::size_t begin = comment.find(key, at);
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t end = std::min(comment.find(']', begin), comment.size());
  at = end;
  return comment.substr(begin + key.size(), end - begin - key.size());
}

template <class Reading>
void read_comment(std::string_view comment, Reading& reader) {
  std::size_t at = 0;
  const auto pass_over = [](const std::string& /*fault*/) { return std::string(); };
  while (const auto list = next_command(comment, "[%csl ", at))
    for_each_item(
        *list, [&](std::string_view item) { return pass_over(reader.read_mark(with_colour_behind(item))); });
  at = 0;
  while (const auto list = next_command(comment, "[%cal ", at))
    for_each_item(
        *list, [&](std::string_view item) { return pass_over(reader.read_arrow(with_colour_behind(item))); });
}

template <class Drawing>
std::string in_words(const Drawing& drawing, const PlaceNames& names) {
  std::string out;
  std::string_view before = "Arrows: ";
  for (const auto& arrow : drawing.annotations.arrows)
    out.append(std::exchange(before, ", "))
        .append(names.name_of(drawing, arrow.from) + '-' + names.name_of(drawing, arrow.to) + ' ')
        .append(name_of(arrow.accent));
  if (!out.empty()) out += '\n';
  const std::size_t size = out.size();
  before = "Marks: ";
  for (const auto& mark : drawing.annotations.marks)
    out.append(std::exchange(before, ", "))
        .append(names.name_of(drawing, mark.at) + ' ')
        .append(name_of(mark.accent));
  if (out.size() > size) out += '\n';
  return out;
}

}  // namespace

std::string add_arrows(board::Diagram& diagram, const PlaceNames& names, std::string_view list) {
  return add_list(diagram, names, list,
                  [](auto& reader, std::string_view item) { return reader.read_arrow(item); });
}

std::string add_marks(board::Diagram& diagram, const PlaceNames& names, std::string_view list) {
  return add_list(diagram, names, list,
                  [](auto& reader, std::string_view item) { return reader.read_mark(item); });
}

void add_comment_annotations(board::Diagram& diagram, const PlaceNames& names, std::string_view comment) {
  std::visit(
      [&](auto& drawing) {
        Reader reader(drawing, names);
        read_comment(comment, reader);
        append(drawing, reader.found);
      },
      diagram);
}

std::string annotations_in_words(const board::Diagram& diagram, const PlaceNames& names) {
  return std::visit([&](const auto& drawing) { return in_words(drawing, names); }, diagram);
}

}  // namespace mt
