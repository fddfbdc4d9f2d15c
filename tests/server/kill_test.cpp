// The real program is killed again and again while games are played on it: whatever it has acknowledged is
// there afterwards, once, and whatever has to be sent is sent or waits.
//
//   kill_test PROGRAM [--kills 30] [--seed 1] [--boards 40] [--players 4] [--full yes|no]
//
// --full yes: the data lie on a small disk of memory that fills, is emptied, and fills again (root only).
#include "movetext/server/play/verify.hpp"
#include "movetext/server/serve/house_of.hpp"
#include "movetext/text/same_word.hpp"
#include "server/load/boards.hpp"
#include "server/load/wire.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <sys/mount.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

using namespace mt::server;
namespace fs = std::filesystem;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

int faults = 0;

template <class... Values>
void fault(const char* form, Values... values) {
  ++faults;
  std::printf(form, values...);
  std::putchar('\n');
}

Time now() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

class Program {
 public:
  Program(std::string file, std::string settings) : file_(std::move(file)), settings_(std::move(settings)) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() { end(SIGKILL); }

  void start() {
    process_ = ::fork();
    if (process_ != 0) return;
    const int log = ::open((settings_ + ".log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ::dup2(log, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    ::execl(file_.c_str(), file_.c_str(), "serve", "--config", settings_.c_str(), nullptr);
    ::_exit(127);
  }
  // How it has ended.
  int end(int signal) {
    if (process_ <= 0) return 0;
    ::kill(process_, signal);
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return status;
  }
  bool runs() const { return process_ > 0 && ::waitpid(process_, nullptr, WNOHANG) == 0; }

 private:
  std::string file_;
  std::string settings_;
  pid_t process_ = -1;
};

// Plays its boards, whatever happens to the server, and says again what was answered already.
class Player {
 public:
  Player(const House& house, std::string address, std::vector<load::Board> boards, unsigned seed)
      : house_(house), wire_(std::move(address)), boards_(std::move(boards)), random_(seed) {}

  void run(const std::atomic<bool>& stop) {
    while (!stop) {
      load::Board& board = boards_[random_() % boards_.size()];
      const auto mail = board.next(house_, random_);
      if (!mail) continue;
      if (!insist(*mail)) return;
      board.played(*mail);
      ++acknowledged;
      told_.push_back(*mail);
      while (random_() % 4 == 0) say_again();
    }
  }
  const std::vector<load::Board>& boards() const { return boards_; }
  std::size_t acknowledged = 0;
  std::size_t repeated = 0;  // because nobody had answered
  std::size_t said_again = 0;
  std::size_t deferred = 0;

 private:
  // Until somebody says that it is done; the same bytes each time.  False: nobody ever does.
  bool insist(const load::MoveMail& mail) {
    const auto until = steady_clock::now() + std::chrono::seconds(60);
    while (steady_clock::now() < until) {
      const auto code = wire_.hand(mail.sender, mail.recipient, mail.message);
      if (code == 250) return true;
      if (code && *code >= 500) return fault("%s: refused with %d", mail.recipient.c_str(), *code), false;
      ++(code ? deferred : repeated);
      std::this_thread::sleep_for(milliseconds(5));
    }
    return fault("%s: not taken for a minute", mail.recipient.c_str()), false;
  }
  void say_again() {
    const load::MoveMail& mail = told_[random_() % told_.size()];
    const auto code = wire_.hand(mail.sender, mail.recipient, mail.message);
    if (code && *code >= 500) fault("%s: a repeated mail was refused with %d", mail.recipient.c_str(), *code);
    ++said_again;
  }

  const House& house_;
  load::Wire wire_;
  std::vector<load::Board> boards_;
  std::minstd_rand random_;
  std::vector<load::MoveMail> told_;
};

class Trial {
 public:
  Trial(std::string program, std::map<std::string, std::string> options)
      : options_(std::move(options)), program_(std::move(program)) {
    std::string pattern = (fs::temp_directory_path() / "movetext-kill-XXXXXX").string();
    directory_ = ::mkdtemp(pattern.data());
    data_ = directory_ / "data";
    fs::create_directories(data_);
    full_ = options_["full"] == "yes";
    if (full_ && ::mount("tmpfs", data_.c_str(), "tmpfs", 0, "size=128m") != 0) {
      std::printf("SKIPPED: no small disk can be mounted here\n");
      skipped_ = true;
    }
    settings_ = (directory_ / "server.toml").string();
    const std::string text = "[server]\nhost = \"games.example\"\ndata = \"" + data_.string() +
                             "\"\n[mail]\nlisten = \"unix:" + (directory_ / "lmtp").string() +
                             "\"\n[node]\nlisten = \"off\"\nsweep = \"1s\"\n";
    std::ofstream(settings_) << text;
    config_ = read_config(text, settings_).config;
    ensure_token_key(config_);
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  ~Trial() {
    if (full_ && !skipped_) ::umount(data_.c_str());
    if (faults == 0) fs::remove_all(directory_);
  }

  int run() {
    if (skipped_) return 77;
    Secrets secrets = read_secrets();
    const House house = house_of(config_, secrets);
    begin(house, secrets);
    Program server(program_, settings_);
    std::atomic<bool> stop = false;
    std::vector<std::thread> threads;
    threads.reserve(players_.size());
    for (auto& player : players_) threads.emplace_back([&] { player->run(stop); });
    server.start();
    full_ ? fill(server) : kill(server);
    stop = true;
    for (std::thread& thread : threads) thread.join();
    std::this_thread::sleep_for(milliseconds(500));
    const int status = server.end(SIGTERM);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) fault("SIGTERM ended it with status %d", status);
    check(*open_store(config_, secrets));
    if (faults > 0) std::printf("see %s\n", directory_.c_str());
    return faults == 0 ? 0 : 1;
  }

 private:
  unsigned long number(const char* name) { return std::stoul(options_[name]); }
  Secrets read_secrets() {
    auto reading = mt::server::read_secrets(config_, process_environment());
    return std::move(reading.secrets);
  }
  void begin(const House& house, const Secrets& secrets) {
    const auto store = open_store(config_, secrets);
    auto boards = load::begin_boards(house, *store, number("boards"), 20, now());
    store->stop();
    const std::size_t count = number("players");
    std::vector<std::vector<load::Board>> shares(count);
    for (std::size_t i = 0; i < boards.size(); ++i) shares[i % count].push_back(std::move(boards[i]));
    for (std::size_t i = 0; i < count; ++i)
      players_.push_back(std::make_unique<Player>(house, "unix:" + (directory_ / "lmtp").string(),
                                                  std::move(shares[i]),
                                                  static_cast<unsigned>(number("seed") * 100 + i)));
  }
  void kill(Program& server) {
    std::minstd_rand random(static_cast<unsigned>(number("seed")));
    const unsigned long kills = number("kills");
    for (unsigned long i = 0; i < kills; ++i) {
      std::this_thread::sleep_for(milliseconds(20 + random() % 700));
      if (!server.runs()) fault("it ended by itself before kill %lu", i + 1);
      server.end(SIGKILL);
      server.start();
    }
    std::this_thread::sleep_for(std::chrono::seconds(3));  // it comes back, and all is taken in the end
  }
  void fill(Program& server) {
    const std::string ballast = (data_ / "ballast").string();
    for (int i = 0; i < 3; ++i) {
      std::this_thread::sleep_for(std::chrono::seconds(1));
      std::ofstream(ballast, std::ios::binary) << std::string(std::size_t{160} << 20U, 'x');
      std::this_thread::sleep_for(std::chrono::seconds(2));
      if (!server.runs()) fault("a full disk has ended it");
      fs::remove(ballast);
    }
    std::this_thread::sleep_for(std::chrono::seconds(3));
  }

  void check(Store& store) {
    std::size_t acknowledged = 0;
    std::size_t repeated = 0;
    std::size_t again = 0;
    std::size_t deferred = 0;
    const std::set<std::string> mails = all_mails(store);
    for (const auto& player : players_) {
      acknowledged += player->acknowledged;
      repeated += player->repeated;
      again += player->said_again;
      deferred += player->deferred;
      for (const load::Board& board : player->boards()) check_board(store, board, mails);
    }
    const Verified found = verify(store, [](GameId id, const std::string& what) {
      fault("board %lld: %s", static_cast<long long>(id), what.c_str());
    });
    std::printf(
        "%lu kills, %zu moves acknowledged, %zu mails repeated, %zu said again, %zu deferred; %llu moves "
        "verified, %zu mails; %d faults\n",
        full_ ? 0 : number("kills"), acknowledged, repeated, again, deferred,
        static_cast<unsigned long long>(found.moves), mails.size(), faults);
    if (acknowledged < 100) fault("too few moves to say anything: %zu", acknowledged);
    if (full_ && deferred == 0) fault("%s", "the disk was never full");
    store.stop();
  }
  void check_board(Store& store, const load::Board& board, const std::set<std::string>& mails) {
    std::vector<Event> events;
    store.read([&](Transaction& t) { events = t.events(board.id()); });
    std::vector<std::string> moves;
    std::uint32_t last = 0;
    for (const Event& event : events) {
      if (event.kind == EventKind::moved) moves.push_back(event.text);
      if (event.kind != EventKind::rated) last = event.seq;
    }
    if (moves != board.moves())
      fault("board %lld: %zu moves are there, %zu were acknowledged", static_cast<long long>(board.id()),
            moves.size(), board.moves().size());
    for (const AccountId player : board.players()) {
      const std::string id = "g" + std::to_string(board.id()) + ".e" + std::to_string(last) + ".u" +
                             std::to_string(player) + "@games.example";
      if (!mails.contains(id)) fault("the mail %s is neither sent nor waiting", id.c_str());
    }
  }
  // The Message-IDs of what was sent and of what waits.
  std::set<std::string> all_mails(Store& store) const {
    std::set<std::string> ids;
    for (const auto& entry : fs::directory_iterator(data_ / "outbox" / "new")) {
      std::ifstream file(entry.path());
      int named = 0;
      std::string id;
      for (std::string line; std::getline(file, line) && line != "\r";) {
        constexpr std::string_view head = "message-id: <";
        if (mt::text::same_in_any_case(line.substr(0, head.size()), head))
          ++named, id = line.substr(head.size(), line.find('>') - head.size());
      }
      if (named != 1) fault("%s has %d Message-IDs", entry.path().c_str(), named);
      if (!ids.insert(id).second) fault("two files are the mail %s", id.c_str());
    }
    store.write([&](Transaction& t) {
      constexpr Time far = 4'000'000'000'000;
      for (auto some = t.claim_mail(far, 1, 1000); !some.empty(); some = t.claim_mail(far, far, 1000))
        for (const OutboxMail& mail : some) {
          ids.insert(mail.message_id);
          t.mail_sent(mail.id);
        }
    });
    return ids;
  }

  std::map<std::string, std::string> options_;
  std::string program_;
  fs::path directory_;
  fs::path data_;
  std::string settings_;
  Config config_;
  bool full_ = false;
  bool skipped_ = false;
  std::vector<std::unique_ptr<Player>> players_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  std::map<std::string, std::string> options{
      {"kills", "30"}, {"seed", "1"}, {"boards", "40"}, {"players", "4"}, {"full", "no"}};
  for (int i = 2; i + 1 < argc; i += 2) options[std::string(argv[i]).substr(2)] = argv[i + 1];
  try {
    return Trial(argv[1], options).run();
  } catch (const std::exception& error) {
    std::printf("%s\n", error.what());
    return 1;
  }
}
