// Where the game trees of a collection begin, and which of them make one match: found without reading nodes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::sgf {

inline constexpr std::size_t npos = std::string_view::npos;
inline constexpr std::uint32_t no_number = UINT32_MAX;
inline constexpr std::uint32_t backgammon = 6;  // GM

// Behind the "]" that ends a value, whose bytes begin at `at`; npos: nothing ends it.
std::size_t value_end(std::string_view text, std::size_t at);
// The first byte at or behind `at` that is no blank; text.size() if there is none.
std::size_t skip_blanks(std::string_view text, std::size_t at);

enum class Answer : std::uint8_t { no, yes, unknown };  // unknown: the text ends too early to tell
// Whether the "(" at `at` begins a tree: a ";" comes next.
Answer begins_tree(std::string_view text, std::size_t at);
// Whether it begins one with properties of a root, FF or GM.  Inside another tree, that one has lost its end.
Answer begins_root(std::string_view text, std::size_t at);

// Goes from tree to tree of a text that may still grow.
class TreeScanner {
 public:
  // Where the next tree begins; npos: none before the end of `text`, or (unless `last`) it cannot be told
  // yet.
  std::size_t next(std::string_view text, bool last);
  // The first byte not looked at.
  std::size_t scanned() const { return at_; }
  // The text loses so many bytes at its front, none of them behind scanned().
  void drop(std::size_t size) { at_ -= size; }

 private:
  std::size_t at_ = 0;
  std::size_t depth_ = 0;  // of trees
  bool in_value_ = false;
};

// What the root of a tree says of the match that its game belongs to.
struct Head {
  std::uint32_t kind = no_number;    // GM: 6 is backgammon
  std::uint32_t length = no_number;  // MI[length:7]
  std::uint32_t game = no_number;    // MI[game:0]
  std::string white;                 // PW and PB as they are written
  std::string black;
  bool whole = false;  // the text goes on behind what was read
};
// Of the tree that begins at `at`; `reach`: how many bytes may be looked at.
Head head_at(std::string_view text, std::size_t at, std::size_t reach);
// Whether the game of `next` belongs to the match of the one before it.
bool goes_on(const Head& before, const Head& next);

// The parts of "length:7"; `number` is no_number if no number up to the largest of a match stands there.
struct MatchInfo {
  std::string_view key;
  std::uint32_t number = no_number;
};
MatchInfo match_info(std::string_view value);

}  // namespace mt::sgf
