#include "movetext/archive/write_record.hpp"

namespace mt::archive {

void RecordWriter::write(const Record& record, bool white_first, std::string& out) {
  pgn_.write(record, out, white_first);
}

Frame frame_of(const Format&) {
  return {};
}

}  // namespace mt::archive
