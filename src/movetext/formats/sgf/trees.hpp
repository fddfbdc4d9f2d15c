// Finds where the game trees of a collection start, and which of them make one match, without reading nodes.
#pragma once
#include "movetext/formats/sgf/game_names.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::sgf {

inline constexpr std::size_t npos = std::string_view::npos;
inline constexpr std::uint32_t no_number = UINT32_MAX;

// Returns the index after the "]" that ends a value, whose bytes start at `at`; npos: nothing ends it.
std::size_t value_end(std::string_view text, std::size_t at);
// Returns the first byte at or after `at` that is no blank; text.size() if there is none.
std::size_t skip_blanks(std::string_view text, std::size_t at);

enum class Answer : std::uint8_t { no, yes, unknown };  // unknown: the text ends too early
// Says whether the "(" at `at` starts a tree: a ";" comes next.
Answer begins_tree(std::string_view text, std::size_t at);
// Says whether it starts one with properties of a root, FF or GM.  If that is inside another tree, the outer
// one has lost its end.
Answer begins_root(std::string_view text, std::size_t at);

// Goes from tree to tree of a text that may still grow.
class TreeScanner {
 public:
  // Returns where the next tree starts; npos: none starts before the end of `text`, or (unless `last`) more
  // text is needed.
  std::size_t next(std::string_view text, bool last);
  // Returns the first byte not looked at.
  std::size_t scanned() const { return at_; }
  // Removes that many bytes from the front of the text, none of them after scanned().
  void drop(std::size_t size) { at_ -= size; }

 private:
  std::size_t at_ = 0;
  std::size_t depth_ = 0;  // depth of trees
  bool in_value_ = false;
};

// What the root of a tree says about the match of its game.
struct Head {
  std::uint32_t kind = no_number;    // GM, 0 if it is not a number; without it that of a Go board (SZ)
  std::string kind_text;             // GM as written
  std::uint32_t length = no_number;  // MI[length:7]
  std::uint32_t game = no_number;    // MI[game:0]
  std::string white;                 // PW and PB as written
  std::string black;
  bool whole = false;  // the text continues after the part that was read
};
// Reads the head of the tree at `at`; `reach`: the number of bytes that may be looked at.
Head head_at(std::string_view text, std::size_t at, std::size_t reach);
// Says whether the game of `next` belongs to the match of the one before it.
bool goes_on(const Head& before, const Head& next);

// The parts of "length:7"; `number` is no_number unless it is a number up to the longest match.
struct MatchInfo {
  std::string_view key;
  std::uint32_t number = no_number;
};
MatchInfo match_info(std::string_view value);

}  // namespace mt::sgf
