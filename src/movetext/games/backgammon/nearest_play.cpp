#include "movetext/games/backgammon/nearest_play.hpp"

#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/resolve_play.hpp"
#include "movetext/games/backgammon/write_play.hpp"
#include "movetext/text/nearest.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace mt::backgammon {
namespace {

// Returns the smallest number of edits between `written` and a form of the play that programs write.
std::size_t edits(const Play& play, std::string_view written, std::size_t limit) {
  std::size_t fewest = limit + 1;
  const auto compare = [&](std::string_view text) {
    fewest = std::min(fewest, text::edit_distance(written, text, limit));
  };
  compare(play_text(play));
  compare(play_text(play, PlayNotation::expanded));
  const std::string plain = play_text(play, PlayNotation::plain);
  compare(plain);
  const std::size_t blank = plain.find(' ');
  if (blank != std::string::npos && plain.find(' ', blank + 1) == std::string::npos)
    compare(plain.substr(blank + 1) + ' ' + plain.substr(0, blank));
  return fewest;
}

// Returns how many digits of `written` occur in the roll.
int shared_digits(int larger, int smaller, std::string_view written) {
  std::string left = std::to_string(larger) + std::to_string(smaller);
  int shared = 0;
  for (const char c : written) {
    const std::size_t at = left.find(c);
    if (at == std::string::npos) continue;
    left.erase(at, 1);
    ++shared;
  }
  return shared;
}

}  // namespace

void add_nearest_play(const Position& position, std::string_view written, Diagnostic& why) {
  constexpr std::size_t most_edits = 3;
  const auto legal = std::make_unique<PlayList>();
  legal_plays(position, *legal);
  text::Nearest<const Play*> near(std::clamp<std::size_t>(written.size() / 3, 1, most_edits));
  for (const Play& play : *legal) near.offer(edits(play, written, near.limit()), &play);
  const std::vector<const Play*> found = near.take();
  if (found.empty() || found.size() > text::most_near_moves) return;
  const char* separator = "; near: ";
  for (const Play* const play : found) {
    why.message += separator + play_text(*play);
    separator = ", ";
  }
  if (found.size() == 1) why.hint = play_text(*found.front());
}

std::string nearest_dice(const Position& position, const PlayText& text, std::string_view written) {
  std::string best;
  int most = -1;
  for (int larger = 1; larger <= 6; ++larger) {
    for (int smaller = 1; smaller <= larger; ++smaller) {
      const Dice dice{static_cast<std::uint8_t>(larger), static_cast<std::uint8_t>(smaller)};
      const int shared = shared_digits(larger, smaller, written);
      if (shared < most || resolve_play(position.board, position.on_roll, dice, text).results == 0) continue;
      best = shared == most ? std::string() : std::to_string(larger) + std::to_string(smaller);
      most = shared;
    }
  }
  return best;
}

}  // namespace mt::backgammon
