// Reads the values of decisions that a record of a match already has:
//
// - of GNU Backgammon: the SGF properties A (plays), DA (cube decisions) and LU (luck);
// - of eXtreme Gammon: the properties XM, XD, XE and XL (formats/xg/analysis.hpp);
// - of movetext: the commands [%eval], [%loss], [%double], [%luck] and [%spread] in comments
//   (engine/analysis/remarks.hpp), which come before all other values of the same decision;
// - of earlier versions of movetext: [%eval], [%lost] and [%cube]. They give a loss only for decisions that
// were
//   marked; all other decisions with a value count as faultless.
#pragma once
#include "movetext/engine/statistics/match_row.hpp"
#include "movetext/record/record.hpp"

#include <span>

namespace mt::statistics {

// Sets the values of the rows of a record (match_rows()) that the record holds. Values that cannot be read
// are ignored.
void read_stored_values(const Record& record, std::span<MatchRow> rows);

// Returns whether at least half of the unforced plays have a value.
bool are_valued(std::span<const MatchRow> rows);

}  // namespace mt::statistics
