#include "movetext/formats/polyglot/binder.hpp"

#include <algorithm>

namespace mt::polyglot {

bool BookBinder::bind(std::string_view record, std::string& out) {
  for (; record.size() >= entry_bytes; record.remove_prefix(entry_bytes)) {
    const Entry entry = read_entry(record);
    if (!moves_.empty() && moves_.back().key != entry.key) write_position(out);
    if (!moves_.empty() && moves_.back().move == entry.move)
      moves_.back().weight += entry.weight;
    else
      moves_.push_back(entry);
  }
  return true;
}

void BookBinder::write_position(std::string& out) {
  constexpr std::uint64_t most = 0xFFFF;
  std::ranges::stable_sort(moves_, std::ranges::greater{}, &Entry::weight);
  const std::uint64_t greatest = moves_.empty() ? 0 : moves_.front().weight;
  for (Entry& entry : moves_) {
    if (greatest > most)
      entry.weight = std::max<std::uint64_t>(entry.weight * most / greatest, entry.weight > 0);
    if (entry.weight > 0) append_entry(entry, out);
  }
  moves_.clear();
}

Bound BookBinder::end() {
  Bound bound;
  write_position(bound.tail);
  return bound;
}

}  // namespace mt::polyglot
