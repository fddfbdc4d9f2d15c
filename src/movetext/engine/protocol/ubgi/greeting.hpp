// The greeting of an engine: which version of UBGI it speaks, its identity and its abilities.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::ubgi {

enum class Dialect : std::uint8_t {
  unknown,
  standard,  // 1.x
  keyed,     // draft 0.2: options are keys
  first,     // draft 0.1, which does not send its version
  bare,      // draft 0.01: a position starts a search
};

struct Greeting {
  Dialect dialect = Dialect::unknown;
  Identity identity{};
  std::vector<Option> options{};
  Abilities abilities{};
  // The words of the features that the engine declares. What these lists do not contain is not supported.
  std::vector<std::string> kinds{};  // kinds of "go"
  std::vector<std::string> notations{};
  std::vector<std::string> limits{};
  std::vector<std::string> variants{};
  std::string fault{};  // why the engine cannot be used; empty if it can be used

  // Reads a line before the end of the greeting.
  void hear(std::string_view line);

 private:
  void hear_version(Words& words);
  void hear_identity(Words& words);
  void hear_feature(Words& words);
  void hear_key(Words& words);
};

}  // namespace mt::engine::ubgi
