// The beginning of a library of CCBridge: what it is called, and an index of its records.
//
// Seen in real libraries: deleted records stay in the file, and the index marks them.
#pragma once
#include "movetext/formats/api/reader.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cbr {

class Library final : public FileContext {
 public:
  // `first_bytes` are those of the file, at least up to its first record.
  explicit Library(std::string_view first_bytes);

  // What the index says of a record.
  struct Entry {
    bool is_deleted = false;
    std::uint32_t bytes = 0;  // up to the end of its moves
  };
  // Returns nullptr if the index has no such record.
  const Entry* find(const std::string& identity) const;
  bool has_deleted(const std::string& identity) const {
    const Entry* const entry = find(identity);
    return entry != nullptr && entry->is_deleted;
  }

  // Returns what the library is called.
  const std::string& name() const { return name_; }
  // Returns what else it says of itself.
  const std::vector<std::string>& remarks() const { return remarks_; }

 private:
  std::string name_;
  std::vector<std::string> remarks_;
  std::map<std::string, Entry, std::less<>> entries_;
};

// Makes a context of the file if it is a library; nullptr for a single record.
std::shared_ptr<const FileContext> open(const FileStart& start);

}  // namespace mt::cbr
