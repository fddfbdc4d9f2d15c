#include "movetext/archive/destination.hpp"

#include "movetext/archive/numbered_path.hpp"

namespace mt::archive {

std::string Destination::path_of(std::uint64_t number) const {
  return options_.records_a_file == 0 ? options_.path : numbered_path(options_.path, number);
}

bool Destination::open() {
  if (!options_.files_by_name) return open_next();
  AtomicFile trial;  // a test: opening a file must fail now rather than after hours of reading
  if (trial.open(options_.path)) return true;
  error_ = trial.error();
  return false;
}

bool Destination::open_next() {
  return open_file(path_of(files_ + 1));
}

bool Destination::begin_file(std::string_view name) {
  return (output_ == nullptr || close()) && open_file(path_with_word(options_.path, name));
}

bool Destination::open_file(std::string path) {
  if (options_.inputs != nullptr && options_.inputs->has(path)) {
    is_read_ = true;
    error_ = path + " would be overwritten, but is also read; name another output";
    return false;
  }
  output_ = std::make_unique<Output>();
  framing_ = Framing(frame_);
  path_ = std::move(path);
  ++files_;
  if (output_->open(path_, options_.frame, together_.size())) return bind_file();
  error_ = output_->error();
  return false;
}

bool Destination::bind_file() {
  bound_.reset();
  if (options_.format == nullptr || options_.format->bind == nullptr) return true;
  bound_ = std::make_unique<BoundFile>(*options_.format, path_, *output_);
  if (bound_->begin()) return true;
  error_ = bound_->error();
  return false;
}

bool Destination::write_item(std::string_view bytes, bool goes_on) {
  const auto take = [this](std::string_view piece) {
    if (!bound_) return write_to_file(piece);
    if (piece.empty() || bound_->write(piece)) return true;
    error_ = bound_->error();
    return false;
  };
  return framing_.write_item(numbers_records() ? numbering_.numbered(bytes, goes_on) : bytes, goes_on, take);
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
  if (bound_ && !bound_->finish()) {
    error_ = bound_->error();
    return false;
  }
  if (bound_)
    for (const Diagnostic& note : bound_->notes()) notes_.push_back({path_, note});
  const bool written =
      framing_.finish(take) && (options_.files_by_name ? output_->finish_into(together_) : output_->finish());
  if (written) return true;
  error_ = output_->error();
  return false;
}

bool Destination::write(std::string_view bytes, std::span<const Item> items) {
  const auto take = [this](std::string_view piece) { return write_to_file(piece); };
  if (options_.records_a_file == 0 && options_.frame == 0 && !bound_ && !numbers_records())
    return framing_.write(bytes, items, take);
  std::size_t begin = 0;
  for (const Item& item : items) {
    const bool full =
        options_.records_a_file > 0 && !framing_.in_record() && framing_.records() == options_.records_a_file;
    if (full && !(close() && open_next())) return false;
    if (!write_item(bytes.substr(begin, item.end - begin), item.goes_on)) return false;
    if (options_.frame > 0 && !item.goes_on && !end_record()) return false;
    begin = item.end;
  }
  return true;
}

bool Destination::finish() {
  if (output_ != nullptr && !close()) return false;
  if (together_.commit()) return true;
  error_ = together_.error();
  return false;
}

}  // namespace mt::archive
