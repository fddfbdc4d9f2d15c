// A player plays whole games against engines by mail, while nodes are killed during searches.
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/verify.hpp"
#include "server/kill/nodes.hpp"
#include "server/kill/post_office.hpp"
#include "server/kill/trials.hpp"
#include "server/load/wire.hpp"
#include "support/postgres_cluster.hpp"

#include <array>
#include <csignal>
#include <cstdio>
#include <random>
#include <set>
#include <thread>

namespace mt::server::kill {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::chrono::seconds longest_wait{90};
constexpr const char* player_name = "fred";
constexpr const char* player_address = "fred@example.org";

// The engine "deep" is the built-in player; "odd" is the program itself, run as an external engine.
std::string engine_settings(const std::string& program) {
  return "[engine]\ntime = \"150ms\"\nnodes = 0\n[engine.deep]\n[engine.odd]\ncommand = \"'" + program +
         "' engine --game chess\"\nprotocol = \"uci\"\ngames = [\"chess\"]\n";
}

// Returns the address in a header of a mail, or an empty string if there is none. The server writes these
// headers without a display name.
std::string address_of(std::string_view message, std::string_view header) {
  const std::string_view head = message.substr(0, message.find("\r\n\r\n"));
  const std::size_t line = head.find("\r\n" + std::string(header));
  if (line == std::string_view::npos) return {};
  const std::size_t begin = head.find_first_not_of(" \r\n<", line + 2 + header.size());
  if (begin == std::string_view::npos) return {};
  return std::string(head.substr(begin, head.find_first_of(">\r", begin) - begin));
}

class EnginesTrial {
 public:
  EnginesTrial(const Options& options, std::size_t nodes, const std::string& database)
      : options_(options),
        office_(static_cast<unsigned>(options.number("seed"))),
        site_({.nodes = nodes,
               .database = database,
               .relay_port = office_.port(),
               .more_settings = engine_settings(options.program)}),
        nodes_(site_, options.program, faults_),
        random_(static_cast<unsigned>(options.number("seed"))) {}

  int run() {
    store_ = site_.open_store();
    add_player();
    nodes_.start_all();
    for (const char* challenge : {"draughts challenge fred deep", "backgammon challenge fred deep -match=1",
                                  "chess challenge odd fred"})
      if (faults_.count() == 0) play(challenged(challenge));
    nodes_.stop_all();
    check();
    std::printf("%zu moves against engines, %zu kills; %zu faults\n", moves_, kills_, faults_.count());
    if (faults_.count() > 0) site_.keep();
    return faults_.count() == 0 ? 0 : 1;
  }

 private:
  void add_player() {
    store_->write([&](store::Transaction& t) {
      domain::Account account;
      account.name = player_name;
      account.state = domain::AccountState::active;
      account.created = now();
      account.addresses = {{player_address, true}};
      player_ = t.accounts().add(account);
    });
  }

  // Delivers the mail again and again, with the same bytes, until a node acknowledges it.
  void hand(const std::string& to, const std::string& subject, const std::string& body) {
    const std::string message = "From: <" + std::string(player_address) + ">\r\nTo: <" + to +
                                ">\r\nMessage-ID: <m" + std::to_string(++written_) +
                                "@example.org>\r\nSubject: " + subject + "\r\n\r\n" + body + "\r\n";
    const auto until = steady_clock::now() + longest_wait;
    for (std::size_t i = 0;; ++i) {
      load::Wire wire(site_.nodes()[i % nodes_.size()].address);
      if (const auto code = wire.hand(player_address, to, message); code && *code == 250) return;
      if (steady_clock::now() > until) return faults_.add("no node accepts " + subject + ": " + body);
      std::this_thread::sleep_for(milliseconds(5));
    }
  }

  // Waits for the newest mail that was not seen before and whose Reply-To begins with `reply_to`. Returns the
  // address in Reply-To.
  std::string asked(const std::string& reply_to) {
    const auto until = steady_clock::now() + longest_wait;
    while (steady_clock::now() < until) {
      for (const auto& [id, mail] : office_.mails()) {
        const std::string address = address_of(mail.message, "Reply-To:");
        if (address.starts_with(reply_to) && answered_.insert(id).second) return address;
      }
      std::this_thread::sleep_for(milliseconds(5));
    }
    faults_.add("no mail has the address " + reply_to);
    return {};
  }

