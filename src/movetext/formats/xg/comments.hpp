// The comments of a match, which its games refer to by number.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xg {

class Comments {
 public:
  Comments() = default;
  // `part`: the unpacked part of the file, one comment per line, as RTF; inside a comment \1\2 represents a
  // line end.
  explicit Comments(std::string part);

  // Returns a comment as plain text; empty if there is none with that index, such as -1.
  std::string find(std::int32_t number) const;
  std::size_t size() const { return lines_.size(); }

 private:
  std::string part_;
  std::vector<std::pair<std::size_t, std::size_t>> lines_;  // begin and end in part_
};

}  // namespace mt::xg
