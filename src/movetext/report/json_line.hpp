// Writes one JSON object on one line. It writes directly to a string.
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

// Appends a text as a JSON string (RFC 8259). Bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);

class JsonLine {
 public:
  explicit JsonLine(std::string& out) : out_(out) { out_ += '{'; }

  void text(std::string_view name, std::string_view value);
  void number(std::string_view name, std::uint64_t value);
  void integer(std::string_view name, std::int64_t value);
  // Writes a number that is given as its decimal digits.
  void decimal(std::string_view name, std::string_view digits);
  // Writes a number with four decimals.
  void real(std::string_view name, double value);
  void texts(std::string_view name, std::span<const std::string_view> values);
  // Starts a list of objects. Call list("claims"), then for each object item() and the functions for its
  // fields, and finally end_list().
  void list(std::string_view name);
  void item();
  void end_list();
  // Closes the object and ends the line.
  void end() { out_ += "}\n"; }

 private:
  void key(std::string_view name);

  std::string& out_;
  bool first_ = true;  // the open object has no fields yet
};

}  // namespace mt::report
