#include "movetext/archive/core/record_keys.hpp"

#include "movetext/record/collate.hpp"

#include <string_view>

namespace mt::archive {
namespace {

constexpr std::size_t longest_key = std::size_t{64} << 10;
constexpr std::size_t longest_identity = std::size_t{4} << 10;

}  // namespace

void RecordKeys::append_key(const Record& record, bool white_first, Writers& writers, std::string& key) {
  sheet_.fill(record, {.white_first = white_first});
  movetext_.clear();
  writers.write_movetext(record, movetext_);
  append_collating_key(sheet_, std::string_view(movetext_).substr(0, longest_key), key);
  if (key.size() > longest_key) key = key.substr(0, longest_key);
}

void RecordKeys::append_identity(const Record& record, bool white_first, std::string& identity) {
  sheet_.fill(record, {.white_first = white_first});
  mt::append_identity(record, sheet_, identity);
  if (identity.size() <= longest_identity || digest_ == nullptr) return;
  const auto digest = digest_(identity);
  identity = "\xFF";  // a byte that no text has
  identity.append(digest.begin(), digest.end());
  identity.shrink_to_fit();
}

}  // namespace mt::archive
