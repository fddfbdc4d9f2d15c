// Makes the rows of a table of moves: one for each ply of a main line; in a match, one for each play, each
// roll without a play, and each cube action.
#pragma once
#include "movetext/archive/stages/move_row_values.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/move_times.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/outlet.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// The step of a record with the number n is the n-th event of its main line for which is_step() is true.
// Comments and variations may be added to a record after its replay; the numbers of its steps stay the same.
//
//   rows.begin(table, out, outlet);
//   for (position : replay) rows.take(step, position);   // the positions that are known, in order
//   rows.finish();
class MoveRows {
 public:
  MoveRows(const Format& format, const WritingOptions& options);

  // Begins the rows of a record. `table` must be valid until finish(). `outlet`: takes the finished parts of
  // a long text from `out`.
  void begin(const RecordOfRows& table, std::string& out, text::Outlet* outlet);
  // Receives the position before the first step.
  void start(const AnyPosition& position) { now_ = position; }
  // Receives the position after a step.
  void take(std::uint32_t step, const AnyPosition& position);
  void finish();

  // Returns how many characters of the record's rows do not exist in the output's encoding.
  std::size_t replaced() const { return replaced_; }
  // Returns which parts of the record are not in its rows, in words.
  std::vector<std::string> parts_left_out() const;

 private:
  void visit(const Event& event, const AnyPosition* after);
  void step(const Event& event, const AnyPosition* after);
  void begin_row(const Event& event);
  void note(const Event& event);
  void flush();
  bool leaves_out_tags() const;

  const Format& format_;
  const WritingOptions& options_;
  const Parts parts_;
  std::vector<std::string> columns_;
  RowMaker maker_;
  const RecordOfRows* table_ = nullptr;
  std::string* out_ = nullptr;
  text::Outlet* outlet_ = nullptr;
  std::uint32_t at_ = 0;     // the next event of the main line on the tape
  std::uint32_t steps_ = 0;  // number of steps before at_
  std::uint32_t games_ = 0;
  std::uint32_t plies_ = 0;           // rows in the current game
  std::optional<AnyPosition> now_{};  // the position at at_, if it is known
  std::optional<MoveRow> row_{};      // the row that is not complete yet
  std::optional<MoveTimes> times_{};
  std::size_t replaced_ = 0;
  bool has_lost_tags_ = false;
  bool has_variations_ = false;
  bool has_early_comments_ = false;
  bool has_properties_ = false;
};

}  // namespace mt::archive
