// Adds advice to errors about files that cannot be read or written.
//
//   clbu.pdn: No such file or directory (did you mean club.pdn?)
//   season: Is a directory; name the files in it: season/*
#pragma once
#include <span>
#include <string>

namespace mt::cli {

// Returns `error`, "PATH: REASON", followed by advice. Returns it unchanged if PATH is not one of `paths` or
// no advice is known.
std::string with_reading_advice(const std::string& error, std::span<const std::string> paths);
// Returns `error` with advice in the same way, for a file that could not be written.
std::string with_writing_advice(const std::string& error, std::span<const std::string> paths);

}  // namespace mt::cli
