#include "movetext/record/tape.hpp"

#include <array>
#include <vector>

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

int plies_to(const Record& record, std::uint32_t event) {
  if (event >= record.tape.size()) return 0;
  int plies = 0;
  int before = 0;                         // plies before the last one of the line
  std::vector<std::array<int, 2>> outer;  // both numbers of the lines that are interrupted by variations
  for (std::uint32_t i = 0; i <= event; ++i) {
    switch (record.tape[i].kind) {
      case EventKind::ply:
      case EventKind::null_ply:
        before = plies++;
        break;
      case EventKind::game:
        plies = before = 0;
        break;
      case EventKind::setup:
        before = plies;
        break;
      case EventKind::open:
        outer.push_back({before, plies});
        plies = before;
        break;
      case EventKind::close:
        if (outer.empty()) break;
        before = outer.back()[0];
        plies = outer.back()[1];
        outer.pop_back();
        break;
      default:
        break;
    }
  }
  return plies;
}

}  // namespace mt
