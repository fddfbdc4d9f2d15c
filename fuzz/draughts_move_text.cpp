// Reads any text as moves in any position: "fen|move|move...". The moves are played up to the first
// illegal one. Legal moves are written in every notation and read back as the same move; illegal moves are
// explained.
#include "draughts_rules.hpp"
#include "movetext/games/draughts/explain.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/write_move.hpp"

#include <algorithm>

namespace {

using namespace mt;
using namespace mt::draughts;
using board::Notation;
using fuzz::require;

template <class Set>
void expect_back(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move) {
  for (const Notation notation :
       {Notation::numeric, Notation::algebraic, Notation::diagonal, Notation::short_form}) {
    if (notation == Notation::diagonal && !variant.names.has_diagonal()) continue;
    const std::string written = move_text(variant, position, move, notation);
    MoveText text;
    require(!read_move_text(variant.names, written, text, notation));
    MoveList<Set> meant;
    if (!match(variant, position, text, meant)) return;
    require(!meant.empty() && std::find(meant.begin(), meant.end(), move) != meant.end());
    require(meant.size() == 1 || notation == Notation::diagonal);
    require(spelling_fault(variant, text, move) == Code::none);
  }
}

// Plays the move. Returns false if the text is not exactly one legal move.
template <class Set>
bool try_move(const Variant<Set>& variant, Position<Set>& position, std::string_view written,
              std::optional<Notation> declared) {
  MoveText text;
  if (const draughts::Misread fault = read_move_text(variant.names, written, text, declared)) {
    const Diagnostic words = explain_misreading(variant.names, written, fault);
    require(words.begin <= words.end && words.end <= written.size() && !words.message.empty());
    return false;
  }
  require(text.count >= 1 && text.count + text.captured <= MoveText::max_squares);
  for (const std::uint8_t square : text.path().subspan(text.file == 0 ? 0 : 1))
    require(has(variant.geometry.squares, square));
  MoveList<Set> meant;
  if (!match(variant, position, text, meant)) return false;
  if (meant.empty()) {
    const Diagnostic words = explain(variant, position, text, written);
    require(words.code != Code::none && !words.message.empty());
    return false;
  }
  if (meant.size() > 1) require(!explain_ambiguity(variant, position, text, written, meant).message.empty());
  for (std::size_t i = 0; i < meant.size() && i < 3; ++i) expect_back(variant, position, meant[i]);
  position = play(variant, position, meant.front());
  return true;
}

template <class Set>
void try_line(const Variant<Set>& variant, std::string_view text, std::optional<Notation> declared) {
  std::size_t end = std::min(text.find('|'), text.size());
  PositionNotes notes;
  auto position = start_position(variant);
  if (const auto parsed = parse_position(variant, text.substr(0, end), notes)) position = *parsed;
  for (int moves = 0; end < text.size() && moves < 20; ++moves) {
    const std::size_t begin = end + 1;
    end = std::min(text.find('|', begin), text.size());
    try_move(variant, position, text.substr(begin, end - begin), declared);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const int notation = data[0] / 8 % 4;
  std::optional<Notation> declared;
  if (notation < board::notation_count) declared = static_cast<Notation>(notation);
  if (data[0] >= 192) declared = Notation::short_form;
  fuzz::with_board(data[0], [&](const auto& variant) { try_line(variant, text, declared); });
  return 0;
}
