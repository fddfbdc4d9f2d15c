// Writes the records with errors to a file, with the same bytes as in the input.
//
//   Rejects rejects("season.pdn.rejects", inputs);
//   rejects.write(chunk) && rejects.finish();
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/output.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace mt::archive {

// Text that was UTF-16 is written as UTF-16 again, so that each record keeps the encoding of its own file.
class Rejects {
 public:
  // If the path is empty, no records are written. The constructor remembers the regular file at the path,
  // which an earlier run has left there. It does not remember a file that is one of `inputs`.
  Rejects(std::string path, const std::vector<std::string>& inputs);

  // Writes the rejected records of a chunk. The first rejected record opens the file. Like all calls here,
  // returns false on failure; see error().
  [[nodiscard]] bool write(const Chunk& chunk);
  [[nodiscard]] bool finish();
  // Returns whether there were any rejected records.
  bool any() const { return output_ != nullptr; }
  const std::string& error() const { return output_->error(); }
  // Removes the file left by the earlier run, unless another file is at the path now.
  void remove_stale() const;

 private:
  struct Identity {
    dev_t device = 0;
    ino_t number = 0;
    friend bool operator==(const Identity&, const Identity&) = default;
  };
  static std::optional<Identity> regular_file(const std::string& path);

  bool write_original(const Chunk& chunk, Extent extent);
  bool separate(const Chunk& chunk);
  bool end_line(const Chunk& chunk, Extent extent);
  bool end_file(const SourceFile* before);

  std::string path_;
  std::optional<Identity> stale_;
  std::unique_ptr<Output> output_;
  std::shared_ptr<const SourceFile> last_;  // the input file of the last record written
  bool end_open_ = false;                   // the last record written does not end with a line end
  std::string cut_;  // the first bytes of a character whose other bytes are in the next chunk
  std::string scratch_;
};

}  // namespace mt::archive
