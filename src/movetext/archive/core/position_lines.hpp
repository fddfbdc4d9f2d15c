// A record as the positions of its main line, one a line: what "convert --to fen" and "--to epd" write.
#pragma once
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/outlet.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// An EPD has the operations that tell what a FEN tells, and which game it is: "fmvn 12; hmvc 3; id "White -
// Black, Event, 1972.07.11, round 1";" (PGN standard 16.2.5).  What the tags do not know is left out of the
// id, which has ' for ": EPD has no way to write that.  It is no longer than a string of the standard may be
// (section 7), since every line repeats it.
class PositionLines final : public replay::Follower {
 public:
  PositionLines(const Format& format, text::OutputEncoding encoding)
      : notation_(format.name), encoding_(encoding) {}

  // A record that is now replayed under that game; the record's tags are those that it was read with.
  void begin(const AnyGame& game, const Record& record);
  // The lines of the records from now on are counted only, or sent in pieces.
  void count_only() { counts_ = true, outlet_ = nullptr; }
  bool counts() const { return counts_; }
  void send(text::Outlet& outlet) { counts_ = false, outlet_ = &outlet; }
  void visit(const AnyPosition& position) override;

  // Whether the positions of the game have that notation; else there are no lines.
  bool written() const { return known_; }
  // Of what has not been sent.
  std::string& text() { return text_; }
  // Characters that the output's encoding does not have, in the text.
  std::size_t replaced() const { return lines_ * replaced_; }

 private:
  std::string_view notation_;  // "fen", "epd": of AnyGame::write_position
  text::OutputEncoding encoding_;
  const AnyGame* game_ = nullptr;
  bool known_ = false;
  std::string id_;  // behind the operations of each line; empty if nothing is known, or for a FEN
  std::size_t replaced_ = 0;
  std::size_t lines_ = 0;
  bool counts_ = false;
  text::Outlet* outlet_ = nullptr;
  std::string text_;
};

}  // namespace mt::archive
