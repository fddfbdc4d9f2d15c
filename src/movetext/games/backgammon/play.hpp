// Defines a play of up to four legs for a roll, and lists of plays.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>

namespace mt::backgammon {

// One die that is played with one checker. The points have the numbers of the side that plays.
struct Leg {
  std::uint8_t from = 0;  // 1..24 or bar
  std::uint8_t to = 0;    // 1..24 or off
  bool hits = false;

  friend constexpr bool operator==(Leg, Leg) = default;
};

// A play. Its legs are in a playable order. Two plays with the same resulting board count as the same play.
struct Play {
  static constexpr std::size_t max_legs = 4;

  Board after{};  // the board after the play, with the sides in the same order as before
  std::array<Leg, max_legs> leg{};
  std::uint8_t count = 0;

  constexpr std::span<const Leg> legs() const { return {leg.data(), count}; }
  // Adds a leg. A play has at most four.
  constexpr void add(Leg next) { leg[count++] = next; }
  friend constexpr bool operator==(const Play&, const Play&) = default;
};
static_assert(sizeof(Play) <= 48 && std::is_trivially_copyable_v<Play>);

// A list of plays. It has a size of 150 kB and allocates nothing, so a worker should reuse one list. It has
// room for every sound board: a play assigns four dice to 15 checkers, so there are at most C(18, 4) = 3060
// plays. An unsound board may have more plays. These are dropped, and is_cut is then true.
class PlayList {
 public:
  static constexpr std::size_t capacity = 3060;

  PlayList() {}  // NOLINT(modernize-use-equals-default): places after size_ are not initialised
  PlayList(const PlayList&) = delete;
  PlayList& operator=(const PlayList&) = delete;
  ~PlayList() = default;

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  bool is_cut() const { return cut_; }
  void clear() {
    size_ = 0;
    cut_ = false;
  }
  void push_back(const Play& play) {
    if (size_ == capacity) {
      cut_ = true;
      return;
    }
    std::construct_at(&plays_[size_++], play);
  }
  // Makes the list shorter. A larger size changes nothing.
  void resize(std::size_t size) { size_ = size < size_ ? size : size_; }
  Play& operator[](std::size_t i) { return plays_[i]; }
  const Play& operator[](std::size_t i) const { return plays_[i]; }
  const Play& front() const { return plays_[0]; }
  const Play* begin() const { return plays_.data(); }
  const Play* end() const { return plays_.data() + size_; }

 private:
  std::size_t size_ = 0;
  bool cut_ = false;
  union {
    std::array<Play, capacity> plays_;
  };
};

}  // namespace mt::backgammon
