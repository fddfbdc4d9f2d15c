#include "movetext/cli/hand_over.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/private_part.hpp"

#include <cerrno>
#include <cstring>
#include <unistd.h>
#include <vector>

namespace mt::cli {

Status hand_over(const Command& command, std::span<const std::string> words) {
  std::vector<std::string> line{"movetext", std::string(command.name)};
  line.insert(line.end(), words.begin(), words.end());
  std::vector<char*> pointers;
  pointers.reserve(line.size() + 1);
  for (std::string& word : line) pointers.push_back(word.data());
  pointers.push_back(nullptr);

  const std::string needs = "'" + line[1] + "' needs the program " + std::string(command.program);
  const auto [whole, fault] = private_part(command.program);
  if (!fault.empty()) {
    complain(needs + ": " + fault);
    return Status::usage;
  }
  ::execv(whole.c_str(), pointers.data());
  if (errno == ENOENT)
    complain(needs + ", which is not installed: " + whole);
  else
    complain(whole + ": " + std::strerror(errno));
  return Status::usage;
}

}  // namespace mt::cli
