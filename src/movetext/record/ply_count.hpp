// The tag PlyCount: the number of plies of the main line (PGN supplement).
#pragma once
#include "movetext/record/record.hpp"

namespace mt {

// Returns the tag PlyCount if its value is not the number of plies of the main line. Returns nullptr if the
// record has no such tag or the number is right. The tag may be empty or "?", which is not wrong.
const Tag* wrong_ply_count(const Record& record);
// Sets the tag PlyCount to the number of plies of the main line.
void renew_ply_count(Record& record);

}  // namespace mt
