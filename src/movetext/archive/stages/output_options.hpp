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
  reject,  // write its original bytes to the rejects
  keep,    // write it up to the error, with the rest in a comment
  stop,    // end the run before it and write no file
};

struct OutputOptions {
  const Format* to = nullptr;    // if nullptr, nothing is written, or `own_format` decides
  bool own_format = false;       // write each record in the format of its game; if `to` is nullptr, in the
                                 // canonical format of the first file
  std::string name;              // name of the file of records, which must fit the canonical format
                                 // (output_name.hpp); empty if there is none
  bool is_named = false;         // the name has the extension of `to`; set by run()
  bool positions_alone = false;  // refuse records with moves, which a list of positions would lose; set by
                                 // run()
  WritingOptions writer;
  bool refuse_setups = false;   // treat a game from a set-up position as an error
  bool full_game_type = false;  // write all fields of GameType
  OnError on_error = OnError::reject;

  // Returns the format of a record; `to` must be set.
  const Format& format_of(const Record& record) const {
    return own_format ? format_for(*to, *record.convention) : *to;
  }
  // Returns whether positions are written instead of records.
  bool writes_positions() const { return to != nullptr && to->positions; }
};

}  // namespace mt::archive
