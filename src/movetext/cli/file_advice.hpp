// Says what to do about a file that cannot be read or written.
//
//   clbu.pdn: No such file or directory (did you mean club.pdn?)
//   season: Is a directory; name the files in it: season/*
#pragma once
#include <span>
#include <string>

namespace mt::cli {

// Returns `error`, "PATH: REASON", with advice behind it; the same text where PATH is none of `paths` or
// nothing is known that helps.
std::string with_reading_advice(const std::string& error, std::span<const std::string> paths);
// Does the same for a file that was to be written.
std::string with_writing_advice(const std::string& error, std::span<const std::string> paths);

}  // namespace mt::cli
