// The files of which a database was made, as input of a run.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/archive/stages/sought_records.hpp"
#include "movetext/database/file/source_text.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace mt::database {

// Reads the sources in the order in which they were added. Removed games have left their line ends, so all
// other records are in the lines in which they were. Records that are not sought are left out, if a chooser
// recognises them. The state of the database is that at the first call of next(), whatever a writer commits
// afterwards.
class DatabaseContainer final : public archive::Container {
 public:
  // `path`: the name of the database in messages.
  DatabaseContainer(std::unique_ptr<sqlite::Database> database, std::string path,
                    MakeUnitChooser make_chooser = {});
  // A container whose database could not be opened, because of `error`.
  explicit DatabaseContainer(std::string error) : error_(std::move(error)) {}

  // Leaves sources out. Must be called before next().
  void leave_out(std::set<std::int64_t> sources) { left_out_ = std::move(sources); }

  void look_for(const archive::SoughtRecords& sought) override { sought_ = sought; }
  bool next() override;
  const archive::StoredFile& file() const override { return file_; }
  std::size_t read(std::span<char> to) override;
  std::optional<archive::Resumption> pass_over() override;
  archive::UnreadCounts unread() const override { return text_ ? text_->unread() : archive::UnreadCounts{}; }
  std::u16string take_replaced(std::string_view utf8) override;
  bool ends_in_half() const override { return ends_in_half_ && replaced_.empty(); }
  std::uint64_t bytes_read() const override { return bytes_read_; }
  std::uint64_t size() const override { return size_; }
  const std::string& error() const override { return error_; }

 private:
  void begin();
  bool next_source();
  void read_companions(std::int64_t source);
  const NeededUnits* units_of(std::int64_t block);
  void fail(const std::string& what);

  std::unique_ptr<sqlite::Database> database_;
  std::string path_;
  std::optional<sqlite::Query> sources_;
  std::set<std::int64_t> left_out_;
  MakeUnitChooser make_chooser_;
  std::optional<archive::SoughtRecords> sought_;
  std::unique_ptr<UnitChooser> chooser_;  // made for the first block that may be left out
  std::optional<SourceText> text_;
  archive::StoredFile file_;
  std::u16string replaced_;
  std::size_t matched_ = 0;
  bool ends_in_half_ = false;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t size_ = 0;
  std::string error_;
};

// Opens a file if it is a database; see archive::OpenContainer. `make_chooser`: chooses the records that are
// read; if it is empty, all are read. If it is one that cannot be used, the
// container has no files, and error() gives the reason.
std::unique_ptr<archive::Container> open_container(const std::string& path, MakeUnitChooser make_chooser);
// Opens a database of which all records are read, without these sources.
std::unique_ptr<archive::Container> open_container_without(const std::string& path,
                                                           const std::set<std::int64_t>& sources);

}  // namespace mt::database
