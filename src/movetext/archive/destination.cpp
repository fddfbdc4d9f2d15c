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

bool Destination::open() {
  return open_next();
}

bool Destination::open_next() {
  output_ = std::make_unique<Output>();
  framing_ = Framing(frame_);
  ++files_;
  if (output_->open(path_of(files_), options_.frame)) return true;
  error_ = output_->error();
  return false;
}

bool Destination::write_to_file(std::string_view bytes) {
  if (output_->write(bytes)) return true;
  error_ = output_->error();
  return false;
}

bool Destination::end_record() {
  if (output_->end_record()) return true;
  error_ = output_->error();
  return false;
}

bool Destination::close() {
  const auto take = [this](std::string_view bytes) { return write_to_file(bytes); };
  if (framing_.finish(take) && output_->finish()) return true;
  error_ = output_->error();
  return false;
}

bool Destination::write(std::string_view bytes, std::span<const Item> items) {
  const auto take = [this](std::string_view piece) { return write_to_file(piece); };
  if (options_.records_a_file == 0 && options_.frame == 0) return framing_.write(bytes, items, take);
  std::size_t begin = 0;
  for (const Item& item : items) {
    const bool full =
        options_.records_a_file > 0 && !framing_.in_record() && framing_.records() == options_.records_a_file;
    if (full && !(close() && open_next())) return false;
    if (!framing_.write_item(bytes.substr(begin, item.end - begin), item.goes_on, take)) return false;
    if (options_.frame > 0 && !item.goes_on && !end_record()) return false;
    begin = item.end;
  }
  return true;
}

bool Destination::finish() {
  return close();
}

}  // namespace mt::archive
