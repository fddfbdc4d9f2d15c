#include "movetext/server/words/player_name.hpp"

#include "movetext/server/words/text_lines.hpp"

namespace mt::server::words {
namespace {

constexpr std::size_t widest_player = 30;  // in columns

}  // namespace

std::string player_name(const Language& language, std::string_view name, bool is_engine) {
  const std::string plain = harmless(name, widest_player);
  return is_engine ? say(language, {"name-of-engine"_text, {{"name", plain}}}) : plain;
}

}  // namespace mt::server::words
