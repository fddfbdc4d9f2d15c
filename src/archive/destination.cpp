#include "movetext/archive/destination.hpp"

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
  ++files_;
  return (output_->open(path_of(files_)) && output_->write(frame_.before)) || fail();
}

bool Destination::close() {
  return (output_->write(frame_.after) && output_->finish()) || fail();
}

bool Destination::write_record(std::string_view bytes) {
  const bool full = options_.records_a_file != 0 && in_file_ == options_.records_a_file;
  if (full && !(close() && open_next())) return false;
  if (in_file_++ > 0 && !output_->write(frame_.between)) return fail();
  return output_->write(bytes) || fail();
}

bool Destination::write(std::string_view bytes, std::span<const Item> items) {
  if (items.empty()) return true;
  if (options_.records_a_file == 0 && frame_.between.empty()) return output_->write(bytes) || fail();
  std::size_t begin = 0;
  for (const Item& item : items) {
    if (!write_record(bytes.substr(begin, item.end - begin))) return false;
    begin = item.end;
  }
  return true;
}

bool Destination::finish() {
  return close();
}

}  // namespace mt::archive
