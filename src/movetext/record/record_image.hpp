// Stores a record as bytes on disk, to be read back by the same process. The image holds tags, tape and their
// texts.
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

// Appends the image of a replayed record. Returns false and appends nothing if the image exceeds `most`
// bytes. Diagnostics and the source are not stored.
[[nodiscard]] bool append_image(const Record& record, std::size_t most, std::string& out);

// Replaces the contents of `record` by an image. All texts are then in Record::side_text.
void read_image(std::string_view image, Record& record);

}  // namespace mt
