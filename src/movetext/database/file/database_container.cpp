#include "movetext/database/file/database_container.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/utf16_units.hpp"
#include "movetext/text/charset.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace mt::database {

DatabaseContainer::DatabaseContainer(std::unique_ptr<sqlite::Database> database, std::string path)
    : database_(std::move(database)), path_(std::move(path)) {}

void DatabaseContainer::fail(const std::string& what) {
  error_ = path_ + ": " + what;
}

void DatabaseContainer::begin() {
  database_->execute("begin");
  size_ = static_cast<std::uint64_t>(database_->number("select sum(bytes) from game_block"));
  sources_ = database_->query(
      "select id, path, utf16, replaced from source where games > 0 or bytes > 0 order by id");
  blocks_ = database_->query("select data from game_block where source = ? order by id");
}

bool DatabaseContainer::next() {
  if (!error_.empty()) return false;
  try {
    if (!sources_) begin();
    return next_source();
  } catch (const sqlite::Error& error) {
    fail(error.what());
    return false;
  }
}

bool DatabaseContainer::next_source() {
  do {
    if (!sources_->step()) return false;
  } while (left_out_.contains(sources_->number(0)));
  const std::int64_t source = sources_->number(0);
  file_ = {.path = std::string(sources_->text(1)), .utf16 = utf16_of(sources_->number(2))};
  const StoredUnits units = stored_units(sources_->blob(3));
  replaced_ = units.units;
  ends_in_half_ = units.ends_in_half;
  matched_ = 0;
  read_companions(source);
  blocks_->reset();
  blocks_->bind(1, source);
  block_ = {};
  taken_ = 0;
  return true;
}

void DatabaseContainer::read_companions(std::int64_t source) {
  sqlite::Query get =
      database_->query("select path, found, fault, bytes from companion where source = ? order by number");
  get.bind(1, source);
  while (get.step())
    file_.companions.push_back({.path = std::string(get.text(0)),
                                .found = get.number(1) != 0,
                                .bytes = std::string(get.blob(3)),
                                .fault = std::string(get.text(2))});
}

bool DatabaseContainer::next_block() {
  if (!blocks_->step()) return false;
  taken_ = 0;
  if (coder_.decode(blocks_->blob(0), block_)) return true;
  block_ = {};
  fail("a block of " + file_.path + " is damaged; 'movetext index --verify' lists all damage");
  return false;
}

std::size_t DatabaseContainer::read(std::span<char> to) {
  std::size_t filled = 0;
  try {
    while (filled < to.size()) {
      if (taken_ == block_.text.size()) {
        if (!error_.empty() || !next_block()) break;
        continue;
      }
      const std::size_t size = std::min(to.size() - filled, block_.text.size() - taken_);
      std::memcpy(to.data() + filled, block_.text.data() + taken_, size);
      taken_ += size;
      filled += size;
    }
  } catch (const sqlite::Error& error) {
    fail(error.what());
  }
  bytes_read_ += filled;
  return filled;
}

std::u16string DatabaseContainer::take_replaced(std::string_view utf8) {
  if (replaced_.empty()) return {};
  const std::size_t count = std::min(replaced_.size(), text::count_replaced(utf8, matched_));
  std::u16string taken = replaced_.substr(0, count);
  replaced_.erase(0, count);
  return taken;
}

std::unique_ptr<archive::Container> open_container(const std::string& path) {
  return open_container_without(path, {});
}

std::unique_ptr<archive::Container> open_container_without(const std::string& path,
                                                           const std::set<std::int64_t>& sources) {
  if (!archive::is_database(path)) return nullptr;
  try {
    auto container = std::make_unique<DatabaseContainer>(open_to_read(path), path);
    container->leave_out(sources);
    return container;
  } catch (const std::runtime_error& error) {
    return std::make_unique<DatabaseContainer>(error.what());
  }
}

}  // namespace mt::database
