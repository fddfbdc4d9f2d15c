#include "movetext/cli/view/game_files.hpp"

#include <algorithm>

namespace mt::cli::view {
namespace {

constexpr std::size_t most_open = 12;  // maximum number of open files

}  // namespace

GameFiles::GameFiles(const archive::Job& job, const std::atomic<bool>& stop) : job_(job), stop_(stop) {
  for (const std::string& path : job.task.files) files_.push_back({.path = path});
}

std::shared_ptr<archive::NumberedGames> GameFiles::open(std::size_t file) {
  File& opened = files_[file];
  opened.used = ++now_;
  if (opened.games != nullptr) return opened.games;
  close_others();
  archive::Job job = job_;
  job.task.files = {opened.path};
  job.task.as_it_comes = true;
  opened.games = std::make_shared<archive::NumberedGames>(job, stop_);
  while (opened.games->known() < opened.known && opened.games->read_on()) {
  }
  return opened.games;
}

// Closes the file that was not used for the longest time, if too many files are open. Standard input stays
// open, because it cannot be opened again.
void GameFiles::close_others() {
  const auto may_close = [this](const File& file) {
    const auto number = static_cast<std::size_t>(&file - files_.data());
    return file.games != nullptr && number != reading_ && file.path != "-";
  };
  if (std::count_if(files_.begin(), files_.end(), may_close) < static_cast<std::ptrdiff_t>(most_open)) return;
  File* oldest = nullptr;
  for (File& file : files_)
    if (may_close(file) && (oldest == nullptr || file.used < oldest->used)) oldest = &file;
  if (oldest != nullptr) oldest->games.reset();
}

bool GameFiles::is_ready() {
  return is_whole() || open(reading_)->is_ready();
}

bool GameFiles::read_on() {
  if (is_whole()) return false;
  const std::shared_ptr<archive::NumberedGames> opened = open(reading_);
  archive::NumberedGames& games = *opened;
  const bool any = games.read_on();
  File& file = files_[reading_];
  count_ += games.selected() - file.count;
  file.count = games.selected();
  file.known = games.known();
  if (!any || games.is_whole()) finish_file();
  return !is_whole();
}

void GameFiles::finish_file() {
  const archive::NumberedGames& games = *files_[reading_].games;
  if (!games.error().empty()) errors_.push_back(games.error());
  has_failed_ = has_failed_ || (!games.error().empty() && !games.is_of_other_kind());
  ++reading_;
  if (!is_whole()) files_[reading_].first = count_;
}

std::uint64_t GameFiles::known_of_last() const {
  return files_.empty() ? 0 : files_[std::min(reading_, files_.size() - 1)].known;
}

unsigned GameFiles::percent() {
  return is_whole() ? 100 : open(reading_)->percent();
}

GameFiles::Where GameFiles::locate(std::uint64_t index) {
  const auto after = std::upper_bound(
      files_.begin(), files_.begin() + static_cast<std::ptrdiff_t>(std::min(reading_ + 1, files_.size())),
      index, [](std::uint64_t i, const File& file) { return i < file.first; });
  auto file = static_cast<std::size_t>(after - files_.begin()) - 1;
  return {file, open(file)->number_of(index - files_[file].first)};
}

// Calls `see` for each row from `index` to the end of one part of a file, until `see` returns false. Returns
// the row at which the scan stopped.
std::uint64_t GameFiles::scan(std::uint64_t index, const SeeRow& see) {
  const Where where = locate(index);
  const std::shared_ptr<archive::NumberedGames> opened = open(where.file);
  archive::NumberedGames& games = *opened;
  const File& file = files_[where.file];
  const std::uint64_t end = file.first + file.count;
  const auto number_at = [&](std::uint64_t row) { return games.number_of(row - file.first); };
  bool goes_on = true;
  const std::uint64_t after =
      games.scan(where.number, [&](const Record& record, std::uint64_t first, std::uint32_t count) {
        while (goes_on && index < end && number_at(index) < first + count) {
          if (const std::uint64_t number = number_at(index); number >= first)
            goes_on = see(index, record, static_cast<std::uint32_t>(number - first));
          if (goes_on) ++index;
        }
        return goes_on && index < end;
      });
  while (goes_on && index < end && number_at(index) < after) ++index;  // skips records that could not be read
  return goes_on ? std::max(index, file.first) : index;
}

void GameFiles::summarise(std::uint64_t first, std::vector<Summary>& out) {
  const std::uint64_t end = std::min(count_, first + out.size());
  for (std::uint64_t index = first; index < end && !stop_;) {
    std::uint64_t seen = index;
    const std::uint64_t next = scan(index, [&](std::uint64_t row, const Record& record, std::uint32_t game) {
      out[row - first] = view::summarise(record, game);
      seen = row;
      return row + 1 < end;
    });
    index = std::max(next, seen + 1);
  }
}

bool GameFiles::find(const std::function<bool(const Summary&)>& is_it, std::uint64_t& index) {
  bool found = false;
  const std::uint64_t next = scan(index, [&](std::uint64_t row, const Record& record, std::uint32_t game) {
    found = is_it(view::summarise(record, game));
    if (found) index = row;
    return !found;
  });
  if (!found) index = std::max(next, index + 1);
  return found;
}

}  // namespace mt::cli::view
