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
  // Appends the first 64 KiB of the collating key; records that are equal up to there keep the order of the
  // input. `movetext` is the output of Writers::write_movetext().
  void append_key(std::string_view movetext, std::string& key) const;
  // Appends the key by which records are sorted. `written`: the moves as from Writers::write_movetext(); if
  // it is empty, `writers` writes them if the order needs them.
  void append_order(const Record& record, const KeyOptions& options, bool white_first,
                    std::string_view written, Writers* writers, std::string& key) const;
  // Appends the identity, or the digest of a long one if there is a digest.
  // `last_board`: the key of the last position, for Repeats::position; `line_key`: that of the positions of
  // the main line, if it replaces the moves.
  void append_identity(const Record& record, std::uint64_t last_board, std::string_view line_key,
                       std::string& identity);

 private:
  Digest digest_;
  Repeats repeats_;
  TagSheet sheet_;
  std::string identity_;  // a member to reuse its memory
};

}  // namespace mt::archive
