// What was asked of a trial on its command line.
#pragma once
#include <cstddef>
#include <map>
#include <string>

namespace mt::server::kill {

struct Options {
  std::string program;  // the real one
  std::map<std::string, std::string> words;

  const std::string& word(const std::string& name) const { return words.at(name); }
  std::size_t number(const std::string& name) const { return std::stoul(words.at(name)); }
};

}  // namespace mt::server::kill
