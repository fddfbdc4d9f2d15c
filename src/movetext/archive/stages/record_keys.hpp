// Makes the keys by which records are sorted and repeats are found.
#pragma once
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

class RecordKeys {
 public:
  RecordKeys(Digest digest, Repeats repeats) : digest_(digest), repeats_(repeats) {}

  // Reads the tags of the record for the following calls.
  void begin(const Record& record, bool white_first) {
    sheet_.fill(record, {.white_first = white_first, .others = false});
  }
  // Appends the collating key, at most its first 64 KiB. Records with the same first 64 KiB keep the order of
  // the input. `movetext` is the output of Writers::write_movetext().
  void append_key(std::string_view movetext, std::string& key) const;
  // Appends the key by which records are sorted. `written`: the moves as written by
  // Writers::write_movetext(). If it is empty and the order needs the moves, `writers` writes them.
  void append_order(const Record& record, const KeyOptions& options, bool white_first,
                    std::string_view written, Writers* writers, std::string& key) const;
  // Appends the identity of the record. A long identity is replaced by its digest, if there is a digest.
  // `last_board`: the key of the last position, for Repeats::position. `line_key`: the key of all positions
  // of the main line, if it replaces the moves; else empty.
  void append_identity(const Record& record, std::uint64_t last_board, std::string_view line_key,
                       std::string& identity);

 private:
  Digest digest_;
  Repeats repeats_;
  TagSheet sheet_;
  std::string identity_;  // a member so that its memory is reused
};

}  // namespace mt::archive
