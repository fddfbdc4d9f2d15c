// Reads any text as plays, in any position. The first 26 bytes place the checkers, the next two are the dice,
// and the rest are plays separated by "|". Every play that was read must be resolved, played literally, or
// explained. Every legal play is written and read again.
#include "movetext/games/backgammon/explain.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/write_play.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace {

using namespace mt;
using namespace mt::backgammon;

void require(bool kept) {
  if (!kept) std::abort();
}

// Byte i has the number of checkers on point i of White (25 is the bar); bytes 26 and 27 are the dice.
// Checkers that would make the position unsound are left out.
Position position_of(std::string_view bytes) {
  Position position = start_position(rows::backgammon);
  position.board = {};
  for (std::size_t i = 1; i <= bar && i < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const Side side = (byte & 0x10U) != 0 ? Side::second : Side::first;
    const int checkers = std::min(byte & 7, max_checkers - position.board.total(side));
    const auto point = static_cast<int>(i);
    position.board.put(side, point == bar || side == Side::first ? point : across(point), checkers);
  }
  const auto die = [&](std::size_t at) {
    return static_cast<std::uint8_t>(at < bytes.size() ? 1 + static_cast<unsigned char>(bytes[at]) % 6 : 1);
  };
  position.dice = {die(26), die(27)};
  require(is_sound(position.board));
  return position;
}

ResolvedPlay resolve(const Position& position, const PlayText& text) {
  return resolve_play(position.board, position.on_roll, position.dice, text);
}

void expect_back(const Position& position, const PlayList& plays) {
  const std::size_t step = 1 + plays.size() / 16;
  for (std::size_t i = 0; i < plays.size(); i += step) {
    for (const auto notation : {PlayNotation::canonical, PlayNotation::expanded}) {
      PlayText text;
      require(!read_play_text(play_text(plays[i], notation), text));
      const ResolvedPlay found = resolve(position, text);
      require(found.results > 0 && found.play.after == plays[i].after && !found.wrong_star &&
              !found.missing_star);
    }
  }
}

void try_play(Position& position, std::string_view written, const PlayList& plays) {
  PlayText text;
  if (const backgammon::Misread fault = read_play_text(written, text)) {
    const Diagnostic words = explain_misreading(written, fault);
    require(words.begin <= words.end && words.end <= written.size() && !words.message.empty());
    return;
  }
  Play literal;
  if (play_literally(position.board, position.on_roll, text, literal)) require(is_sound(literal.after));
  const ResolvedPlay found = resolve(position, text);
  if (found.results == 0) {
    require(!explain(position, text, written).message.empty());
    return;
  }
  if (found.results > 1) require(!explain_ambiguity(position, found, written).message.empty());
  const bool listed = std::any_of(plays.begin(), plays.end(),
                                  [&](const Play& play) { return play.after == found.play.after; });
  require(listed || (plays.empty() && found.play.count == 0));
  const Dice dice = position.dice;
  position = roll(play(position, found.play), dice);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t head = 28;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  Position position = position_of(bytes.substr(0, head));
  static const auto plays = std::make_unique<PlayList>();
  std::string_view text = bytes.substr(std::min(head, size));
  for (int turns = 0; turns < 20 && !text.empty(); ++turns) {
    legal_plays(position, *plays);
    require(!plays->is_cut());
    require(plays->size() == count_plays(position.board, position.on_roll, position.dice));
    require(plays->empty() != has_play(position.board, position.on_roll, position.dice));
    expect_back(position, *plays);
    const std::size_t end = std::min(text.find('|'), text.size());
    try_play(position, text.substr(0, end), *plays);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return 0;
}
