#include "movetext/server/domain/phrase.hpp"

namespace mt::server {

Phrase::Phrase() = default;
Phrase::Phrase(TextKey key) : key_(key) {}
Phrase::Phrase(TextKey key, std::initializer_list<PhraseField> fields) : key_(key), fields_(fields) {}
Phrase::Phrase(TextKey key, std::vector<PhraseField> fields) : key_(key), fields_(std::move(fields)) {}
Phrase::Phrase(const Phrase& other) = default;
Phrase::Phrase(Phrase&& other) noexcept = default;
Phrase& Phrase::operator=(const Phrase& other) = default;
Phrase& Phrase::operator=(Phrase&& other) noexcept = default;
Phrase::~Phrase() = default;

}  // namespace mt::server
