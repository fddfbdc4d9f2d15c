// Names of the files of one output, by the name that the user gave for all of them.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

// Adds a word to the name of a file: "season.pdn.gz" becomes "season-WORD.pdn.gz", and ".pdn", which has an
// ending alone, "WORD.pdn".
std::string path_with_word(std::string_view path, std::string_view word);
// Adds a number of four digits or more.
std::string numbered_path(std::string_view path, std::uint64_t number);

// Says whether the user names a directory, in which files get names of their own: it ends in "/".
inline bool names_directory(std::string_view path) {
  return path.ends_with('/');
}

}  // namespace mt::archive
