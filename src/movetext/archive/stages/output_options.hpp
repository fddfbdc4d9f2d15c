// How the records of a run are written.
#pragma once
#include "movetext/formats/api/format.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt::archive {

// How to handle a record with an error.
enum class OnError : std::uint8_t {
  reject,  // write its original bytes to the file of rejects
  keep,    // write it up to the error, with the rest in a comment
  stop,    // end the run before this record and write no file
};

struct OutputOptions {
  const Format* to = nullptr;  // format of the output; if nullptr, see own_format
  // Write each record in the format of its game. If `to` is nullptr, the format is the canonical one of the
  // first file. If own_format is false and `to` is nullptr, nothing is written.
  bool own_format = false;
  // Name of the output file, which must fit the canonical format (output_name.hpp). Empty if there is no
  // name.
  std::string name;
  bool is_named = false;  // the name has the extension of `to`; set by run()
  // Refuse records with moves, because a list of positions would lose the moves. Set by run().
  bool positions_alone = false;
  bool found_positions = false;  // of each record, write only the position that the selection has found
  WritingOptions writer;
  bool refuse_setups = false;   // treat a game from a set-up position as an error
  bool full_game_type = false;  // write all fields of GameType
  OnError on_error = OnError::reject;

  // Returns the format in which a record is written; `to` must be set.
  const Format& format_of(const Record& record) const {
    return own_format ? format_for(*to, *record.convention) : *to;
  }
  // Returns whether positions are written instead of records.
  bool writes_positions() const { return to != nullptr && to->positions; }
  // Returns whether the output has text for each position of a replay (Format::shows_replay).
  bool shows_replay() const { return to != nullptr && to->shows_replay(); }
};

}  // namespace mt::archive
