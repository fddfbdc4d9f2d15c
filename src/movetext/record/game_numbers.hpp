// A set of numbers of games, as text: "1-3,7". "all" means every game.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

class GameNumbers {
 public:
  // The set of all games.
  static GameNumbers all() {
    GameNumbers numbers;
    numbers.all_ = true;
    return numbers;
  }
  // Reads the text of a set. Returns nullopt if it is not one: numbers are from 1, in ascending order.
  static std::optional<GameNumbers> parse(std::string_view text);

  // Adds a number that is larger than all numbers of the set.
  void add(std::uint32_t number) {
    if (!ranges_.empty() && ranges_.back().last + 1 == number)
      ranges_.back().last = number;
    else
      ranges_.push_back({number, number});
  }
  bool contains(std::uint32_t number) const;
  bool is_all() const { return all_; }
  void append(std::string& out) const;

 private:
  struct Range {
    std::uint32_t first;
    std::uint32_t last;
  };

  bool all_ = false;
  std::vector<Range> ranges_;  // ascending
};

}  // namespace mt
