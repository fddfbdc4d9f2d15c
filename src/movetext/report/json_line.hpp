// Writes one JSON object on one line, straight into a string.
//
//   JsonLine line(out);
//   line.text("move", "32-28");
//   line.end();                     // {"move":"32-28"}
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::report {

// Appends a string in the form of RFC 8259. Bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);

class JsonLine {
 public:
  explicit JsonLine(std::string& out) : out_(out) { out_ += '{'; }

  void text(std::string_view name, std::string_view value);
  void number(std::string_view name, std::uint64_t value);
  void integer(std::string_view name, std::int64_t value);
  // Writes a number given by its digits.
  void decimal(std::string_view name, std::string_view digits);
  // Writes four decimals.
  void real(std::string_view name, double value);
  void texts(std::string_view name, std::span<const std::string_view> values);
  // Starts a list of objects: list("claims"), then item(), the fields of one, item() ..., end_list().
  void list(std::string_view name);
  void item();
  void end_list();
  // Closes the object and the line.
  void end() { out_ += "}\n"; }

 private:
  void key(std::string_view name);

  std::string& out_;
  bool first_ = true;  // the open object is empty
};

}  // namespace mt::report
