// Sends DXP messages to both sides. Whatever a side receives, it must send only messages of the protocol,
// accept only legal moves as answers, and never start a search while another search runs. Messages are
// separated by NUL bytes; the first byte selects the side.
#include "engine/dxp/scripted_player.hpp"
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/dxp/protocol.hpp"
#include "movetext/engine/protocol/dxp/texts.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace {

using namespace mt::engine;

void must(bool good) {
  if (!good) std::abort();
}

// Removes the next message from the text and returns it.
std::string_view take(std::string_view& text) {
  const std::size_t end = std::min(text.find('\0'), text.size());
  const std::string_view message = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return message;
}

const mt::GameSpec& game() {
  static const mt::GameSpec spec = *mt::parse_game("international");
  return spec;
}

// A host whose player plays the first legal move, so that games continue.
class FirstMove final : public Host {
 public:
  explicit FirstMove(bool invites) : player_({}) {
    if (invites) challenge_.emplace();
    front = dxp::make_front(game(), *this);
    front->begin();
  }
  void say(std::string_view line) override {
    must(line.size() <= dxp::longest_message && dxp::read_message(line).has_value());
  }
  Player& player() override { return player_; }
  bool choose_game(const mt::GameSpec& /*spec*/) override { return false; }
  void think(const Search& search) override {
    must(!search_);
    search_.emplace(search);
  }
  void limit(const Limits& /*limits*/) override {}
  void stop() override {}
  void quit() override { has_quit = true; }
  const Challenge* challenge() const override { return challenge_ ? &*challenge_ : nullptr; }
  void tell(std::string_view what) override { must(what.size() < 400); }

  void run() {
    if (!search_) return;
    const Search search = *std::exchange(search_, std::nullopt);
    const mt::AnyGame& rules = search.line.game();
    std::vector<std::string> moves;
    rules.legal_moves(search.line.position(), rules.notation(), moves);
    must(!moves.empty());
    front->answered({.kind = Answer::Kind::move, .move = moves.front()});
  }

  std::unique_ptr<Front> front;
  bool has_quit = false;

 private:
  ScriptedPlayer player_;
  std::optional<Challenge> challenge_;
  std::optional<Search> search_;
};

void talk_to_front(std::string_view text, bool invites, bool waits) {
  FirstMove host(invites);
  while (!text.empty() && !host.has_quit) {
    host.front->hear(take(text));
    // A search may still run when the next message comes.
    if (!waits || text.size() % 2 == 0) host.run();
  }
  host.run();
  host.front->hear_end();
  must(host.has_quit);
}

void talk_to_client(std::string_view text, bool invites) {
  GameLine line(mt::make_game(game()));
  const GameLine start = line;
  SilentWire wire;
  const auto client = dxp::make_client(game());
  client->greet(wire);
  if (!invites) client->set_option("Invites", "false", wire);
  client->new_game(line, wire);
  int readies = invites ? 1 : 2;
  bool thinks = false;
  while (!text.empty() && wire.faults.empty()) {
    if (!thinks && wire.readies > readies) {
      client->think({line}, {.nodes = 1}, wire);
      thinks = true;
    }
    if (wire.answers.empty() && wire.faults.empty()) client->hear(take(text), wire);
    if (wire.answers.empty()) continue;
    must(thinks && wire.answers.size() == 1);
    const Answer answer = wire.answers.front();
    wire.answers.clear();
    thinks = false;
    mt::Diagnostic refusal;
    if (answer.kind == Answer::Kind::move) must(line.play(answer.move, refusal));
    std::vector<std::string> moves;
    line.game().legal_moves(line.position(), line.game().notation(), moves);
    // Plays our move or starts another game; sometimes takes back moves.
    if (answer.kind != Answer::Kind::move || moves.empty()) {
      line = start;
      readies = wire.readies;
      client->new_game(line, wire);
    } else if (text.size() % 7 == 0 && line.moves().size() > 1) {
      line.take_back();
    } else {
      must(line.play(moves.front(), refusal));
    }
  }
  must(wire.faults.size() <= 1);
  std::string_view sent = wire.sent;
  while (!sent.empty()) {
    const std::size_t end = sent.find('\n');
    must(dxp::read_message(sent.substr(0, end)).has_value());
    sent.remove_prefix(end + 1);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most = 4096;
  if (size == 0 || size > most) return 0;
  const std::uint8_t kind = data[0];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::string_view messages = text;
  while (!messages.empty()) {
    const auto message = dxp::read_message(take(messages));
    if (message) must(dxp::read_message(dxp::text_of(*message)).has_value());
  }
  if ((kind & 1U) == 0)
    talk_to_front(text, (kind & 2U) != 0, (kind & 4U) != 0);
  else
    talk_to_client(text, (kind & 2U) == 0);
  return 0;
}
