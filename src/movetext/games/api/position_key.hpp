// The documented keys of positions: 64 bits that depend only on the pieces, the side to move and its rights.
// They are the same in every version of the library and on every machine, so that files may store them
// (docs/database.md). AnyGame::board_key() is quicker to compute, but may change.
//
//   const auto keyer = game->position_keyer();
//   const PositionKeys keys = keyer->keys(position);
//   keys.front();   // of the position itself
//
//   const auto follower = keyer->follow();
//   for (const AnyPosition& each : game_positions) use(follower->keys(each));
//
// A key is the exclusive or of the numbers of all facts of the position. A fact is a text, such as
// "movetext/20/w/e3": the game, the sign of a piece, its square.
#pragma once
#include "movetext/games/api/any_position.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace mt {

// Returns the number of a fact: the first output of SplitMix64 (Steele, Lea, Flood 2014) whose seed is the
// 64-bit FNV-1a hash of the text.
constexpr std::uint64_t fact_number(std::string_view text) {
  std::uint64_t z = 0xCBF2'9CE4'8422'2325;
  for (const char c : text) z = (z ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
  z += 0x9E37'79B9'7F4A'7C15;
  z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
  z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
  return z ^ (z >> 31);
}

// The key of a position and of its images under the symmetries of the rules.
class PositionKeys {
 public:
  static constexpr std::size_t capacity = 8;

  void push_back(std::uint64_t key) {
    assert(size_ < capacity);
    keys_[size_++] = key;
  }
  std::size_t size() const { return size_; }
  std::uint64_t operator[](std::size_t image) const { return keys_[image]; }
  std::uint64_t& operator[](std::size_t image) { return keys_[image]; }
  // Returns the key of the position itself.
  std::uint64_t front() const { return keys_[0]; }
  // Returns the key that the position shares with all its images: the smallest one.
  std::uint64_t canonical() const { return *std::min_element(keys_.data(), keys_.data() + size_); }

 private:
  std::array<std::uint64_t, capacity> keys_{};
  std::size_t size_ = 0;
};

// How an image of a position is made. First the columns and rows are mirrored, then columns and rows are
// exchanged; at last the sides exchange their pieces and the turn.
struct BoardSymmetry {
  bool mirrors_columns = false;
  bool mirrors_rows = false;
  bool exchanges_axes = false;
  bool exchanges_sides = false;
};

// Computes the keys of positions one after another. It takes the less time, the fewer facts differ between a
// position and the one before it. For one thread.
class KeyFollower {
 public:
  KeyFollower() = default;
  KeyFollower(const KeyFollower&) = delete;
  KeyFollower& operator=(const KeyFollower&) = delete;
  virtual ~KeyFollower() = default;

  // Returns what PositionKeyer::keys() returns. Valid until the next call.
  virtual const PositionKeys& keys(const AnyPosition& position) = 0;
};

// Computes keys of the positions of one game. Immutable: threads may share it.
class PositionKeyer {
 public:
  PositionKeyer() = default;
  PositionKeyer(const PositionKeyer&) = delete;
  PositionKeyer& operator=(const PositionKeyer&) = delete;
  virtual ~PositionKeyer() = default;

  // Returns the keys of the position and its images. The first key is that of the position. Every position of
  // the game has the same number of keys, and all keys with the same index belong to the same symmetry.
  // Counters, dice, score and cube are not part of the keys.
  virtual PositionKeys keys(const AnyPosition& position) const = 0;
  // Returns a follower, which the keyer must outlive.
  virtual std::unique_ptr<KeyFollower> follow() const = 0;
  // Appends how many pieces there are: for White and then for Black, of each kind of AnyGame::piece_signs().
  virtual void append_counts(const AnyPosition& /*position*/, std::vector<int>& /*out*/) const {}
  // Returns the canonical keys of all positions that AnyGame::seek() finds for the text, and perhaps of
  // others. Returns an empty list if these positions have too many keys, or if the text is not a position.
  virtual std::vector<std::uint64_t> keys_of_sought(std::string_view /*text*/) const { return {}; }
};

}  // namespace mt
