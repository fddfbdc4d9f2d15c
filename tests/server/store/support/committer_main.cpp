// store_committer DRIVER ADDRESS FIRST GAMES...: commits numbered jobs until it is killed. When the store
// reports the commit of a job, writes the number of the job to its output. Each job adds a move, a key and a
// mail with its number.
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"

#include <chrono>
#include <cstdlib>
#include <semaphore>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace mt::server;

constexpr std::ptrdiff_t in_flight = 100;

void play(store::Transaction& t, GameId id, const std::string& number) {
  if (!t.inbound().add({number, "", 1, "played"})) return;  // an earlier run has already committed this job
  store::BoardRow row = t.games().get(id).value();
  ++row.seq;
  domain::GameEvent event;
  event.seq = row.seq;
  event.kind = domain::GameEventKind::moved;
  event.text = number;
  t.games().append(row, std::span(&event, 1));
  store::OutboxMail mail;
  mail.kind = "notice";
  mail.message_id = number;
  t.mails().put(mail);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  const std::string address = argv[2];
  const auto store = std::string_view(argv[1]) == "sqlite" ? store::sqlite::open_sqlite(address)
                                                           : store::postgresql::open_postgresql(address);
  std::vector<GameId> games;
  for (int i = 4; i < argc; ++i) games.push_back(std::atoll(argv[i]));
  std::counting_semaphore<> room(in_flight);
  for (long number = std::atol(argv[3]);; ++number) {
    room.acquire();
    const GameId id = games[static_cast<std::size_t>(number) % games.size()];
    store::Job job;
    job.games = {id};
    job.run = [id, number](store::Transaction& t) { play(t, id, std::to_string(number)); };
    job.done = [&room, number](const std::exception_ptr& failure) {
      const std::string line = std::to_string(number) + '\n';
      if (!failure && ::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::_Exit(1);
      room.release();
    };
    if (store->submit(std::move(job))) continue;
    room.release();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}
