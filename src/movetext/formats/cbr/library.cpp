#include "movetext/formats/cbr/library.hpp"

#include "movetext/formats/cbr/layout.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/fields.hpp"

#include <algorithm>
#include <array>

namespace mt::cbr {
namespace {

constexpr std::size_t entries_at = 60;  // byte at which the number of entries is stored
constexpr std::size_t remarks_at = 1088;
constexpr std::size_t remarks_bytes = 65536;
constexpr std::size_t index_at = remarks_at + remarks_bytes;
constexpr std::size_t entry_bytes = 276;
constexpr std::uint32_t deleted_state = 5;  // an entry that is not deleted has 7

constexpr std::size_t name_at = 64;
constexpr std::size_t name_bytes = 512;
struct About {
  std::size_t at;
  std::size_t bytes;
  std::string_view what;
};
constexpr auto about = std::to_array<About>({
    {576, 256, "Source"},
    {832, 64, "Author"},
    {896, 64, "AuthorURL"},
    {960, 64, "DateCreated"},
    {1024, 64, "DateModified"},
    {remarks_at, remarks_bytes, "Remarks"},
});

}  // namespace

Library::Library(std::string_view first_bytes) {
  const text::Fields start(first_bytes);
  name_ = text::trim(start.wide_text(name_at, name_bytes / 2));
  for (const About& part : about) {
    const std::string text = start.wide_text(part.at, part.bytes / 2);
    if (!text::trim(text).empty()) remarks_.push_back("Library " + std::string(part.what) + ": " + text);
  }
  const std::size_t room = first_bytes.size() > index_at ? first_bytes.size() - index_at : 0;
  const std::size_t count = std::min<std::size_t>(start.u32(entries_at), room / entry_bytes);
  for (std::size_t i = 0; i < count; ++i) {
    const text::Fields entry(start.part(index_at + i * entry_bytes, entry_bytes));
    if (entry.u32(0) == 0) continue;  // the entry is not used
    entries_[entry.wide_text(20, 40)] = {.is_deleted = entry.u32(0) == deleted_state, .bytes = entry.u32(12)};
  }
}

const Library::Entry* Library::find(const std::string& identity) const {
  const auto found = entries_.find(identity);
  return found == entries_.end() ? nullptr : &found->second;
}

std::shared_ptr<const FileContext> open(const FileStart& start) {
  if (!begins_library(start.bytes)) return nullptr;
  return std::make_shared<const Library>(start.bytes);
}

}  // namespace mt::cbr
