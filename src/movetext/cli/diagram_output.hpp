// Writes the diagrams of games: in sequence as text or lines of JSON, or one file per picture.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/picture_files.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::cli {

class DiagramOutput {
 public:
  // `path`: a file, a directory, or empty for standard output. A directory that does not exist yet must end
  // in "/".
  DiagramOutput(const DiagramStyle& style, std::string path, bool json);

  // Each call returns false on failure; error() then has the reason, and status() the exit status.
  [[nodiscard]] bool open();
  [[nodiscard]] bool write(std::string_view picture, std::string_view heading);
  [[nodiscard]] bool finish();

  std::uint64_t count() const { return count_; }
  // Returns whether the pictures are in numbered files.
  bool is_numbered() const { return files_ && count_ > 0 && (path_.ends_with('/') || count_ > 1); }
  const std::string& error() const { return error_; }
  Status status() const { return status_; }

 private:
  bool fail(const std::string& reason, Status status);
  std::string text_of(std::string_view picture, std::string_view heading) const;

  const DiagramStyle& style_;
  std::string path_;
  bool json_;
  bool one_picture_;                   // pictures go to standard output, where only one can be written
  std::optional<PictureFiles> files_;  // nullopt if everything goes to stream_
  archive::Output stream_;
  std::string held_;  // the only picture, if one_picture_ is true
  std::uint64_t count_ = 0;
  std::string error_;
  Status status_ = Status::ok;
};

}  // namespace mt::cli
