#include "movetext/server/runtime/key_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

namespace mt::server::runtime {
namespace {

// Writes a temporary file in the directory of the final path; only the owner can read it. The destructor
// removes the temporary file, but not the file that give_name() has created.
class KeyFileDraft {
 public:
  explicit KeyFileDraft(const std::string& path)
      : name_(path + ".XXXXXX"), file_(::mkostemp(name_.data(), O_CLOEXEC)) {}
  KeyFileDraft(const KeyFileDraft&) = delete;
  KeyFileDraft& operator=(const KeyFileDraft&) = delete;
  ~KeyFileDraft() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(name_.c_str());
  }

  bool write(const std::string& text) const {
    return file_ >= 0 && ::write(file_, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
           ::fsync(file_) == 0;
  }
  bool give_name(const std::string& path) const {
    return ::link(name_.c_str(), path.c_str()) == 0 || errno == EEXIST;
  }

 private:
  std::string name_;
  int file_;
};

// Writes the directory to disk. Otherwise a power failure could remove the file; without the key in the file,
// all addresses that were made with it would be invalid.
bool keep_names(const std::filesystem::path& directory) {
  const int opened = ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return false;
  const bool kept = ::fsync(opened) == 0;
  ::close(opened);
  return kept;
}

}  // namespace

void make_key_file(const std::string& path, const std::string& key) {
  const KeyFileDraft draft(path);
  if (draft.write(key + '\n') && draft.give_name(path) &&
      keep_names(std::filesystem::path(path).parent_path()))
    return;
  throw std::runtime_error("cannot create the key file " + path + ": " + std::strerror(errno));
}

}  // namespace mt::server::runtime
