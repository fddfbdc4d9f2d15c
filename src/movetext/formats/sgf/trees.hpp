// Finds where the game trees of a collection start, and which of them are one match, without reading their
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

// Returns the index after the "]" that ends a value, or npos if the value has no end. `at`: the first byte of
// the value.
std::size_t value_end(std::string_view text, std::size_t at);
// Returns the first byte at or after `at` that is not a blank, or text.size() if there is none.
std::size_t skip_blanks(std::string_view text, std::size_t at);

enum class Answer : std::uint8_t { no, yes, unknown };  // unknown: the text ends too early
// Returns whether the "(" at `at` starts a tree, that is, whether a ";" comes next.
Answer begins_tree(std::string_view text, std::size_t at);
// Returns whether the "(" at `at` starts a tree with FF or GM. These are properties of a root, so if the "("
// is inside another tree, the end of that tree is missing.
Answer begins_root(std::string_view text, std::size_t at);

// Scans from tree to tree in a text that may still grow.
class TreeScanner {
 public:
  // Returns where the next tree starts. Returns npos if no tree starts before the end of `text`, or if more
  // text is needed to decide and `last` is false.
  std::size_t next(std::string_view text, bool last);
  // Returns the index of the first byte not yet examined.
  std::size_t scanned() const { return at_; }
  // Removes `size` bytes from the front of the text; they must all come before scanned().
  void drop(std::size_t size) { at_ -= size; }

 private:
  std::size_t at_ = 0;
  std::size_t depth_ = 0;  // number of trees that are open
  bool in_value_ = false;
};

// What the root of a tree contains about the match.
struct Head {
  // the number in GM; 0 if GM is not a number; the number of Go if GM is missing but SZ is given
  std::uint32_t kind = no_number;
  std::string kind_text;             // GM as written
  std::uint32_t length = no_number;  // MI[length:7]
  std::uint32_t game = no_number;    // MI[game:0]
  std::string white;                 // PW and PB as written
  std::string black;
  bool whole = false;  // more text would not change the head
};
// Reads the head of the tree at `at`. `reach`: the number of bytes to examine.
Head head_at(std::string_view text, std::size_t at, std::size_t reach);
// Returns whether the game of `next` belongs to the same match as the game of `before`.
bool goes_on(const Head& before, const Head& next);

// A key of MI and its number: "length:7". `number` is no_number if the value is not a number, or is too large
// for a match.
struct MatchInfo {
  std::string_view key;
  std::uint32_t number = no_number;
};
MatchInfo match_info(std::string_view value);

}  // namespace mt::sgf
