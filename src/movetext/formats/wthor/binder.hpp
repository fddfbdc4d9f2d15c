// Binds the games of one file: replaces names by their numbers in the tables beside the file, and completes
// the header of the file.
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

// A table of names that can grow. Names of an existing table keep their numbers. A new table begins with the
// name for "unknown".
class GrowingTable {
 public:
  GrowingTable(const TableKind& kind, const CompanionFile& base);

  // Returns why the existing table cannot be used, in words, or an empty string if it can be used.
  const std::string& fault() const { return fault_; }
  // Returns the number of a name, or nullopt if all numbers are in use. If the name is new, it is added. A
  // name such as "#123" means the number 123, if the existing table has that number. A new table is filled
  // with such names up to that number.
  std::optional<std::uint16_t> number_of(const Named& named);
  // Returns the content of the table's file, or an empty string if an existing table has not changed. The
  // date in the file is `created`, or the date of the existing table if that is later.
  std::string file(const text::Date& created) const;

 private:
  std::optional<std::size_t> find(const Named& named);
  void add(std::string_view name);

  NameTable table_;
  bool is_new_;
  std::string records_;        // the records of the existing table, then the records of added names
  std::size_t base_size_ = 0;  // number of names in the existing table
  Header header_;              // header of the existing table
  std::string fault_;
};

class GameBinder final : public Binder {
 public:
  // `companions`: the table of players, then the table of tournaments.
  explicit GameBinder(std::span<const CompanionFile> companions);

  void begin(std::string& out) override;
  bool bind(std::string_view record, std::string& out) override;
  Bound end() override;

 private:
  // The smallest and the largest of the values that were added; values of 0 (unknown) do not count.
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
  bool undated_ = false;  // at least one game has no year
  text::Date created_{};  // the latest date of the games' source files
};

std::unique_ptr<Binder> make_binder(std::span<const CompanionFile> companions);

}  // namespace mt::wthor
