#include "movetext/report/json_line.hpp"

#include "movetext/text/utf8.hpp"

#include <array>
#include <charconv>

namespace mt::report {
namespace {

void append_escape(std::string& out, unsigned char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '"':
      out += "\\\"";
      break;
    case '\\':
      out += "\\\\";
      break;
    case '\n':
      out += "\\n";
      break;
    case '\t':
      out += "\\t";
      break;
    default:
      out += "\\u00";
      out += digits[c >> 4U];
      out += digits[c & 15U];
  }
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    if (scalar.value < 0x20 || scalar.value == '"' || scalar.value == '\\') {
      append_escape(out, static_cast<unsigned char>(scalar.value));
    } else {
      text::append_scalar(scalar.value, out);
    }
    at += scalar.size;
  }
  out += '"';
}

void JsonLine::key(std::string_view name) {
  if (!first_) out_ += ',';
  first_ = false;
  append_json_string(out_, name);
  out_ += ':';
}

void JsonLine::text(std::string_view name, std::string_view value) {
  key(name);
  append_json_string(out_, value);
}

void JsonLine::decimal(std::string_view name, std::string_view digits) {
  key(name);
  out_ += digits;
}

void JsonLine::number(std::string_view name, std::uint64_t value) {
  key(name);
  out_ += std::to_string(value);
}

void JsonLine::integer(std::string_view name, std::int64_t value) {
  key(name);
  out_ += std::to_string(value);
}

void JsonLine::real(std::string_view name, double value) {
  key(name);
  std::array<char, 64> text{};
  constexpr int figures = 4;
  char* const end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, figures).ptr;
  out_.append(text.data(), end);
}

void JsonLine::texts(std::string_view name, std::span<const std::string_view> values) {
  key(name);
  out_ += '[';
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out_ += ',';
    append_json_string(out_, values[i]);
  }
  out_ += ']';
}

void JsonLine::list(std::string_view name) {
  key(name);
  out_ += '[';
}

void JsonLine::item() {
  out_ += out_.back() == '[' ? "{" : "},{";
  first_ = true;
}

void JsonLine::end_list() {
  out_ += out_.back() == '[' ? "]" : "}]";
  first_ = false;
}

}  // namespace mt::report
