#include "movetext/cli/engine/peer_service.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/engine/process/tcp.hpp"
#include "movetext/engine/protocol/api/position_words.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <array>
#include <chrono>
#include <cmath>
#include <memory>
#include <unistd.h>

namespace mt::cli {
namespace {

using namespace std::chrono_literals;

constexpr engine::Milliseconds connect_patience = 10s;
constexpr std::uint64_t most = 999;  // limit for minutes and for moves
constexpr std::uint64_t usual_minutes = 5;

class PeerService {
 public:
  PeerService(const Invocation& invocation, engine::Service& service)
      : invocation_(invocation), service_(service) {}

  Status run() {
    if (!read()) return Status::usage;
    service_.tell = [](std::string_view what) { complain(what); };
    return invocation_.has("connect") ? meet() : wait();
  }

 private:
  static bool refuse(const std::string& reason) {
    complain(reason);
    return false;
  }

  bool read() {
    if (service_.protocol == nullptr || service_.protocol->usual_port == 0)
      return refuse("--listen, --connect and --as need --protocol dxp");
    if (invocation_.has("connect") == invocation_.has("listen"))
      return refuse("use either --listen or --connect to meet an opponent");
    const GameSpec spec = service_.game ? *service_.game : *parse_game(service_.protocol->usual_game);
    if (!service_.protocol->has(spec))
      return refuse(std::string(service_.protocol->name) + " does not support " + spec.name());
    game_ = make_game(spec);
    return read_place() && read_challenge() && read_patience();
  }
  bool read_place() {
    const std::string_view option = invocation_.has("connect") ? "connect" : "listen";
    const std::string_view text = invocation_.value_or(option, "");
    const auto place = engine::read_endpoint(text, service_.protocol->usual_port);
    if (!place || (place->port == 0 && option == "connect"))
      return refuse("--" + std::string(option) + " takes an address HOST:PORT, not '" + std::string(text) +
                    "'");
    place_ = *place;
    return true;
  }
  bool read_challenge() {
    for (const std::string_view option : {"minutes", "moves"})
      if (invocation_.number_or(option, 0) > most)
        return refuse("--" + std::string(option) + " takes a number from 0 to " + std::to_string(most));
    if (!invocation_.has("as")) {
      for (const std::string_view option : {"minutes", "moves", "position"})
        if (invocation_.has(option))
          return refuse("--" + std::string(option) + " is for an invitation, which needs --as SIDE");
      return true;
    }
    engine::Challenge challenge;
    const bool wants_white = invocation_.value_or("as", "") == "white";
    challenge.side = game_->is_white(Side::first) == wants_white ? Side::first : Side::second;
    challenge.minutes = static_cast<int>(invocation_.number_or("minutes", usual_minutes));
    challenge.moves = static_cast<int>(invocation_.number_or("moves", 0));
    challenge.start = invocation_.value_or("position", "");
    AnyPosition start;
    std::vector<Diagnostic> notes;
    if (!challenge.start.empty() && !game_->parse_position(challenge.start, start, notes))
      return refuse("--position: " + engine::refusal_of(notes));
    if (!challenge.start.empty() && game_->outcome(start).kind != Outcome::Kind::open)
      return refuse("--position: the game is already over in this position");
    service_.challenge = std::move(challenge);
    return true;
  }
  bool read_patience() {
    service_.patience = 1h;
    const auto text = invocation_.value("patience");
    if (!text) return true;
    const auto seconds = engine::read_real(*text);
    if (!seconds || *seconds < 0.01 || *seconds > 1e6)
      return refuse("--patience takes a number of seconds, not '" + std::string(*text) + "'");
    service_.patience = engine::Milliseconds(std::llround(*seconds * 1000));
    return true;
  }

  // Plays with the program at the other end of a connection, and closes the connection.
  Status play(int connection) {
    service_.input = service_.output = connection;
    std::string problem;
    const bool good = engine::serve(service_, problem);
    ::close(connection);
    if (good) return Status::ok;
    if (!problem.empty()) complain(problem);
    return Status::faults;
  }
  Status meet() {
    std::string problem;
    const int connection = engine::connect_over_tcp(place_, connect_patience, problem);
    if (connection >= 0) return play(connection);
    complain("--connect: " + to_text(place_) + ": " + problem);
    return Status::io;
  }
  // With an invitation, plays a single game. Without one, plays until it is interrupted.
  Status wait() {
    std::string problem;
    const auto listener = engine::Listener::open(place_, problem);
    if (!listener) {
      complain("--listen: " + to_text(place_) + ": " + problem);
      return Status::io;
    }
    complain("waiting for opponents on " + to_text(listener->endpoint()));
    const auto stops = [this] { return invocation_.stop().load(); };
    for (;;) {
      const int connection = listener->accept(engine::TimePoint::max(), stops, problem);
      if (stops()) {
        if (connection >= 0) ::close(connection);
        return Status::interrupted;
      }
      if (connection < 0) {
        complain("--listen: " + problem);
        return Status::io;
      }
      const Status status = play(connection);
      if (service_.challenge) return status;
    }
  }

  const Invocation& invocation_;
  engine::Service& service_;
  std::unique_ptr<const AnyGame> game_;
  engine::Endpoint place_{};
};

}  // namespace

std::optional<Status> serve_equals(const Invocation& invocation, engine::Service& service) {
  constexpr std::array<std::string_view, 7> options{"listen", "connect",  "as",      "minutes",
                                                    "moves",  "position", "patience"};
  for (const std::string_view option : options)
    if (invocation.has(option)) return PeerService(invocation, service).run();
  return std::nullopt;
}

}  // namespace mt::cli
