#include "movetext/server/domain/refusal.hpp"

#include <string_view>
#include <utility>

namespace mt::server::domain {

Refusal make_refusal(Phrase phrase) {
  const std::string_view key = phrase.key().name();
  return {.code = std::string(key.substr(0, key.find('.'))), .phrase = std::move(phrase)};
}

}  // namespace mt::server::domain
