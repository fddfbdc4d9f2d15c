// How the records of a run are written.
#pragma once
#include "movetext/formats/api/format.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt::archive {

// What becomes of a record with an error.
enum class OnError : std::uint8_t {
  reject,  // its bytes go to the rejects, as they are
  keep,    // it is written up to the error, the rest in a comment
  stop,    // the run ends before it, and no file is written
};

struct OutputOptions {
  const Format* to = nullptr;  // nullptr: nothing is written, or `own_format` decides
  bool own_format = false;     // each record in the form of its game; `to` may be nullptr: the canonical form
                               // of the first file
  std::string name;            // of the file of records, which the canonical form must fit
                               // (output_name.hpp); empty: there is none
  bool is_named = false;       // that name has the extension of `to`; set by run()
  bool positions_alone = false;  // a record with moves is refused, since a list of positions would lose them;
                                 // set by run()
  WritingOptions writer;
  bool refuse_setups = false;   // a game from a set-up position is an error
  bool full_game_type = false;  // all fields of GameType are written
  OnError on_error = OnError::reject;

  // Returns the format of a record; `to` is set.
  const Format& format_of(const Record& record) const {
    return own_format ? format_for(*to, *record.convention) : *to;
  }
  // Returns whether positions are written in place of records.
  bool writes_positions() const { return to != nullptr && to->positions; }
};

}  // namespace mt::archive
