// Writes the positions of a record's main line, one per line, as "convert --to fen" and "--to epd" do.
#pragma once
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/outlet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// Returns whether positions of the game can be written in the notation of that name ("fen", "epd").
bool has_notation(const AnyGame& game, std::string_view notation);

// An EPD has the operations that express the counters of a FEN, and an id of the game: "fmvn 12; hmvc 3; id
// "White - Black, Event, 1972.07.11, round 1";" (PGN standard 16.2.5). Unknown tag values are left out of the
// id. Double quotes, which EPD cannot write, become single quotes. Since every line repeats the id, it is at
// most as long as a string of the standard (section 7). A position that was read with operations keeps them,
// in their order.
class PositionLines final : public replay::Follower {
 public:
  PositionLines(const Format& format, const WritingOptions& options)
      : notation_(format.name),
        encoding_(options.encoding),
        parts_(options.parts()),
        reduced_(options.reduced) {}

  // Begins a record that will now be replayed under this game. The record must still have the tags that were
  // read.
  void begin(const AnyGame& game, const Record& record);
  // From now on, a replay only counts the lines. After send() the record is replayed again, and its lines are
  // sent in pieces.
  void count_only() { counts_ = true, outlet_ = nullptr; }
  bool counts() const { return counts_; }
  void send(text::Outlet& outlet) { counts_ = false, outlet_ = &outlet; }
  void visit(const AnyPosition& position) override;

  // Returns the text that has not been sent to the outlet.
  std::string& text() { return text_; }
  // Returns what the notation cannot express in the record's positions. Each loss is listed once.
  const std::vector<Diagnostic>& losses() const { return losses_; }
  // Returns which parts of the record are not in the lines, in words.
  const std::vector<std::string>& parts_left_out() const { return parts_left_out_; }
  // Returns how many characters of the text cannot be written in the output's encoding.
  std::size_t replaced() const { return lines_ * replaced_ + replaced_by_operations_; }

 private:
  void find_losses(const AnyPosition& position);
  void find_parts_left_out(const Record& record);
  void write_operations(std::size_t begin);

  std::string_view notation_;  // "fen", "epd": argument of AnyGame::write_position
  text::OutputEncoding encoding_;
  Parts parts_;   // the parts that the user has not excluded
  bool reduced_;  // the user has excluded all tags
  const AnyGame* game_ = nullptr;
  bool known_ = false;
  std::string id_;          // id operation at the end of each line; empty for a FEN, or if no tag is known
  std::string operations_;  // operations of the first line, as they were read
  bool is_first_ = true;    // the next line is the first of the record
  std::size_t replaced_ = 0;
  std::size_t replaced_by_operations_ = 0;
  std::size_t lines_ = 0;
  bool counts_ = false;
  text::Outlet* outlet_ = nullptr;
  std::string text_;
  std::vector<Diagnostic> losses_;
  std::vector<Diagnostic> here_;  // losses of one position
  std::vector<std::string> parts_left_out_;
};

}  // namespace mt::archive
