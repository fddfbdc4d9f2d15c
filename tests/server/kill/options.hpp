// The command line of a trial.
#pragma once
#include <cstddef>
#include <map>
#include <string>

namespace mt::server::kill {

struct Options {
  std::string program;  // path of the real program
  std::map<std::string, std::string> words;

  const std::string& word(const std::string& name) const { return words.at(name); }
  std::size_t number(const std::string& name) const { return std::stoul(words.at(name)); }
};

}  // namespace mt::server::kill
