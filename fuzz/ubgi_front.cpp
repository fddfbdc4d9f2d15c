// Sends lines to an engine that speaks UBGI. Each command "go" must be answered exactly once, all plays must
// be legal, and the output must consist of protocol lines of limited length.
#include "engine/front_peer.hpp"
#include "engine/pip_player.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace mt::engine;

void must(bool good) {
  if (!good) std::abort();
}

bool is_line_of_protocol(std::string_view line) {
  constexpr std::string_view begins[] = {"proto ", "id ",    "feature ", "option ",   "info ",    "bestmove ",
                                         "error ", "value ", "key ",     "bestcube ", "bestturn "};
  if (line == "ubgiok" || line == "readyok") return true;
  for (const std::string_view begin : begins)
    if (line.starts_with(begin)) return true;
  return false;
}

bool ends_search(std::string_view line) {
  if (line.starts_with("best")) return true;
  Words words(line);
  return words.take("error") && !words.take("busy") && (words.take(), words.take("go"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FrontPeer engine(ubgi::protocol, *mt::parse_game("backgammon"), std::make_unique<PipPlayer>());
  std::string_view text(reinterpret_cast<const char*>(data), size);
  constexpr std::size_t longest = 20'000;
  int asked = 0;
  int ended = 0;
  int busy = 0;
  const auto hear = [&] {
    LinePeer::Line heard;
    while (engine.hear({}, heard) == LinePeer::Heard::line) {
      must(heard.text.find('\n') == std::string::npos && heard.text.size() < longest);
      must(is_line_of_protocol(heard.text));
      ended += ends_search(heard.text) ? 1 : 0;
      busy += heard.text == "error busy go" ? 1 : 0;
    }
  };
  engine.send("ubgi");
  hear();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    Words words(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0)));
    const std::string_view verb = words.take();
    if (verb == "quit") break;
    asked += verb == "go" ? 1 : 0;
    must(engine.send(line));
    hear();
  }
  engine.end({});
  hear();
  must(asked == ended + busy);
  return 0;
}
