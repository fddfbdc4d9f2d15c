// Makes a record of each line of a record with variations.
//
//   const LineRecords lines(record);
//   for (std::size_t i = 0; i < lines.size(); ++i) write(lines.make(i, out));
//
// If the record has the marks of a GameTree (tree_marks.hpp), the lines are the games that were merged, in
// their order, with their own tags, comments, glyphs and variations. Variations without the end of a game are
// annotations. Otherwise the lines are the main line and each variation, from the start; all have the tags of
// the record, and those of variations have no result. Comments and glyphs stay with their moves.
#pragma once
#include "movetext/record/line_slots.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/tree_marks.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace mt {

class LineRecords {
 public:
  // The record must outlive this object and must not be a match with dice.
  explicit LineRecords(const Record& record);

  std::size_t size() const { return ends_.size(); }
  // Returns how many moves all lines have together.
  std::uint64_t moves() const { return moves_; }
  // Makes the record of a line; `out` is cleared first.
  void make(std::size_t index, Record& out) const;

 private:
  using Number = std::uint32_t;
  static constexpr Number none = UINT32_MAX;

  struct Step {
    std::uint32_t event = 0;
    Number before = none;     // the step before it; none at the start
    std::uint32_t plies = 1;  // number of steps from the start
    TapeRange lead{};         // the events before the first step of a variation
    std::uint32_t end = 0;    // the events after the step, up to this one, belong to the step
  };
  struct End {
    Number step = none;    // the last step of the line; none if the line has no moves
    bool is_main = false;  // the line is the main line
    MarkedPart mark{};     // set if the record has marks
  };
  // The comments of a slot, read.
  struct Slot {
    std::unordered_map<std::uint32_t, std::vector<MarkedPart>> comments;  // by event
    std::unordered_map<std::uint32_t, std::vector<GameNumbers>> glyphs;   // owners of glyphs that have some
  };

  void find_steps();
  void find_ends();
  void find_marked_ends(TapeRange slot, Number step);
  TapeRange slot_after(Number step) const;
  Slot read_slot(TapeRange range) const;
  void copy_slot(TapeRange range, std::uint32_t game, Record& out) const;
  void copy_lead(TapeRange lead, Record& out) const;
  void copy_variation(std::uint32_t open, std::uint32_t game, Record& out) const;
  static void copy(const Event& event, std::string_view text, Record& out);

  const Record& record_;
  std::vector<Step> steps_;
  std::uint32_t first_end_ = 0;             // the events before the first move end here
  std::vector<std::uint32_t> ends_before_;  // for each event: the number of end marks before it
  bool is_marked_ = false;
  std::vector<End> ends_;
  std::vector<std::pair<std::uint32_t, Number>> lines_;  // the first event and the last step of each line
  std::uint64_t moves_ = 0;
  mutable std::unordered_map<std::uint32_t, Slot> slots_;  // by the first event
};

}  // namespace mt
