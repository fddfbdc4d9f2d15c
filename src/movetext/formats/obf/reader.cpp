#include "movetext/formats/obf/reader.hpp"

#include "movetext/formats/obf/line_reader.hpp"
#include "movetext/record/text_reading.hpp"

namespace mt::obf {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_text_at<LineReader>(chunk, begin, conventions::pdn, record, options);
}

}  // namespace mt::obf
