// The parts of a record that GGF has no place for.
#pragma once
#include "movetext/record/record.hpp"

#include <string>

namespace mt::ggf {

// Which parts the user asks for; what is left out on purpose is no loss.
struct Wanted {
  bool tags = true;
  bool comments = true;
  bool variations = true;
  bool nags = true;
};

// Returns them in words, "2 tags, 1 comment and 1 variation"; empty: none.
std::string losses(const Record& record, const Wanted& wanted);

}  // namespace mt::ggf
