// An output file whose format has a Binder. The binder completes the records in their order and makes the
// companion files.
//
//   BoundFile file(format, path, output);
//   file.begin() && file.write(record) && ... && file.finish();
//   output.finish();
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/base/diagnostic.hpp"
#include "movetext/formats/api/format.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

class BoundFile {
 public:
  // `format` must have a binder; `output` must be open and be the file at `path`.
  BoundFile(const Format& format, const std::string& path, Output& output);

  // Writes the bytes before the records. Like all calls here, returns false on failure; see error().
  [[nodiscard]] bool begin();
  // Writes a complete record as made by the writer of the format.
  [[nodiscard]] bool write(std::string_view record);
  // Writes the end of the file, corrects its beginning and writes the companions that have changed. The
  // companions get their names before the file itself does, because a companion that no file refers to does
  // no harm.
  [[nodiscard]] bool finish();

  const std::string& error() const { return error_; }
  // Returns notes on what the file format cannot express. They are complete after finish().
  const std::vector<Diagnostic>& notes() const { return notes_; }

 private:
  bool fail(const std::string& reason);
  bool write_companion(const CompanionFile& companion, std::string_view bytes);

  const Format& format_;
  const std::string& path_;
  Output& output_;
  std::vector<CompanionFile> companions_;
  std::unique_ptr<Binder> binder_;
  std::string scratch_;
  std::string error_;
  std::vector<Diagnostic> notes_;
};

}  // namespace mt::archive
