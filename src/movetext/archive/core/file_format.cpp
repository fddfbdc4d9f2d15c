#include "movetext/archive/core/file_format.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/formats/table/formats.hpp"

namespace mt::archive {

void decide_format(const Task& task, SourceFile& file, std::string_view first_bytes) {
  if (task.from == nullptr && binary_format_by_opening(first_bytes) == nullptr)
    file.other = find_other_kind(first_bytes, file.path);
  file.format = task.from != nullptr ? task.from : &guess_format(first_bytes, file.path, task.charset);
}

void open_context(SourceFile& file, std::string_view first_bytes) {
  if (file.other) return;
  const Format& format = *file.format;
  file.header = first_bytes.substr(0, format.header_bytes);
  if (format.open == nullptr) return;
  if (!format.companions.empty() && file.find_companions)
    file.companions = file.find_companions(format, file.path);
  file.context = format.open({first_bytes, file.path, file.companions});
}

}  // namespace mt::archive
