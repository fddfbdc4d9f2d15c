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

}  // namespace mt
