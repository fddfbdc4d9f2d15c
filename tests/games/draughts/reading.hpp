// Reads a move text in a position, as a record is read.
#pragma once
#include "any_rules.hpp"
#include "movetext/games/draughts/explain.hpp"
#include "movetext/games/draughts/match.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/write_move.hpp"

#include <string>
#include <vector>

namespace mt::draughts::test {

// The result of reading a text. `moves`: all moves that it can mean, in its own notation. `code`: the code of
// a refusal or warning.
struct Reading {
  std::vector<std::string> moves;
  Code code = Code::none;
  std::string message;
  std::string hint;
};

using board::Notation;

template <class Set>
Reading read_in(const Variant<Set>& variant, const Position<Set>& position, std::string_view written,
                std::optional<Notation> declared) {
  Reading reading;
  const auto refuse = [&](Diagnostic diagnostic) {
    reading.code = diagnostic.code;
    reading.message = diagnostic.message;
    reading.hint = diagnostic.hint;
  };
  MoveText text;
  if (const Misread fault = read_move_text(variant.names, written, text, declared)) {
    refuse(explain_misreading(variant.names, written, fault));
    return reading;
  }
  MoveList<Set> meant;
  if (!match(variant, position, text, meant)) reading.code = Code::too_complex;
  for (const Move<Set>& move : meant)
    reading.moves.push_back(move_text(variant, position, move, text.notation));
  if (meant.empty()) refuse(explain(variant, position, text, written));
  if (meant.size() == 1) reading.code = spelling_fault(variant, text, meant[0]);
  if (meant.size() > 1) refuse(explain_ambiguity(variant, position, text, written, meant));
  return reading;
}

inline Reading read(const Rules& rules, std::string_view fen, std::string_view written,
                    std::optional<Notation> declared = std::nullopt) {
  Reading reading;
  with_variant(rules, [&](const auto& variant) {
    PositionNotes notes;
    const auto position = parse_position(variant, fen, notes);
    if (position) reading = read_in(variant, *position, written, declared);
  });
  return reading;
}

}  // namespace mt::draughts::test
