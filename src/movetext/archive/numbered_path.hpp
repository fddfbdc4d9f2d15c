// Derives the names of several output files from the name that the user gave.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

// Adds a word to the name of a file: "season.pdn.gz" becomes "season-WORD.pdn.gz", and ".pdn", which is only
// an extension, becomes "WORD.pdn".
std::string path_with_word(std::string_view path, std::string_view word);
// Adds a number of at least four digits to the name of a file.
std::string numbered_path(std::string_view path, std::uint64_t number);

// Returns whether the path ends in "/". Such a path names a directory, and movetext names the files in it.
inline bool names_directory(std::string_view path) {
  return path.ends_with('/');
}

}  // namespace mt::archive
