#include "movetext/engine/process/own_files.hpp"

#include "movetext/archive/temporary_file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace mt::engine {
namespace {

bool write_file(const std::string& path, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return false;
  while (!text.empty()) {
    const ssize_t size = ::write(file, text.data(), text.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    text.remove_prefix(static_cast<std::size_t>(size));
  }
  return ::close(file) == 0 && text.empty();
}

// Returns whether the word is the option, perhaps with a value after a sign: "--python=FILE".
bool is_option(std::string_view word, std::string_view option) {
  return !option.empty() && (word == option || (option.starts_with("--") && word.starts_with(option) &&
                                                word[option.size()] == '='));
}

bool has_option(const std::vector<std::string>& words, std::string_view option) {
  return std::any_of(words.begin() + 1, words.end(),
                     [&](const std::string& word) { return is_option(word, option); });
}

}  // namespace

OwnFiles::OwnFiles(const Startup& startup, std::string directory) : directory_(std::move(directory)) {
  for (const ProgramFile& file : startup.files)
    paths_.push_back(std::string(directory_).append("/").append(file.name));
  for (const std::string_view name : startup.leftovers)
    leftovers_.push_back(std::string(directory_).append("/").append(name));
}

OwnFiles::~OwnFiles() {
  for (const std::string& path : paths_) ::unlink(path.c_str());
  for (const std::string& path : leftovers_)
    if (::unlink(path.c_str()) != 0) ::rmdir(path.c_str());
  ::rmdir(directory_.c_str());
}

std::unique_ptr<OwnFiles> OwnFiles::write(const Startup& startup, std::string& problem) {
  std::string directory = archive::temporary_directory() + "/movetext-XXXXXX";
  const auto fail = [&](const std::string& path) {
    problem = path + ": " + std::strerror(errno);
    return nullptr;
  };
  if (::mkdtemp(directory.data()) == nullptr) return fail(directory);
  std::unique_ptr<OwnFiles> out(new OwnFiles(startup, std::move(directory)));
  for (std::size_t i = 0; i < startup.files.size(); ++i)
    if (!write_file(out->paths_[i], startup.files[i].text)) return fail(out->paths_[i]);
  return out;
}

bool complete_command(const Startup& startup, const std::string& directory, std::vector<std::string>& words,
                      std::string& problem) {
  const auto refuse = [&](std::string_view option) {
    problem = words.front() + ": the option " + std::string(option) +
              " cannot be used, because movetext gives the program a script of its own; remove the option";
    return false;
  };
  for (const std::string_view option : startup.refused)
    if (has_option(words, option)) return refuse(option);
  for (const NeededArgument& needed : startup.arguments)
    for (const std::string_view option : {needed.option, needed.other})
      if (!needed.value.empty() && has_option(words, option)) return refuse(option);
  for (const NeededArgument& needed : startup.arguments) {
    if (has_option(words, needed.option) || has_option(words, needed.other)) continue;
    words.emplace_back(needed.option);
    if (needed.value.empty()) continue;
    std::string value(needed.value);
    if (value.starts_with('@')) value.replace(0, 1, directory);
    words.push_back(std::move(value));
  }
  return true;
}

}  // namespace mt::engine
