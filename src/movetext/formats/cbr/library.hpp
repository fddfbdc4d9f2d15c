// The beginning of a CCBridge library: its name and the index of its records.
//
// In real libraries, deleted records stay in the file and are marked as deleted in the index.
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
  // `first_bytes`: the beginning of the file, at least until the first record.
  explicit Library(std::string_view first_bytes);

  // The index entry of a record.
  struct Entry {
    bool is_deleted = false;
    std::uint32_t bytes = 0;  // length of the record up to the end of its moves
  };
  // Returns the index entry of a record, or nullptr if the index does not contain the record.
  const Entry* find(const std::string& identity) const;
  bool has_deleted(const std::string& identity) const {
    const Entry* const entry = find(identity);
    return entry != nullptr && entry->is_deleted;
  }

  // Returns the name of the library.
  const std::string& name() const { return name_; }
  // Returns the source, author and other remarks about the library as comments.
  const std::vector<std::string>& remarks() const { return remarks_; }

 private:
  std::string name_;
  std::vector<std::string> remarks_;
  std::map<std::string, Entry, std::less<>> entries_;
};

// Returns the library if the file begins with one, or nullptr if the file is a single record.
std::shared_ptr<const FileContext> open(const FileStart& start);

}  // namespace mt::cbr
