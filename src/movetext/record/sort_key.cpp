#include "movetext/record/sort_key.hpp"

#include "movetext/record/collate.hpp"
#include "movetext/record/named_value.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

namespace mt {
namespace {

// Returns whether records can be sorted by the value `name`.
bool has_order(FilterName name) {
  return is_one_text(name) || name == FilterName::elo || name == FilterName::plies;
}

void append_number(std::int64_t number, std::string& out) {
  for (int shift = 56; shift >= 0; shift -= 8)
    out += static_cast<char>(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
}

// Returns the rating, or 0 if the record has none.
std::int64_t rating(const Record& record, FilterName name) {
  return std::max<std::int64_t>(
      0, text::parse_number(text::trim(value_named(record, name, {}, true)), 1'000'000));
}

void append_day(std::string_view written, bool year_alone, std::string& out) {
  const text::Date date = text::read_date(written).date;
  append_number(date.year, out);
  if (year_alone) return;
  append_number(date.month, out);
  append_number(date.day, out);
}

// Appends the text without case and accents, and then the text itself. Each ends with the smallest byte, so
// that a text comes before longer texts that begin with it.
void append_text(std::string_view value, std::string& out) {
  text::append_folded(value, out);
  out += '\0';
  out.append(value).append(1, '\0');
}

void append_value(const Record& record, const SortKey& key, bool white_first, std::string& out) {
  const std::string_view value = value_named(record, key.name, key.tag, white_first);
  switch (key.name) {
    case FilterName::date:
      return append_day(value, false, out);
    case FilterName::year:
      return append_day(value, true, out);
    case FilterName::elo:
      return append_number(rating(record, FilterName::white_elo) + rating(record, FilterName::black_elo),
                           out);
    case FilterName::white_elo:
    case FilterName::black_elo:
      return append_number(rating(record, key.name), out);
    case FilterName::plies:
      return append_number(count_plies(record), out);
    case FilterName::round:
      return append_round_key(value, out);
    case FilterName::tag:
      // Numbers come before other texts.
      if (const std::int64_t number = text::parse_number(value); number >= 0) {
        out += '\1';
        return append_number(number, out);
      }
      out += value.empty() ? '\0' : '\2';
      return append_text(value, out);
    default:
      return append_text(value, out);
  }
}

}  // namespace

std::string read_sort_keys(std::string_view text, std::vector<SortKey>& out) {
  for (;;) {
    const std::size_t comma = text.find(',');
    std::string_view word = text::trim(text.substr(0, comma));
    SortKey key{.descending = word.starts_with('-')};
    if (key.descending) word.remove_prefix(1);
    const auto name = filter_name(word, key.tag);
    if (!name) return "unknown sort key '" + std::string(word) + "'" + near_name(word, "keys", has_order);
    if (!has_order(*name)) return "records cannot be sorted by '" + std::string(word) + "'";
    key.name = *name;
    out.push_back(std::move(key));
    if (comma == std::string_view::npos) return {};
    text.remove_prefix(comma + 1);
  }
}

void append_sort_keys(const Record& record, const std::vector<SortKey>& keys, bool white_first,
                      std::string& out) {
  for (const SortKey& key : keys) {
    const std::size_t begin = out.size();
    append_value(record, key, white_first, out);
    if (!key.descending) continue;
    for (std::size_t i = begin; i < out.size(); ++i)
      out[i] = static_cast<char>(~static_cast<unsigned char>(out[i]));
  }
}

}  // namespace mt
