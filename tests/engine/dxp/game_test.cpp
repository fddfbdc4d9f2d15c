// Whole games over DXP, over real connections: between a client and a front, and between two fronts.
#include "engine/chance_player.hpp"
#include "movetext/engine/external/external_player.hpp"
#include "movetext/engine/process/connection.hpp"
#include "movetext/engine/process/tcp.hpp"
#include "movetext/engine/protocol/dxp/protocol.hpp"
#include "movetext/engine/serve/serve.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

TimePoint in(Milliseconds time) {
  return std::chrono::steady_clock::now() + time;
}

// One of our engines, which listens or connects in a separate thread.
class Engine {
 public:
  explicit Engine(int connection, std::optional<Challenge> challenge = {}, Milliseconds patience = 20s)
      : thread_([this, connection, challenge = std::move(challenge), patience] {
          Service service;
          service.game = parse_game("international");
          service.protocol = &dxp::protocol;
          service.player = [](const GameSpec&) { return std::make_unique<ChancePlayer>(7); };
          service.input = service.output = connection;
          service.patience = patience;
          service.challenge = challenge;
          service.tell = [this](std::string_view what) { told.append(what).append("\n"); };
          good = serve(service, problem);
          ::close(connection);
        }) {}
  ~Engine() { join(); }
  void join() {
    if (thread_.joinable()) thread_.join();
  }

  std::string told;
  std::string problem;
  bool good = false;

 private:
  std::thread thread_;
};

// The two ends of a connection.
struct Ends {
  Ends() {
    std::string problem;
    const auto listener = Listener::open({}, problem);
    EXPECT_TRUE(listener) << problem;
    client = connect_over_tcp(listener->endpoint(), 10s, problem);
    EXPECT_GE(client, 0) << problem;
    server = listener->accept(
        in(10s), [] { return false; }, problem);
    EXPECT_GE(server, 0) << problem;
  }
  int client = -1;
  int server = -1;
};

