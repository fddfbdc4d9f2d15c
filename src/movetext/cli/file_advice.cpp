#include "movetext/cli/file_advice.hpp"

#include "movetext/cli/words.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace mt::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_names = 10'000;  // at most so many names of a directory are compared

// Returns the path that the error is about, or nullptr if it is not one of `paths`.
const std::string* subject_of(std::string_view error, std::span<const std::string> paths) {
  const auto found = std::find_if(paths.begin(), paths.end(), [&](const std::string& path) {
    return !path.empty() && error.starts_with(path) && error.substr(path.size()).starts_with(": ");
  });
  return found == paths.end() ? nullptr : &*found;
}

fs::path directory_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

bool is_folder(const fs::path& path) {
  std::error_code fault;
  return fs::is_directory(path, fault);
}

bool is_missing(const fs::path& path) {
  std::error_code fault;
  return fs::status(path, fault).type() == fs::file_type::not_found;
}

std::vector<std::string> names_in(const fs::path& directory) {
  std::vector<std::string> names;
  std::error_code fault;
  for (fs::directory_iterator at(directory, fault), end; !fault && at != end; at.increment(fault)) {
    names.push_back(at->path().filename().string());
    if (names.size() == most_names) break;
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string missing_directory(const fs::path& path) {
  const fs::path directory = directory_of(path);
  return is_missing(directory) ? "; the directory " + directory.string() + " does not exist"
                               : "; " + directory.string() + " is a file";
}

// Returns " (did you mean season/club.pdn?)", or an empty string if no file has a similar name.
std::string near_file(const fs::path& path) {
  const std::vector<std::string> names = names_in(directory_of(path));
  const std::string_view near = nearest_name(path.filename().string(), {names.begin(), names.end()});
  if (near.empty()) return {};
  return " (did you mean " + fs::path(path).replace_filename(near).string() + "?)";
}

}  // namespace

std::string with_reading_advice(const std::string& error, std::span<const std::string> paths) {
  const std::string* subject = subject_of(error, paths);
  if (subject == nullptr) return error;
  const fs::path path(*subject);
  if (is_folder(path)) return error + "; name the files in it: " + (path / "*").string();
  if (is_missing(path))
    return error + (is_folder(directory_of(path)) ? near_file(path) : missing_directory(path));
  return ::access(path.c_str(), R_OK) == 0 ? error : error + "; its owner can allow you to read it";
}

std::string with_writing_advice(const std::string& error, std::span<const std::string> paths) {
  const std::string* subject = subject_of(error, paths);
  if (subject == nullptr) return error;
  const fs::path path(*subject);
  if (is_folder(path)) return error + "; name a file in it";
  if (is_missing(path) && !is_folder(directory_of(path))) return error + missing_directory(path);
  return error;
}

}  // namespace mt::cli
