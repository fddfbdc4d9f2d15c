// The men of a board as FEN has them, by shape only: enough to recognise a position of chess, or of another
// game whose engines use this form.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::text {

// Returns the index after that many ranks at `at`, which have letters of men and numbers of empty squares
// with a
// "/" between each two; `at` itself if there are none.  It does not check how many squares a rank has.
constexpr std::size_t placement_end(std::string_view text, std::size_t at, int ranks,
                                    std::string_view signs) {
  std::size_t end = at;
  for (int rank = 1;; ++rank) {
    const std::size_t begin = end;
    while (end < text.size() && signs.find(text[end]) != std::string_view::npos) ++end;
    if (end == begin) return at;
    if (rank == ranks) break;
    if (end >= text.size() || text[end] != '/') return at;
    ++end;
  }
  const bool ends = end >= text.size() || static_cast<unsigned char>(text[end]) <= ' ' || text[end] == '_';
  return ends ? end : at;
}

constexpr std::size_t placement_end(std::string_view text, std::size_t at) {
  return placement_end(text, at, 8, "pnbrqkPNBRQK12345678");
}

// Returns the same of a board with nine files and ten ranks.
constexpr std::size_t tall_placement_end(std::string_view text, std::size_t at) {
  return placement_end(text, at, 10, "rnbakcphegmRNBAKCPHEGM123456789");
}

constexpr bool begins_with_placement(std::string_view text) {
  return placement_end(text, 0) > 0;
}

}  // namespace mt::text
