// Writes games for a file of the WTHOR database.
//
//   if (wthor::obstacle(record).empty()) writer->write(record, false, out);   // then the Binder has it
#pragma once
#include "movetext/formats/api/writer.hpp"
#include "movetext/record/record.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mt::wthor {

// Returns why a game of Othello cannot be written, in words; empty: it can.
std::string_view obstacle(const Record& record);
// Returns in words what of a game has no place; empty: nothing.
std::string losses(const Record& record, const WritingOptions& options);

// Makes a writer, which writes drafts (draft.hpp).
std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& lines);

}  // namespace mt::wthor
