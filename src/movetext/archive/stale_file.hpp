// A file that an earlier run may have left under a name that this run may not need.
#pragma once
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::archive {

class StaleFile {
 public:
  StaleFile() = default;
  // Looks for the file immediately. remove() applies if it is a regular file and not one of `inputs`.
  StaleFile(std::string path, const std::vector<std::string>& inputs);

  // Removes the file, unless another file has this name now.
  void remove() const;

 private:
  struct Identity {
    dev_t device = 0;
    ino_t number = 0;
    friend bool operator==(const Identity&, const Identity&) = default;
  };
  static std::optional<Identity> regular_file(const std::string& path);

  std::string path_;
  std::optional<Identity> found_;
};

}  // namespace mt::archive
