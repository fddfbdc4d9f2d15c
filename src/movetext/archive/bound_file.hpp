// An output file whose records are completed in their order by the Binder of its format, and the companions
// that are written with it.
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
  // `format` has a binder; `output` is open and is the file at `path`.
  BoundFile(const Format& format, const std::string& path, Output& output);

  // Writes what stands before the records.  On false, error() says why; so for every call.
  [[nodiscard]] bool begin();
  // Writes a whole record, as the writer of the format has made it.
  [[nodiscard]] bool write(std::string_view record);
  // Corrects the beginning of the file and writes the companions that have changed.  They get their names
  // before the file itself does: names that nothing points to do no harm.
  [[nodiscard]] bool finish();

  const std::string& error() const { return error_; }
  // Returns what the file cannot say, once it is finished.
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
