// Writes records of Othello games as GGF, one game per line.
//
// The properties are in the order of GGS: GM PC DT PB PW RB RW TI TY RE, other properties, BO, the moves. A
// tag for which GGF has no property becomes XT[name:value], which other programs ignore. Each move has the
// letter of its side, and passes are written. The commands [%eval] and [%emt] of a comment become the second
// and third part of the move.
#pragma once
#include "movetext/formats/ggf/board.hpp"
#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct WriterOptions {
  bool comments = true;
  bool tags = true;  // false: only the roster and the start position are written
};

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which must be of an Othello game, and a line end.
  void write(const Record& record, std::string& out);

 private:
  void write_tags();
  void write_when();
  void write_rating(std::string_view name, std::string_view rating, std::string_view elo);
  void write_clocks();
  void write_type();
  void write_result();
  void write_other_tags();
  void write_start();
  void write_moves();
  void write_move(std::size_t at, std::string_view side);
  void property(std::string_view name, std::string_view value);
  void property_of(std::string_view name, std::string_view tag);
  std::string_view value_of(std::string_view tag) const;

  WriterOptions options_;
  TagSheet sheet_;
  const Record* record_ = nullptr;
  std::string* out_ = nullptr;
  std::optional<Board> start_;  // nullopt if the tag FEN could not be read
  std::size_t size_ = usual_size;
  std::string_view termination_;  // the termination, if RE cannot express it
  bool has_score_ = false;        // the property RE has the result
  bool has_time_ = false;         // the property DT has the time
};

// Returns in words the parts of the record that would be lost, or an empty string if nothing would be lost.
std::string losses(const Record& record, const WriterOptions& options);

}  // namespace mt::ggf
