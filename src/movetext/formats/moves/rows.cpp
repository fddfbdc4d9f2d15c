#include "movetext/formats/moves/rows.hpp"

#include "movetext/formats/json/writer.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>
#include <string_view>

namespace mt::moves {
namespace {

using Kind = RowValue::Kind;

std::string csv_text(const RowValue& value) {
  std::string text = value.text;
  for (const std::string& item : value.items) {
    if (!text.empty()) text += ' ';
    if (value.kind == Kind::glyphs) text += '$';
    text += item;
  }
  std::ranges::replace(text, record_number_sign, ' ');
  return text;
}

void append_json_value(const RowValue& value, std::string& out, bool ascii) {
  if (value.kind == Kind::number) {
    out += value.text;
    return;
  }
  if (value.kind == Kind::text) return json::append_string(value.text, out, ascii);
  out += '[';
  const std::string* const first = value.items.data();
  for (const std::string& item : value.items) {
    if (&item != first) out += ',';
    if (value.kind == Kind::glyphs)
      out += item;
    else
      json::append_string(item, out, ascii);
  }
  out += ']';
}

}  // namespace

std::string csv_head(const WritingOptions& options) {
  std::string head;
  const auto add = [&head](std::string_view column) {
    if (!head.empty()) head += ',';
    text::append_csv_field(column, head);
  };
  std::ranges::for_each(options.columns, add);
  if (options.columns.empty()) std::ranges::for_each(usual_move_columns, add);
  return head += "\r\n";
}

std::size_t append_csv_row(std::span<const std::string> /*columns*/, std::span<const RowValue> values,
                           const WritingOptions& options, std::string& out) {
  std::size_t replaced = 0;
  const RowValue* const first = values.data();
  for (const RowValue& value : values) {
    if (&value != first) out += ',';
    if (value.kind == Kind::number)
      out += value.text;
    else if (value.kind != Kind::absent) {
      std::string encoded;
      replaced += text::encode(csv_text(value), options.encoding, encoded, options.spelling);
      text::append_csv_field(encoded, out);
    }
  }
  out += "\r\n";
  return replaced;
}

std::size_t append_json_row(std::span<const std::string> columns, std::span<const RowValue> values,
                            const WritingOptions& options, std::string& out) {
  const bool ascii = options.encoding == text::OutputEncoding::ascii;
  char before = '{';
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i].kind == Kind::absent) continue;
    out += before;
    before = ',';
    json::append_string(columns[i], out, ascii);
    out += ':';
    append_json_value(values[i], out, ascii);
  }
  if (before == '{') out += before;
  out += "}\n";
  return 0;
}

}  // namespace mt::moves
