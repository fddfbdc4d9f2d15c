// Sends lines to both sides of every protocol of games without dice. Whatever a side receives, our engine
// must never send an invalid line or run two searches at a time, and our interface must accept only legal
// moves as answers. The first byte selects the protocol and the side that gets the lines: it is "a", "b" and
// so on, in the order of the table of protocols.
#include "engine/chance_player.hpp"
#include "engine/front_peer.hpp"
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace mt::engine;

void must(bool good) {
  if (!good) std::abort();
}

struct Side {
  const Protocol* protocol;
  mt::GameSpec game;
  bool is_front;
};

// Returns both sides of each protocol, with its usual game.
const std::vector<Side>& sides() {
  static const std::vector<Side> all = [] {
    std::vector<Side> out;
    for (const Protocol* protocol : all_protocols()) {
      const mt::GameSpec game = *mt::parse_game(protocol->usual_game);
      if (game.family().has_dice) continue;
      if (protocol->front != nullptr) out.push_back({protocol, game, true});
      if (protocol->client != nullptr) out.push_back({protocol, game, false});
    }
    return out;
  }();
  return all;
}

std::string_view take(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view line = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return line;
}

void talk_to_front(const Side& side, std::string_view text) {
  constexpr std::size_t longest = 100'000;
  FrontPeer engine(*side.protocol, side.game, std::make_unique<ChancePlayer>(7));
  const auto hear = [&] {
    LinePeer::Line heard;
    while (engine.hear({}, heard) == LinePeer::Heard::line)
      must(heard.text.find(side.protocol->lines.end) == std::string::npos && heard.text.size() < longest);
  };
  while (!text.empty() && engine.send(take(text, side.protocol->lines.end))) hear();
  engine.end({});
  hear();
}

void talk_to_client(const Side& side, std::string_view text) {
  const GameLine line(mt::make_game(side.game));
  SilentWire wire;
  const auto client = side.protocol->client(side.game);
  client->greet(wire);
  int readies = 0;
  bool thinks = false;
  while (!text.empty() && wire.faults.empty() && wire.answers.empty()) {
    if (wire.readies > readies && !thinks) {
      readies = wire.readies;
      thinks = readies > 1;
      if (thinks)
        client->think({.line = line}, {.depth = 1}, wire);
      else
        client->new_game(line, wire);
    }
    client->hear(take(text, side.protocol->lines.end), wire);
  }
  must(wire.answers.size() <= 1);
  must(wire.sent.size() < 100'000);
  for (const Answer& answer : wire.answers) {
    must(thinks);
    GameLine played = line;
    mt::Diagnostic refusal;
    if (answer.kind == Answer::Kind::move) must(played.play(answer.move, refusal));
  }
  must(wire.lines.size() < 100'000);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most = 16'384;
  if (size == 0 || size > most) return 0;
  const Side& side = sides()[(data[0] + 256U - 'a') % 256U % sides().size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (side.is_front)
    talk_to_front(side, text);
  else
    talk_to_client(side, text);
  return 0;
}
