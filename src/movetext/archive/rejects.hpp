// The file that takes the records with errors, byte for byte as they stood in the input.
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

// What was UTF-16 is so again: records of files in several encodings stand each in its own.
class Rejects {
 public:
  // Empty: records are not kept.
  explicit Rejects(std::string path) : path_(std::move(path)) {}

  // Opens the file with the first of them.  Of every call: false: error() says why.
  [[nodiscard]] bool write(const Chunk& chunk);
  [[nodiscard]] bool finish();
  // Whether there were any.
  bool any() const { return output_ != nullptr; }
  const std::string& error() const { return output_->error(); }

 private:
  bool write_original(const Chunk& chunk, Extent extent);
  bool separate(const Chunk& chunk);

  std::string path_;
  std::unique_ptr<Output> output_;
  std::shared_ptr<const SourceFile> last_;  // file, of which a record has been written
  bool end_open_ = false;                   // that record has no line end
  std::string cut_;                         // the beginning of a character that a chunk has cut in two
  std::string scratch_;
};

}  // namespace mt::archive
