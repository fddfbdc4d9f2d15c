// Binds the games of one file: numbers their names in the tables next to it, and completes its header.
#pragma once
#include "movetext/formats/api/binder.hpp"
#include "movetext/formats/api/companion.hpp"
#include "movetext/formats/wthor/draft.hpp"
#include "movetext/formats/wthor/header.hpp"
#include "movetext/formats/wthor/names.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mt::wthor {

// A growing table. Existing names keep their numbers; without a file it begins with the name for unknown.
class GrowingTable {
 public:
  GrowingTable(const TableKind& kind, const CompanionFile& base);

  // Returns the fault of the base in words, or an empty string if there is none.
  const std::string& fault() const { return fault_; }
  // Returns the number of a name, which is added if it is new, or nullopt if there is no number left. "#123"
  // is the number 123 in a base that has it, and in a new table, which then has such names up to it.
  std::optional<std::uint16_t> number_of(const Named& named);
  // Returns the file, dated no earlier than `created`, or an empty string if the base does not change.
  std::string file(const text::Date& created) const;

 private:
  std::optional<std::size_t> find(const Named& named);
  void add(std::string_view name);

  NameTable table_;
  bool is_new_;
  std::string records_;        // of the base, with the added names
  std::size_t base_size_ = 0;  // number of names in the base
  Header header_;              // of the base
  std::string fault_;
};

class GameBinder final : public Binder {
 public:
  // `companions` has players and tournaments.
  explicit GameBinder(std::span<const CompanionFile> companions);

  void begin(std::string& out) override;
  bool bind(std::string_view record, std::string& out) override;
  Bound end() override;

 private:
  // The smallest and largest of the games' values; 0 if there are none.
  struct Range {
    unsigned least = 0;
    unsigned most = 0;
    void add(unsigned value);
    bool is_one() const { return least == most; }
  };
  bool append_number(const Named& named, GrowingTable& table, std::string& out);
  text::Date day_of_creation() const;

  GrowingTable players_;
  GrowingTable tournaments_;
  std::int64_t games_ = 0;
  Range years_;
  Range depths_;
  bool undated_ = false;  // some game has no year
  text::Date created_{};  // the latest of the games' source files
};

std::unique_ptr<Binder> make_binder(std::span<const CompanionFile> companions);

}  // namespace mt::wthor