  GameId challenged(const std::string& command) {
    hand("play@games.example", command, {});
    const std::string question = asked("play+c.");
    if (faults_.count() > 0) return 0;
    hand(question, "Re: a question", "yes");
    GameId board = 0;
    store_->read([&](store::Transaction& t) {
      for (const store::BoardRow& row : t.games().find({.limit = 1}))
        if (row.state == domain::GameState::active) board = row.id;
    });
    if (board == 0) faults_.add("no game has begun: " + command);
    boards_.push_back(board);
    return board;
  }

  std::unique_ptr<domain::Game> game(GameId board) {
    std::unique_ptr<domain::Game> game;
    store_->read([&](store::Transaction& t) { game = app::fold(board, t.games().events(board)); });
    return game;
  }

  void play(GameId board) {
    auto waits_until = steady_clock::now() + longest_wait;
    std::uint32_t seen = 0;
    while (faults_.count() == 0) {
      const auto there = game(board);
      if (there->state() != domain::GameState::active) return;
      const auto seat = there->seat_of(player_);
      if (there->seq() != seen) waits_until = steady_clock::now() + longest_wait;
      seen = there->seq();
      if (there->awaited() != seat) {
        if (steady_clock::now() > waits_until)
          faults_.add("the engine does not play board " + std::to_string(board));
        std::this_thread::sleep_for(milliseconds(10));
        continue;
      }
      hand(site_.house().names.game(
               board, there->ply(),
               site_.house().keys.make({protocol::TokenKind::play, board, *seat, player_, 0})),
           "Re: board", line_for(*there));
      ++moves_;
      if (kills_ < options_.number("kills") && random_() % 3 == 0) kill_one();
    }
  }

  std::string line_for(const domain::Game& there) {
    std::vector<std::string> moves;
    if (there.board()->awaiting() == replay::Awaiting::roll) return "roll";
    if (there.board()->awaiting() == replay::Awaiting::answer) return "take";
    there.board()->legal_moves(there.board()->rules().notation(), moves);
    return moves.empty() ? "resign!" : moves[random_() % moves.size()];
  }

  // Kills a node while an engine is probably searching, because the player's move has just been accepted.
  void kill_one() {
    std::this_thread::sleep_for(milliseconds(random_() % options_.number("pace")));
    const std::size_t chosen = random_() % nodes_.size();
    if (!nodes_[chosen].runs()) faults_.add("a node has ended although it was not killed");
    nodes_[chosen].end(SIGKILL);
    nodes_[chosen].start();
    ++kills_;
  }

  void check() {
    app::verify(*store_, [&](GameId board, const std::string& fault) {
      faults_.add("board " + std::to_string(board) + ": " + fault);
    });
    store_->read([&](store::Transaction& t) {
      if (t.turns().depth().waiting != 0)
        faults_.add("boards wait for an engine although no game is in progress");
    });
    for (const GameId board : boards_)
      if (board != 0 && game(board)->state() == domain::GameState::active)
        faults_.add("board " + std::to_string(board) + " is not over");
    for (const auto& [id, mail] : office_.mails())
      if (address_of(mail.message, "To:") != player_address)
        faults_.add("a mail to another address: " + mail.message.substr(0, 400));
  }

  const Options& options_;
  Faults faults_;
  PostOffice office_;
  Site site_;
  Nodes nodes_;
  std::minstd_rand random_;
  std::unique_ptr<store::Store> store_;
  AccountId player_ = 0;
  std::vector<GameId> boards_;
  std::set<std::string> answered_;
  std::size_t written_ = 0;
  std::size_t moves_ = 0;
  std::size_t kills_ = 0;
};

}  // namespace

int engines_trial(const Options& options) {
  return EnginesTrial(options, 1, {}).run();
}

int engine_nodes_trial(const Options& options) {
  if (test::postgres() == nullptr) return skipped;
  return EnginesTrial(options, 2, test::postgres()->create_database()).run();
}

}  // namespace mt::server::kill
