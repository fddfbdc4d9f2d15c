#include "movetext/archive/destination.hpp"

#include <utility>

namespace mt::archive {

std::string Destination::path_of(std::uint64_t number) const {
  if (options_.records_a_file == 0) return options_.path;
  std::string digits = std::to_string(number);
  if (digits.size() < 4) digits.insert(0, 4 - digits.size(), '0');
  const std::size_t slash = options_.path.rfind('/');
  const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
  const std::size_t dot = options_.path.find('.', name + 1);
  std::string path = options_.path;
  return path.insert(dot == std::string::npos ? path.size() : dot, '-' + digits);
}

bool Destination::fail() {
  error_ = output_->error();
  return false;
}

bool Destination::open() {
  return open_next();
}

bool Destination::open_next() {
  output_ = std::make_unique<Output>();
  in_file_ = 0;
  begun_ = false;
  ++files_;
  return output_->open(path_of(files_)) || fail();
}

bool Destination::begin_file() {
  return std::exchange(begun_, true) || output_->write(frame_.before) || fail();
}

bool Destination::close() {
  return (begin_file() && output_->write(frame_.after) && output_->finish()) || fail();
}

// In the file that is its own, behind what stands between two records.
bool Destination::begin_record() {
  const bool full = options_.records_a_file != 0 && in_file_ == options_.records_a_file;
  if (full && !(close() && open_next())) return false;
  if (!begin_file()) return false;
  return in_file_++ == 0 || output_->write(frame_.between) || fail();
}

bool Destination::write_item(std::string_view bytes, bool goes_on) {
  if (!std::exchange(in_record_, goes_on) && !begin_record()) return false;
  return output_->write(bytes) || fail();
}

bool Destination::write(std::string_view bytes, std::span<const Item> items) {
  if (items.empty()) return true;
  if (options_.records_a_file == 0 && frame_.between.empty())
    return begin_file() && (output_->write(bytes) || fail());
  std::size_t begin = 0;
  for (const Item& item : items) {
    if (!write_item(bytes.substr(begin, item.end - begin), item.goes_on)) return false;
    begin = item.end;
  }
  return true;
}

bool Destination::finish() {
  return close();
}

}  // namespace mt::archive
