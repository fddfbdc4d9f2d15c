// The file of --log. It receives every line that is exchanged with engines.
#pragma once
#include <chrono>
#include <fstream>
#include <mutex>
#include <string>
#include <string_view>

namespace mt::cli {

// May be shared by the threads of several engines.
class DialogueFile {
 public:
  // Creates the file, or empties it. Returns false if that fails.
  bool open(const std::string& path) {
    file_.open(path, std::ios::binary | std::ios::trunc);
    return file_.is_open();
  }
  // Writes a line with the seconds since the start and the name of the engine: "12.345 stockfish > go depth
  // 9".
  void write(std::string_view engine, std::string_view line);

 private:
  std::mutex mutex_;
  std::ofstream file_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace mt::cli
