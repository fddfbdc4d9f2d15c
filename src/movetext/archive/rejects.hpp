// Writes the file that takes the records with errors, byte for byte as they stood in the input.
//
//   Rejects rejects("season.pdn.rejects");
//   rejects.write(chunk) && rejects.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/output.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mt::archive {

// Text that was UTF-16 becomes UTF-16 again: each record of files in several encodings keeps its own.
class Rejects {
 public:
  // An empty path means that records are not kept.
  explicit Rejects(std::string path) : path_(std::move(path)) {}

  // Writes the rejected records; the first of them opens the file.  On false, error() says why; so for every
  // call.
  [[nodiscard]] bool write(const Chunk& chunk);
  [[nodiscard]] bool finish();
  // Says whether there were any.
  bool any() const { return output_ != nullptr; }
  const std::string& error() const { return output_->error(); }

 private:
  bool write_original(const Chunk& chunk, Extent extent);
  bool separate(const Chunk& chunk);
  bool end_file(const SourceFile* before);

  std::string path_;
  std::unique_ptr<Output> output_;
  std::shared_ptr<const SourceFile> last_;  // file from which a record has been written
  bool end_open_ = false;                   // that record has no line end
  std::string cut_;                         // the beginning of a character that a chunk has cut in two
  std::string scratch_;
};

}  // namespace mt::archive
