#include "movetext/archive/core/file_format.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/formats/table/formats.hpp"

namespace mt::archive {

void decide_format(const Task& task, SourceFile& file, std::string_view first_bytes) {
  if (task.from == nullptr && binary_format_by_opening(first_bytes) == nullptr)
    file.other = find_other_kind(first_bytes, file.path);
  file.format = task.from != nullptr ? task.from : &guess_format(first_bytes, file.path);
}

void open_context(SourceFile& file, std::string_view first_bytes) {
  if (!file.other && file.format->open != nullptr) file.context = file.format->open({first_bytes, file.path});
}

}  // namespace mt::archive
