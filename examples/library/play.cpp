// play GAME MOVE...: plays a game move by move and writes its record.
#include "movetext/formats/table/formats.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/score.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/live_game.hpp"
#include "movetext/replay/replay.hpp"

#include <cstdio>
#include <string>

int main(int count, char** words) {
  const auto spec = mt::parse_game(count > 1 ? words[1] : "russian");
  mt::Diagnostic problem;
  const auto game = spec ? mt::replay::LiveGame::begin(*spec, {}, problem) : nullptr;
  if (!game) {
    std::fprintf(stderr, "usage: play GAME MOVE...\n");
    return 2;
  }
  const mt::AnyGame& rules = game->rules();

  mt::Record record;
  record.convention = rules.family().convention;
  record.set_tag("White", "Vera");
  record.set_tag("Black", "Igor");
  for (int i = 2; i < count; ++i) {
    std::string move;
    if (!game->play(words[i], rules.notation(), move, problem)) {
      std::fprintf(stderr, "move %d: %s\n", i - 1, problem.message.c_str());
      return 1;
    }
    record.add(mt::EventKind::ply, move);
  }
  const std::string_view result = mt::result_of(game->outcome());
  record.set_tag("Result", result);
  record.add(mt::EventKind::result, result);

  mt::replay::replay(record, rules, rules, {});  // numbers the moves
  mt::replay::finish_tags(record, mt::replay::tags_of(rules.spec(), false), rules.notation());
  std::string text;
  mt::Writers writers({});
  writers.of(mt::native_format(*record.convention)).write(record, rules.is_white(mt::Side::first), text);
  std::fputs(text.c_str(), stdout);
}
