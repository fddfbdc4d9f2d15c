#include "movetext/archive/read_again.hpp"

#include <cerrno>
#include <system_error>

namespace mt::archive {

bool ReadAgain::fail(const std::string& what) {
  error_ = what + ": " + std::generic_category().message(errno);
  return false;
}

bool ReadAgain::begin(const std::string& path) {
  copies_ = path.empty();
  name_ = copies_ ? "the copy of the input in " + temporary_directory() : path;
  file_ =
      copies_ ? open_temporary_file(temporary_directory()) : TemporaryFile(std::fopen(path.c_str(), "rbe"));
  return file_ != nullptr || fail(name_);
}

bool ReadAgain::keep(std::string_view part) {
  if (!copies_) return true;
  if (::fseeko(file_.get(), 0, SEEK_END) != 0) return fail(name_);
  const bool written = std::fwrite(part.data(), 1, part.size(), file_.get()) == part.size();
  return (written && std::fflush(file_.get()) == 0) || fail(name_);
}

bool ReadAgain::load(std::uint64_t offset, std::size_t size, text::Bytes& bytes) {
  bytes.resize(size);
  if (::fseeko(file_.get(), static_cast<off_t>(offset), SEEK_SET) != 0) return fail(name_);
  if (std::fread(bytes.from(0).data(), 1, size, file_.get()) == size) return true;
  if (std::ferror(file_.get()) != 0) return fail(name_);
  error_ = name_ + " has become shorter";
  std::clearerr(file_.get());
  return false;
}

}  // namespace mt::archive
