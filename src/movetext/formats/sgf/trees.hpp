// Finds where the game trees of a collection start, and which of them make up one match, without reading
// nodes.
#pragma once
#include "movetext/formats/sgf/game_names.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::sgf {

inline constexpr std::size_t npos = std::string_view::npos;
inline constexpr std::uint32_t no_number = UINT32_MAX;

// Returns the index after the "]" that ends a value, whose bytes start at `at`, or npos if it has no end.
std::size_t value_end(std::string_view text, std::size_t at);
// Returns the first byte at or after `at` that is not a blank, or text.size() if there is none.
std::size_t skip_blanks(std::string_view text, std::size_t at);

enum class Answer : std::uint8_t { no, yes, unknown };  // unknown: the text ends too early
// Returns whether the "(" at `at` starts a tree: a ";" comes next.
Answer begins_tree(std::string_view text, std::size_t at);
// Returns whether it starts one with properties of a root, FF or GM. If this is inside another tree, the
// outer one has lost its end.
Answer begins_root(std::string_view text, std::size_t at);

// Scans from tree to tree in a text that may still grow.
class TreeScanner {
 public:
  // Returns where the next tree starts; npos if none starts before the end of `text`, or (unless `last`) if
  // more text is needed.
  std::size_t next(std::string_view text, bool last);
  // Returns the first byte not yet examined.
  std::size_t scanned() const { return at_; }
  // Removes that many bytes from the front of the text, none of them after scanned().
  void drop(std::size_t size) { at_ -= size; }

 private:
  std::size_t at_ = 0;
  std::size_t depth_ = 0;  // depth of trees
  bool in_value_ = false;
};

// The data on the match in the root of a tree.
struct Head {
  std::uint32_t kind = no_number;    // GM, 0 if it is not a number; if missing, that of a Go board with SZ
  std::string kind_text;             // GM as written
  std::uint32_t length = no_number;  // MI[length:7]
  std::uint32_t game = no_number;    // MI[game:0]
  std::string white;                 // PW and PB as written
  std::string black;
  bool whole = false;  // the text continues after the part that was read
};
// Reads the head of the tree at `at`; `reach`: the number of bytes to examine.
Head head_at(std::string_view text, std::size_t at, std::size_t reach);
// Returns whether the game of `next` belongs to the match of the previous one.
bool goes_on(const Head& before, const Head& next);

// The parts of "length:7"; `number` is no_number unless it is a number up to the longest match.
struct MatchInfo {
  std::string_view key;
  std::uint32_t number = no_number;
};
MatchInfo match_info(std::string_view value);

}  // namespace mt::sgf
