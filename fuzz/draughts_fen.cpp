// Reads any text as a position. An accepted position must be the same after writing and reading it. A refusal
// must give a place and a reason.
#include "draughts_rules.hpp"
#include "movetext/games/draughts/board_text.hpp"
#include "movetext/games/draughts/position_text.hpp"

namespace {

using namespace mt;
using namespace mt::draughts;
using fuzz::require;

template <class Set>
void expect_back(const Variant<Set>& variant, const Position<Set>& position, const std::string& text) {
  PositionNotes notes;
  const auto back = parse_position(variant, text, notes);
  require(back && back->men == position.men && back->kings == position.kings &&
          back->to_move == position.to_move);
}

template <class Set>
void try_text(const Variant<Set>& variant, std::string_view text) {
  PositionNotes notes;
  const auto position = parse_position(variant, text, notes);
  for (const Diagnostic& note : notes) require(note.begin <= note.end && note.end <= text.size());
  if (!position) {
    const Fault fault = position.fault();
    require(fault.begin <= fault.end && fault.end <= text.size());
    require(!notes.empty() && notes.back().severity == Severity::error && notes.back().code == fault.code);
    return;
  }
  for (const FenStyle style : {FenStyle{}, FenStyle{.notation = board::Notation::numeric, .ranges = true},
                               FenStyle{.notation = board::Notation::algebraic}}) {
    std::string fen;
    write_fen(variant, *position, style, fen);
    expect_back(variant, *position, fen);
    if (style.king_moves) {
      PositionNotes more;
      require(*parse_position(variant, fen, more) == *position);
    }
  }
  std::string hub;
  write_hub(variant, *position, hub);
  expect_back(variant, *position, hub);
  for (const bool large : {false, true}) {
    std::string board;
    write_board_text(variant, *position, {.large = large, .flip = text.size() % 2 == 0}, board);
    expect_back(variant, *position, board);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  fuzz::with_board(data[0], [&](const auto& variant) { try_text(variant, text); });
  return 0;
}
