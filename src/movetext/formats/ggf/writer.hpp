// Writes records of Othello as GGF, one game in each line.
//
//   ggf::Writer writer({});
//   writer.write(record, out);
//
// The properties stand in the order of GGS, then those that only some programs know, then the moves, each
// with its evaluation and its time if a comment behind it says them.  Every pass is written.
#pragma once
#include "movetext/formats/ggf/type_text.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mt::ggf {

struct WriterOptions {
  bool comments = true;  // evaluations and times stand in them
  bool tags = true;      // false: the players, the date, the place, the result and the start alone
};

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which is one of Othello, in a line.
  void write(const Record& record, std::string& out);

 private:
  void property(std::string_view name, std::string_view value);
  void write_header();
  void write_board();
  void write_others();
  void write_move(std::size_t at);

  WriterOptions options_;
  const Record* record_ = nullptr;
  std::string* out_ = nullptr;
  TypeText type_;
};

// Says whether a tag is written as a property of its own name.
bool is_property_name(std::string_view name);

}  // namespace mt::ggf
