// What all readers of settings files need besides the TOML library.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt {

inline constexpr std::size_t most_settings_bytes = std::size_t{1} << 20;  // the largest file that is read

// Reads a file from start to end only once, because it may be a pipe. Of a file that is larger than
// most_settings_bytes, reads a little more than this number. Returns 0, or the value of errno if that fails.
int read_settings_file(const std::string& path, std::string& text);

// Returns a name from a file for a message: at most 60 bytes, with "?" in place of control characters.
std::string shown_setting(std::string_view name);

}  // namespace mt
