#pragma once
#include <cctype>
#include <string>

namespace mt::test {

// Replaces characters that a test name must not contain: all but letters, digits and underscores.
inline std::string test_name(std::string name) {
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

}  // namespace mt::test
