// Runs jobs over files in a temporary directory.
#pragma once
#include "movetext/archive/run.hpp"
#include "movetext/formats/table/formats.hpp"

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

namespace mt::archive {

struct Told {
  std::string text;  // "LINE:COLUMN: MESSAGE", or "byte N: MESSAGE" for a binary file
  Code code = Code::none;
  Severity severity = Severity::note;
};

class Notes final : public Listener {
 public:
  bool found(const Place& place, const Diagnostic& diagnostic) override {
    const std::string where = place.offset ? "byte " + std::to_string(*place.offset)
                                           : std::to_string(place.line) + ':' + std::to_string(place.column);
    told.push_back({where + ": " + diagnostic.message, diagnostic.code, diagnostic.severity});
    return true;
  }
  bool verdict(const Place&, const Verdict& verdict) override {
    verdicts.push_back(verdict);
    return true;
  }
  void unreadable(std::string_view error) override { errors.emplace_back(error); }
  void progress(std::string_view, std::uint64_t, std::uint64_t) override {}

  std::vector<Told> told;
  std::vector<Verdict> verdicts;
  std::vector<std::string> errors;
};

struct Ran {
  RunResult result;
  Notes notes;
  std::string out;
  std::string rejects;
};

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Runner {
 public:
  Runner() {
    std::string name = (std::filesystem::temp_directory_path() / "movetext-test-XXXXXX").string();
    directory_ = ::mkdtemp(name.data());
  }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;
  ~Runner() { std::filesystem::remove_all(directory_); }

  std::string path(const std::string& name) const { return directory_ + '/' + name; }
  std::string write(const std::string& name, std::string_view bytes) const {
    std::ofstream(path(name), std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path(name);
  }
  // Runs the job and writes every record in the format with the name `format`. If `format` is empty, the
  // records are only checked.
  Ran run(Job job, std::string_view format) const {
    Ran ran;
    job.output.to = find_format(format);
    const std::atomic<bool> stop = false;
    if (job.output.to == nullptr) {
      ran.result = archive::run(job, nullptr, {}, ran.notes, stop);
      return ran;
    }
    Destination out({.path = path("out"), .format = job.output.to}, job.output.to->frame);
    EXPECT_TRUE(out.open()) << out.error();
    std::filesystem::remove(path("rejects"));
    ran.result = archive::run(job, &out, path("rejects"), ran.notes, stop);
    ran.out = read_file(path("out"));
    ran.rejects = read_file(path("rejects"));
    return ran;
  }
  Ran run(const std::string& file, std::string_view format, unsigned threads = 1) const {
    Job job;
    job.task.files = {file};
    job.task.threads = threads;
    return run(job, format);
  }

 private:
  std::string directory_;
};

}  // namespace mt::archive
