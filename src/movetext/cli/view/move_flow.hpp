// The moves of a game as running text, broken into lines: numbers, glyphs, comments, variations in
// parentheses, and the faults of the record at their places.
//
//   MoveFlow flow(record, steps, remarks, extent, Signs::unicode);
//   flow.lay_out(event, 32);
//   show(flow.line(flow.line_of(event)));
#pragma once
#include "movetext/archive/numbered_games.hpp"
#include "movetext/cli/view/canvas.hpp"
#include "movetext/record/steps.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt::cli::view {

// Events of a tape, [begin, end).
struct EventRange {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

struct FlowPiece {
  static constexpr std::uint32_t no_event = UINT32_MAX;

  std::string text;
  Style style = Style::plain;
  std::uint32_t event = no_event;  // index in the tape, if the piece is a step
};
using FlowLine = std::vector<FlowPiece>;

// Of a long game only the part around the current move is laid out, so that memory and time do not depend on
// the record.
class MoveFlow {
 public:
  // The record and its steps must outlive the flow.
  MoveFlow(const Record& record, const Steps& steps, const std::vector<archive::Remark>& remarks,
           EventRange extent, Signs signs);

  // Breaks the text around an event into lines of at most `width` columns.
  void lay_out(std::uint32_t event, int width);

  std::size_t size() const { return lines_.size(); }
  const FlowLine& line(std::size_t number) const { return lines_[number]; }
  // Returns the line with the step of an event, or with the last step before it; 0 if there is none.
  std::size_t line_of(std::uint32_t event) const;
  // Returns the fault at an event, or an empty string.
  std::string fault_at(std::uint32_t event) const;

 private:
  struct Fault {
    std::uint32_t event = 0;
    std::string words{};
    bool is_error = false;
  };

  void place_faults(const std::vector<archive::Remark>& remarks);
  std::uint32_t window_begin(std::uint32_t event) const;
  void write();
  void write_event(std::uint32_t index);
  void write_move(std::uint32_t index, std::string_view text);
  void write_words(std::string_view text, Style style);
  void add_word(FlowLine word);
  void glue(std::string text);
  Style move_style() const;

  const Record& record_;
  const Steps& steps_;
  EventRange extent_;
  Signs signs_;
  std::vector<Fault> faults_;  // in the order of their events

  int width_ = 0;
  EventRange window_;
  std::vector<FlowLine> lines_;
  std::vector<std::pair<std::uint32_t, std::size_t>> places_;  // events that are steps, and their lines
  int column_ = 0;                                             // width of the last line so far
  std::uint32_t depth_ = 0;                                    // depth of variations
  std::size_t bytes_ = 0;                                      // bytes in the window so far
  bool needs_number_ = true;                                   // the next move is written with its number
  std::string opens_;                                          // parentheses to write before the next word
};

}  // namespace mt::cli::view
