#include "movetext/database/file/database_container.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/utf16_units.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/text/charset.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace mt::database {
namespace {

class AllUnits final : public UnitChooser {
 public:
  const NeededUnits* of_block(std::int64_t /*block*/) override { return nullptr; }
};

}  // namespace

DatabaseContainer::DatabaseContainer(std::unique_ptr<sqlite::Database> database, std::string path,
                                     MakeUnitChooser make_chooser)
    : database_(std::move(database)), path_(std::move(path)), make_chooser_(std::move(make_chooser)) {}

void DatabaseContainer::fail(const std::string& what) {
  error_ = path_ + ": " + what;
}

void DatabaseContainer::begin() {
  database_->execute("begin");
  size_ = static_cast<std::uint64_t>(database_->number("select sum(bytes) from game_block"));
  sources_ = database_->query(
      "select id, path, utf16, replaced, format from source where games > 0 or bytes > 0 order by id");
  text_.emplace(*database_);
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
  const Format* const format = find_format(sources_->text(4));
  // Records of binary files may depend on those before them. What was replaced in a text is stored for the
  // whole source.
  const bool may_leave_out =
      sought_ && make_chooser_ && replaced_.empty() && format != nullptr && !format->binary;
  const auto units_of = [this](std::int64_t block) { return this->units_of(block); };
  text_->begin(source, may_leave_out ? sought_->first_bytes : UINT64_MAX, units_of);
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

const NeededUnits* DatabaseContainer::units_of(std::int64_t block) {
  if (!chooser_) {
    chooser_ = make_chooser_(*database_, *sought_);
    if (!chooser_) chooser_ = std::make_unique<AllUnits>();
  }
  return chooser_->of_block(block);
}

std::size_t DatabaseContainer::read(std::span<char> to) {
  std::size_t filled = 0;
  try {
    if (error_.empty()) filled = text_->read(to);
    if (text_->is_damaged() && error_.empty())
      fail("a block of " + file_.path + " is damaged; 'movetext index --verify' lists all damage");
  } catch (const sqlite::Error& error) {
    fail(error.what());
  }
  bytes_read_ += filled;
  return filled;
}

std::optional<archive::Resumption> DatabaseContainer::pass_over() {
  if (!error_.empty()) return std::nullopt;
  try {
    return text_->pass_over();
  } catch (const sqlite::Error& error) {
    fail(error.what());
    return std::nullopt;
  }
}

std::u16string DatabaseContainer::take_replaced(std::string_view utf8) {
  if (replaced_.empty()) return {};
  const std::size_t count = std::min(replaced_.size(), text::count_replaced(utf8, matched_));
  std::u16string taken = replaced_.substr(0, count);
  replaced_.erase(0, count);
  return taken;
}

namespace {

std::unique_ptr<DatabaseContainer> open_database(const std::string& path, MakeUnitChooser make_chooser) {
  if (!archive::is_database(path)) return nullptr;
  try {
    return std::make_unique<DatabaseContainer>(open_to_read(path), path, std::move(make_chooser));
  } catch (const std::runtime_error& error) {
    return std::make_unique<DatabaseContainer>(error.what());
  }
}

}  // namespace

std::unique_ptr<archive::Container> open_container(const std::string& path, MakeUnitChooser make_chooser) {
  return open_database(path, std::move(make_chooser));
}

std::unique_ptr<archive::Container> open_container_without(const std::string& path,
                                                           const std::set<std::int64_t>& sources) {
  std::unique_ptr<DatabaseContainer> container = open_database(path, {});
  if (container) container->leave_out(sources);
  return container;
}

}  // namespace mt::database
