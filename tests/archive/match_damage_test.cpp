// Damages one character in a roll, a play or a cube action of a real match. The result must be an error, or
// the same game.
#include "movetext/formats/mat/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/replay.hpp"
#include "runner.hpp"

#include <algorithm>
#include <random>

namespace mt::archive {
namespace {

struct Played {
  std::uint32_t errors = 0;
  std::uint32_t games = 0;
  std::uint32_t plies = 0;
  std::size_t turns = 0;
};

Played play(const std::string& text) {
  Record record;
  mat::read_record(text, 0, record);
  const auto rules = make_game(*parse_game("backgammon"));
  const replay::Replayed replayed = replay::replay(record, *rules, *rules, {});
  const auto turns = std::count_if(record.tape.begin(), record.tape.end(), [](const Event& event) {
    return is_move(event.kind) || event.kind == EventKind::points;
  });
  return {record.errors, replayed.games, replayed.plies, static_cast<std::size_t>(turns)};
}

// Returns the offsets of characters of rolls and plays: digits, slashes and colons in numbered lines.
std::vector<std::size_t> places_of(const std::string& text) {
  std::vector<std::size_t> places;
  std::size_t body = std::string::npos;  // offset of the text after the line's number
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\n') body = std::string::npos;
    if (text[at] == ')' && body == std::string::npos) body = at + 1;
    if (body == std::string::npos || at < body + 1) continue;
    if (std::string_view("0123456789/:").find(text[at]) != std::string_view::npos) places.push_back(at);
  }
  return places;
}

TEST(MatchDamage, CausesAnErrorOrLeavesTheGameUnchanged) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  std::mt19937 random(13);
  const auto below = [&](std::size_t n) { return random() % n; };
  int accepted = 0;
  for (const char* name : {"bgs08.mat", "bgs09.mat", "gnubg_7pt_2025.mat", "bgs11.mat"}) {
    const std::string text = read_file(std::string(directory) + "/backgammon/mat/" + name);
    const Played before = play(text);
    ASSERT_EQ(before.errors, 0U) << name;
    const std::vector<std::size_t> places = places_of(text);
    for (int i = 0; i < 150; ++i) {
      const std::size_t at = places[below(places.size())];
      std::string damaged = text;
      constexpr std::string_view letters = "abcdefgh12345678KQRBNx09ZX";
      switch (below(3)) {
        case 0:
          damaged.erase(at, 1);
          break;
        case 1:
          damaged.insert(at, 1, damaged[at]);
          break;
        default:
          damaged[at] = letters[below(letters.size())];
      }
      const Played after = play(damaged);
      if (after.errors != 0) continue;
      ++accepted;
      const std::size_t line = text.rfind('\n', at) + 1;
      EXPECT_EQ(after.games, before.games) << name << ' ' << damaged.substr(line, 80);
      EXPECT_EQ(after.plies, before.plies) << name << ' ' << damaged.substr(line, 80);
      EXPECT_EQ(after.turns, before.turns) << name << ' ' << damaged.substr(line, 80);
    }
  }
  EXPECT_LT(accepted, 60);  // the damage gives another legal play, or wrong points, which are reported
}

}  // namespace
}  // namespace mt::archive
