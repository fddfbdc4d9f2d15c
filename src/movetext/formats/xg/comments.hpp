// The comments of a match; the games refer to them by number.
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
  // `part`: the unpacked part of the file that has the comments, one per line, as RTF. \1\2 is a line end
  // within a comment.
  explicit Comments(std::string part);

  // Returns the comment with the number as plain text. Returns an empty string if there is no such comment
  // (for example, for the number -1).
  std::string find(std::int32_t number) const;
  std::size_t size() const { return lines_.size(); }

 private:
  std::string part_;
  std::vector<std::pair<std::size_t, std::size_t>> lines_;  // begin and end of each comment in part_
};

}  // namespace mt::xg
