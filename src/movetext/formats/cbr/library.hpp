// The beginning of a library of CCBridge: its name and an index of its records.
//
// In real libraries deleted records stay in the file, and the index marks them.
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
  // `first_bytes`: the bytes of the file, at least up to its first record.
  explicit Library(std::string_view first_bytes);

  // The index entry of a record.
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

  // Returns the name of the library.
  const std::string& name() const { return name_; }
  // Returns its other information.
  const std::vector<std::string>& remarks() const { return remarks_; }

 private:
  std::string name_;
  std::vector<std::string> remarks_;
  std::map<std::string, Entry, std::less<>> entries_;
};

// Creates a context of the file if it is a library; returns nullptr for a single record.
std::shared_ptr<const FileContext> open(const FileStart& start);

}  // namespace mt::cbr
