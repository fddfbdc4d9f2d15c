#include "movetext/archive/rejects.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t piece = std::size_t{64} << 10U;  // bytes encoded at a time

// Excludes the header of the file from the extent, because it has already been written before the rejects.
Extent without_header(const Chunk& chunk, Extent extent) {
  if (chunk.offset == 0)
    extent.begin = std::max(extent.begin, std::min(extent.end, chunk.file->header.size()));
  return extent;
}

}  // namespace

Rejects::Rejects(std::string path, const std::vector<std::string>& inputs)
    : path_(std::move(path)), stale_(regular_file(path_)) {
  const bool is_read = std::any_of(inputs.begin(), inputs.end(), [this](const std::string& input) {
    struct stat file {};
    return ::stat(input.c_str(), &file) == 0 && stale_ == Identity{file.st_dev, file.st_ino};
  });
  if (is_read) stale_.reset();
}

std::optional<Rejects::Identity> Rejects::regular_file(const std::string& path) {
  struct stat file {};
  if (::lstat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return std::nullopt;
  return Identity{file.st_dev, file.st_ino};
}

void Rejects::remove_stale() const {
  if (stale_ && regular_file(path_) == stale_) ::unlink(path_.c_str());
}

bool Rejects::write(const Chunk& chunk) {
  if (path_.empty()) return true;
  for (const Extent& extent : chunk.rejects) {
    if (extent.begin == extent.end) continue;
    if (!output_) {
      output_ = std::make_unique<Output>();
      if (!output_->open(path_)) return false;
    }
    if (!separate(chunk) || !end_line(chunk, extent)) return false;
    if (!write_original(chunk, without_header(chunk, extent))) return false;
    end_open_ = !text::is_line_end(chunk.bytes[extent.end - 1]);
  }
  return true;
}

// Separates the records of different files, and writes the header of a file before its records.
bool Rejects::separate(const Chunk& chunk) {
  const std::shared_ptr<const SourceFile> before = std::exchange(last_, chunk.file);
  if (before == chunk.file) return true;
  const bool ended = end_file(before.get());
  end_open_ = false;
  return ended && output_->write(chunk.file->header);
}

// Separates a record from one that was written before without its line end.
bool Rejects::end_line(const Chunk& chunk, Extent extent) {
  const bool is_separate = !end_open_ || chunk.goes_on || chunk.file->format->binary ||
                           text::is_line_end(chunk.bytes[extent.begin]);
  if (is_separate) return true;
  const bool ended = end_file(chunk.file.get());  // the line
  return ended && end_file(chunk.file.get());     // and a blank line
}

bool Rejects::end_file(const SourceFile* before) {
  if (before == nullptr) return true;
  cut_.clear();
  if (!end_open_ || before->format->binary) return true;
  if (before->utf16 == text::Utf16::none) return output_->write("\n");
  std::u16string_view none;
  scratch_.clear();
  text::encode_utf16("\n", before->utf16, none, scratch_);
  return output_->write(scratch_);
}

bool Rejects::write_original(const Chunk& chunk, Extent extent) {
  const std::string_view bytes = std::string_view(chunk.bytes).substr(0, extent.end);
  if (chunk.file->utf16 == text::Utf16::none) return output_->write(bytes.substr(extent.begin));
  std::size_t matched = 0;
  std::u16string_view replaced = chunk.replaced;
  if (!replaced.empty()) replaced.remove_prefix(text::count_replaced(bytes.substr(0, extent.begin), matched));
  for (std::size_t at = extent.begin; at < bytes.size(); at += piece) {
    cut_ += bytes.substr(at, piece);
    scratch_.clear();
    const bool had = !replaced.empty();
    cut_.erase(0, text::encode_utf16(cut_, chunk.file->utf16, replaced, scratch_));
    if (had && replaced.empty() && chunk.ends_in_half) scratch_.pop_back();
    if (!output_->write(scratch_)) return false;
  }
  return true;
}

bool Rejects::finish() {
  return !output_ || output_->finish();
}

}  // namespace mt::archive
