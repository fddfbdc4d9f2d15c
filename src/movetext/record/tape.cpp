#include "movetext/record/tape.hpp"

namespace mt {

int count_plies(const Record& record) {
  int plies = 0;
  for_each_main_line(record, [&](const Event& event) {
    plies += event.kind == EventKind::ply || event.kind == EventKind::null_ply ? 1 : 0;
    return true;
  });
  return plies;
}

Parts parts_found(const Record& record, const Parts& wanted) {
  Parts found{.comments = false, .nags = false, .variations = false};
  for_each_part(record, wanted, [&](const Event& event) {
    found.comments =
        found.comments || event.kind == EventKind::comment || event.kind == EventKind::properties;
    found.nags = found.nags || event.kind == EventKind::nag;
    found.variations = found.variations || event.kind == EventKind::open;
  });
  return found;
}

}  // namespace mt
