#include "movetext/record/move_notes.hpp"

#include "movetext/record/comment_parts.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr std::int64_t deepest = 1'000'000;  // plies; larger numbers are not depths

void append_word(std::string_view word, std::string& words) {
  if (word.empty()) return;
  if (!words.empty()) words += ' ';
  words += word;
}

// Sets `target` unless it has a value. Returns whether `value` is a value.
template <class Value>
bool set_first(const std::optional<Value>& value, std::optional<Value>& target) {
  if (value && !target) target = value;
  return value.has_value();
}

bool read_clock(std::string_view values, MoveNotes& notes) {
  return set_first(read_time(values), notes.clock);
}

bool read_elapsed(std::string_view values, MoveNotes& notes) {
  return set_first(read_time(values), notes.elapsed);
}

bool read_value(std::string_view values, MoveNotes& notes) {
  if (notes.value) return read_written_value(values).has_value();
  notes.value = read_written_value(values);
  const std::size_t comma = values.find(',');
  if (!notes.value || comma == std::string_view::npos) return notes.value.has_value();
  const std::int64_t depth = text::parse_number(text::trim(values.substr(comma + 1)), deepest);
  if (depth >= 0) notes.depth = static_cast<std::uint32_t>(depth);
  return true;
}

// Adds the items of a list that commas separate: "Ga4,Rb5".
bool read_list(std::string_view values, std::vector<std::string>& items) {
  for (bool is_last = false; !is_last;) {
    const std::size_t comma = values.find(',');
    is_last = comma == std::string_view::npos;
    const std::string_view item = text::trim(values.substr(0, comma));
    if (!item.empty()) items.emplace_back(item);
    if (!is_last) values.remove_prefix(comma + 1);
  }
  return true;
}

bool read_squares(std::string_view values, MoveNotes& notes) {
  return read_list(values, notes.squares);
}

bool read_arrows(std::string_view values, MoveNotes& notes) {
  return read_list(values, notes.arrows);
}

struct CommandRow {
  std::string_view name;
  bool (*read)(std::string_view values, MoveNotes& notes);  // returns whether the values could be read
};
constexpr auto command_rows = std::to_array<CommandRow>({
    {"clk", read_clock},
    {"emt", read_elapsed},
    {"eval", read_value},
    {"csl", read_squares},
    {"cal", read_arrows},
});

bool read_command(const CommentCommand& command, MoveNotes& notes) {
  for (const CommandRow& row : command_rows)
    if (row.name == command.name) return row.read(command.values, notes);
  return false;
}

}  // namespace

void MoveNotes::add_comment(std::string_view text) {
  const CommentParts parts = comment_parts(text);
  for (const CommentCommand& command : parts.commands)
    if (!read_command(command, *this)) append_word(command.text(), words);
  append_word(parts.words, words);
}

}  // namespace mt
