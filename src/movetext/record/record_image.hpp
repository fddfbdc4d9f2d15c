// A record as bytes that are stored on disk and read back by the same process: tags, tape, and the texts of
// both.
//
//   std::string image;
//   if (!append_image(record, most, image)) refuse();
//   read_image(image, other);
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mt {

// Appends the image of a record that has been replayed. Returns false, and appends nothing, if it would
// exceed `most` bytes. Diagnostics and the source are not part of it.
[[nodiscard]] bool append_image(const Record& record, std::size_t most, std::string& out);

// Replaces the contents of `record` by those of an image; all its texts are in Record::side_text.
void read_image(std::string_view image, Record& record);

}  // namespace mt
