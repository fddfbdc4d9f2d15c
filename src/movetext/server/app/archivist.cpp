#include "movetext/server/app/archivist.hpp"

#include "movetext/server/app/archive_file.hpp"
#include "movetext/server/app/game_record.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/words/quantities.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

namespace mt::server::app {
namespace {

constexpr std::uint32_t most_archived = 100;

// Returns a month such as "2026-11".
std::string month_of(Time time) {
  return words::date_words(time).substr(0, 7);
}

}  // namespace

Archivist::Page Archivist::page_of(const domain::Game& game, store::Transaction& look) const {
  Page page;
  page.game = game.id();
  if (auto record = game_record(game, look, policy_.host)) {
    page.file = month_of(game.finished()) + std::filesystem::path(record->name).extension().string();
    page.bytes = std::move(record->bytes);
  }
  return page;
}

std::vector<Archivist::Page> Archivist::pages(Time ended_by) {
  std::vector<Page> found;
  store_.peek([&](store::Transaction& look) {
    for (const GameId id : look.archive().missing(ended_by, most_archived)) {
      const std::vector<domain::GameEvent> events = look.games().events(id);
      domain::Game game(id);
      if (std::all_of(events.begin(), events.end(),
                      [&](const domain::GameEvent& event) { return game.apply(event); }))
        found.push_back(page_of(game, look));
      else
        fault_ = "board " + std::to_string(id) + ": " + game.fault();
    }
  });
  return found;
}

// Writes the files inside the transaction, because the transaction keeps other nodes from writing them at the
// same time.
void Archivist::append(store::Transaction& transaction, std::span<const Page> pages, bool again) {
  std::map<std::string, std::string> files;
  for (const Page& page : pages) {
    if (!page.file.empty()) files[page.file] += page.bytes;
    transaction.archive().add(page.game);
  }
  for (const auto& [name, bytes] : files) {
    const std::string key = identity_ + '/' + name;
    const std::int64_t size = transaction.archive().file_size(key);
    const std::string path = (std::filesystem::path(directory_) / name).string();
    transaction.archive().set_file_size(
        key, append_behind(path, size, bytes, again ? Surplus::dropped : Surplus::moved));
  }
}

void Archivist::bind(std::span<const Page> pages, Time ended_by) {
  std::vector<GameId> games;
  for (const Page& page : pages) games.push_back(page.game);
  std::sort(games.begin(), games.end());
  bool again = false;
  store_.write(
      [&](store::Transaction& transaction) {
        // Leaves out games that another node has archived in the meantime.
        const std::vector<GameId> still = transaction.archive().missing(ended_by, most_archived);
        std::vector<Page> left;
        for (const Page& page : pages)
          if (std::find(still.begin(), still.end(), page.game) != still.end()) left.push_back(page);
        append(transaction, left, std::exchange(again, true));
      },
      games);
}

std::uint32_t Archivist::run(Time ended_by) {
  if (identity_.empty()) identity_ = identity_of(directory_);
  std::uint32_t sum = 0;
  fault_.clear();
  for (;;) {
    const std::vector<Page> some = pages(ended_by);
    if (some.empty() && !fault_.empty()) throw store::StoreError(fault_);
    if (some.empty()) return sum;
    bind(some, ended_by);
    sum += static_cast<std::uint32_t>(some.size());
  }
}

}  // namespace mt::server::app