// Sends bytes, and returns all answers until the other side closes.
std::string converse(int connection, std::string_view bytes) {
  EXPECT_EQ(::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
  ::shutdown(connection, SHUT_WR);
  std::string out;
  char buffer[4096];
  for (ssize_t size = 0; (size = ::read(connection, buffer, sizeof buffer)) > 0;)
    out.append(buffer, static_cast<std::size_t>(size));
  ::close(connection);
  return out;
}

TEST(Dxp, TwoEnginesPlayAWholeGame) {
  // All combinations of listener, inviter and colour.
  for (const bool server_invites : {false, true})
    for (const Side side : {Side::first, Side::second}) {
      const Ends ends;
      const Challenge challenge{.side = side, .minutes = 5, .moves = 0, .start = {}};
      Engine server(ends.server, server_invites ? std::optional(challenge) : std::nullopt);
      Engine client(ends.client, server_invites ? std::nullopt : std::optional(challenge));
      server.join();
      client.join();
      EXPECT_TRUE(server.good) << server.problem;
      EXPECT_TRUE(client.good) << client.problem;
      const std::string& told = server_invites ? server.told : client.told;
      EXPECT_TRUE(told.starts_with("Chance 1 plays " + std::string(side == Side::first ? "Black" : "White")))
          << told;
      EXPECT_EQ((server.told + client.told).find("illegal"), std::string::npos) << server.told << client.told;
      // One engine reports the end of the game, and the other receives it.
      const std::string all = server.told + client.told;
      EXPECT_TRUE((all.find("the game is lost") != std::string::npos &&
                   all.find("Chance 1 resigns") != std::string::npos) ||
                  (all.find("the game is drawn") != std::string::npos &&
                   all.find("Chance 1 calls the game drawn") != std::string::npos))
          << all;
    }
}

// Plays a game as the given side against a connected engine.
void play_against(ExternalPlayer& player, Side side) {
  GameLine line(make_game(*parse_game("international")));
  ChancePlayer other(3);
  Watcher watcher;
  player.new_game();
  for (int ply = 0; ply < 300; ++ply) {
    std::vector<std::string> moves;
    if (!line.game().legal_moves(line.position(), line.game().notation(), moves) || moves.empty()) break;
    Player& mover = line.to_move() == side ? static_cast<Player&>(player) : other;
    const Answer answer =
        mover.think({line}, {.clocks = {Clock{.left = 60s}, Clock{.left = 60s}}}, watcher, {});
    if (answer.kind == Answer::Kind::draw) break;
    ASSERT_EQ(answer.kind, Answer::Kind::move) << answer.problem << player.log();
    Diagnostic refusal;
    ASSERT_TRUE(line.play(answer.move, refusal)) << answer.move << ": " << refusal.message;
  }
  EXPECT_GT(line.moves().size(), 30U);
}

TEST(Dxp, AConnectedEnginePlaysWholeGames) {
  std::string problem;
  const auto listener = Listener::open({}, problem);
  ASSERT_TRUE(listener) << problem;
  EngineTerms terms{.program = {.words = {"dxp"}},
                    .meeting = Meeting{.endpoint = listener->endpoint()},
                    .game = *parse_game("international"),
                    .protocol = &dxp::protocol};
  auto player = ExternalPlayer::start(terms, problem);
  ASSERT_TRUE(player) << problem;
  EXPECT_EQ(player->identity().name, "dxp");
  Engine engine(listener->accept(
      in(10s), [] { return false; }, problem));
  play_against(*player, Side::first);
  EXPECT_EQ(player->identity().name, "Chance 1");
  play_against(*player, Side::second);
  player.reset();
  engine.join();
  EXPECT_TRUE(engine.good) << engine.problem;
}

TEST(Dxp, AnEngineThatConnectsLaterPlaysAGame) {
  std::string problem;
  // Find a port that is free now.
  const Endpoint place = Listener::open({}, problem)->endpoint();
  EngineTerms terms{.program = {.words = {"dxp"}},
                    .meeting = Meeting{.endpoint = place, .listens = true},
                    .game = *parse_game("international"),
                    .protocol = &dxp::protocol};
  std::vector<std::string> told;
  terms.tell = [&](const std::string& what) { told.push_back(what); };
  std::thread later([&] {
    std::string why;
    int connection = -1;
    for (int i = 0; i < 500 && connection < 0; ++i) {
      std::this_thread::sleep_for(10ms);
      connection = connect_over_tcp(place, 1s, why);
    }
    Engine engine(connection);
  });
  auto player = ExternalPlayer::start(terms, problem);
  ASSERT_TRUE(player) << problem;
  EXPECT_EQ(told, std::vector<std::string>{"waiting for a connection on " + to_text(place)});
  play_against(*player, Side::second);
  player.reset();
  later.join();
}

TEST(Dxp, ReportsThatNoEngineConnects) {
  std::string problem;
  EngineTerms terms{.program = {.words = {"dxp:listen"}},
                    .meeting = Meeting{.listens = true},
                    .game = *parse_game("international"),
                    .protocol = &dxp::protocol};
  terms.patience.connection = 50ms;
  EXPECT_EQ(ExternalPlayer::start(terms, problem), nullptr);
  EXPECT_EQ(problem, "dxp:listen: no program has connected");
}

TEST(Dxp, ReportsThatNoEngineListens) {
  std::string problem;
  const Endpoint place = Listener::open({}, problem)->endpoint();
  EngineTerms terms{.program = {.words = {"dxp"}},
                    .meeting = Meeting{.endpoint = place},
                    .game = *parse_game("international"),
                    .protocol = &dxp::protocol};
  EXPECT_EQ(ExternalPlayer::start(terms, problem), nullptr);
  EXPECT_EQ(problem, "dxp: Connection refused");
}

// Asks a peer for a move. `peer` is the function that the test uses as the peer.
Answer ask_peer(const std::function<void(int)>& peer, Milliseconds untimed = 300ms) {
  std::string problem;
  const auto listener = Listener::open({}, problem);
  EngineTerms terms{.program = {.words = {"dxp"}},
                    .meeting = Meeting{.endpoint = listener->endpoint()},
                    .game = *parse_game("international"),
                    .protocol = &dxp::protocol};
  terms.patience.untimed = untimed;
  terms.patience.stopped = 100ms;
  terms.repeats_search = false;
  auto player = ExternalPlayer::start(terms, problem);
  EXPECT_TRUE(player) << problem;
  std::thread thread([&] {
    const int connection = listener->accept(
        in(10s), [] { return false; }, problem);
    peer(connection);
    ::close(connection);
  });
  const GameLine line(make_game(terms.game));
  Watcher watcher;
  const Answer answer = player->think({line}, {.nodes = 1}, watcher, {});
  player.reset();
  thread.join();
  return answer;
}

void say(int connection, std::string_view bytes) {
  EXPECT_EQ(::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
}
// Reads until the other side closes.
void drain(int connection) {
  char buffer[4096];
  while (::read(connection, buffer, sizeof buffer) > 0) {
  }
}
std::string message(std::string text) {
  return text + '\0';
}
const std::string agreed = message("Ax                               0");

TEST(Dxp, AMisbehavingPeerIsReported) {
  const auto silent = ask_peer(drain);
  EXPECT_EQ(silent.fault, Answer::Fault::silent) << silent.problem;
  const auto gone = ask_peer([](int /*connection*/) {}, 10s);
  EXPECT_EQ(gone.fault, Answer::Fault::gone) << gone.problem;
  EXPECT_TRUE(gone.problem.starts_with("dxp closed the connection; position: W:W31,")) << gone.problem;
  const auto illegal = ask_peer(
      [](int connection) {
        say(connection, agreed + message("M0001332700"));
        drain(connection);
      },
      10s);
  EXPECT_EQ(illegal.fault, Answer::Fault::illegal_move) << illegal.problem;
  const auto endless = ask_peer(
      [](int connection) {
        say(connection, agreed + std::string(500, 'x'));
        drain(connection);
      },
      10s);
  EXPECT_EQ(endless.fault, Answer::Fault::protocol);
  EXPECT_TRUE(endless.problem.starts_with("dxp wrote a line of more than 127 bytes; position: "));
  const auto foreign = ask_peer(
      [](int connection) {
        say(connection, agreed + message("M\xB2\xB3"));
        drain(connection);
      },
      10s);
  EXPECT_EQ(foreign.fault, Answer::Fault::illegal_move) << foreign.problem;
}

TEST(Dxp, AFloodingPeerIsDisconnected) {
  const auto flood = ask_peer(
      [](int connection) {
        const std::string chats = [] {
          std::string out;
          while (out.size() < 60'000) out += message("Chello");
          return out;
        }();
        while (::send(connection, chats.data(), chats.size(), MSG_NOSIGNAL) > 0) {
        }
      },
      2s);
  EXPECT_EQ(flood.kind, Answer::Kind::failed);
}

const std::string invitation = message("R01x                               Z005000A");

TEST(Dxp, AListeningEngineIsNotHarmed) {
  // These inputs do no harm: messages in pieces, several messages in one piece, an empty message, and an end
  // of the input at any byte.
  {
    const Ends ends;
    Engine engine(ends.server);
    say(ends.client, invitation.substr(0, 20));
    std::this_thread::sleep_for(20ms);
    EXPECT_EQ(
        converse(ends.client, invitation.substr(20) + message("") + message("B001W") + "E0").substr(0, 35),
        message("AChance 1" + std::string(24, ' ') + "0"));
  }
  // A message that is longer than any valid one is not stored, and the connection is closed.
  {
    const Ends ends;
    Engine engine(ends.server);
    converse(ends.client, invitation + std::string(200, 'x'));
    engine.join();
    EXPECT_FALSE(engine.good);
    EXPECT_EQ(engine.problem, "a line has more than 127 bytes");
  }
  {
    const Ends ends;
    Engine engine(ends.server, {}, 50ms);
    engine.join();
    EXPECT_FALSE(engine.good);
    EXPECT_EQ(engine.problem, "no input for 0 s");
    ::close(ends.client);
  }
  // The peer may disconnect in the middle of a game.
  {
    const Ends ends;
    Engine engine(ends.server);
    say(ends.client, invitation + message("M0001322800"));
    ::close(ends.client);
    engine.join();
    EXPECT_TRUE(engine.good);
  }
}

TEST(Dxp, AListeningEngineSurvivesAFlood) {
  const Ends ends;
  Engine engine(ends.server);
  std::string flood = invitation;
  while (flood.size() < 2'000'000) flood += message("Chello") + message("B009W") + message("R01");
  std::thread writer([&] {
    for (std::size_t at = 0; at < flood.size();) {
      const ssize_t size = ::send(ends.client, flood.data() + at, flood.size() - at, MSG_NOSIGNAL);
      if (size <= 0) break;
      at += static_cast<std::size_t>(size);
    }
    ::shutdown(ends.client, SHUT_WR);
  });
  drain(ends.client);
  writer.join();
  engine.join();
  EXPECT_TRUE(engine.good) << engine.problem;
  EXPECT_LT(engine.told.size(), 100'000U);
  ::close(ends.client);
}

TEST(Endpoint, IsReadAsUsersWriteIt) {
  const auto text = [](std::string_view written) {
    const auto endpoint = read_endpoint(written, 27531);
    return endpoint ? to_text(*endpoint) : "none";
  };
  EXPECT_EQ(text(""), "127.0.0.1:27531");
  EXPECT_EQ(text(":99"), "127.0.0.1:99");
  EXPECT_EQ(text("localhost"), "127.0.0.1:27531");
  EXPECT_EQ(text("0.0.0.0:0"), "0.0.0.0:0");
  EXPECT_EQ(text("[::1]:80"), "[::1]:80");
  EXPECT_EQ(text("[::1]"), "[::1]:27531");
  EXPECT_EQ(text("::1"), "[::1]:27531");
  for (const char* wrong : {"example.org:80", "1.2.3:80", "1.2.3.4:", "1.2.3.4:65536", "1.2.3.4:x", "[::1",
                            "[::1]80", "[1.2.3.4]:80", "1.2.3.4:-1", "27531", "[]:80"})
    EXPECT_EQ(text(wrong), "none") << wrong;
}

}  // namespace
}  // namespace mt::engine
