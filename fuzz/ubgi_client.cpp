// Sends an engine's lines to an interface that speaks UBGI or one of its drafts. Whatever the lines are, the
// interface must accept only legal answers.
#include "engine/ubgi_talk.hpp"
#include "movetext/engine/protocol/gnubg/protocol.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace mt::engine;

void must(bool good) {
  if (!good) std::abort();
}

void check(const Answer& answer, const GameLine& line) {
  mt::Diagnostic refusal;
  GameLine played = line;
  if (answer.kind == Answer::Kind::move) must(played.play(answer.move, refusal));
  if (answer.kind == Answer::Kind::offer_double)
    must(played.act(mt::MatchAction::offer_double) == mt::MatchRefusal::none);
  if (answer.kind == Answer::Kind::beaver)
    must(played.act(mt::MatchAction::beaver) == mt::MatchRefusal::none);
  must(answer.lines.size() < 20'000);
  for (const FoundLine& found : answer.lines) {
    for (const double chance : found.chances.value_or(Chances{})) must(chance >= 0 && chance <= 1);
    if (found.worth && found.worth->equity) must(std::isfinite(*found.worth->equity));
  }
}

void converse(std::unique_ptr<Client> client, std::string_view text, std::string_view position) {
  const std::shared_ptr<const mt::AnyGame> game = mt::make_game(*mt::parse_game("backgammon"));
  mt::AnyPosition start;
  std::vector<mt::Diagnostic> notes;
  must(game->parse_position(position, start, notes));
  const GameLine line(game, start);
  Talk talk(std::move(client));
  talk.client->greet(talk);
  int readies = 0;
  bool has_asked = false;
  while (!text.empty() && talk.faults.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    talk.client->hear(text.substr(0, end), talk);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (talk.readies == readies || has_asked) continue;
    readies = talk.readies;
    if (readies == 1)
      talk.client->new_game(line, talk);
    else
      talk.client->think({.line = line, .lines = 3}, {.depth = 1}, talk);
    has_asked = readies > 1;
  }
  must(talk.answers.size() <= 1 && talk.faults.size() <= 1);
  for (const Answer& answer : talk.answers) check(answer, line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const mt::GameSpec spec = *mt::parse_game("backgammon");
  for (const std::string_view position :
       {"b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0-xJV", "b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:7",
        "b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xVD"}) {
    converse(ubgi::make_client(spec), text, position);
    converse(gnubg::make_client(spec), text, position);
  }
  return 0;
}
