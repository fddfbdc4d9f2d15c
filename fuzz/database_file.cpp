// Whole database files: any bytes are read as records, or refused with a message.
#include "movetext/archive/run.hpp"
#include "movetext/database/file/database_container.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/stored_games.hpp"
#include "movetext/database/index/verify.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

namespace {

class Silent final : public mt::archive::Listener {
 public:
  bool found(const mt::archive::Place& /*place*/, const mt::Diagnostic& /*diagnostic*/) override {
    return true;
  }
  void unreadable(std::string_view /*error*/) override {}
};

void read_as_records(const std::string& path) {
  mt::archive::Job job;
  job.task.files = {path};
  job.task.open_container = [](const std::string& name) { return mt::database::open_container(name, {}); };
  Silent listener;
  const std::atomic<bool> stop = false;
  static_cast<void>(mt::archive::run(job, nullptr, {}, listener, stop));
}

void check_and_play(const std::string& path) {
  const std::atomic<bool> stop = false;
  try {
    const auto database = mt::database::open_to_read(path);
    mt::database::verify(
        *database, path, {}, [](const std::string&) {}, stop);
    mt::database::StoredGames games(*database, {});
    for (std::int64_t id = 1; id < 4; ++id) static_cast<void>(games.play(id));
  } catch (const mt::database::Unusable&) {
  } catch (const mt::sqlite::Error&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string path = "/tmp/movetext-fuzz-" + std::to_string(::getpid()) + ".mtdb";
  std::FILE* const file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) std::abort();
  const bool written = std::fwrite(data, 1, size, file) == size;
  if (std::fclose(file) != 0 || !written) std::abort();
  read_as_records(path);
  check_and_play(path);
  std::remove(path.c_str());
  return 0;
}
