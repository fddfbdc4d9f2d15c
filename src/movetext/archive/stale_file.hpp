// A file that an earlier run has left under a name that this run may not need.
#pragma once
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::archive {

class StaleFile {
 public:
  StaleFile() = default;
  // Looks for the file at once: a regular file of that name that is none of `inputs` is what remove() takes
  // away.
  StaleFile(std::string path, const std::vector<std::string>& inputs);

  // Removes the file, unless another file has got the name meanwhile.
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
