#include "movetext/archive/stages/record_keys.hpp"

#include "movetext/record/collate.hpp"

namespace mt::archive {
namespace {

constexpr std::size_t longest_key = std::size_t{64} << 10;
constexpr std::size_t longest_identity = std::size_t{4} << 10;

}  // namespace

void RecordKeys::append_key(std::string_view movetext, std::string& key) const {
  append_collating_key(sheet_, movetext.substr(0, longest_key), key);
  if (key.size() > longest_key) key = key.substr(0, longest_key);
}

void RecordKeys::append_order(const Record& record, const KeyOptions& options, bool white_first,
                              std::string_view written, Writers* writers, std::string& key) const {
  if (!options.sort_keys.empty()) return append_sort_keys(record, options.sort_keys, white_first, key);
  if (!options.sort) return;
  std::string own;
  if (written.empty() && writers != nullptr) writers->write_movetext(record, own);
  append_key(written.empty() ? std::string_view(own) : written, key);
}

void RecordKeys::append_identity(const Record& record, std::uint64_t last_board, std::string_view line_key,
                                 std::string& identity) {
  identity_.clear();
  mt::append_identity(record, sheet_, repeats_, line_key, identity_);
  if (repeats_ == Repeats::position)
    for (int shift = 56; shift >= 0; shift -= 8) identity_ += static_cast<char>(last_board >> shift);
  if (identity_.size() <= longest_identity || digest_ == nullptr) {
    identity += identity_;
    return;
  }
  const auto digest = digest_(identity_);
  identity += '\xFF';  // a byte that occurs in no text
  identity.append(digest.begin(), digest.end());
}

}  // namespace mt::archive
